import {randomBytes} from 'node:crypto';
import {describe, expect, test, vi} from 'vitest';
import {API_RAW_HTML, budgets, BUDGETS} from './budgets';
import {htmlPage} from './lib/htmlPage';
import {MAIN, PART, RUNTIME} from './lib/testBundle';
import {writeTree, type Tree} from './lib/writeTree';

// Brotli at its best quality takes a while on a busy machine.
vi.setConfig({testTimeout: 30_000});

/** A comment that does not get smaller by more than a few percent: random bytes as base64, a quarter more. */
const noise = (kilobytes: number) =>
  `/*${randomBytes(kilobytes * 1000)
    .toString('base64')
    .replaceAll('/', '-')}*/`;

const head =
  '<link rel=stylesheet href=/assets/styles.css /><script src=/assets/js/runtime~main.js defer></script><script src=/assets/js/main.js defer></script>';

const good = {
  'build/index.html': htmlPage('/', {head}),
  'build/docs/a.html': htmlPage('/docs/a', {head}),
  'build/docs/b.html': htmlPage('/docs/b', {head}),
  'build/assets/styles.css': 'a{}',
  'build/assets/js/runtime~main.js': RUNTIME,
  'build/assets/js/main.js': MAIN,
  'build/assets/js/part.js': PART,
  'build/assets/js/layout.js': '',
  'build/assets/js/shared.js': noise(70),
  'build/assets/js/a.js': noise(50),
  'build/assets/js/b.js': '',
  'build/assets/js/home.js': noise(140),
};

async function reportOf(changes: Tree) {
  const {problems, notes = []} = await budgets.run(await writeTree({...good, ...changes}));
  return {problems: problems.map(({file, message}) => `${file}: ${message}`), notes};
}

test('holds the table of the design', () => {
  expect(BUDGETS).toEqual({
    marketing: {JavaScript: 150, CSS: 20, HTML: 25, 'images above the fold': 60},
    reading: {JavaScript: 150, CSS: 20, HTML: 40, 'images above the fold': 60},
    api: {JavaScript: 150, CSS: 20, HTML: 12.5, 'images above the fold': 60},
  });
  expect(API_RAW_HTML).toBe(68);
});

test('accepts light pages and tells the heaviest of each class', async () => {
  const {problems, notes} = await reportOf({});
  expect(problems).toEqual([]);
  expect(notes).toHaveLength(8);
  expect(notes[0]).toMatch(/^marketing, JavaScript: at most 14\d\.\d KB of 150 KB \(build\/index\.html\)$/);
  expect(notes[4]).toMatch(/^reading, JavaScript: at most 12\d\.\d KB of 150 KB \(build\/docs\/a\.html\)$/);
});

test('weighs what servers send where it has been compressed', async () => {
  const {notes} = await reportOf({'build/assets/js/shared.js.br': 'as small as this'});
  expect(notes[4]).toMatch(/^reading, JavaScript: at most 5\d\.\d KB of 150 KB \(build\/docs\/a\.html\)$/);
});

test.each([
  [
    'the chunk of a page',
    {'build/assets/js/a.js': noise(100)},
    /^build\/docs\/a\.html: JavaScript: 17\d\.\d KB, the budget of this kind of page \(reading\) is 150 KB$/,
  ],
  [
    'the chunk of the home page',
    {'build/assets/js/home.js': noise(180)},
    /^build\/index\.html: JavaScript: 18\d\.\d KB, the budget of this kind of page \(marketing\) is 150 KB$/,
  ],
  [
    'the HTML of a marketing page',
    {'build/index.html': htmlPage('/', {head, body: noise(26)})},
    /^build\/index\.html: HTML: 26\.\d KB, the budget of this kind of page \(marketing\) is 25 KB$/,
  ],
  [
    'the HTML of a page for reading',
    {'build/docs/a.html': htmlPage('/docs/a', {head, body: noise(41)})},
    /^build\/docs\/a\.html: HTML: 41\.\d KB, the budget of this kind of page \(reading\) is 40 KB$/,
  ],
  [
    'an image',
    {'build/index.html': htmlPage('/', {head, body: '<img src=/a.png>'}), 'build/a.png': 'x'.repeat(61_000)},
    /^build\/index\.html: images above the fold: 61\.0 KB/,
  ],
  [
    'a preloaded image',
    {
      'build/index.html': htmlPage('/', {head: `${head}<link rel=preload as=image href=/a.png />`}),
      'build/a.png': 'x'.repeat(61_000),
    },
    /images above the fold: 61\.0 KB/,
  ],
  [
    'the largest candidate of an image',
    {
      'build/index.html': htmlPage('/', {head, body: '<img src=/s.png srcset="/a.png 800w, /s.png 400w">'}),
      'build/a.png': 'x'.repeat(61_000),
      'build/s.png': 'x',
    },
    /images above the fold: 61\.0 KB/,
  ],
  [
    'the first source of a picture',
    {
      'build/index.html': htmlPage('/', {head, body: '<picture><source srcset=/a.avif><img src=/s.png></picture>'}),
      'build/a.avif': 'x'.repeat(61_000),
      'build/s.png': 'x',
    },
    /images above the fold: 61\.0 KB/,
  ],
] as const)('reports %s when it is too heavy', async (_name, changes: Tree, expected) => {
  const {problems} = await reportOf(changes);
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test('reports every page when what they share is too heavy', async () => {
  const {problems} = await reportOf({'build/assets/styles.css': noise(21)});
  expect(problems.map((problem) => problem.split(' CSS')[0])).toEqual([
    'build/index.html:',
    'build/docs/a.html:',
    'build/docs/b.html:',
  ]);
});

describe('pages of the API', () => {
  const apiPage = {'build/docs/api/team/c.html': htmlPage('/docs/api/team/c', {head})};

  test('may need twelve kilobytes of script more than other pages', async () => {
    const {problems} = await reportOf({...apiPage, 'build/assets/js/c.js': noise(61)});
    expect(problems).toEqual([]);
  });

  test('are reported when they need more', async () => {
    const {problems} = await reportOf({...apiPage, 'build/assets/js/c.js': noise(70)});
    expect(problems).toEqual([
      expect.stringMatching(
        /^build\/docs\/api\/team\/c\.html: JavaScript: 14\d\.\d KB, more than 12 KB above .* \(build\/docs\/a\.html\)$/,
      ),
    ]);
  });

  test('have a budget of HTML of their own', async () => {
    const {problems} = await reportOf({
      'build/docs/5.17/api/team/d.html': htmlPage('/docs/5.17/api/team/d', {head, body: noise(13)}),
    });
    expect(problems).toEqual([
      expect.stringMatching(/HTML: 13\.\d KB, the budget of this kind of page \(api\) is 12\.5 KB$/),
    ]);
  });
});

describe('the uncompressed HTML', () => {
  // Rows that repeat compress to next to nothing.
  const rows = (kilobytes: number) => '<p>x</p>'.repeat((kilobytes * 1000) / 8);

  test('of pages of the API is reported when there is too much of it, the largest first', async () => {
    const {problems} = await reportOf({
      'build/docs/api/team/c.html': htmlPage('/docs/api/team/c', {head, body: rows(68)}),
      'build/zh/docs/5.17/api/team/d.html': htmlPage('/zh/docs/5.17/api/team/d', {head, body: rows(69)}),
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /^build\/zh\/docs\/5\.17\/api\/team\/d\.html: HTML: 69\.\d KB uncompressed, the budget of this kind of page \(api\) is 68 KB$/,
      ),
      expect.stringMatching(/^build\/docs\/api\/team\/c\.html: HTML: 68\.\d KB uncompressed/),
    ]);
  });

  test('of pages of the API may have 68 KB, and the largest is told', async () => {
    const {problems, notes} = await reportOf({
      'build/docs/api/team/c.html': htmlPage('/docs/api/team/c', {head, body: rows(67)}),
      'build/docs/api/team/d.html': htmlPage('/docs/api/team/d', {head}),
    });
    expect(problems).toEqual([]);
    expect(notes.at(-1)).toMatch(
      /^api, HTML uncompressed: at most 67\.\d KB of 68 KB \(build\/docs\/api\/team\/c\.html\)$/,
    );
  });

  test('of other pages has no limit', async () => {
    const {problems} = await reportOf({'build/docs/a.html': htmlPage('/docs/a', {head, body: rows(100)})});
    expect(problems).toEqual([]);
  });
});

test('weighs pages of the Chinese blog as pages for reading', async () => {
  const {problems} = await reportOf({'build/zh/blog.html': htmlPage('/zh/blog', {body: noise(30)})});
  expect(problems).toEqual([]);
});

test('leaves out images that wait: lazy ones, and those for readers without scripts', async () => {
  const body = '<img loading=lazy src=/a.png><noscript><img src=/a.png></noscript>';
  const {problems} = await reportOf({
    'build/index.html': htmlPage('/', {head, body}),
    'build/a.png': 'x'.repeat(61_000),
  });
  expect(problems).toEqual([]);
});
