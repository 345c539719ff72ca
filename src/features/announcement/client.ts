import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Key of the announcement that the reader has seen last, in local storage (specification, section 9). */
const SEEN_KEY = 'docusaurus.announcement.id';

// The script in the head hides the bar by the flag of whichever announcement was dismissed. The theme clears the flag
// for a new one, but the page that notices would still hide it.
if (typeof window !== 'undefined') {
  const {id} = siteConfig.themeConfig.announcementBar as {id: string};
  const isNew = createStorageSlot(SEEN_KEY).get() !== id;
  if (isNew) document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
}
