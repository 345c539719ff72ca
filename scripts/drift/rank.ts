import type {Locale} from '../../src/config/locale';
import type {Change, Kind} from './change';
import type {Mention} from './mentions';

/** A page, in both languages, with what it says about changed things. */
export interface AffectedPage {
  id: string;
  score: number;
  /** Best first, each change once per language, at its first line. */
  mentions: (Mention & {times: number})[];
}

/** How much a change of a kind hurts readers who follow a page to the letter. */
const WEIGHT: Record<Kind, number> = {removed: 3, renamed: 3, moved: 2, default: 2, added: 0.4};

/** Least weight that a tab keeps when many pages name it: each of them sends readers to the wrong place. */
const LEAST_FOR_TABS = 0.5;

/** A numbered step that no longer works stops a reader. */
const STEP = 1.5;

/** Pages outside the documentation describe; nobody follows them step by step. */
const OUTSIDE_DOCS = 0.5;

/** What one doubling of the links from other pages adds to the score: readers pass by pages that others link to. */
const LINKED = 0.25;

/** Each further mention of the same change on a page counts this much, up to three of them. */
const FURTHER = 0.1;

const keyOf = ({area, kind, name, locale, now = ''}: Change) => [area, kind, locale ?? '', name, now].join('\n');
const value = ({confidence, inStep}: Mention) => confidence * (inStep ? STEP : 1);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Puts pages in order, most affected first. A mention counts by its kind, by how sure it is, and by how few pages
 * name the same; a page counts as its language with more of it, and more when many pages link to it.
 *
 * @param pages mentions of each page by its id.
 * @param links number of pages that link to a page, by its id.
 * @param least score from which a page is listed.
 */
export function rankPages(
  pages: ReadonlyMap<string, readonly (Mention & {locale: Locale})[]>,
  links: ReadonlyMap<string, number>,
  least: number,
): AffectedPage[] {
  const spread = new Map<string, Set<string>>();
  for (const [id, mentions] of pages)
    for (const {change} of mentions) {
      const key = keyOf(change);
      spread.set(key, (spread.get(key) ?? new Set<string>()).add(id));
    }
  const rarity = ({change}: Mention) => {
    const count = spread.get(keyOf(change))?.size ?? 1;
    const rare = 1 - Math.log(count) / Math.log(Math.max(2, pages.size));
    return change.tab === true && change.kind !== 'added' ? Math.max(LEAST_FOR_TABS, rare) : rare;
  };

  const ranked = [...pages].map(([id, all]): AffectedPage => {
    const reach = (id.startsWith('docs/') ? 1 : OUTSIDE_DOCS) * (1 + LINKED * Math.log2(1 + (links.get(id) ?? 0)));
    const byChange = new Map<string, (Mention & {locale: Locale})[]>();
    for (const mention of all) {
      const key = `${mention.locale}\n${keyOf(mention.change)}`;
      byChange.set(key, [...(byChange.get(key) ?? []), mention]);
    }
    const scored = [...byChange.values()].flatMap((same) => {
      const sorted = same.toSorted((a, b) => value(b) - value(a) || a.line - b.line);
      const [best] = sorted;
      if (best === undefined) return [];
      const times = new Set(same.map(({line}) => line)).size;
      const further = 1 + FURTHER * Math.min(3, times - 1);
      return [
        {
          ...best,
          times,
          score: WEIGHT[best.change.kind] * value(best) * rarity(best) * further * reach,
        },
      ];
    });
    const score = Math.max(
      0,
      ...(['en', 'zh'] as const).map((locale) =>
        scored.filter((mention) => mention.locale === locale).reduce((sum, mention) => sum + mention.score, 0),
      ),
    );
    const mentions = scored
      .sort(
        (a, b) =>
          b.score - a.score || compare(a.file, b.file) || a.line - b.line || compare(keyOf(a.change), keyOf(b.change)),
      )
      .map(({change, file, line, confidence, inStep, times}) => ({change, file, line, confidence, inStep, times}));
    return {id, score: Math.round(score * 100) / 100, mentions};
  });
  return ranked.filter(({score}) => score >= least).sort((a, b) => b.score - a.score || compare(a.id, b.id));
}
