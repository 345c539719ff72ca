import type {SourceFile} from './extract';

/** Folders with documentation, and the address that each stands for. A version is a folder of its own. */
const DOC_FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^docs\//, '/docs'],
  [/^versioned_docs\/version-([^/]+)\//, '/docs/$1'],
  [/^(community|compare|solutions|it-and-enterprise|offline-and-xinchuang)\//, '/$1'],
];

/** Plans of developers that got into the documentation by mistake. */
const NO_PAGE = /^docs\/superpowers\//;
/** Code beside pages that Docusaurus builds as pages, too, although nobody reads them. */
const PAGE_CODE = /(?:^|\/)(?:components?|data|utils?|styles?|modules?)(?:\/|\.)|\.(?:test|spec|module|d)\.|\.data\./i;

const fieldOf = (text: string, name: string): string | undefined => {
  const [, frontMatter = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(text) ?? [];
  return new RegExp(`^${name}:\\s*["']?(.*?)["']?\\s*$`, 'm').exec(frontMatter)?.[1];
};

/** A name without the number that only sorts: `intro` for `01-intro`. Versions and dates are no such numbers. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*/, '');
}

/** Address of a page of documentation, as Docusaurus makes it. */
function docAddress({path, text}: SourceFile, base: string): string | undefined {
  const parts = path.replace(/\.mdx?$/, '').split('/');
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  const names = parts.map(withoutNumber);
  const [folders, name = ''] = [names.slice(0, -1), names.at(-1)];
  const slug = fieldOf(text, 'slug');
  const isFolder = /^(?:index|readme)$/i.test(name) || name === folders.at(-1);
  const below = slug?.startsWith('/') ? [slug.slice(1)] : [...folders, ...(isFolder && !slug ? [] : [slug ?? name])];
  return [base, ...below].filter(Boolean).join('/').replace(/\/+$/, '');
}

function postAddress({path, text}: SourceFile): string | undefined {
  const place = path.replace(/(?:\/index)?\.mdx?$/, '');
  if (place.split('/').some((part) => part.startsWith('_'))) return undefined;
  const slug = fieldOf(text, 'slug');
  if (slug) return `/blog/${slug.replace(/^\//, '')}`;
  const [, year, month, day, name] = /(\d{4})[-/](\d\d)[-/](\d\d)[-/](.*)$/.exec(place) ?? [];
  return `/blog/${name === undefined ? place : [year, month, day, name].join('/')}`;
}

function pageAddress(place: string): string | undefined {
  if (PAGE_CODE.test(place) || place.split('/').some((part) => part.startsWith('_'))) return undefined;
  return `/${place.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
}

function addressOf(file: SourceFile): string | undefined {
  const {path} = file;
  if (NO_PAGE.test(path)) return undefined;
  const [, page] = /^src\/pages\/(.*\.(?:jsx?|tsx?|mdx?))$/.exec(path) ?? [];
  if (page !== undefined) return pageAddress(page);
  if (!/\.mdx?$/.test(path)) return undefined;
  if (path.startsWith('blog/')) return postAddress({...file, path: path.slice('blog/'.length)});
  for (const [folder, base] of DOC_FOLDERS) {
    const match = folder.exec(path);
    if (match) return docAddress({...file, path: path.slice(match[0].length)}, base.replace('$1', match[1] ?? ''));
  }
  return undefined;
}

/** Former addresses that a Docusaurus configuration redirects: single ones, and those made of each page. */
function redirected(config: string, pages: readonly string[]): string[] {
  const code = config.replace(/^\s*\/\/.*$/gm, '');
  const single = [...code.matchAll(/\bfrom:\s*'(\/[^']*)'/g)].map(([, from = '']) => from);
  const byRule = [...code.matchAll(/existingPath\.replace\(\s*'([^']*)',\s*'([^']*)',?\s*\)/g)].flatMap(
    // '/' meant only the home page, although the rule put "/en" before every address, without a slash.
    ([, now = '', before = '']) =>
      now === '/' ? ['/en'] : pages.filter((page) => page.includes(now)).map((page) => page.replace(now, before)),
  );
  return [...single, ...byRule];
}

/** Whether a file of `goodrain/rainbond-docs` says something about addresses. */
export const isOfSite = (path: string): boolean =>
  path === 'docusaurus.config.js' || /\.mdx?$/.test(path) || path.startsWith('src/pages/');

/**
 * Addresses of the earlier site at one commit, without language: pages, posts, and former addresses that it
 * redirected.
 *
 * @param files of the commit for which `isOfSite` is true.
 * @returns sorted.
 */
export function earlierAddresses(files: readonly SourceFile[]): string[] {
  const pages = files.flatMap((file) => addressOf(file) ?? []);
  const config = files.find(({path}) => path === 'docusaurus.config.js')?.text ?? '';
  return [...new Set([...pages, ...redirected(config, pages)])].sort();
}
