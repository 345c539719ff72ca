import {expect, test} from 'vitest';
import {htmlPage, redirectPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';
import {redirectPages} from './redirect-pages';

const ROWS = 'src/config/redirects/moved.yml';
const heading = '<h2 id=part><a id=旧></a>Part</h2>';

const good = {
  'build/docs/new.html': htmlPage('/docs/new', {body: heading}),
  'build/zh/docs/new.html': htmlPage('/zh/docs/new', {body: heading}),
  'build/docs/guides/a.html': htmlPage('/docs/guides/a'),
  'build/zh/docs/guides/a.html': htmlPage('/zh/docs/guides/a'),
  'build/docs/old/index.html': redirectPage('/docs/new'),
  'build/en/docs/old/index.html': redirectPage('/docs/new'),
  'build/zh/docs/old/index.html': redirectPage('/zh/docs/new'),
  'build/docs/manual/a/index.html': redirectPage('/docs/guides/a'),
  'build/en/docs/manual/a/index.html': redirectPage('/docs/guides/a'),
  'build/zh/docs/manual/a/index.html': redirectPage('/zh/docs/guides/a'),
  'build/docs/away/index.html': redirectPage('https://example.com/a%20b'),
  'build/en/docs/away/index.html': redirectPage('https://example.com/a%20b'),
  'build/zh/docs/away/index.html': redirectPage('https://example.com/中#b'.replace('中', '%E4%B8%AD')),
  'build/docs/section/index.html': redirectPage('/docs/new#part'),
  'build/en/docs/section/index.html': redirectPage('/docs/new#part'),
  'build/zh/docs/section/index.html': redirectPage('/zh/docs/new#part'),
  [ROWS]: `
- {from: /docs/old, to: /docs/new, anchors: {旧: part}}
- {from: /docs/manual/*, to: /docs/guides/*}
- {from: /docs/away, to: 'https://example.com/a%20b', zh: 'https://example.com/%E4%B8%AD#b'}
- {from: /docs/section, to: '/docs/new#part'}
`,
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await redirectPages.run(await writeTree({...good, ...changes}));
  return problems.map(({file, line, message}) => `${file}${line === undefined ? '' : `:${line}`}: ${message}`);
}

test('accepts redirects that lead straight to pages in both languages', async () => {
  expect(await redirectPages.run(await writeTree(good))).toEqual({
    problems: [],
    looked: 16,
    notes: ['12 redirect pages in 2 languages'],
  });
});

test.each([
  [
    'one language without its page',
    {'build/zh/docs/old/index.html': undefined},
    `${ROWS}:2: /zh/docs/old has no page in the build; it should lead to /zh/docs/new`,
  ],
  [
    'a missing page with the language in front',
    {'build/en/docs/old/index.html': undefined},
    `${ROWS}:2: /en/docs/old has no page in the build; it should lead to /docs/new`,
  ],
  [
    'a moved folder without its page',
    {'build/docs/manual/a/index.html': undefined},
    `${ROWS}:3: /docs/manual/a has no page in the build; it should lead to /docs/guides/a`,
  ],
  [
    'a page that leads elsewhere',
    {'build/docs/old/index.html': redirectPage('/docs/guides/a')},
    `${ROWS}:2: /docs/old leads to /docs/guides/a, but should lead to /docs/new`,
  ],
  [
    'a page that leads to another site',
    {'build/docs/away/index.html': redirectPage('https://example.com/b')},
    `${ROWS}:4: /docs/away leads to https://example.com/b, but should lead to https://example.com/a b`,
  ],
  [
    'a page that leaves its language',
    {'build/zh/docs/old/index.html': redirectPage('/docs/new')},
    `${ROWS}:2: /zh/docs/old leads to /docs/new, but should lead to /zh/docs/new`,
  ],
  [
    'a page that forgets the part',
    {'build/docs/section/index.html': redirectPage('/docs/new')},
    `${ROWS}:5: /docs/section leads to /docs/new, but should lead to /docs/new#part`,
  ],
  [
    'a row that hides a page',
    {'build/docs/old/index.html': htmlPage('/docs/old')},
    `${ROWS}:2: /docs/old is a page of its own, so its redirect never shows`,
  ],
  [
    'a page that leads nowhere',
    {'build/docs/x/index.html': redirectPage('/docs/gone')},
    'build/docs/x/index.html: leads to /docs/gone, which does not exist',
  ],
  [
    'a page that leads to another site without encryption',
    {'build/docs/x/index.html': redirectPage('http://example.com')},
    'build/docs/x/index.html: leads to http://example.com, which does not exist',
  ],
  [
    'a page that leads to a redirect',
    {'build/docs/x/index.html': redirectPage('/docs/old')},
    'build/docs/x/index.html: leads to /docs/old, which is a redirect itself, to /docs/new',
  ],
  [
    'a part that one language lacks',
    {'build/zh/docs/new.html': htmlPage('/zh/docs/new')},
    'build/zh/docs/section/index.html: leads to /zh/docs/new#part, but the page has no such id',
  ],
  [
    'an old id without its heading',
    {'build/docs/new.html': htmlPage('/docs/new')},
    'src/config/redirects: #旧 leads to #part, but /docs/new has no such id',
  ],
  [
    'an old id that is not there',
    {'build/docs/new.html': htmlPage('/docs/new', {body: '<h2 id=part>Part</h2>'})},
    'src/config/redirects: #旧 is missing in /docs/new',
  ],
  [
    'an old id that is there twice',
    {'build/docs/new.html': htmlPage('/docs/new', {body: heading.replace('Part', '<a id=旧></a>')})},
    'src/config/redirects: #旧 stands in /docs/new 2 times',
  ],
  [
    'an old id at another place',
    {'build/docs/new.html': htmlPage('/docs/new', {body: '<h2 id=part>Part</h2><h2 id=other><a id=旧></a></h2>'})},
    'src/config/redirects: #旧 of /docs/new does not stand in the heading #part',
  ],
])('reports %s', async (_name, changes: Tree, expected) => {
  expect(await problemsOf(changes)).toContainEqual(expect.stringContaining(expected));
});
