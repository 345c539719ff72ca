import {mkdtempSync, readFileSync, rmSync, mkdirSync, writeFileSync, existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import redirects from '@site/src/plugins/redirects';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

let siteDir = '';
let outDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'redirect-pages-'));
  outDir = path.join(siteDir, 'build');
  mkdirSync(path.join(siteDir, 'src/config/redirects'), {recursive: true});
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
});

const ROUTES = ['', 'docs', 'docs/new', 'docs/guides/a', 'case/boe', 'blog/istio', 'docs/5.17/new'];

async function build(rows: string, locale: 'en' | 'zh' = 'en'): Promise<void> {
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  writeFileSync(path.join(siteDir, 'src/config/redirects/moved.yml'), rows);
  const baseUrl = locale === 'en' ? '/' : '/zh/';
  const siteConfig = {trailingSlash: false, future: {}, onDuplicateRoutes: 'throw'};
  const props = {baseUrl, outDir, siteConfig, routesPaths: ROUTES.map((route) => baseUrl + route)};
  const context = {siteDir, baseUrl, outDir, siteConfig} as unknown as LoadContext;
  await redirects(context).postBuild?.(props as unknown as BuildProps);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const script = (file: string) => /href = (.*);/.exec(read(file))?.[1];

test('writes a page for each address, with and without the default language in front', async () => {
  await build('- {from: /docs/old, to: /docs/new}\n- {from: /docs/manual/*, to: /docs/guides/*}\n');
  const forwarded = ' + window.location.search + window.location.hash';
  expect(script('docs/old/index.html')).toBe(`'/docs/new'${forwarded}`);
  expect(script('en/docs/old/index.html')).toBe(`'/docs/new'${forwarded}`);
  expect(script('docs/manual/a/index.html')).toBe(`'/docs/guides/a'${forwarded}`);
});

test('Chinese readers have their own pages and targets', async () => {
  await build('- {from: /docs/old, to: /docs/new, zh: /case/boe}\n', 'zh');
  expect(script('docs/old/index.html')).toMatch(/^'\/zh\/case\/boe'/);
  expect(existsSync(path.join(outDir, 'en'))).toBe(false);
});

test.each([
  ['/docs', '/docs'],
  ['/case/boe', '/case/boe'],
  ['/blog/istio', '/blog/istio'],
  ['/docs/5.17/new', '/docs/5.17/new'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
])('%s may be a target', async (to, expected) => {
  await build(`- {from: /docs/old, to: '${to}'}\n`);
  expect(read('docs/old/index.html')).toContain(`url=${expected}"`);
});

test('the query is kept beside a hash of the target', async () => {
  await build("- {from: /docs/old, to: '/docs/new#part'}\n");
  expect(script('docs/old/index.html')).toBe("'/docs/new' + window.location.search + '#part'");
});

test('an address that ended with .html has a page by that name, too', async () => {
  await build('- {from: /docs/old.html, to: /docs/new}\n');
  expect(read('docs/old.html')).toBe(read('docs/old/index.html'));
});

test('a target without a page ends the build', async () => {
  await expect(build('- {from: /docs/old, to: /docs/gone}\n')).rejects.toThrow('/docs/gone');
});

test('a broken row ends the build', async () => {
  await expect(build('- {from: /docs/old}\n')).rejects.toThrow('src/config/redirects/moved.yml:1: row 1, "to"');
});
