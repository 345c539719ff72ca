import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  activeRedirects,
  clientRedirects,
  docExists,
  formerPaths,
  pageRedirects,
  prefixRedirects,
  type PageRedirect,
} from '@site/src/config/redirects';

const ROW: PageRedirect = {section: 'app-ops', from: '/docs/old/page', to: '/docs/new/page'};
const never = () => false;
const always = () => true;

describe('redirects of single pages', () => {
  test('one whose target exists is active', () => {
    expect(activeRedirects([ROW], always)).toEqual([ROW]);
  });

  test('one into a section that is not complete waits for its target', () => {
    expect(activeRedirects([ROW], never, ['delivery'])).toEqual([]);
  });

  test('one into a complete section must reach its target', () => {
    expect(activeRedirects([ROW], always, ['app-ops'])).toEqual([ROW]);
    const broken = () => activeRedirects([ROW], never, ['app-ops']);
    for (const part of [ROW.from, ROW.to, '"app-ops"', 'src/config/redirects.ts', 'does not exist']) {
      expect(broken).toThrow(part);
    }
  });

  test('the table holds those of the specification', () => {
    expect(pageRedirects.map(({from}) => from)).toEqual(
      expect.arrayContaining([
        '/docs/micro-service/example/blade',
        '/docs/micro-service/example/pig',
        '/docs/use-manual/component-manage/build-source/auto_build',
      ]),
    );
  });

  test('every row stands below /docs, has no language, ending or slash behind it, and leads elsewhere', () => {
    for (const {from, to} of pageRedirects) {
      for (const address of [from, to]) expect(address).toMatch(/^\/docs(\/[\w-]+)+$/);
      expect(to).toMatch(/^\/docs\/how-to-guides\//);
      expect(from).not.toBe(to);
    }
    expect(new Set(pageRedirects.map(({from}) => from)).size).toBe(pageRedirects.length);
  });
});

describe('redirects of folders', () => {
  const rows = [
    {section: 'delivery', fromPrefix: '/docs/old', toPrefix: '/docs/new'},
    {section: 'delivery', fromPrefix: '/docs/older', toPrefix: '/docs/new'},
  ] as const;

  test.each([
    ['/docs/new', ['/docs/old', '/docs/older']],
    ['/docs/new/a/b', ['/docs/old/a/b', '/docs/older/a/b']],
    ['/docs/newer', []],
    ['/docs/new-things/a', []],
    ['/zh/docs/new/a', []],
    ['/docs/old/a', []],
    ['/docs', []],
  ])('%s was once at %j', (page, expected) => {
    expect(formerPaths(page, rows)).toEqual(expected);
  });

  test('no folder leads into one that has moved itself', () => {
    for (const {toPrefix} of prefixRedirects) {
      expect(prefixRedirects.filter(({fromPrefix}) => `${toPrefix}/`.startsWith(`${fromPrefix}/`))).toEqual([]);
    }
  });
});

test.each([
  ['a.md', true],
  ['a.mdx', true],
  ['a/index.md', true],
  ['a/index.mdx', true],
  ['a.txt', false],
  ['a/readme.md', false],
])('docs/%s makes /docs/a exist: %s', (file, expected) => {
  const root = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const target = path.join(root, 'docs', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, '');
  expect(docExists('/docs/a', root)).toBe(expected);
});

test('Docusaurus gets both tables', () => {
  const {redirects, createRedirects} = clientRedirects();
  for (const row of redirects) expect(Object.keys(row).sort()).toEqual(['from', 'to']);
  expect(createRedirects('/docs/how-to-guides/delivery/offline')).toEqual(['/docs/delivery/offline']);
});
