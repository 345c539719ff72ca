import {LANGUAGES} from '../e2e/support/pages';
import {expect, test} from './test';

/** How much later than the HTML the scripts come, in milliseconds. */
const DELAY = 3000;

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: a link leads on before the scripts are there`, async ({visitor, site}) => {
    site.scriptDelay = DELAY;
    await visitor.openEarly(`${prefix}/docs`);
    await visitor.click('.navbar__brand');
    await visitor.expectPath((path) => path !== `${prefix}/docs`);
    await visitor.sees('h1');
    expect(await visitor.isHydrated()).toBe(false);
    await visitor.hydrated();
    await visitor.expectNoComplaints();
  });
}
