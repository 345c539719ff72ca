import {expect, test} from 'vitest';
import {htmlPage, redirectPage, type HtmlPageOptions} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';
import {seo} from './seo';

const good = {
  'build/index.html': htmlPage('/', {body: '<svg><title>An image</title></svg>'}),
  'build/404.html': htmlPage('/404.html'),
  'build/docs.html': htmlPage('/docs', {title: 'Docs'}),
  'build/zh/index.html': htmlPage('/zh/'),
  'build/zh/docs.html': htmlPage('/zh/docs', {title: 'Docs'}),
  'build/old/index.html': redirectPage('/docs'),
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await seo.run(await writeTree({...good, ...changes}));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

const docs = (options: HtmlPageOptions): Tree => ({'build/docs.html': htmlPage('/docs', {title: 'Docs', ...options})});

test('accepts good pages and looks at no redirect', async () => {
  expect(await seo.run(await writeTree(good))).toEqual({problems: [], looked: 5});
});

test.each([
  ['two headings of the first level', docs({body: '<h1>Again</h1>'}), 'has 2 <h1>, must have one'],
  ['none', {'build/docs.html': good['build/docs.html'].replaceAll('h1', 'h2')}, 'has 0 <h1>, must have one'],
  ['two main elements', docs({body: '<main></main>'}), 'has 2 <main>, must have one'],
  ['two titles', docs({head: '<title>Again</title>'}), 'has 2 <title>, must have one'],
  ['an empty title', docs({title: ''}), 'the title is empty'],
  ['the title of another page', docs({title: '/404.html'}), 'the title "/404.html" is that of build/404.html, too'],
  ['a short description', docs({description: 'Short.'}), 'the description has 6 characters, must have 25 to 160'],
  ['a long description', docs({description: 'a'.repeat(161)}), 'the description has 161 characters'],
  ['two descriptions', docs({head: '<meta name=description content=x />'}), 'has 2 descriptions, must have one'],
  ['another language', docs({lang: 'zh-CN'}), '<html lang> is "zh-CN", must be "en"'],
  [
    'the canonical address of another page',
    docs({canonical: 'https://example.com/'}),
    'the canonical address is "https://example.com/", must be "https://example.com/docs"',
  ],
  [
    'a canonical address with a slash at the end',
    docs({canonical: 'https://example.com/docs/'}),
    'must be "https://example.com/docs"',
  ],
])('reports a page with %s', async (_name, changes: Tree, expected) => {
  const problems = await problemsOf(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`build/docs.html: `);
  expect(problems[0]).toContain(expected);
});

test('reports an English language on a Chinese page', async () => {
  const problems = await problemsOf({'build/zh/docs.html': htmlPage('/zh/docs', {lang: 'en'})});
  expect(problems).toEqual(['build/zh/docs.html: <html lang> is "en", must be "zh-CN"']);
});
