import type {Retired} from './retired';
import {kindOf, originalOf, type Kind} from './siteFiles';

/** Files of a site: path below its folder, with `/` between folders, to a hash of the content. */
export type Listing = ReadonlyMap<string, string>;

export interface Step {
  action: 'upload' | 'replace' | 'delete';
  path: string;
  reason: string;
}

export interface PlanInput {
  /** What the server has now, retired assets included. */
  old: Listing;
  /** What was built. */
  new: Listing;
  /** Hashed assets that earlier builds no longer had; `undefined` when nobody kept count. */
  retired?: Retired;
  /** Day of the deployment, `2026-11-20`. */
  today: string;
}

export interface Plan {
  /** In the order in which they must be done. */
  steps: Step[];
  /** What the next plan has to be told: the assets that stay without being in the new build. */
  retired: Retired;
  /** Worth knowing, one line each. */
  notes: string[];
}

/**
 * Days that a hashed asset stays after the last build that had it. A reader with an open page, or with a cached one,
 * requests the names that this page knows; after a month they have reloaded it.
 */
export const KEEP_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The order. Whoever stops between any two steps leaves a site whose pages find what they refer to:
 *
 * - What is new comes first, as nothing refers to it. Then changed files that keep their names, such as images: old
 *   pages show the new ones for a moment, which fit in nearly every case, where new pages would show old ones that a
 *   browser may then keep.
 * - New pages come before changed ones, because changed ones link to them.
 * - Rules of the host and all lists of pages follow, when every page they name is there: redirects, sitemaps, feeds,
 *   and `search-index/manifest.json`. The manifest is the only file of the search that changes under its name. Old
 *   pages search the old index with either manifest, because its folder is a hashed asset and stays; if a build
 *   raises the index's format, pages that do not fit it ask the reader to reload, and reloading helps only once the
 *   new page is there. Before the pages, a manifest would bring hits that lead nowhere.
 * - Deletions come last: pages, then the files that these showed, then assets.
 */
const STAGES = [
  'new asset',
  'new file',
  'changed file',
  'new page',
  'changed page',
  'rules',
  'list',
  'page that is gone',
  'file that is gone',
  'asset that is gone',
] as const;
type Stage = (typeof STAGES)[number];

type Action = Step['action'] | 'nothing';

function actionFor(path: string, {old, new: next}: PlanInput): Action {
  const [before, after] = [old.get(path), next.get(path)];
  if (after === undefined) return before === undefined ? 'nothing' : 'delete';
  if (before === undefined) return 'upload';
  return before === after ? 'nothing' : 'replace';
}

function stageOf(kind: Kind, action: Action): Stage {
  if (action === 'delete') {
    if (kind === 'hashed') return 'asset that is gone';
    return kind === 'page' ? 'page that is gone' : 'file that is gone';
  }
  if (kind === 'hashed') return 'new asset';
  if (kind === 'page') return action === 'upload' ? 'new page' : 'changed page';
  if (kind === 'file') return action === 'upload' ? 'new file' : 'changed file';
  return kind;
}

const REASONS: Readonly<Record<Stage, string>> = {
  'new asset': 'new asset, nothing refers to it yet',
  'new file': 'new file, nothing refers to it yet',
  'changed file': 'changed file, ahead of the pages that refer to it',
  'new page': 'new page, all it refers to is there',
  'changed page': 'changed page, all it refers to is there',
  rules: 'rules of the host, the pages they name are there',
  list: 'leads to pages, which are there',
  'page that is gone': 'page that the new build does not have',
  'file that is gone': 'file that the new build does not have',
  'asset that is gone': 'asset that no page needs any more',
};

/** Order of UTF-16 code units: the same on every machine. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A file with its compressed twins; either may be missing from one of the builds. */
interface Group {
  original: string;
  twins: string[];
}

function groupsOf({old, new: next}: PlanInput): Group[] {
  const paths = new Set([...old.keys(), ...next.keys()]);
  const groups = new Map<string, Group>();
  for (const path of [...paths].sort(byText)) {
    const original = originalOf(path, (name) => paths.has(name));
    const group = groups.get(original) ?? {original, twins: []};
    if (path !== original) group.twins.push(path);
    groups.set(original, group);
  }
  return [...groups.values()];
}

/** @throws Error when a path is a file in one build and a folder in the other. */
function assertNoClash({old, new: next}: PlanInput): void {
  const clash = (files: Listing, folders: Listing) => {
    for (const path of folders.keys()) {
      for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
        const folder = path.slice(0, end);
        if (files.has(folder))
          throw new Error(
            `"${folder}" is a file in one build and a folder in the other: no order keeps both. Rename one.`,
          );
      }
    }
  };
  clash(old, next);
  clash(next, old);
}

/**
 * Plans a deployment.
 *
 * Compressed twins go directly before their original, in every case. A server that finds `x.html.br` sends it to
 * nearly every browser without looking at `x.html`, so the twin is what readers see:
 *
 * - Changed: with the original first, the twin would be older than its original until it follows, and for good if
 *   the deployment stops there. With the twin first, it is never the older one.
 * - New: servers look for the original before they look for twins, so both appear at once, with the last step.
 * - Deleted: a server that finds a twin alone may go on serving it. Without the twin, it serves the original until
 *   that goes too.
 * - A twin that the new build lacks, while it has the original, goes at once: it would hide the new original.
 *
 * @throws Error when a path is a file in one build and a folder in the other.
 */
export function planDeployment(input: PlanInput): Plan {
  assertNoClash(input);
  const {new: next, today} = input;
  const stages = new Map<Stage, Step[]>(STAGES.map((stage) => [stage, []]));
  const retired: Record<string, string> = {};
  const notes: string[] = [];
  let uncounted = 0;

  for (const {original, twins} of groupsOf(input)) {
    const kind = kindOf(original);
    const action = actionFor(original, input);
    const stage = stageOf(kind, action);
    let reason = REASONS[stage];

    if (kind === 'hashed' && action === 'delete') {
      if (input.retired === undefined) {
        uncounted += 1;
        continue;
      }
      const since = input.retired[original] ?? today;
      const days = Math.floor((Date.parse(today) - Date.parse(since)) / DAY);
      if (days < KEEP_DAYS) {
        retired[original] = since;
        continue;
      }
      reason = `${reason}, unused since ${since}`;
    }
    if (kind === 'hashed' && action === 'replace') {
      reason = 'asset with the name of another: caches keep the older one';
      notes.push(`${original} has another content under the same name. Browsers may keep the older one for a year.`);
    }

    const steps = stages.get(stage) ?? [];
    for (const twin of twins) {
      const twinAction = actionFor(twin, input);
      if (twinAction === 'nothing') continue;
      const hides = twinAction === 'delete' && next.has(original);
      steps.push({
        action: twinAction,
        path: twin,
        reason: hides ? 'compressed twin that the new build does not have' : `compressed twin: ${reason}`,
      });
    }
    if (action !== 'nothing') steps.push({action, path: original, reason});
  }

  const forgotten = Object.keys(input.retired ?? {}).filter((path) => !input.old.has(path) && !next.has(path)).length;
  if (uncounted > 0) {
    notes.push(
      `Assets that the new build does not have: ${uncounted}. They all stay, because without --retired nobody knows ` +
        `since when they are unused.`,
    );
  }
  const waiting = Object.values(retired).sort(byText);
  if (waiting[0] !== undefined) {
    notes.push(
      `Assets that stay for pages which are still open somewhere: ${waiting.length}. The first may go on ` +
        `${new Date(Date.parse(waiting[0]) + KEEP_DAYS * DAY).toISOString().slice(0, 10)}.`,
    );
  }
  if (forgotten > 0) notes.push(`Retired assets that the server no longer has: ${forgotten}. They are forgotten.`);
  return {steps: STAGES.flatMap((stage) => stages.get(stage) ?? []), retired, notes};
}
