import {LANGUAGES} from '../e2e/support/pages';
import {holdChunks} from './siteProxy';
import {expect, test} from './test';

/** Milliseconds. WebKit is slow on a busy machine. */
const PATIENCE = 30_000;

const EARLY_CLICKS = [
  {
    what: 'the search',
    path: '/docs/faq',
    control: 'button[aria-keyshortcuts]',
    outcome: '.DocSearch-Input:focus',
  },
  {
    what: 'the button that hides the sidebar',
    path: '/docs/faq',
    control: 'aside button[class*="collapseSidebarButton"]',
    outcome: 'div[class*="expandButton"]',
  },
  {
    what: 'a category of the sidebar',
    path: '/docs/faq',
    control: '.theme-doc-sidebar-menu .menu__list-item--collapsed .menu__caret',
    outcome: '.theme-doc-sidebar-menu .menu__caret[aria-expanded="true"]',
  },
];

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: a link leads on before the scripts are there`, async ({visitor, site, smokeBrowser}) => {
    test.skip(smokeBrowser === 'firefox', 'a click of WebDriver BiDi does not lead on while the page loads');
    const release = holdChunks(site);
    await visitor.openEarly(`${prefix}/docs`);
    await visitor.click('.navbar__brand');
    await visitor.expectPath((path) => path !== `${prefix}/docs`);
    await visitor.sees('h1');
    expect(await visitor.isHydrated()).toBe(false);
    release();
    await visitor.hydrated(PATIENCE);
    await visitor.expectNoComplaints();
  });

  for (const {what, path, control, outcome} of EARLY_CLICKS) {
    test(`${name}: an early click on ${what} takes effect`, async ({visitor, site}) => {
      const release = holdChunks(site);
      await visitor.openEarly(prefix + path);
      await visitor.click(control);
      expect(await visitor.isHydrated()).toBe(false);
      release();
      await visitor.hydrated(PATIENCE);
      await visitor.sees(outcome, PATIENCE);
      await visitor.expectNoComplaints();
    });
  }
}
