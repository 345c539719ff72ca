import {expect, test} from 'vitest';
import {blogStatement} from '@site/src/features/structured-data/blog';

test('a list of posts names the blog, its language, and the posts', () => {
  const posts = [{permalink: '/zh/blog/ceph', title: 'Ceph 存储', date: '2022-06-14T00:00:00.000Z'}];
  const site = {url: 'https://www.example.com', baseUrl: '/zh/', language: 'zh-CN'};
  expect(blogStatement({title: 'Rainbond 博客', description: '实践。', posts}, site)).toMatchObject({
    '@type': 'Blog',
    '@id': 'https://www.example.com/zh/blog',
    name: 'Rainbond 博客',
    inLanguage: 'zh-CN',
    blogPost: [{url: 'https://www.example.com/zh/blog/ceph', headline: 'Ceph 存储', datePublished: posts[0]?.date}],
  });
});
