import {chmod, cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {OPERATOR_FOLDER} from '@site/deploy/build';
import {compressBuild} from '@site/deploy/compress';
import {generateFiles} from '@site/deploy/generate';
import {readExpectedSite} from '@site/scripts/check-live/build';
import {compareSite, type CompareOptions, type Comparison} from '@site/scripts/check-live/compare';
import {sendRequest} from '@site/scripts/http/request';
import {readEnvironment} from '@site/src/config/env';
import {htmlPage} from '@site/tests/checks/lib/htmlPage';
import {freePort} from '@site/tests/support/freePort';
import {startNginx} from '@site/tests/support/startNginx';
import {MOVED} from './moved';

const ORIGIN = 'https://www.example.com';
const LONG = 'Text that is long enough to be compressed. '.repeat(60);

const GENERATOR = '<meta name=generator content="Docusaurus v3.10.2">';
const page = (address: string, body = LONG) => htmlPage(address, {head: GENERATOR, body});

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${ORIGIN}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset>${urls.join('')}</urlset>`;
}

function filesOf(prefix: string): Record<string, string> {
  const below = (name: string) => `${prefix}/${name}`.slice(1);
  return {
    [below('index.html')]: page(`${prefix}/`),
    [below('404.html')]: page(`${prefix}/404.html`, `nothing here ${LONG}`),
    [below('docs/versions.html')]: page(`${prefix}/docs/versions`),
    [below(`${MOVED.to.slice(1)}.html`)]: page(prefix + MOVED.to),
    [below('assets/js/main.12345678.js')]: `export const text = "${LONG}";`,
    [below('sitemap.xml')]: sitemap([`${prefix}/`, `${prefix}/docs/versions`, prefix + MOVED.to]),
  };
}

/** Writes a build with the files for servers into a new folder, and gives its path. */
export async function writeBuild(): Promise<string> {
  const root = path.join(await mkdtemp(path.join(tmpdir(), 'check-live-')), 'build');
  const files = {
    ...filesOf(''),
    ...filesOf('/zh'),
    'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${LONG}</title></svg>`,
    'openapi/v6.2.yaml': 'openapi: 3.1.0\n',
    'robots.txt': 'User-agent: *\n',
    'docs/live.html': page('/docs/live', '<div data-live-code>1 + 1</div>'),
    'blog/tags/发布.html': page('/blog/tags/发布'),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), content);
  }
  await compressBuild(root);
  await mkdir(path.join(root, OPERATOR_FOLDER));
  for (const [file, text] of await generateFiles(root, readEnvironment({}))) {
    await writeFile(path.join(root, file), text);
  }
  return root;
}

/** What is wrong with a deployed site. */
export interface Fault {
  /** Changes the files of the server, which are a copy of the build. */
  files?: (root: string) => Promise<void>;
  /** Changes the configuration of nginx. */
  config?: (config: string) => string;
}

/** Deploys a copy of a build on nginx, and gives its address. The test stops it when it ends. */
export async function deploy(build: string, {files, config}: Fault = {}): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  onTestFinished(() => rm(root, {recursive: true, force: true}));
  await cp(build, root, {recursive: true, preserveTimestamps: true});
  // The processes of nginx run as another user.
  await chmod(root, 0o755);
  const port = await freePort();
  const server = await startNginx({root, port, change: config});
  onTestFinished(() => void server.stop());
  // Later than the configuration, which is that of the whole build.
  await files?.(root);
  return `http://127.0.0.1:${port}`;
}

/** Compares a deployed site with a build, as the command does. */
export async function compare(build: string, origin: string, more: Partial<CompareOptions> = {}): Promise<Comparison> {
  const site = await readExpectedSite(build, readEnvironment({}));
  return compareSite(site, {
    sendRequest,
    origin,
    timeout: 10_000,
    parallel: 4,
    sleep: () => Promise.resolve(),
    now: () => 0,
    ...more,
  });
}
