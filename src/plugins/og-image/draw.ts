import {OG_GROUPS, type OgGroup} from '../../features/og-image/image';
import type {Locale} from '../../config/locale';
import {cardSvg, TEXT_STYLE, titleStyle, type Card} from './card';
import {readScreenshot} from './screenshot';
import {cardAlt, CARD_TEXTS} from './texts';
import type {Typeset} from './typesetter';

/** The image of a group before it becomes pixels. */
export interface Drawing {
  group: OgGroup;
  alt: string;
  svg: string;
}

/**
 * Draws the image of every group in one language.
 *
 * @param siteDir folder of the project, which has the screenshots.
 */
export async function drawAll(
  locale: Locale,
  {colors, wordmark, siteDir}: Pick<Card, 'colors' | 'wordmark'> & {siteDir: string},
  typeset: Typeset,
): Promise<Drawing[]> {
  return Promise.all(
    OG_GROUPS.map(async (group) => {
      const card = CARD_TEXTS[group][locale];
      const title = await Promise.all(card.title.map((text) => typeset(text, titleStyle(card.title.length))));
      const text = await typeset(card.text, TEXT_STYLE);
      const screenshot = card.scene === undefined ? undefined : await readScreenshot(siteDir, locale, card.scene);
      return {group, alt: cardAlt(card, locale), svg: cardSvg({colors, wordmark, title, text, screenshot})};
    }),
  );
}
