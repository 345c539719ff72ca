import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import {LOCALES, type Locale} from '../../src/config/locale';
import {docsPlaces} from '../../src/config/versions';
import type {Release} from '../../src/plugins/releases/data';
import {atomFeed} from '../../src/plugins/releases/feed';
import {releasesMarkdown, SHOWN} from '../../src/plugins/releases/markdown';
import {RELEASE_TEXTS} from '../../src/plugins/releases/texts';
import {inLocale} from './lib/build';
import {htmlPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';
import {releases} from './releases';

const releaseOf = (version: string, date: string, docs: string): Release => ({
  version,
  date,
  docs,
  notes: `https://example.com/v${version}`,
});

const LIST = [
  releaseOf('6.3.0', '2025-05-19', 'none'),
  releaseOf('6.2.1', '2025-04-15', 'current'),
  releaseOf('5.17.3', '2024-07-29', '5.17'),
  releaseOf('5.9.0', '2022-10-27', 'none'),
];

const SOURCE = `---\ntitle: Versions\n---\n\n${SHOWN.map((name) => `<Releases show="${name}" />`).join('\n\n')}\n`;
const places = docsPlaces();

/** The HTML that a build would make of the source. */
function built(locale: Locale, docs: string, path: string): string {
  const texts = RELEASE_TEXTS[locale];
  const markdown = SHOWN.map((name) => releasesMarkdown(name, docs, {releases: LIST, places, texts})).join('\n');
  const body = markdown.replaceAll(
    /\[([^\]]*)\]\(([^)]*)\)/g,
    (_, text: string, href: string) => `<a href="${href.startsWith('/') ? inLocale(href, locale) : href}">${text}</a>`,
  );
  const feed = inLocale('/releases.atom', locale);
  const head = `<link rel="alternate" type="application/atom+xml" href="${feed}" title="Releases">`;
  return htmlPage(path, {body, head});
}

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

const good: Tree = {
  'versions.json': '["5.17"]',
  'releases.yml': stringify(LIST),
  'docs/versions.md': SOURCE,
  [`${ZH}/current/versions.md`]: SOURCE,
  'versioned_docs/version-5.17/versions.md': SOURCE,
  [`${ZH}/version-5.17/versions.md`]: SOURCE,
};
for (const locale of LOCALES) {
  const home = `https://example.com${inLocale('/', locale)}`;
  const feed = atomFeed({releases: LIST, places, texts: RELEASE_TEXTS[locale], locale, home});
  good[`build${inLocale('/releases.atom', locale)}`] = feed;
  for (const [docs, folder] of [
    ['current', '/docs'],
    ['5.17', '/docs/5.17'],
  ] as const) {
    const path = inLocale(`${folder}/versions`, locale);
    good[`build${path}.html`] = built(locale, docs, path);
  }
}

const change = (file: string, from: string | RegExp, to: string): Tree => {
  const changed = (good[file] ?? '').replace(from, to);
  expect(changed).not.toBe(good[file]);
  return {[file]: changed};
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await releases.run(await writeTree({...good, ...changes}));
  return problems.map(({file, line, message}) => `${file}${line === undefined ? '' : `:${line}`}: ${message}`);
}

test('accepts a build that shows every release', async () => {
  expect(await releases.run(await writeTree(good))).toEqual({problems: [], looked: 8});
});

test.each([
  [
    'a list with a fault',
    () => change('releases.yml', 'current', 'next'),
    'releases.yml:7: row 2 (6.2.1), field "docs": is "next", must be one of current',
  ],
  ['a missing list', () => ({'releases.yml': undefined}), 'releases.yml: is missing'],
  [
    'a page that does not list a release',
    () => change('build/zh/docs/versions.html', '>5.9.0</a>', '>5.8.0</a>'),
    'releases.yml: /zh/docs/versions does not list 5.9.0; it needs <Releases>',
  ],
  [
    'a page that leaves out a table',
    () => ({
      ...change('docs/versions.md', '<Releases show="later" />', ''),
      ...change('build/docs/versions.html', />6\.3\.0<\/a>/g, '>6.3</a>'),
    }),
    'releases.yml: /docs/versions does not list 6.3.0',
  ],
  [
    'a missing page of versions',
    () => ({'versioned_docs/version-5.17/versions.md': undefined, 'build/docs/5.17/versions.html': undefined}),
    'releases.yml: /docs/5.17/versions, the page of versions, is missing',
  ],
  [
    'a table whose documentation leads elsewhere',
    () => change('build/zh/docs/5.17/versions.html', 'href="/zh/docs"', 'href="/docs"'),
    `${ZH}/version-5.17/versions.md: /zh/docs/5.17/versions lacks the link V6.2 /zh/docs of releases.yml`,
  ],
  [
    'a page without the notice of its source',
    () => change('build/docs/versions.html', 'The latest release is', 'A release is'),
    'docs/versions.md: /docs/versions does not say "The latest release is 6.3.0, from May 19, 2025.',
  ],
  [
    'a notice on a page that is not built',
    () => ({'docs/more/upgrade.md': '---\ntitle: Upgrade\n---\n\n<Releases show="newest" />\n'}),
    'docs/more/upgrade.md: shows releases, but /docs/more/upgrade is not in the build',
  ],
  ['a missing feed', () => ({'build/zh/releases.atom': undefined}), 'build/zh/releases.atom: is missing'],
  [
    'an invalid feed',
    () => change('build/releases.atom', /<updated>.*?<\/updated>/, ''),
    'build/releases.atom: is no valid Atom: the feed: has 0 <updated>, must have one',
  ],
  [
    'a feed that says it stands elsewhere',
    () => change('build/zh/releases.atom', '/zh/releases.atom', '/releases.atom'),
    'says that its address is https://example.com/releases.atom, must be https://example.com/zh/releases.atom',
  ],
  [
    'a feed of another list',
    () => change('build/releases.atom', 'Rainbond 6.2.1]', 'Rainbond 6.2.0]'),
    'entry 2 is "Rainbond 6.2.0 2025-04-15 https://example.com/v6.2.1", must be "Rainbond 6.2.1 2025-04-15',
  ],
  [
    'a feed that nobody finds',
    () => change('build/zh/docs/versions.html', 'href="/zh/releases.atom"', 'href="/releases.atom"'),
    'build/zh/docs/versions.html: its head does not name the feed /zh/releases.atom',
  ],
])('reports %s', async (_name, changes: () => Tree, message) => {
  expect(await problemsOf(changes())).toContainEqual(expect.stringContaining(message));
});
