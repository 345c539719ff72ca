import {describe, expect, it} from 'vitest';
import {statementFor, type SiteFacts} from '@site/src/features/structured-data/page';

const labels = {home: 'Home', cases: 'Customer stories', scenes: 'Use cases'};
const url = 'https://example.com';
const en: SiteFacts = {url, baseUrl: '/', language: 'en'};
const zh: SiteFacts = {url, baseUrl: '/zh/', language: 'zh-CN'};
const page = (permalink: string) => ({permalink, title: 'Title', description: 'Description'});

/** Every address in a statement, whatever its place. */
function addresses(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addresses) : [];
}

describe('statementFor', () => {
  it('names company and site on the home page, the company the same in both languages', () => {
    const english = statementFor(page('/'), en, labels);
    expect(english).toMatchObject({
      '@graph': [
        {'@type': 'Organization', '@id': `${url}/#organization`, url: `${url}/`},
        {'@type': 'WebSite', url: `${url}/`, inLanguage: 'en', publisher: {'@id': `${url}/#organization`}},
      ],
    });
    expect(statementFor(page('/zh/'), zh, labels)).toMatchObject({
      '@graph': [
        {'@type': 'Organization', '@id': `${url}/#organization`, url: `${url}/`},
        {'@type': 'WebSite', url: `${url}/zh/`, inLanguage: 'zh-CN', publisher: {'@id': `${url}/#organization`}},
      ],
    });
  });

  it('describes the software without prices and ratings', () => {
    const statement = statementFor(page('/zh/enterprise_server'), zh, labels);
    expect(statement).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Rainbond',
      description: 'Description',
      url: `${url}/zh/enterprise_server`,
    });
    expect(JSON.stringify(statement)).not.toMatch(/"(offers|price|aggregateRating|review)"/);
  });

  it.each([
    ['case', 'Customer stories', en, '/'],
    ['usescene', 'Use cases', zh, '/zh/'],
  ] as const)('leads from the home page through the list to a page below /%s', (list, name, site, baseUrl) => {
    expect(statementFor(page(`${baseUrl}${list}/x`), site, labels)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, name: 'Home', item: url + baseUrl},
        {position: 2, name, item: `${url}${baseUrl}${list}`},
        {position: 3, name: 'Title', item: `${url}${baseUrl}${list}/x`},
      ],
    });
  });

  it.each(['/case', '/case/', '/usescene/', '/privacy', '/feature/devops', '/constructor/x'])(
    'says nothing about %s',
    (path) => {
      expect(statementFor(page(path), en, labels)).toBeUndefined();
    },
  );

  it('writes addresses in full', () => {
    for (const path of ['/', '/enterprise_server', '/case/boe', '/usescene/x86ToArm']) {
      for (const address of addresses(statementFor(page(path), en, labels))) expect(address).toMatch(/^https:\/\//);
    }
  });
});
