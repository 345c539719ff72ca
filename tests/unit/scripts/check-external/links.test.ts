import {expect, test} from 'vitest';
import {externalAddress, externalLinks, isReserved} from '@site/scripts/check-external/links';
import {htmlPage, redirectPage} from '@site/tests/checks/lib/htmlPage';
import {writeTree} from '@site/tests/checks/lib/writeTree';

test.each([
  'localhost',
  'app.localhost',
  'console',
  'example.com',
  'www.example.org',
  'git.example',
  'host.test',
  'site.invalid',
  'printer.local',
  'goodrain.internal',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.10',
  '198.51.100.7',
  '203.0.113.9',
  '[::1]',
])('%s cannot be asked', (host) => expect(isReserved(host)).toBe(true));

test.each(['github.com', 'my-example.com', 'example.com.cn', 'latest.org', '8.8.8.8', '172.32.0.1'])(
  '%s can be asked',
  (host) => expect(isReserved(host)).toBe(false),
);

const OWN = 'https://www.rainbond.com';

test.each([
  ['https://github.com/a#readme', 'https://github.com/a'],
  ['//github.com/a?b=1', 'https://github.com/a?b=1'],
  ['/docs/versions', undefined],
  [`${OWN}/docs/versions`, undefined],
  ['mailto:a@github.com', undefined],
  ['http://localhost:7070/', undefined],
  ['http://[broken', undefined],
])('the link %s is asked as %s', (href, address) => {
  expect(externalAddress(href, `${OWN}/docs/`, OWN)).toBe(address);
});

test('each address comes once, with its pages in both languages', async () => {
  const body = '<a href=https://github.com/a#x>A</a><a href=https://github.com/a>A</a><a href=/docs/b>B</a>';
  const edit = '<a class=theme-edit-this-page href=https://github.com/edit/main/docs/a.md>Edit</a>';
  const root = await writeTree({
    'build/docs/a.html': htmlPage('/docs/a', {body: body + edit}),
    'build/zh/docs/a.html': htmlPage('/zh/docs/a', {body: `${body}<a href="http://gitee.com/?a=1&amp;b=2">G</a>`}),
    'build/docs/old.html': redirectPage('https://gitlab.com/'),
  });
  expect(Object.fromEntries(await externalLinks(root))).toEqual({
    'https://github.com/a': ['/docs/a', '/zh/docs/a'],
    'http://gitee.com/?a=1&b=2': ['/zh/docs/a'],
  });
});

test('there must be a build', async () => {
  await expect(externalLinks(await writeTree({'docs/a.md': ''}))).rejects.toThrow('Run "npm run build" first.');
});
