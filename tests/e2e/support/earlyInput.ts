/** What a visitor does: with the mouse, with a finger, or on the keyboard, at the element that a CSS selector finds. */
export type Step = ['click' | 'tap' | 'focus', selector: string] | ['press' | 'type', keys: string];

/** Something done before a page is hydrated, and what must have come of it afterwards. Any browser's driver can play it. */
export interface Scenario {
  name: string;
  /** Path without the language. */
  path: string;
  /** A phone with a touch screen, instead of a desktop. */
  phone?: true;
  /** Writes to the clipboard, for which some browsers want a permission. */
  clipboard?: true;
  steps: readonly Step[];
  /** Runs in the page, refers to nothing outside of itself, and returns what JSON can hold. */
  outcome: () => unknown;
  expected: unknown;
}

const DOC = '/docs/reference/ports';
const SEARCH = 'button[aria-keyshortcuts]';
const CARET = '.theme-doc-sidebar-menu .menu__list-item--collapsed .menu__caret';
const CATEGORY = '.theme-doc-sidebar-menu .menu__list-item--collapsed a[role="button"]';
const SITE_LIST = 'header nav li button[aria-expanded]';
const SITE_LANGUAGE = 'header nav ul:last-of-type button[aria-expanded]';

const searches = () => document.querySelectorAll('.DocSearch-Modal').length;
const searchedFor = () => [...document.querySelectorAll<HTMLInputElement>('.DocSearch-Input')].map(({value}) => value);
/** States of the carets that were closed or open at first: all but those of the path to the page are closed. */
const openCarets = () => document.querySelectorAll('.theme-doc-sidebar-menu .menu__caret[aria-expanded="true"]').length;
const openCategories = () => [
  location.pathname.replace(/^\/zh/, ''),
  document.querySelectorAll('.theme-doc-sidebar-menu > li > div > a[role="button"][aria-expanded="true"]').length,
];
const openLists = () => document.querySelectorAll('header nav li button[aria-expanded="true"]').length;
const focusedPath = () => document.activeElement?.getAttribute('href')?.replace(/^\/zh/, '');
const filter = () => [
  [...document.querySelectorAll<HTMLInputElement>('main fieldset:first-of-type input')].findIndex(
    ({checked}) => checked,
  ),
  location.search.split('=').length - 1,
];

/** Everything that waits for hydration, in every way in which a visitor can use it. */
export const SCENARIOS: readonly Scenario[] = [
  {name: 'a click on the search', path: DOC, steps: [['click', SEARCH]], outcome: searches, expected: 1},
  {name: 'a tap on the search', path: DOC, phone: true, steps: [['tap', SEARCH]], outcome: searches, expected: 1},
  {name: 'Ctrl+K', path: DOC, steps: [['press', 'Control+k']], outcome: searches, expected: 1},
  {name: 'the slash key', path: DOC, steps: [['press', '/']], outcome: searches, expected: 1},
  {
    name: 'Enter on the search',
    path: DOC,
    steps: [
      ['focus', SEARCH],
      ['press', 'Enter'],
    ],
    outcome: searches,
    expected: 1,
  },
  {
    name: 'words typed on the search',
    path: DOC,
    steps: [
      ['focus', SEARCH],
      ['type', 'helm'],
    ],
    outcome: searchedFor,
    expected: ['helm'],
  },
  {
    name: 'a click on the search and words',
    path: DOC,
    steps: [
      ['click', SEARCH],
      ['type', 'helm'],
    ],
    outcome: searchedFor,
    expected: ['helm'],
  },
  {
    name: 'a click on "collapse sidebar"',
    path: DOC,
    steps: [['click', 'aside button[class*="collapseSidebarButton"]']],
    outcome: () => document.querySelector('.theme-doc-sidebar-container')?.className.includes('ContainerHidden'),
    expected: true,
  },
  {name: 'a click beside a category', path: DOC, steps: [['click', CARET]], outcome: openCarets, expected: 1},
  {
    name: 'two clicks beside a category',
    path: DOC,
    steps: [
      ['click', CARET],
      ['click', CARET],
    ],
    outcome: openCarets,
    expected: 0,
  },
  {
    name: 'a click on a category without a page',
    path: DOC,
    steps: [['click', CATEGORY]],
    outcome: openCategories,
    expected: [DOC, 2],
  },
  {
    name: 'Enter on a category without a page',
    path: DOC,
    steps: [
      ['focus', CATEGORY],
      ['press', 'Enter'],
    ],
    outcome: openCategories,
    expected: [DOC, 2],
  },
  {
    name: 'a tap on the menu of the standard navbar',
    path: DOC,
    phone: true,
    steps: [['tap', '.navbar__toggle']],
    outcome: () => document.querySelectorAll('.navbar-sidebar--show').length,
    expected: 1,
  },
  {
    name: 'Enter on the languages of the standard navbar',
    path: DOC,
    steps: [
      ['focus', '.navbar__items--right .dropdown:nth-child(2) > [role="button"]'],
      ['press', 'Enter'],
    ],
    outcome: () => [location.hash, document.querySelectorAll('.dropdown--show').length],
    expected: ['', 1],
  },
  {
    name: 'a tap on the menu of the site navbar',
    path: '/privacy',
    phone: true,
    steps: [['tap', 'header nav > button[aria-expanded]']],
    outcome: () => document.querySelectorAll('dialog[open]').length,
    expected: 1,
  },
  {name: 'a click on a list', path: '/', steps: [['click', SITE_LIST]], outcome: openLists, expected: 1},
  {
    name: 'two presses of Enter on a list',
    path: '/',
    steps: [
      ['focus', SITE_LIST],
      ['press', 'Enter'],
      ['press', 'Enter'],
    ],
    outcome: openLists,
    expected: 0,
  },
  {
    name: 'the space bar on a list',
    path: '/',
    steps: [
      ['focus', SITE_LIST],
      ['press', ' '],
    ],
    outcome: openLists,
    expected: 1,
  },
  {
    name: 'an arrow key on a list',
    path: '/',
    steps: [
      ['focus', SITE_LIST],
      ['press', 'ArrowDown'],
    ],
    outcome: focusedPath,
    expected: '/xinchuang',
  },
  {
    name: 'a click on the languages of the site navbar',
    path: '/privacy',
    steps: [['click', SITE_LANGUAGE]],
    outcome: openLists,
    expected: 1,
  },
  {
    name: 'a click on a filter',
    path: '/case',
    steps: [['click', 'main fieldset:first-of-type label:nth-of-type(3)']],
    outcome: filter,
    expected: [2, 1],
  },
  {
    name: 'arrow keys on a filter',
    path: '/case',
    steps: [
      ['focus', 'main fieldset:first-of-type input'],
      ['press', 'ArrowRight'],
      ['press', 'ArrowRight'],
    ],
    outcome: filter,
    expected: [2, 1],
  },
  {
    name: 'a checked box',
    path: '/opensourceApps',
    steps: [['click', 'main label:has(input[type="checkbox"])']],
    outcome: () => [document.querySelector<HTMLInputElement>('main [type="checkbox"]')?.checked, location.search],
    expected: [true, '?sort=title'],
  },
  {
    name: 'a checked box that was cleared again',
    path: '/opensourceApps',
    steps: [
      ['click', 'main label:has(input[type="checkbox"])'],
      ['click', 'main label:has(input[type="checkbox"])'],
    ],
    outcome: () => [document.querySelector<HTMLInputElement>('main [type="checkbox"]')?.checked, location.search],
    expected: [false, ''],
  },
  {
    name: 'words typed into a filter',
    path: '/opensourceApps',
    steps: [
      ['click', 'main input[type="search"]'],
      ['type', 'nacos'],
    ],
    outcome: () => [document.querySelector<HTMLInputElement>('main [type="search"]')?.value, location.search],
    expected: ['nacos', '?q=nacos'],
  },
  {
    name: 'a click on an example of the calculator',
    path: '/calculator',
    steps: [['click', 'main [role="group"] button']],
    outcome: () => [location.search.startsWith('?e='), document.querySelectorAll('main fieldset').length],
    expected: [true, 1],
  },
  {
    name: 'a field of the calculator',
    path: '/calculator',
    steps: [
      ['click', 'main input[inputmode="decimal"]'],
      ['press', 'End'],
      ['type', '7'],
    ],
    outcome: () => [
      document.querySelector<HTMLInputElement>('main input[inputmode="decimal"]')?.value.endsWith('7'),
      document.activeElement?.getAttribute('inputmode'),
      location.search.startsWith('?e='),
    ],
    expected: [true, 'decimal', true],
  },
  {
    name: 'a click on "copy"',
    path: '/',
    clipboard: true,
    steps: [['click', 'main pre[aria-label] + button']],
    outcome: () => document.querySelector('main pre[aria-label] ~ [role="status"]')?.textContent !== '',
    expected: true,
  },
];
