import type {OgGroup} from './image';

/** First segments below the base URL. Docs are told apart further; what is not listed shows the image of the home page. */
const SECTIONS: ReadonlyMap<string, OgGroup> = new Map([
  ['docs', 'docs'],
  ['blog', 'blog'],
  ['feature', 'features'],
  ['xinchuang', 'features'],
  ['usescene', 'scenes'],
  ['case', 'cases'],
  ['marketplace', 'marketplace'],
  ['opensourceApps', 'marketplace'],
  ['enterprise_server', 'company'],
  ['partners', 'company'],
  ['privacy', 'company'],
  ['server', 'company'],
]);

/** Sections of the documentation with a sidebar of their own; `Intro` is the first page of the API's. */
const DOCS_SECTIONS: ReadonlyMap<string, OgGroup> = new Map([
  ['api', 'api'],
  ['Intro', 'api'],
  ['store', 'store'],
]);

/** A version in the address of a page, such as `5.17`. */
const VERSION = /^\d+(\.\d+)+$/;

/**
 * The group of a page by its path alone, so that server and browser always agree.
 *
 * @param pathname path with the base URL, for example `/zh/docs/5.17/Intro`.
 * @param baseUrl base URL of the language, for example `/zh/`.
 */
export function groupFor(pathname: string, baseUrl: string): OgGroup {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const [section = '', ...below] = path.split('/').filter(Boolean);
  const group = SECTIONS.get(section) ?? 'home';
  if (group !== 'docs') return group;
  const [first = '', second = ''] = below;
  return DOCS_SECTIONS.get(VERSION.test(first) ? second : first) ?? 'docs';
}
