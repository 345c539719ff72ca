import type {HtmlTagObject} from '@docusaurus/types';
import type {OpenOn} from '../features/search/opening';
import type {Environment} from './env';
import {environment} from './site';

/** What the browser needs to know of the hosted search. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  index: string;
}

/** The hosted search that the operator set up; null means that the site searches by itself. */
export function hostedSearch(settings: Environment = environment): HostedSearch | null {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX: index} = settings;
  return appId === '' ? null : {appId, apiKey, index};
}

/** Origins that answer searches and that pages may name; without a hosted search there is none. */
export function searchOrigins(hosted: HostedSearch | null = hostedSearch()): string[] {
  return hosted === null ? [] : [`https://${hosted.appId}-dsn.algolia.net`];
}

/** Lets the browser connect to the search host before the first search; without a hosted search no page names one. */
export function searchHeadTags(hosted: HostedSearch | null = hostedSearch()): HtmlTagObject[] {
  return searchOrigins(hosted).map((href) => ({
    tagName: 'link',
    attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'},
  }));
}

/** What opens the search in the navbar; `false` switches a way off. */
export const openOn: OpenOn = {click: true, shortcut: true, slash: true, typing: true, hover: true, focus: true};
