import {expect, test} from 'vitest';
import {postStatement} from '@site/src/features/structured-data/post';

const SITE = {url: 'https://www.example.com', baseUrl: '/zh/', language: 'zh-CN'};
const POST = {
  permalink: '/zh/blog/ceph',
  title: 'Ceph 存储',
  description: '如何选择。',
  date: '2022-06-14T00:00:00.000Z',
  authors: [{name: 'Rainbond docs team', url: 'https://example.com/team'}],
  keywords: [],
  image: 'https://www.example.com/zh/img/og/blog/ceph.png?v=1',
};

test('a post names author, date, language, and image', () => {
  expect(postStatement(POST, SITE)).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://www.example.com/zh/blog/ceph',
    headline: 'Ceph 存储',
    inLanguage: 'zh-CN',
    datePublished: '2022-06-14T00:00:00.000Z',
    author: [{'@type': 'Organization', name: 'Rainbond docs team', url: 'https://example.com/team'}],
    image: {url: POST.image},
    isPartOf: {'@id': 'https://www.example.com/zh/blog'},
  });
});

test('what is not known is left out', () => {
  const statement = postStatement({...POST, authors: [{name: 'A'}]}, SITE);
  expect(Object.keys(statement)).not.toContain('dateModified');
  expect(Object.keys(statement)).not.toContain('keywords');
  expect(statement).toMatchObject({author: [{'@type': 'Organization', name: 'A'}]});
  expect(postStatement({...POST, lastUpdatedAt: 0, keywords: ['ceph']}, SITE)).toMatchObject({
    dateModified: '1970-01-01T00:00:00.000Z',
    keywords: ['ceph'],
  });
});
