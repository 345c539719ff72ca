import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {readExpectedSite} from '@site/scripts/check-live/build';
import {readEnvironment} from '@site/src/config/env';
import {writeBuild} from './fixture';

vi.mock('@site/deploy/redirects', async (original) => {
  const {movedInFixture} = await import('./moved');
  return {...(await original<object>()), movedPaths: movedInFixture};
});

let build: string;
beforeAll(async () => {
  build = await writeBuild();
});
afterAll(() => rm(path.dirname(build), {recursive: true, force: true}));

const read = (root: string, settings: Record<string, string> = {}) => readExpectedSite(root, readEnvironment(settings));

/** A copy of the build with one file that is another. */
async function withFile(file: string, change: (text: string) => string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'check-live-'));
  onTestFinished(() => rm(copy, {recursive: true, force: true}));
  await cp(path.dirname(build), copy, {recursive: true});
  const root = path.join(copy, path.basename(build));
  const name = path.join(root, file);
  await writeFile(name, change(await readFile(name, 'utf8').catch(() => '')));
  return root;
}

test('tells what a server should answer with', async () => {
  const {manifest, origin, notFound, sitemaps} = await read(build);
  expect(manifest.map(({path: file}) => file)).toContain('zh/docs/versions.html');
  expect(origin).toBe('https://www.example.com');
  expect([...notFound.keys()]).toEqual(['', '/zh']);
  expect(notFound.get('')).toMatch(/^[0-9a-f]{64}$/);
  expect(sitemaps.get('zh/sitemap.xml')).toContain('https://www.example.com/zh/docs/versions');
});

test('a build with other settings is noticed', async () => {
  await expect(read(build, {ANALYTICS_HOST: 'https://stats.example.com'})).rejects.toThrow(
    /_headers does not belong to this build: .* settings \(ANALYTICS_\*, ALGOLIA_\*\)/,
  );
});

test.each([
  ['../deploy-output/manifest.json', () => '{', 'is no JSON'],
  ['../deploy-output/manifest.json', () => '[]', 'is no manifest of a build'],
  [
    '../deploy-output/manifest.json',
    (text: string) => text.replace('"404.html"', '"405.html"'),
    'does not belong to this build',
  ],
  ['_redirects', () => '/a /b 301', 'does not belong to this build'],
  ['new.html', () => '<h1>new', 'does not belong to this build'],
])('%s that is stale or broken is noticed', async (file, change, message) => {
  const root = await withFile(file, change);
  await expect(read(root)).rejects.toThrow(message);
  await expect(read(root)).rejects.toThrow('npm run deploy:files');
});

test('a missing build', async () => {
  await expect(read('/nowhere')).rejects.toThrow('Run "npm run build" first');
});
