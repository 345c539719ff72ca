import type {Plugin} from '@docusaurus/types';
import {localized} from '../../config/locale';
import {installRecovery, type RecoveryWords} from '../../features/recovery/head';

/** Not in `code.json`, whose messages come with the very script that may be missing. */
const words: RecoveryWords = {
  incomplete: localized({
    en: 'Parts of this page did not load. Text and links work; menus and search may not.',
    zh: '页面有一部分未能加载。文字和链接可用，菜单和搜索可能不可用。',
  }),
  offline: localized({
    en: 'You seem to be offline. You can read this page and those you opened from it; others need the network.',
    zh: '网络似乎已断开。此页和从这里打开过的页面仍可阅读，其他页面要等网络恢复。',
  }),
  reload: localized({en: 'Reload', zh: '重新加载'}),
};

/** Puts the script that recovers pages with missing files into the head of every page, as text. */
export default function recovery(): Plugin {
  return {
    name: 'recovery',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${String(installRecovery)})(${JSON.stringify(words)})`}],
    }),
  };
}
