/** One page in one language, and how it is seen. */
export interface Visit {
  path: string;
  /** In CSS pixels. The windows are low, because a picture of much text takes its time. */
  size: {width: number; height: number};
  /** Whether axe looks at it. */
  axe: boolean;
}

const PHONE = {width: 390, height: 500};
const DESKTOP = {width: 1200, height: 500};

/** A path without its language. */
const inEnglish = (path: string) => path.replace(/^\/zh(?=\/|$)/, '') || '/';

/**
 * How each page is visited once in each language. Pages of two languages differ in their words alone, so their load is
 * spread: a page is seen on a phone in one language and on a desktop in the other, and axe looks at it in one of them.
 * Both change from page to page, so that each combination meets a quarter of the pages.
 *
 * @param axeInBoth pages at which axe looks in both languages, because their layout is their own.
 */
export function visitsOf(paths: readonly string[], axeInBoth: (path: string) => boolean): Visit[] {
  const pages = new Map([...new Set(paths.map(inEnglish))].map((page, index) => [page, index]));
  return paths.map((path) => {
    const index = pages.get(inEnglish(path)) ?? 0;
    const isChinese = path === '/zh' || path.startsWith('/zh/');
    const onPhone = (Math.floor(index / 2) % 2 === 1) !== isChinese;
    const isTurn = (index % 2 === 1) === isChinese;
    return {path, size: onPhone ? PHONE : DESKTOP, axe: isTurn || axeInBoth(path)};
  });
}
