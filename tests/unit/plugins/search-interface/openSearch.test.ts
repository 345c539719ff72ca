import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {openSearchXml} from '@site/src/plugins/search-interface/openSearch';

const description = {
  shortName: 'A & <B>',
  description: 'Search "it"',
  language: 'zh-CN',
  searchUrl: 'https://www.example.com/zh/search',
  selfUrl: 'https://www.example.com/zh/opensearch.xml',
  iconUrl: 'https://www.example.com/zh/img/favicon.svg',
};

test('names the site and tells where to search', () => {
  const $ = load(openSearchXml(description), {xml: true});
  expect($('ShortName').text()).toBe('A & <B>');
  expect($('Description').text()).toBe('Search "it"');
  expect($('Language').text()).toBe('zh-CN');
  expect($('Url[type="text/html"]').attr('template')).toBe('https://www.example.com/zh/search?q={searchTerms}');
  expect($('Url[rel="self"]').attr('template')).toBe(description.selfUrl);
});
