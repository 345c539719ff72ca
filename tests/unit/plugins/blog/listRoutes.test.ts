import {expect, test} from 'vitest';
import {slimRoute, type Post} from '@site/src/plugins/blog/listRoutes';

const post = (slug: string): Post => ({
  source: `@site/blog/${slug}.md`,
  permalink: `/blog/${slug}`,
  title: slug.toUpperCase(),
  date: '2022-06-14T00:00:00.000Z',
  opening: `About ${slug}.`,
  readingTime: 4,
});
const POSTS = [post('ceph'), post('nfs')];
const BASE = {path: '/blog', component: '@theme/BlogListPage', exact: true};
const item = (slug: string) => ({content: {__import: true, path: `@site/blog/${slug}.md`, query: {truncated: true}}});
type Modules = NonNullable<Parameters<typeof slimRoute>[0]['modules']>;

test('a list gets what it shows instead of the modules of its posts', () => {
  const modules = {sidebar: 'sidebar.json', items: [item('nfs'), item('ceph')]} as unknown as Modules;
  expect(slimRoute({...BASE, modules, props: {metadata: {page: 1}}}, POSTS)).toEqual({
    ...BASE,
    modules: {sidebar: 'sidebar.json'},
    props: {
      metadata: {page: 1},
      items: [
        {permalink: '/blog/nfs', title: 'NFS', date: post('nfs').date, opening: 'About nfs.', readingTime: 4},
        {permalink: '/blog/ceph', title: 'CEPH', date: post('ceph').date, opening: 'About ceph.', readingTime: 4},
      ],
    },
  });
});

test('a list cannot lose a post in silence', () => {
  const modules = {items: [item('gone')]} as unknown as Modules;
  expect(() => slimRoute({...BASE, modules}, POSTS)).toThrow('/blog lists @site/blog/gone.md');
});

test('the archive gets a line for each post that is listed', () => {
  const archive = {blogPosts: [{metadata: {source: '@site/blog/nfs.md', text: 'long'}, content: 'longer'}]};
  expect(slimRoute({...BASE, props: {archive}}, POSTS).props).toEqual({
    archive: {posts: [{permalink: '/blog/nfs', title: 'NFS', date: post('nfs').date}]},
  });
});

test('other routes stay as they are', () => {
  const route = {...BASE, modules: {content: '@site/blog/ceph.md'}};
  expect(slimRoute(route, POSTS)).toBe(route);
});
