import {describe, expect, it} from 'vitest';
import {code, escapeText, fence, heading, jsxString, table} from '@site/src/plugins/openapi/mdx';
import {cellsOf, render} from './fixture';

const textOf = async (markdown: string) => (await render(markdown))('body').text().trim();

describe('code', () => {
  it.each(['name', '`', '``', 'a`b', '`a', 'b``', '{eid}', '<x>', '{/* #id */}', '</code>', '"a" | "b"'])(
    'shows %s as it is',
    async (text) => {
      const $ = await render(`See ${code(text)} there.`);
      expect($('code').text()).toBe(text);
      expect($('p').text()).toBe(`See ${text} there.`);
    },
  );
});

describe('escapeText', () => {
  it.each([
    '{name}',
    '{',
    '}',
    'a < b',
    '<script>alert(1)</script>',
    '<!-- no comment -->',
    '{/* no comment */}',
    '5 > 3',
    '$& and $1',
    '这里是 {name}，不是 <b>',
    'a ` b {c}',
  ])('shows %s as it is', async (text) => {
    expect(await textOf(escapeText(text))).toBe(text);
  });

  it('leaves code and other Markdown alone', async () => {
    const $ = await render(escapeText('`{a} <b>` and {c}, **d**, ``{e} <f>``, [g](https://example.com)'));
    expect(
      $('code')
        .toArray()
        .map((element) => $(element).text()),
    ).toEqual(['{a} <b>', '{e} <f>']);
    expect($('strong').text()).toBe('d');
    expect($('a').attr('href')).toBe('https://example.com');
    expect($('p').text()).toBe('{a} <b> and {c}, d, {e} <f>, g');
  });

  it('keeps paragraphs and lists', async () => {
    const $ = await render(escapeText('One {1}.\n\nTwo:\n\n- `{a}`\n- <b>'));
    expect($('p').length).toBe(2);
    expect(
      $('li')
        .toArray()
        .map((item) => $(item).text()),
    ).toEqual(['{a}', '<b>']);
  });

  it('leaves what is escaped already alone', async () => {
    expect(await textOf(escapeText(String.raw`\{name\} \<b>`))).toBe('{name} <b>');
  });

  it('knows where code of several backticks ends', async () => {
    const $ = await render(escapeText('``a`{b}``'));
    expect($('code').text()).toBe('a`{b}');
  });

  it('takes backticks that do not match for text', async () => {
    expect(await textOf(escapeText('` {y} ``'))).toBe('` {y} ``');
  });

  it('does not take the end of one paragraph and the beginning of the next for code', async () => {
    expect(await textOf(escapeText('A ` {b}.\n\nC `.'))).toMatch(/^A ` \{b\}\.\s+C `\.$/);
  });

  it.each(['export the application', 'import a template'])('shows a text that begins like code: %s', async (text) => {
    expect(await textOf(escapeText(text))).toBe(text);
  });
});

describe('table', () => {
  it('has one row on one line, and shows pipes in texts and in code', async () => {
    const source = table(
      ['a|b', '名称'],
      [
        [code('x|y'), 'one | two'],
        ['line\n  break\n\nmore', ''],
      ],
    );
    expect(source.split('\n')).toHaveLength(4);
    expect(cellsOf(await render(source))).toEqual([
      ['a|b', '名称'],
      ['x|y', 'one | two'],
      ['line break more', ''],
    ]);
  });

  it('can be without rows', async () => {
    expect(cellsOf(await render(table(['a', 'b'], [])))).toEqual([['a', 'b']]);
  });

  it('shows a pattern that holds an escaped pipe', async () => {
    const pattern = String.raw`^a\|b$`;
    expect(cellsOf(await render(table(['a', 'b'], [[code(pattern), 'x']])))[1]).toEqual([pattern, 'x']);
  });
});

describe('heading', () => {
  it('ends with its id', async () => {
    const source = heading(3, escapeText('Ports of {x}'), 'ports');
    expect(source).toBe('### Ports of \\{x\\} {/* #ports */}');
    expect((await render(source))('h3').text().trim()).toBe('Ports of {x}');
  });
});

describe('fence', () => {
  it('shows its content as it is', async () => {
    const content = 'GET /a/{b}\n<c> {d} `e`';
    const $ = await render(fence('text', content));
    expect($('pre > code.language-text').text().trim()).toBe(content);
  });
});

describe('jsxString', () => {
  it.each(['a "b" \'c\'', 'line\nbreak', '{x} </TabItem> `${y}`', String.raw`\n \ `, '\u2028', '值'])(
    'survives in an attribute: %j',
    async (text) => {
      const source = `<ApiSample language="bash" code={${jsxString(text)}} />`;
      expect(source.split('\n')).toHaveLength(1);
      expect((await render(source))('pre').text()).toBe(text);
    },
  );
});
