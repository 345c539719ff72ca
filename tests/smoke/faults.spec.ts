import {LANGUAGES, TEMPLATES} from '../e2e/support/pages';
import {expect, test} from './test';
import type {Visitor} from './visitor';

/** Four kinds of pages, two in each language. */
const KINDS = {
  home: {address: '/', prefix: ''},
  doc: {address: `/zh${TEMPLATES.doc}`, prefix: '/zh'},
  'API page': {address: '/docs/api/team/createTeam', prefix: ''},
  post: {address: `/zh${TEMPLATES.post}`, prefix: '/zh'},
} as const;

/** Where the page says what is wrong. */
const NOTICE = '.recovery';
const TERMS = 'footer a[href$="/server"]';
/** A page reloads once before it gives up. In milliseconds. */
const PATIENCE = 30_000;

const isMain = (path: string) => /\/assets\/js\/main\.[^/]+\.js$/.test(path);

test.describe.configure({timeout: 90_000});

async function expectReadable(visitor: Visitor): Promise<void> {
  await visitor.sees('main h1');
  const length = () => visitor.evaluate(() => document.querySelector('main')?.innerText.trim().length ?? 0, null);
  expect(await length()).toBeGreaterThan(100);
}

for (const [kind, {address, prefix}] of Object.entries(KINDS)) {
  for (const fault of ['missing', 'cut'] as const) {
    test(`${kind}: readable with a main script that is ${fault}, and well when it is back`, async ({visitor, site}) => {
      site.faultOf = (path) => (isMain(path) ? fault : undefined);
      await visitor.openEarly(address);
      await visitor.sees(NOTICE, PATIENCE);
      await expectReadable(visitor);
      expect(await visitor.isHydrated()).toBe(false);

      site.faultOf = () => undefined;
      await visitor.click(`${NOTICE} a`);
      await visitor.hydrated(PATIENCE);
      await visitor.seesNo(NOTICE);
      await expectReadable(visitor);
    });
  }

  test(`${kind}: stays readable when the network goes, and leads on when it is back`, async ({visitor, site}) => {
    await visitor.open(address);
    site.faultOf = () => 'lost';
    await visitor.click(TERMS);
    await visitor.sees(NOTICE, PATIENCE);
    await expectReadable(visitor);

    site.faultOf = () => undefined;
    await visitor.click(`${NOTICE} a`);
    await visitor.expectPath((path) => path === `${prefix}/server`);
    await visitor.hydrated(PATIENCE);
    await visitor.seesNo(NOTICE);
  });

  test(`${kind}: works with a storage that throws`, async ({visitor, site}) => {
    site.hasBrokenStorage = true;
    await visitor.open(address);
    await expectReadable(visitor);
    await visitor.click(TERMS);
    await visitor.expectPath((path) => path === `${prefix}/server`);
    await visitor.sees('main h1');
    await visitor.seesNo(NOTICE);
    await visitor.expectNoComplaints();
  });
}

test('the kinds are in both languages', () => {
  const prefixes = new Set(Object.values(KINDS).map(({prefix}) => prefix));
  expect([...prefixes].sort()).toEqual(LANGUAGES.map(({prefix}) => prefix).sort());
});
