import {LANGUAGES} from '../e2e/support/pages';
import {delayChunks} from './siteProxy';
import {expect, test} from './test';

/** How much later the scripts come that the main script asks for, in milliseconds. */
const DELAY = 3000;
/** Milliseconds. WebKit is slow on a busy machine. */
const PATIENCE = 30_000;

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: a link leads on before the scripts are there`, async ({visitor, site, smokeBrowser}) => {
    test.skip(smokeBrowser === 'firefox', 'a click of WebDriver BiDi does not lead on while the page loads');
    delayChunks(site, DELAY);
    await visitor.openEarly(`${prefix}/docs`);
    await visitor.click('.navbar__brand');
    await visitor.expectPath((path) => path !== `${prefix}/docs`);
    await visitor.sees('h1');
    expect(await visitor.isHydrated()).toBe(false);
    await visitor.hydrated(PATIENCE);
    await visitor.expectNoComplaints();
  });

  test(`${name}: early clicks on the search, the sidebar, and a category take effect`, async ({visitor, site}) => {
    const early = async (path: string, control: string, outcome: string) => {
      delayChunks(site, DELAY);
      await visitor.openEarly(prefix + path);
      await visitor.click(control);
      expect(await visitor.isHydrated()).toBe(false);
      await visitor.hydrated(PATIENCE);
      await visitor.sees(outcome, PATIENCE);
    };
    await early('/docs/faq', 'button[aria-keyshortcuts]', '.DocSearch-Input:focus');
    await early('/docs/faq', 'aside button[class*="collapseSidebarButton"]', 'div[class*="expandButton"]');
    await early(
      '/docs/faq',
      '.theme-doc-sidebar-menu .menu__list-item--collapsed .menu__caret',
      '.theme-doc-sidebar-menu .menu__caret[aria-expanded="true"]',
    );
    await visitor.expectNoComplaints();
  });
}
