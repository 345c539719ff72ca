import type {Plugin} from '@docusaurus/types';
import {localized} from '../../config/locale';
import {installRecovery, type RecoveryWords} from '../../features/recovery/head';

/** Not in `code.json`, whose messages come with the script that may be missing. */
const words: RecoveryWords = {
  incomplete: localized({
    en: "Parts of this page didn't load. You can read the text and follow links, but menus and search may not work.",
    zh: '页面有部分内容未能加载。文字和链接可以正常使用，菜单和搜索可能不可用。',
  }),
  offline: localized({
    en: 'You seem to be offline. You can still read this page and the pages you opened from it. Reconnect to open others.',
    zh: '网络似乎已断开。本页和从本页打开过的页面仍可阅读，其他页面请在网络恢复后打开。',
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
