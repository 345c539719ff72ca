import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

interface Item {
  label: string;
  to?: string;
  href?: string;
}

/** The footer as it is built in a language with an operator's settings, which are read once per process. */
async function footerWith(variables: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const {footer} = await import('@site/src/config/footer');
  const result = footer(2031);
  const columns = result.links as {items: Item[]}[];
  return {...result, columns, items: columns.flatMap((column) => column.items)};
}

beforeEach(() => {
  for (const name of ['DOCUSAURUS_CURRENT_LOCALE', 'FILING_NUMBER']) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  ['en', 'Goodrain Inc.', 'Rainbond home', /^[\x20-\x7e]+$/],
  [
    'zh',
    '北京好雨科技有限公司',
    'Rainbond 首页',
    /[\u4e00-\u9fff]|^(GitHub|Gitee|GitCode|Slack|OpenAPI|Rainbond Cloud)$/,
  ],
])('%s', (locale, owner, logo, language) => {
  test('names year, owner and filing number', async () => {
    const {copyright} = await footerWith({DOCUSAURUS_CURRENT_LOCALE: locale});
    expect(copyright).toContain(`© 2031 ${owner}`);
    expect(copyright).toMatch(/<a href="https:\/\/beian\.miit\.gov\.cn"[^>]*>京ICP备\d+号-\d+<\/a>/);
  });

  test('is dark and has logo and columns in its language', async () => {
    const {style, logo: image, columns, items} = await footerWith({DOCUSAURUS_CURRENT_LOCALE: locale});
    expect(style).toBe('dark');
    expect(image?.alt).toBe(logo);
    expect(columns.length).toBeGreaterThan(1);
    for (const {label} of items) expect(label).toMatch(language);
  });
});

test('another filing number is shown', async () => {
  expect((await footerWith({FILING_NUMBER: '京ICP备1号-2'})).copyright).toContain('>京ICP备1号-2</a>');
});

test('a filing number is text, not HTML', async () => {
  const {copyright} = await footerWith({FILING_NUMBER: `<img src=x onerror="alert('1')">&`});
  expect(copyright).toContain('>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</a>');
  expect(copyright).not.toContain('<img');
});

test('an empty filing number leaves the line out', async () => {
  expect((await footerWith({FILING_NUMBER: ''})).copyright).toBe('© 2031 Goodrain Inc.');
});

test('links within the site are paths, links elsewhere are addresses', async () => {
  const {items} = await footerWith();
  for (const {to, href} of items) {
    if (to === undefined) expect(href).toMatch(/^https:\/\//);
    else expect(to).toMatch(/^\/(?!zh\b)/);
  }
});
