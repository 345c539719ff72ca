import type {UserThemeConfig} from '@docusaurus/theme-common';
import {localized} from './locale';
import {links} from './links';

type AnnouncementBar = NonNullable<UserThemeConfig['announcementBar']>;

/** The line above the standard navbar. A new `id` shows it again to readers of a closeable bar. */
export function announcementBar(): AnnouncementBar {
  const star = `<a href="${links.github}" target="_blank" rel="noopener noreferrer">`;
  return {
    id: 'star-on-github',
    content: localized({
      en: `Rainbond is open source. If it helps you, ${star}give it a star on GitHub</a>.`,
      zh: `Rainbond 是开源项目。如果它帮到了你，欢迎${star}到 GitHub 点一颗星</a>。`,
    }),
    backgroundColor: 'var(--color-ink)',
    textColor: 'var(--color-on-ink)',
    isCloseable: false,
  };
}
