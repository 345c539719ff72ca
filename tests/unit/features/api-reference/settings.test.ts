import {describe, expect, it} from 'vitest';
import {
  fillSample,
  parseAddress,
  parseToken,
  SAMPLE_ADDRESS,
  SAMPLE_TOKEN,
} from '@site/src/features/api-reference/settings';

const TOKEN = 'c0ffee1234567890abcdef1234567890abcdef12';
const MASK = '••••••••••••';
const SAMPLE = `curl --url ${SAMPLE_ADDRESS}/openapi/v1/teams --header 'Authorization: ${SAMPLE_TOKEN}'`;

describe('parseAddress', () => {
  it.each([
    ['https://console.example.com', 'https://console.example.com'],
    [' https://console.example.com/ ', 'https://console.example.com'],
    ['HTTP://Console.Example.com:7070', 'http://console.example.com:7070'],
    ['https://console.example.com:443', 'https://console.example.com'],
    ['http://198.51.100.7:7070/console///', 'http://198.51.100.7:7070/console'],
    ['http://[2001:db8::1]:7070/', 'http://[2001:db8::1]:7070'],
    ['http://例子.example.com', 'http://xn--fsqu00a.example.com'],
    ['http://host/a b/<c>', 'http://host/a%20b/%3Cc%3E'],
    ['http://host/x?token=1#y', 'http://host/x'],
    ['http://host/openapi', 'http://host'],
    ['http://host/openapi/v1/', 'http://host'],
    ['http://host/sub/openapi/v2/manage', 'http://host/sub'],
    ['http://host/openapi/v3', 'http://host/openapi/v3'],
  ])('%s becomes %s', (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });

  it.each([
    '',
    ' ',
    'console.example.com',
    'ftp://console.example.com',
    'javascript:alert(1)//http://host',
    'data:text/html,http://host',
    'http://',
    'http://a b',
    'http://host:99999',
    'http://<host>',
    'http://user@host',
    'http://user:secret@host',
    '$(http://host)',
  ])('refuses %j', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  // A reader pastes an address from somewhere, and the sample into a shell.
  it.each([
    'http://$(reboot)',
    'http://host/$(reboot)',
    'http://host/;reboot',
    'http://host/&reboot',
    "http://host/'+process.exit()+'",
    'http://a"b',
    "http://a'b",
    'http://:secret@host',
  ])('refuses what would be code in a sample: %s', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });
});

describe('parseToken', () => {
  it.each([TOKEN, ` ${TOKEN}\n`, 'a.b-c_d~e+f/g=='])('takes %j', (text) => {
    expect(parseToken(text)).toBe(text.trim());
  });

  it.each([
    '',
    '  ',
    'two words',
    `Authorization: ${TOKEN}`,
    "it's",
    '"quoted"',
    '`id`',
    '$(id)',
    '$HOME',
    'a\\b',
    'a\nb',
    'a;b',
    'a&b',
    'a|b',
    '<b>',
    '{a}',
    '令牌',
    MASK,
  ])('refuses %j', (text) => {
    expect(parseToken(text)).toBeUndefined();
  });
});

describe('fillSample', () => {
  const fill = (address: string, token: string, show = false) => fillSample(SAMPLE, {address, token}, show);

  it('leaves the sample as it is until something is set', () => {
    expect(fill('', '')).toBe(SAMPLE);
    expect(fill('', '', true)).toBe(SAMPLE);
  });

  it('leaves the sample as it is for what cannot be used', () => {
    expect(fill('console', 'two words')).toBe(SAMPLE);
    expect(fill("javascript:'", "'; rm -rf /; '", true)).toBe(SAMPLE);
  });

  it('writes the address, and the token masked or in full', () => {
    const of = (token: string) =>
      `curl --url https://console.example.com/openapi/v1/teams --header 'Authorization: ${token}'`;
    expect(fill(' https://console.example.com/ ', TOKEN)).toBe(of(MASK));
    expect(fill('https://console.example.com', ` ${TOKEN} `, true)).toBe(of(TOKEN));
    expect(fill('https://console.example.com', '')).toBe(of(SAMPLE_TOKEN));
  });

  it('never shows a part of the token, and hides its length', () => {
    expect(fill('', 'ab')).toBe(fill('', TOKEN));
    expect(fill('', TOKEN)).not.toContain(TOKEN.slice(0, 4));
  });

  it('writes to every place', () => {
    const twice = fillSample(`${SAMPLE}\n${SAMPLE}`, {address: 'http://host', token: 'a'}, true);
    expect(twice).not.toMatch(/192\.0\.2\.10|YOUR_ACCESS_TOKEN/);
  });
});
