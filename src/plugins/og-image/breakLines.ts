import type {Style, Typeset} from './typesetter';

const chinese = new Intl.Segmenter('zh', {granularity: 'word'});

/** Where a line may end: after a blank, and between Chinese words, but never before closing or after opening marks. */
function piecesOf(text: string): string[] {
  const runs = text.match(/[^\s\p{Script=Han}]+\s*|\p{Script=Han}+\s*/gu) ?? [];
  const pieces = runs.flatMap((run) =>
    /^\p{Script=Han}/u.test(run) ? [...chinese.segment(run)].map(({segment}) => segment) : [run],
  );
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const sticks =
      /^[，。：；！？、）》”’%,.:;!?)\]]/u.test(piece) || (last !== undefined && /[（《“‘([]$/u.test(last));
    if (last !== undefined && sticks) joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/** A title in lines that fit. */
export interface FittedTitle {
  lines: readonly string[];
  /** Size of an em in pixels. */
  size: number;
}

async function breakAt(size: number, text: string, {typeset, weight, width}: Measure): Promise<string[] | undefined> {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    const longer = line + piece;
    if ((await typeset(longer.trimEnd(), {size, weight})).width <= width) line = longer;
    else if (line === '') return undefined;
    else {
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  return [...lines, line.trimEnd()];
}

interface Measure extends Pick<Style, 'weight'> {
  typeset: Typeset;
  /** Width of a line in pixels. */
  width: number;
}

/** Sizes to try in pixels, with the number of lines that fit at each. */
const SIZES = [
  {size: 72, lines: 1},
  {size: 58, lines: 2},
  {size: 50, lines: 3},
  {size: 42, lines: 4},
] as const;

/**
 * Breaks a title into as few lines as possible, in the largest size that fits.
 *
 * @throws Error that names a title that does not fit in any size.
 */
export async function fitTitle(title: string, measure: Measure): Promise<FittedTitle> {
  for (const {size, lines: most} of SIZES) {
    const lines = await breakAt(size, title, measure);
    if (lines && lines.length <= most) return {lines, size};
  }
  throw new Error(`og-image: the title "${title}" does not fit into the preview image. Shorten it.`);
}
