import {POPUP_DELAY, POPUP_KEY} from '../../src/features/support-popup/schedule';
import {LANGUAGES, TEMPLATES} from '../e2e/support/pages';
import {expect, PHONE, test} from './test';
import type {Visitor} from './visitor';

/** What a reader types, and the page that answers. */
interface Search {
  en: string;
  zh: string;
  answer: string;
}

const SEARCH: Search = {
  en: 'scale automatically',
  zh: '自动伸缩',
  answer: '/docs/how-to-guides/app-ops/service-auto-scaling',
};
/** In older documentation the search finds pages of that version. */
const OLDER: Search = {en: 'release cycle', zh: '发布周期', answer: '/docs/5.17/quick-start/release-cycle'};

/** What a page has besides what all pages have. */
interface Parts {
  navbar: 'site' | 'standard';
  code?: true;
  diagram?: true;
  /** What the search of its navbar is asked, where that is not `SEARCH`. */
  search?: Search;
}

const PAGES: Readonly<Record<string, Parts & {path: string}>> = {
  home: {path: TEMPLATES.home, navbar: 'site'},
  text: {path: TEMPLATES.text, navbar: 'site'},
  feature: {path: '/feature/devops', navbar: 'site'},
  scenes: {path: '/usescene', navbar: 'site'},
  case: {path: '/case/boe', navbar: 'site'},
  editions: {path: '/enterprise_server', navbar: 'site'},
  calculator: {path: '/calculator', navbar: 'site'},
  marketplace: {path: '/marketplace', navbar: 'site'},
  'featured apps': {path: '/opensourceApps', navbar: 'site'},
  'docs home': {path: TEMPLATES.docsHome, navbar: 'standard'},
  doc: {path: TEMPLATES.doc, navbar: 'standard', code: true, diagram: true},
  'doc without sidebar': {path: TEMPLATES.docWithoutSidebar, navbar: 'standard'},
  'older doc': {path: TEMPLATES.oldDoc, navbar: 'standard', search: OLDER},
  'API page': {path: '/docs/api/team/createTeam', navbar: 'standard', code: true},
  'blog list': {path: TEMPLATES.blogList, navbar: 'standard'},
  post: {path: TEMPLATES.post, navbar: 'standard', code: true},
  archive: {path: TEMPLATES.archive, navbar: 'standard'},
  authors: {path: TEMPLATES.authors, navbar: 'standard'},
  author: {path: TEMPLATES.author, navbar: 'standard'},
  'search page': {path: '/search', navbar: 'site'},
};

async function searchFinds(visitor: Visitor, query: string, path: string): Promise<void> {
  await visitor.click('button[aria-keyshortcuts]');
  await visitor.sees('.DocSearch-Input:focus');
  await visitor.type(query);
  await visitor.sees(`.DocSearch-Hit a[href^="${path}"]`);
  await visitor.press('Escape');
  await visitor.seesNo('.DocSearch-Container');
}

async function menuOpens(visitor: Visitor, navbar: Parts['navbar']): Promise<void> {
  if (navbar === 'site') {
    await visitor.pointAt('nav button[aria-controls]');
    await visitor.sees('nav button[aria-expanded="true"] + ul a');
  } else {
    await visitor.pointAt('.navbar .dropdown [aria-haspopup]');
    await visitor.sees('.navbar .dropdown__menu a');
  }
}

async function mobileMenuOpens(visitor: Visitor, navbar: Parts['navbar']): Promise<void> {
  await visitor.resize(PHONE);
  if (navbar === 'site') {
    await visitor.seesNo('nav ul button[aria-controls]');
    await visitor.click('nav button[aria-controls]');
    await visitor.sees('dialog[open] a');
  } else {
    await visitor.click('.navbar__toggle');
    await visitor.sees('.navbar-sidebar--show .navbar-sidebar a');
  }
}

/** A diagram was measured in one browser; others have other fonts. */
async function diagramMovesNothing(visitor: Visitor): Promise<void> {
  const places = () =>
    visitor.evaluate(
      () => [...document.querySelectorAll('h2')].map((h2) => Math.round(h2.getBoundingClientRect().top + scrollY)),
      null,
    );
  const before = await places();
  await visitor.pointAt('.docusaurus-mermaid-container');
  await visitor.sees('.docusaurus-mermaid-container svg[aria-roledescription]');
  expect(await places()).toEqual(before);
}

async function codeCopies(visitor: Visitor): Promise<void> {
  const button = '.theme-code-block [class*="buttonGroup"] button:last-child';
  // The button comes when the reader comes near, and pictures that arrive above may push the code away again.
  await expect(async () => {
    await visitor.pointAt('.theme-code-block');
    await visitor.sees(button, 1000);
  }).toPass();
  // The label says "copied" for a second only, and this browser may be busy for longer.
  await visitor.countLabelChanges(button);
  await visitor.click(button);
  await expect.poll(() => visitor.labelChanges()).toBeGreaterThan(0);
}

/** The countdown goes on over reloads: one that began three minutes ago is over. */
async function popupCloses(visitor: Visitor, path: string): Promise<void> {
  await visitor.evaluate(({key, delay}) => sessionStorage.setItem(key, String(Date.now() - delay)), {
    key: POPUP_KEY,
    delay: POPUP_DELAY,
  });
  await visitor.open(path);
  await visitor.sees('dialog[open] h2');
  await visitor.click('dialog[open] button');
  await visitor.seesNo('dialog[open] h2');
}

for (const {name, prefix} of LANGUAGES) {
  for (const [kind, {path, navbar, code, diagram, search = SEARCH}] of Object.entries(PAGES)) {
    const address = (prefix + path).replace(/(.)\/$/, '$1');

    test(`${name}: ${kind}`, async ({visitor}) => {
      await visitor.open(address);
      await visitor.sees('h1');
      await test.step('the menu opens', () => menuOpens(visitor, navbar));
      if (navbar === 'standard')
        await test.step('the search finds', () => searchFinds(visitor, search[name], prefix + search.answer));
      if (diagram) await test.step('a diagram moves nothing', () => diagramMovesNothing(visitor));
      if (code) await test.step('code is copied', () => codeCopies(visitor));
      await test.step('the support popup closes', () => popupCloses(visitor, address));
      await test.step('the mobile menu opens', () => mobileMenuOpens(visitor, navbar));
      await visitor.expectNoComplaints();
    });
  }
}
