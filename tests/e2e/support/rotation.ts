/** A page in one language, and how it is seen. */
export interface Visit {
  path: string;
  /** In CSS pixels. The windows are low, because a picture of much text takes its time. */
  size: {width: number; height: number};
  /** Whether axe also applies the rules that measure what is drawn, which take two thirds of its time. */
  drawing: boolean;
}

const PHONE = {width: 390, height: 500};
const DESKTOP = {width: 1200, height: 500};
const DAY = 24 * 60 * 60 * 1000;

/** A path without its language. */
const inEnglish = (path: string) => path.replace(/^\/zh(?=\/|$)/, '') || '/';

/** The turn of a day: the next day sees the other language of each page, and two days later the other width. */
export const turnOf = (date: Date): number => Math.floor(date.getTime() / DAY);

/**
 * Which pages are visited, and how. Pages of two languages differ in their words alone, so each is visited in one of
 * them, on a phone or on a desktop. Both change from page to page and from turn to turn: each combination meets a
 * quarter of the pages, and each page meets every combination within four turns. What is drawn depends on the style
 * sheet, which these pages share: it is measured on a quarter of the pages, the same number of each combination.
 *
 * @param isOfItsOwn pages with a layout of their own: they are visited in both languages, and measured.
 * @param turn a whole number; see `turnOf`.
 */
export function visitsOf(paths: readonly string[], isOfItsOwn: (path: string) => boolean, turn: number): Visit[] {
  const pages = new Map([...new Set(paths.map(inEnglish))].map((page, index) => [page, index]));
  return paths.flatMap((path) => {
    const index = pages.get(inEnglish(path)) ?? 0;
    const isChinese = path === '/zh' || path.startsWith('/zh/');
    const own = isOfItsOwn(path);
    const isTurn = ((index + turn) % 2 === 1) === isChinese;
    if (!isTurn && !own) return [];
    const onPhone = ((Math.floor(index / 2) + Math.floor(turn / 2)) % 2 === 1) !== isChinese;
    return [{path, size: onPhone ? PHONE : DESKTOP, drawing: own || Math.floor(index / 4) % 4 === 0}];
  });
}
