import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {pageFacts, pageOf, readBuild} from '@site/deploy/build';
import {generateFiles, siteFacts} from '@site/deploy/generate';
import {scriptHash, scriptHashes} from '@site/deploy/inlineScripts';
import {readEnvironment} from '@site/src/config/env';

const THEME = 'document.documentElement.setAttribute("data-theme-choice","light")';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
});
afterEach(() => rm(root, {recursive: true, force: true}));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), text);
  }
}

test('a page tells its inline scripts, exactly as browsers hash them', () => {
  const html = `<script src=/a.js></script><script>\n if (1 < 2) "&amp;" </script><script type=application/ld+json>{}</script>`;
  expect(pageFacts(html).scripts).toEqual(['\n if (1 < 2) "&amp;" ']);
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scriptHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
});

test('an inline script that nobody knows is refused with its page', () => {
  expect(() => scriptHashes([{file: 'docs/a.html', text: ' alert(document.cookie) '}])).toThrow(
    'build/docs/a.html has an inline script that the policy does not permit: "alert(document.cookie)".',
  );
  expect(scriptHashes([{file: 'index.html', text: THEME}])).toEqual([scriptHash(THEME)]);
});

test('pages, scripts and live code of a build are found, and redirect pages are no pages', async () => {
  await write({
    'index.html': `<script>${THEME}</script>`,
    'docs/a.html': `<script>${THEME}</script><div data-live-code=""></div>`,
    'docs/old/index.html':
      '<meta http-equiv="refresh" content="0; url=/docs/a"><script>location.href="/docs/a"</script>',
    'docs/a.html.br': 'x',
    '.git/config': 'x',
    _headers: 'x',
  });
  const facts = await readBuild(root);
  expect(facts.files).toEqual(['docs/a.html', 'docs/old/index.html', 'index.html']);
  expect(facts.pages).toEqual(['/docs/a', '/']);
  expect(facts.liveCodePages).toEqual(['docs/a.html']);
  expect(facts.inlineScripts).toEqual([{file: 'docs/a.html', text: THEME}]);
});

test.each([
  ['index.html', '/'],
  ['zh/index.html', '/zh'],
  ['docs/5.17.html', '/docs/5.17'],
])('%s holds the page %s', (file, page) => {
  expect(pageOf(file)).toBe(page);
});

test('a folder without a build is refused', async () => {
  await expect(readBuild(path.join(root, 'nowhere'))).rejects.toThrow('Run "npm run build" first.');
  await write({'a.html': ''});
  await expect(readBuild(root)).rejects.toThrow('has no index.html');
});

test('a build for a hosted search needs its settings again', async () => {
  await write({'index.html': '<link rel=preconnect href=https://ABC-dsn.algolia.net crossorigin>'});
  const facts = await readBuild(root);
  expect(() => siteFacts(facts, readEnvironment({}))).toThrow('Set the same ALGOLIA_* variables as for the build.');
  const settings = readEnvironment({ALGOLIA_APP_ID: 'ABC', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'site'});
  expect(siteFacts(facts, settings).policy.settings.ALGOLIA_APP_ID).toBe('ABC');
});

test('the manifest says of each file what an uploader needs', async () => {
  await write({'index.html': 'home', 'index.html.br': 'x', 'assets/a.1234.js': 'code', 'img/a.png': 'image'});
  const manifest = JSON.parse(
    (await generateFiles(root, readEnvironment({}))).get('../deploy-output/manifest.json') ?? '',
  );
  expect(manifest).toEqual([
    {
      path: 'assets/a.1234.js',
      size: 4,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
      encodings: {},
    },
    expect.objectContaining({path: 'img/a.png', contentType: 'image/png', cacheControl: 'no-cache'}),
    expect.objectContaining({
      path: 'index.html',
      page: '/',
      cacheControl: 'no-cache',
      encodings: {br: 'index.html.br'},
    }),
  ]);
});
