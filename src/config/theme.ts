import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';
import {announcementBar} from './announcement';
import {footer} from './footer';
import {localized} from './locale';
import {standardNavbar} from './navbar';

/** Name and one-line description of the site in the language that is built. */
export const title = 'Rainbond';
export const tagline = localized({
  en: 'Deploy, operate, and deliver applications on Kubernetes without learning it first',
  zh: '不必先学 Kubernetes，就能部署、运维和交付应用',
});

/** No colors: as inline styles they would double the HTML of code. `src/css/code.scss` has them. */
const codeTheme: PrismTheme = {plain: {}, styles: []};

/** Everything that the classic theme and its extensions read. */
export function themeConfig() {
  return {
    metadata: [
      {name: 'twitter:card', content: 'summary_large_image'},
      // For pages that bring no description of their own, such as the list of authors.
      {name: 'description', content: tagline},
    ],
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    announcementBar: announcementBar(),
    navbar: standardNavbar(),
    footer: footer(),
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false},
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    prism: {
      theme: codeTheme,
      darkTheme: codeTheme,
      additionalLanguages: ['bash', 'docker', 'ini', 'java', 'nginx', 'php', 'properties', 'toml'],
    },
    liveCodeBlock: {playgroundPosition: 'bottom'},
    mermaid: {theme: {light: 'neutral', dark: 'dark'}},
  } satisfies ThemeConfig & {liveCodeBlock: object; mermaid: object};
}
