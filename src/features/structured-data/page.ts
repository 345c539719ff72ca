import type {BreadcrumbList, Organization, SoftwareApplication, WebSite} from 'schema-dts';
import {links} from '@site/src/config/links';
import {SCHEMA, type Statement} from './jsonLd';

/** What is known about a page. */
export interface PageFacts {
  /** Path with the base URL, for example `/zh/case/boe`. */
  permalink: string;
  title?: string;
  description?: string;
}

/** What is known about the site in the language of the page. */
export interface SiteFacts {
  /** Scheme and host, for example `https://www.rainbond.com`. */
  url: string;
  /** Base URL of the language, for example `/zh/`. */
  baseUrl: string;
  /** BCP 47 tag of the language. */
  language: string;
}

/** Names of the pages above a page, in its language. */
export interface Labels {
  home: string;
  cases: string;
  scenes: string;
}

/** The company behind the site: one in both languages, so it has one identity. */
function organization({url}: SiteFacts) {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: 'Goodrain',
    legalName: '北京好雨科技有限公司',
    url: `${url}/`,
    logo: `${url}/img/mark.svg`,
    sameAs: [links.github, links.gitee, links.gitcode],
  } satisfies Organization;
}

function webSite(site: SiteFacts) {
  const home = site.url + site.baseUrl;
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: 'Rainbond',
    url: home,
    inLanguage: site.language,
    publisher: {'@id': organization(site)['@id']},
  } satisfies WebSite;
}

/** Search engines also like prices and ratings. There are none to state, so none are stated. */
function software(path: string, {description}: PageFacts, site: SiteFacts) {
  return {
    '@type': 'SoftwareApplication',
    name: 'Rainbond',
    description,
    url: site.url + site.baseUrl + path,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux',
    publisher: organization(site),
  } satisfies SoftwareApplication;
}

/** The way from the home page to a page: names and paths below the base URL. */
function breadcrumbs(trail: readonly {name: string; path: string}[], {url, baseUrl}: SiteFacts) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, path}, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: url + baseUrl + path,
    })),
  } satisfies BreadcrumbList;
}

/** What a page outside docs and blog says about itself, if anything. Docs and posts get theirs from the framework. */
export function statementFor(page: PageFacts, site: SiteFacts, labels: Labels): Statement | undefined {
  // The permalink of an index page ends with a slash; its address does not.
  const path = page.permalink.slice(site.baseUrl.length).replace(/\/$/, '');
  if (path === '') return {'@context': SCHEMA, '@graph': [organization(site), webSite(site)]};
  if (path === 'enterprise_server') return {'@context': SCHEMA, ...software(path, page, site)};

  const lists = new Map([
    ['case', labels.cases],
    ['usescene', labels.scenes],
  ]);
  const [list = '', name] = path.split('/');
  const label = lists.get(list);
  if (label === undefined || name === undefined || page.title === undefined) return undefined;
  const trail = [
    {name: labels.home, path: ''},
    {name: label, path: list},
    {name: page.title, path},
  ];
  return {'@context': SCHEMA, ...breadcrumbs(trail, site)};
}
