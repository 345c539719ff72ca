import {translate} from '@docusaurus/Translate';

/** Title of one page of a list: those after the first have their number, so that no two pages have the same title. */
export function pageTitle(title: string, page: number): string {
  if (page === 1) return title;
  return translate({id: 'blog.list.page', message: '{title}, page {page}'}, {title, page});
}
