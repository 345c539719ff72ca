import type {LoadContext, Plugin} from '@docusaurus/types';
import {APPS} from '../../features/marketplace/apps';
import {toEntries} from '../../features/marketplace/toEntries';

/**
 * Writes the featured applications in the language of the build as generated data, so that a page ships the texts
 * of one language only. `src/features/marketplace/FeaturedApps.tsx` reads it.
 */
export default function featuredApps(context: LoadContext): Plugin {
  return {
    name: 'featured-apps',
    async contentLoaded({actions}) {
      const entries = toEntries(APPS, context.i18n.currentLocale === 'zh' ? 'zh' : 'en');
      await actions.createData('entries.json', JSON.stringify(entries));
    },
  };
}
