import {expect, test} from 'vitest';
import {htmlPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';
import {posts} from './posts';

const TEXT = 'The whole text of the post. '.repeat(50);
const SLUGS = ['ceph', 'loki'];

const source = (slug: string, day: number) =>
  `---\nslug: ${slug}\ntitle: ${slug}\ndate: 2022-01-0${day}\nauthors: [docs-team]\n---\n\nText\n`;

function postPage(prefix: string, slug: string): string {
  const image = `https://example.com${prefix}/img/og/blog/${slug}.png?v=1`;
  const statement = {
    '@type': 'BlogPosting',
    headline: slug,
    author: [],
    datePublished: '2022-01-01',
    inLanguage: 'en',
    image: {},
  };
  const other = SLUGS.find((name) => name !== slug);
  return htmlPage(`${prefix}/blog/${slug}`, {
    head: `<meta property=og:image content="${image}"/><script type=application/ld+json>${JSON.stringify(statement)}</script>`,
    body: `<p class=applies-to>5.7</p><section class=related-posts><a href=${prefix}/blog/${other}>x</a></section><nav class=pagination-nav><a href=${prefix}/blog/${other}>x</a></nav>`,
  });
}

function filesOf(prefix: string): Tree {
  const build = `build${prefix}`;
  const address = (slug: string) => `https://example.com${prefix}/blog/${slug}`;
  const links = SLUGS.map((slug) => `<article><h2><a href=${prefix}/blog/${slug}>${slug}</a></h2></article>`).join('');
  const entries = SLUGS.map((slug) => `<entry><link href="${address(slug)}"/><content>${TEXT}</content></entry>`);
  const items = SLUGS.map((slug) => `<item><link>${address(slug)}</link><content><![CDATA[${TEXT}]]></content></item>`);
  return {
    ...Object.fromEntries(SLUGS.map((slug) => [`${build}/blog/${slug}.html`, postPage(prefix, slug)])),
    ...Object.fromEntries(SLUGS.map((slug) => [`${build}/img/og/blog/${slug}.png`, 'png'])),
    [`${build}/blog.html`]: htmlPage(`${prefix}/blog`, {body: links}),
    [`${build}/blog/archive.html`]: htmlPage(`${prefix}/blog/archive`, {body: links}),
    [`${build}/blog/atom.xml`]: `<feed>${entries.join('')}</feed>`,
    [`${build}/blog/rss.xml`]: `<rss><channel>${items.join('')}</channel></rss>`,
    [`${build}/blog/feed.json`]: JSON.stringify({
      items: SLUGS.map((slug) => ({url: address(slug), content_html: TEXT})),
    }),
  };
}

const GOOD: Tree = {
  ...Object.fromEntries(SLUGS.map((slug, index) => [`blog/2022/${slug}/index.md`, source(slug, index + 1)])),
  ...Object.fromEntries(
    SLUGS.map((slug, index) => [
      `i18n/zh/docusaurus-plugin-content-blog/2022/${slug}/index.md`,
      source(slug, index + 1),
    ]),
  ),
  ...filesOf(''),
  ...filesOf('/zh'),
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await posts.run(await writeTree({...GOOD, ...changes}));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

const changed = (file: string, from: string | RegExp, to: string): Tree => ({[file]: GOOD[file]?.replace(from, to)});

test('accepts a blog that is complete', async () => {
  const {problems, looked} = await posts.run(await writeTree(GOOD));
  expect(problems).toEqual([]);
  expect(looked).toBe(4);
});

test.each([
  ['a missing page', {'build/blog/ceph.html': undefined}, 'blog/2022/ceph/index.md: is not at /blog/ceph in the build'],
  [
    'a missing image',
    {'build/zh/img/og/blog/loki.png': undefined},
    'i18n/zh/docusaurus-plugin-content-blog/2022/loki/index.md: the preview image https://example.com/zh/img/og/blog/loki.png?v=1 is not in the build',
  ],
  [
    'the image of all posts',
    {...changed('build/blog/ceph.html', 'og/blog/ceph.png?v=1', 'og/blog.png'), 'build/img/og/blog.png': 'png'},
    'blog/2022/ceph/index.md: the preview image is not its own',
  ],
  [
    'no structured data',
    changed('build/blog/ceph.html', 'BlogPosting', 'Thing'),
    'blog/2022/ceph/index.md: has no structured data of the type BlogPosting',
  ],
  [
    'no language in it',
    changed('build/blog/ceph.html', 'inLanguage', 'x'),
    'blog/2022/ceph/index.md: its BlogPosting has no inLanguage',
  ],
  [
    'no release',
    changed('build/blog/ceph.html', 'applies-to', 'x'),
    'blog/2022/ceph/index.md: has 0 <AppliesTo>, must have one after its opening',
  ],
  [
    'no related posts',
    changed('build/blog/ceph.html', 'related-posts', 'x'),
    'blog/2022/ceph/index.md: has 0 related posts, must have 1',
  ],
  [
    'a post that the list lacks',
    changed('build/blog.html', '/blog/loki', '/blog/x'),
    'build//blog: lists 2 posts, must list 2; missing: /blog/loki',
  ],
  [
    'a post that the archive lacks',
    changed('build/zh/blog/archive.html', '/zh/blog/loki', '/x'),
    'build//zh/blog/archive: does not list /zh/blog/loki',
  ],
  ['a missing feed', {'build/blog/feed.json': undefined}, 'build/blog/feed.json: is missing; see feedOptions'],
  [
    'a post that a feed lacks',
    changed('build/blog/rss.xml', 'blog/loki', 'blog/x'),
    'build/blog/rss.xml: has no entry for /blog/loki',
  ],
  [
    'a feed of summaries',
    changed('build/zh/blog/atom.xml', TEXT, 'Summary.'),
    'build/zh/blog/atom.xml: has 8 characters of /zh/blog/ceph, not its whole text',
  ],
] satisfies [string, Tree, string][])('%s is noticed', async (_, changes, message) => {
  expect((await problemsOf(changes)).join('\n')).toContain(message.replace('build//', 'build/'));
});
