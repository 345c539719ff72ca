import {execFile, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {LANGUAGES} from './support/pages';
import {expect, hydrated, test} from './support/test';

const WORDS = {
  en: {
    title: 'Draft page',
    text: 'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  },
  zh: {title: '草稿页', text: '此页面是草稿，仅在开发环境中可见，不会包含在正式版本中。'},
};

const NOT_COPIED = new Set(['node_modules', 'build', 'test-results']);
/** The site's own configuration, cut down to two documents so that it starts in seconds. */
const CONFIG = `import site from './site.config';
const [name, options] = site.presets[0];
const only = {include: ['welcome.md', 'draft.md'], sidebarPath: './draft.sidebars.ts', onlyIncludeVersions: ['current']};
const BLOG = './src/plugins/blog/index.ts';
const DOCS = './src/plugins/docs/index.ts';
export default {
  ...site,
  future: {...site.future, experimental_vcs: 'hardcoded'},
  presets: [[name, {...options, pages: false}]],
  plugins: site.plugins
    .filter((plugin) => plugin[0] !== BLOG)
    .map((plugin) => (plugin[0] === DOCS ? [DOCS, {...plugin[1], ...only}] : plugin)),
};
`;
const FILES = {
  'docusaurus.config.ts': CONFIG,
  'draft.sidebars.ts': "export default {docs: ['welcome'], api: ['welcome'], store: ['welcome']};\n",
  'docs/welcome.md': '---\nslug: /\n---\n\n# Welcome\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Half a page\n',
};

/** What to undo after a test, however it ended. */
const undo: (() => void)[] = [];
test.afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});

/** A copy of the project with one finished and one unfinished document. */
function copyWithDraft(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-draft-'));
  undo.push(() => rmSync(copy, {recursive: true, force: true, maxRetries: 5}));
  for (const entry of readdirSync('.')) {
    if (!NOT_COPIED.has(entry) && !entry.startsWith('.')) cpSync(entry, path.join(copy, entry), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  renameSync(path.join(copy, 'docusaurus.config.ts'), path.join(copy, 'site.config.ts'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(copy, file), text);
  return copy;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const environment = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** Starts the development server of a copy as a writer does; gives its address and what it has said so far. */
async function develop(copy: string, locale: string): Promise<{origin: string; log: () => string}> {
  const port = await freePort();
  const args = ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port), '--locale', locale];
  // Detached, so that it leads a process group, which can be ended as a whole.
  const server = spawn('npm', args, {cwd: copy, env: environment, detached: true});
  undo.push(() => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += String(data)));
  return {origin: `http://127.0.0.1:${port}`, log: () => output};
}

// Each copy costs a bundler run: one worker is busy here while the other goes on with the rest.
test.describe.configure({mode: 'serial', timeout: 150_000});

test('a production build has no draft page', async () => {
  const copy = copyWithDraft();
  // Stops when the routes are known: what is not among them is not built.
  const env = {...environment, DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
  await promisify(execFile)(process.execPath, [DOCUSAURUS, 'build', '--locale', 'en'], {cwd: copy, env});
  const routes = readFileSync(path.join(copy, '.docusaurus/routes.js'), 'utf8');
  expect(routes).toContain("path: '/docs'");
  expect(routes).not.toContain('/docs/draft');
});

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: a draft page says so in development`, async ({page, request}) => {
    const {origin, log} = await develop(copyWithDraft(), name);
    const address = `${origin}${prefix}/docs/draft`;
    await expect(async () => expect((await request.get(address)).status(), log()).toBe(200)).toPass({timeout: 60_000});
    await page.goto(address);
    // The page is compiled now that it is opened.
    await hydrated(page, 60_000);
    await expect(page.getByRole('heading', {level: 1, name: 'Half a page'})).toBeVisible();
    await expect(page.getByText(WORDS[name].title, {exact: true})).toBeVisible();
    await expect(page.getByText(WORDS[name].text)).toBeVisible();
    expect(log()).not.toMatch(/compiled with \d+ (?:error|warning)/);
  });
}
