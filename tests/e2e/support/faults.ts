import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {routeChunks} from '../../checks/lib/routeChunks';
import {RECORD_ID} from '../../../src/features/article/record';
import type {BuiltScript} from './scripts';

/** One page of each kind, half of them in Chinese. */
export const KINDS = {
  home: '/',
  feature: '/zh/feature/devops',
  case: '/case/boe',
  calculator: '/zh/calculator',
  'featured apps': '/opensourceApps',
  'docs page': '/zh/docs/installation/install-with-ui',
  'API page': '/docs/api/team/createTeam',
  'docs home': '/zh/docs',
  'blog list': '/blog',
  post: '/zh/blog/centosmigration',
  'search page': '/search',
  'unknown address': '/zh/no-such-page',
} as const;

export type Kind = keyof typeof KINDS;

/** The part of an address that names its language: empty or `/zh`. */
export const prefixOf = (address: string) => (address.startsWith('/zh') ? '/zh' : '');

/** The HTML file that is served at an address of `KINDS`. */
export function htmlOf(address: string): string {
  const name = address.replace(/^\/$/, '/index').replace(/no-such-page$/, '404');
  return readFileSync(path.resolve(`build${name}.html`), 'utf8');
}

const read = (address: string) => readFileSync(path.resolve(`build${address}`), 'utf8');

/** The scripts that a page needs to come alive: those in its HTML and those of its route. */
export function scriptsOf(address: string): BuiltScript[] {
  const [runtime = '', main = '', ...more] = [...htmlOf(address).matchAll(/<script src="?([^"\s>]+)/g)].map(
    ([, source]) => source ?? '',
  );
  const record = new RegExp(`id="?${RECORD_ID}"?[^>]*>([^<]*)`).exec(htmlOf(address))?.[1];
  const chunks = routeChunks({runtime: read(runtime), scripts: [read(main)], read})(address, record);
  return (
    [runtime, main, ...more, ...chunks]
      // The chunk of the style sheet has no script.
      .filter((file) => !file.endsWith('.undefined.js'))
      .map((file) => ({code: read(file), pattern: `**${file}`}))
  );
}

/** Name of a script without its hash, the same in both languages for what both share. */
export const nameOf = ({pattern}: BuiltScript) => path.basename(pattern).split('.')[0] ?? pattern;

/** The scripts of each kind of page that no kind before it has, so that each is looked at once. */
export function scriptsByKind(): Map<Kind, BuiltScript[]> {
  const seen = new Set<string>();
  const kinds = Object.keys(KINDS) as Kind[];
  return new Map(
    kinds.map((kind) => {
      // Runtime and main hold the routes and texts of their language.
      const key = (script: BuiltScript) => (/^(runtime~)?main$/.test(nameOf(script)) ? script.pattern : nameOf(script));
      const fresh = scriptsOf(KINDS[kind]).filter((script) => !seen.has(key(script)));
      for (const script of fresh) seen.add(key(script));
      return [kind, fresh];
    }),
  );
}

/** Counts the documents that the page loads from now on: one for each navigation or reload. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    const isOfSite = request.url().startsWith('http');
    if (isOfSite && request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
