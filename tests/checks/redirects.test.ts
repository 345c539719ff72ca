import {expect, test} from 'vitest';
import {htmlPage, redirectPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';
import {redirects, redirectsCheck} from './redirects';

const good = {
  'build/docs/new.html': htmlPage('/docs/new'),
  'build/zh/docs/new.html': htmlPage('/zh/docs/new'),
  'build/docs/guides/a.html': htmlPage('/docs/guides/a'),
  'build/zh/docs/guides/a.html': htmlPage('/zh/docs/guides/a'),
  'build/docs/old/index.html': redirectPage('/docs/new'),
  'build/zh/docs/old/index.html': redirectPage('/zh/docs/new'),
  'build/docs/manual/a/index.html': redirectPage('/docs/guides/a'),
  'build/zh/docs/manual/a/index.html': redirectPage('/zh/docs/guides/a'),
};

const row = {from: '/docs/old', to: '/docs/new'};
const former = (page: string) => (page.startsWith('/docs/guides/') ? [page.replace('guides', 'manual')] : []);

async function problemsOf(changes: Tree, rows = [row]): Promise<string[]> {
  const check = redirectsCheck({active: () => rows, former});
  const {problems} = await check.run(await writeTree({...good, ...changes}));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

test('accepts redirects that lead straight to pages in both languages', async () => {
  const report = await redirectsCheck({active: () => [row], former}).run(await writeTree(good));
  expect(report).toEqual({problems: [], looked: 4, notes: ['2 redirects are active, each in 2 languages']});
});

test.each([
  [
    'one language without its page',
    {'build/zh/docs/old/index.html': undefined},
    'src/config/redirects.ts: /zh/docs/old has no page in the build; it should lead to /zh/docs/new',
  ],
  [
    'a moved folder without its page',
    {'build/docs/manual/a/index.html': undefined},
    'src/config/redirects.ts: /docs/manual/a has no page in the build',
  ],
  [
    'a page that leads elsewhere',
    {'build/docs/old/index.html': redirectPage('/docs/guides/a')},
    'src/config/redirects.ts: /docs/old leads to /docs/guides/a, but should lead to /docs/new',
  ],
  [
    'a page that leaves its language',
    {'build/zh/docs/old/index.html': redirectPage('/docs/new')},
    '/zh/docs/old leads to /docs/new, but should lead to /zh/docs/new',
  ],
  [
    'a page that leads nowhere',
    {'build/docs/x/index.html': redirectPage('/docs/gone')},
    'build/docs/x/index.html: leads to /docs/gone, which does not exist',
  ],
  [
    'a page that leads to a redirect',
    {'build/docs/x/index.html': redirectPage('/docs/old')},
    'build/docs/x/index.html: leads to /docs/old, which is a redirect itself, to /docs/new',
  ],
])('reports %s', async (_name, changes: Tree, expected) => {
  const problems = await problemsOf(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test.each([
  [
    'a former address twice',
    [row, {from: '/docs/old', to: '/docs/guides/a'}],
    '/docs/old is redirected twice, to /docs/new and to /docs/guides/a',
  ],
  [
    'a former address that a folder has, too',
    [row, {from: '/docs/manual/a', to: '/docs/new'}],
    '/docs/manual/a is redirected twice, to /docs/new and to /docs/guides/a',
  ],
  ['a redirect to itself', [row, {from: '/docs/x', to: '/docs/x'}], '/docs/x leads to itself'],
  [
    'a redirect that hides a page',
    [row, {from: '/docs/guides/a', to: '/docs/new'}],
    '/docs/guides/a is a page of its own, so its redirect never shows',
  ],
  [
    'a chain',
    [row, {from: '/docs/older', to: '/docs/old'}],
    '/docs/older leads to /docs/old, which leads on to /docs/new; write the last one',
  ],
])('reports %s in the table', async (_name, rows, expected) => {
  expect(await problemsOf({}, rows)).toContain(`src/config/redirects.ts: ${expected}`);
});

test('reports a target that must exist', async () => {
  const active = () => {
    throw new Error('src/config/redirects.ts: /docs/old leads to /docs/new, which does not exist');
  };
  const {problems} = await redirectsCheck({active, former}).run(await writeTree(good));
  expect(problems).toEqual([
    {file: 'src/config/redirects.ts', message: '/docs/old leads to /docs/new, which does not exist'},
  ]);
});

test("takes the site's own table, and asks the sources which targets exist", async () => {
  const target = 'docs/how-to-guides/app-ops/auto-build';
  const others = ['blade', 'pig'].map((name) => `docs/how-to-guides/micro-service-deploy/${name}-example.md`);
  const root = await writeTree({
    ...Object.fromEntries([`${target}.md`, ...others].map((file) => [file, ''])),
    [`build/${target}.html`]: htmlPage(`/${target}`),
  });
  const messages = (await redirects.run(root)).problems.map(({message}) => message);
  const old = '/docs/use-manual/component-manage/build-source/auto_build';
  expect(messages).toContain(`${old} has no page in the build; it should lead to /${target}`);
  expect(messages).toContain(`/docs/use-manual/auto-build has no page in the build; it should lead to /${target}`);
});
