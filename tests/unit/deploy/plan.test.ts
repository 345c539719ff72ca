import * as fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {KEEP_DAYS, planDeployment, type Listing, type Plan, type Step} from '@site/deploy/plan';
import type {Retired} from '@site/deploy/retired';
import {kindOf, originalOf} from '@site/deploy/siteFiles';

// Each property replays hundreds of plans, which takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000});

const TODAY = '2026-11-20';
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.parse(TODAY) - days * DAY).toISOString().slice(0, 10);

const listing = (files: Record<string, string>): Listing => new Map(Object.entries(files));

function plan(old: Record<string, string>, next: Record<string, string>, retired?: Retired): Plan {
  return planDeployment({old: listing(old), new: listing(next), retired, today: TODAY});
}

const lines = ({steps}: Plan) => steps.map(({action, path}) => `${action} ${path}`);

describe('the order', () => {
  test('is assets, files, pages, lists, deletions', () => {
    const old = {
      'index.html': '1',
      'gone.html': '1',
      'img/logo.svg': '1',
      'img/gone.svg': '1',
      'assets/js/main.1.js': '1',
      'assets/js/old.1.js': '1',
      'sitemap.xml': '1',
      'zh/search-index/manifest.json': '1',
      'zh/search-index/aaaaaaaaaaaa/t/0.json': '1',
      _redirects: '1',
    };
    const next = {
      'index.html': '2',
      'zh/new.html': '1',
      'img/logo.svg': '2',
      'img/new.svg': '1',
      'assets/js/main.2.js': '2',
      'sitemap.xml': '2',
      'zh/search-index/manifest.json': '2',
      'zh/search-index/bbbbbbbbbbbb/t/0.json': '2',
      _redirects: '2',
    };
    const retired = {'assets/js/old.1.js': daysAgo(KEEP_DAYS)};
    expect(lines(plan(old, next, retired))).toEqual([
      'upload assets/js/main.2.js',
      'upload zh/search-index/bbbbbbbbbbbb/t/0.json',
      'upload img/new.svg',
      'replace img/logo.svg',
      'upload zh/new.html',
      'replace index.html',
      'replace _redirects',
      'replace sitemap.xml',
      'replace zh/search-index/manifest.json',
      'delete gone.html',
      'delete img/gone.svg',
      'delete assets/js/old.1.js',
    ]);
  });

  test('puts twins before their original, and takes away at once what would hide a new original', () => {
    const old = {'index.html': '1', 'index.html.br': '1', 'index.html.gz': '1', 'gone.html': '1', 'gone.html.br': '1'};
    const next = {'index.html': '2', 'index.html.gz': '2', 'new.html': '1', 'new.html.br': '1'};
    const {steps} = plan(old, next);
    expect(steps.map(({action, path, reason}) => `${action} ${path}: ${reason}`)).toEqual([
      'upload new.html.br: compressed twin: new page, all it refers to is there',
      'upload new.html: new page, all it refers to is there',
      'delete index.html.br: compressed twin that the new build does not have',
      'replace index.html.gz: compressed twin: changed page, all it refers to is there',
      'replace index.html: changed page, all it refers to is there',
      'delete gone.html.br: compressed twin: page that the new build does not have',
      'delete gone.html: page that the new build does not have',
    ]);
  });

  test('takes an archive for a file of its own', () => {
    expect(lines(plan({'index.html': '1'}, {'index.html': '1', 'a.tar.gz': '1'}))).toEqual(['upload a.tar.gz']);
  });
});

describe('retired assets', () => {
  const page = {'index.html': '1'};
  const asset = {'assets/js/a.1.js': '1', 'assets/js/a.1.js.br': '1'};

  test('stay for their days, with their twins, and are remembered', () => {
    const first = plan({...page, ...asset}, page, {});
    expect(first.steps).toEqual([]);
    expect(first.retired).toEqual({'assets/js/a.1.js': TODAY});
    expect(first.notes).toEqual([expect.stringContaining('1. The first may go on 2026-12-20.')]);
    const since = {'assets/js/a.1.js': daysAgo(KEEP_DAYS - 1)};
    expect(plan({...page, ...asset}, page, since)).toMatchObject({steps: [], retired: since});
  });

  test('go when their days are over, and are forgotten', () => {
    const over = plan({...page, ...asset}, page, {'assets/js/a.1.js': daysAgo(KEEP_DAYS)});
    expect(lines(over)).toEqual(['delete assets/js/a.1.js.br', 'delete assets/js/a.1.js']);
    expect(over.steps[1]?.reason).toBe(`asset that no page needs any more, unused since ${daysAgo(KEEP_DAYS)}`);
    expect(over.retired).toEqual({});
  });

  test('begin anew after a build that had them again', () => {
    const back = plan({...page, ...asset}, {...page, ...asset}, {'assets/js/a.1.js': daysAgo(99)});
    expect(back).toMatchObject({steps: [], retired: {}});
  });

  test('never go when nobody counts, and the plan says so', () => {
    const {steps, notes} = plan({...page, ...asset}, page);
    expect(steps).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/: 1\. They all stay, because without --retired nobody knows/)]);
  });

  test('that the server has lost are forgotten, and the plan says so', () => {
    const {retired, notes} = plan(page, page, {'assets/js/b.1.js': daysAgo(1)});
    expect(retired).toEqual({});
    expect(notes).toEqual(['Retired assets that the server no longer has: 1. They are forgotten.']);
  });
});

test('an asset with another content under its name is told', () => {
  const {steps, notes} = plan({'assets/a.1.js': '1'}, {'assets/a.1.js': '2'});
  expect(steps).toEqual([expect.objectContaining({action: 'replace', path: 'assets/a.1.js'})]);
  expect(notes).toEqual([expect.stringContaining('assets/a.1.js has another content under the same name')]);
});

test('a file that becomes a folder, or the other way round, is refused', () => {
  const message = '"docs" is a file in one build and a folder in the other';
  expect(() => plan({docs: '1'}, {'docs/a.html': '1'})).toThrow(message);
  expect(() => plan({'docs/a/b.html': '1'}, {docs: '1'})).toThrow(message);
});

/** A site in the eyes of a browser: pages with the assets that they load. */
interface Site {
  /** Path of a page to the names of its assets; the content of the page is that list. */
  pages: Record<string, string[]>;
  /** Other files with their content: those that change under their names. */
  files: Record<string, string>;
}

const ASSETS = [
  'assets/js/a.1.js',
  'assets/js/b.2.js',
  'zh/assets/css/c.3.css',
  'search-index/dddddddddddd/t.json',
  'assets/e.5.png',
];
const TWINS = ['.br', '.gz'];

const content = fc.constantFrom('1', '2');
const site: fc.Arbitrary<Site> = fc.record({
  pages: fc.dictionary(
    fc.constantFrom('index.html', '404.html', 'docs.html', 'zh/index.html', 'zh/docs/old/index.html'),
    fc.subarray(ASSETS),
    {noNullPrototype: true},
  ),
  files: fc.dictionary(
    fc.constantFrom(
      'img/a.svg',
      'openapi/v1.yaml',
      'robots.txt',
      'zh/sitemap.xml',
      'search-index/manifest.json',
      '_headers',
    ),
    content,
    {noNullPrototype: true},
  ),
});

/** Which files have twins: a function of the path, so that it does not depend on the order of drawing. */
const twinned = fc.func(fc.subarray(TWINS));

/** The files of a build; twins hold what their original holds. */
function treeOf({pages, files}: Site, twinsOf: (path: string) => string[]): Map<string, string> {
  const tree = new Map(Object.entries(files));
  for (const [page, assets] of Object.entries(pages)) {
    tree.set(page, assets.join(' '));
    for (const asset of assets) tree.set(asset, `content of ${asset}`);
  }
  for (const [path, text] of [...tree]) for (const twin of twinsOf(path)) tree.set(path + twin, text);
  return tree;
}

/** A server that went through several deployments, the build that comes next, and what is known of retired assets. */
const deployment = fc
  .record({
    builds: fc.array(fc.tuple(site, twinned, fc.integer({min: 1, max: 40})), {minLength: 1, maxLength: 4}),
    next: fc.tuple(site, twinned),
    counts: fc.boolean(),
  })
  .map(({builds, next, counts}) => {
    let server = new Map<string, string>();
    let retired: Retired = {};
    let daysLeft = builds.reduce((sum, [, , days]) => sum + days, 0);
    for (const [built, twins, days] of builds) {
      const made = planDeployment({old: server, new: treeOf(built, twins), retired, today: daysAgo(daysLeft)});
      server = replay(server, made.steps, treeOf(built, twins)).at(-1) ?? server;
      retired = made.retired;
      daysLeft -= days;
    }
    return {old: server, new: treeOf(...next), ...(counts && {retired}), today: TODAY};
  });

/** What the server has before the first step and after each. */
function replay(old: ReadonlyMap<string, string>, steps: readonly Step[], next: Listing): Map<string, string>[] {
  const states = [new Map(old)];
  for (const {action, path} of steps) {
    const state = new Map(states.at(-1));
    if (action === 'delete') {
      expect(state.delete(path), `${path} is there to be deleted`).toBe(true);
    } else {
      expect(state.has(path), `${path} is there before "${action}"`).toBe(action === 'replace');
      state.set(path, next.get(path) ?? 'not in the new build');
    }
    states.push(state);
  }
  return states;
}

const sorted = (tree: ReadonlyMap<string, string>) => [...tree].sort(([a], [b]) => (a < b ? -1 : 1));

describe('for any two builds', () => {
  /** Every property sees the plan and the states that it leads through. */
  function always(
    look: (seen: {input: Parameters<typeof planDeployment>[0]; made: Plan; states: Map<string, string>[]}) => void,
  ) {
    fc.assert(
      fc.property(deployment, (input) => {
        const made = planDeployment(input);
        look({input, made, states: replay(input.old, made.steps, input.new)});
      }),
      {numRuns: 200},
    );
  }

  test('whoever stops anywhere leaves every page with all the assets that it refers to', () => {
    always(({input, states}) => {
      for (const state of states) {
        for (const [path, text] of state) {
          if (!path.endsWith('.html')) continue;
          for (const asset of text.split(' ').filter(Boolean))
            expect(state.has(asset), `${asset} of ${path}`).toBe(true);
        }
        for (const path of input.old.keys()) {
          if (path.endsWith('.html') && input.new.has(path)) expect(state.has(path), path).toBe(true);
        }
      }
    });
  });

  test('a compressed twin is never older than its original, nor left alone', () => {
    always(({input, states}) => {
      for (const state of states) {
        for (const [path, text] of state) {
          const original = originalOf(path, (name) => input.old.has(name) || input.new.has(name));
          if (original === path || text === state.get(original)) continue;
          // The twin may be ahead of its original for a step or two: then it is the new one.
          expect(text, path).toBe(input.new.get(path));
          if (input.old.has(original)) expect(state.has(original), path).toBe(true);
        }
      }
    });
  });

  test('the whole plan gives the new build and the assets that are kept', () => {
    always(({input, made, states}) => {
      const end = states.at(-1) ?? new Map<string, string>();
      const extra = [...end.keys()].filter((path) => !input.new.has(path));
      for (const path of extra) {
        const original = originalOf(path, (name) => input.old.has(name));
        expect(kindOf(original)).toBe('hashed');
        if (input.retired) expect(made.retired).toHaveProperty([original]);
      }
      expect(sorted(new Map([...end].filter(([path]) => !extra.includes(path))))).toEqual(sorted(input.new));
    });
  });

  test('a retired asset is deleted when its days are over, and not before', () => {
    always(({input, made}) => {
      const deleted = made.steps.filter(({action, path}) => action === 'delete' && kindOf(path) === 'hashed');
      for (const {path} of deleted) {
        const original = originalOf(path, (name) => input.old.has(name) || input.new.has(name));
        if (input.new.has(original)) continue;
        expect(input.retired?.[original] ?? TODAY, path).not.toBe(TODAY);
        expect(Date.parse(input.retired?.[original] ?? TODAY)).toBeLessThanOrEqual(Date.parse(daysAgo(KEEP_DAYS)));
      }
      for (const since of Object.values(made.retired)) {
        expect(Date.parse(since)).toBeGreaterThan(Date.parse(daysAgo(KEEP_DAYS)));
      }
    });
  });

  test('nothing is deleted before what replaces it is there', () => {
    always(({made}) => {
      const pages = made.steps.filter(({path}) => !/\.(?:br|gz)$/.test(path));
      const firstDeletion = pages.findIndex(({action}) => action === 'delete');
      if (firstDeletion !== -1) {
        expect(pages.slice(firstDeletion).map(({action}) => action)).toEqual(
          pages.slice(firstDeletion).map(() => 'delete'),
        );
      }
      expect(new Set(made.steps.map(({path}) => path)).size).toBe(made.steps.length);
    });
  });

  test('a second plan has nothing to do', () => {
    always(({input, made, states}) => {
      const again = planDeployment({
        ...input,
        old: states.at(-1) ?? new Map<string, string>(),
        ...(input.retired && {retired: made.retired}),
      });
      expect(again.steps).toEqual([]);
      expect(again.retired).toEqual(made.retired);
    });
  });

  test('the order of the listings does not matter', () => {
    always(({input, made}) => {
      const backwards = (files: Listing) => new Map([...files].reverse());
      expect(planDeployment({...input, old: backwards(input.old), new: backwards(input.new)})).toEqual(made);
    });
  });
});
