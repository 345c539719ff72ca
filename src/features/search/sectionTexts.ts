import {translate} from '@docusaurus/Translate';
import type {Section} from './provider';

/** Names of the parts of the site. */
export function sectionTexts(): Record<Section, string> {
  return {
    docs: translate({id: 'search.section.docs', message: 'Docs'}),
    api: translate({id: 'search.section.api', message: 'API'}),
    store: translate({id: 'search.section.store', message: 'App store'}),
    blog: translate({id: 'search.section.blog', message: 'Blog'}),
    pages: translate({id: 'search.section.pages', message: 'Product'}),
  };
}
