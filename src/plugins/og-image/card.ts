import {OG_SIZE} from '../../features/og-image/image';
import type {CardColors} from './tokens';

/** A line of text as outlines, in pixels, with its origin on the baseline at its left end. */
export interface Outline {
  text: string;
  /** SVG path data. */
  path: string;
  width: number;
}

/** Everything that an image is drawn from. */
export interface Card {
  colors: CardColors;
  /** The SVG document in the corner. */
  wordmark: string;
  /** Lines from top to bottom. */
  title: readonly Outline[];
  /** Pixels between the baselines of the title; that of two lines without it. */
  leading?: number;
  text: Outline;
  /** A screenshot as the address of a PNG (`data:image/png;base64,…`), in place of the arcs. */
  screenshot?: string;
}

/** The line below the title: size of an em in pixels, and weight. */
export const TEXT_STYLE = {size: 30, weight: 400} as const;

/** The title: a line alone is larger, so that it can be read in a small preview. */
export function titleStyle(lines: number): {size: number; weight: number} {
  return {size: lines === 1 ? 72 : 58, weight: 700};
}

/** Distances in pixels. The title grows upwards from its last baseline. */
const MARGIN = 80;
const TITLE_BASELINE = 464;
const TITLE_LEADING = 78;
const TEXT_BASELINE = 540;
const WORDMARK = {y: 76, height: 64} as const;

/** The longest line that leaves the arcs free, in pixels. */
export const MAX_LINE = 790;

/** The mark of static/img/mark.svg in its own units, moved and enlarged so that it leaves by the right and the bottom. */
const ARCS = 'translate(824 262) scale(13.2)';

/** Where a screenshot lies: it leaves by the top and the right, above the title. */
export const SCREENSHOT = {x: 600, y: -8, width: 616, height: 328} as const;

function line({text, path, width}: Outline, y: number, color: string): string {
  if (width > MAX_LINE) {
    throw new Error(
      `og-image: "${text}" is ${Math.ceil(width)} px wide, at most ${MAX_LINE} fit. ` +
        'Shorten it or break it in src/plugins/og-image/texts.ts.',
    );
  }
  return `<path transform="translate(${MARGIN} ${y})" fill="${color}" d="${path}"/>`;
}

function arc(path: string, dot: number, color: string): string {
  return (
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="3.6" stroke-linecap="round"/>` +
    `<circle cx="26.6" cy="${dot}" r="3.1" fill="${color}"/>`
  );
}

const arcs = (colors: CardColors): string =>
  [
    `<g transform="${ARCS}">`,
    arc('M4.5 28V27A22 22 0 0 1 23 5.4', 4.9, colors.outerArc),
    arc('M12 28V27A14.5 14.5 0 0 1 22 13.4', 12.6, colors.middleArc),
    arc('M19.5 28V27A7 7 0 0 1 22 21.7', 20.3, colors.innerArc),
    '</g>',
  ].join('');

/** A screenshot with a line around it. */
function framed(href: string, colors: CardColors): string {
  const box = Object.entries(SCREENSHOT)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  return (
    `<image ${box} preserveAspectRatio="xMidYMid slice" href="${href}"/>` +
    `<rect ${box} fill="none" stroke="${colors.middleArc}" stroke-width="4"/>`
  );
}

/** The wordmark as a part of another document. */
function placed(wordmark: string): string {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(wordmark);
  const [, width = '', height = ''] = box ?? [];
  if (!box) throw new Error('og-image: the wordmark has no viewBox that begins with "0 0".');
  const scaled = (WORDMARK.height * Number(width)) / Number(height);
  return wordmark.replace(
    '<svg ',
    `<svg x="${MARGIN}" y="${WORDMARK.y}" width="${scaled}" height="${WORDMARK.height}" `,
  );
}

/**
 * Draws an image as SVG that holds no text and refers to nothing outside.
 *
 * @throws Error that names a line that is too long.
 */
export function cardSvg({colors, wordmark, title, leading = TITLE_LEADING, text, screenshot}: Card): string {
  const top = TITLE_BASELINE - (title.length - 1) * leading;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_SIZE.width}" height="${OG_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    screenshot === undefined ? arcs(colors) : framed(screenshot, colors),
    placed(wordmark),
    ...title.map((outline, index) => line(outline, top + index * leading, colors.title)),
    line(text, TEXT_BASELINE, colors.text),
    '</svg>',
  ].join('');
}
