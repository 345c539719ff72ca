/** Colors of an image by the names of their tokens in src/css/tokens.css. */
export const CARD_TOKENS = {
  paper: '--color-ink',
  title: '--color-on-ink',
  text: '--color-on-ink-muted',
  outerArc: '--color-violet',
  middleArc: '--color-primary',
  innerArc: '--color-accent',
} as const;
export type CardColors = Readonly<Record<keyof typeof CARD_TOKENS, string>>;

/**
 * Reads the colors of an image from the design tokens.
 *
 * @param css text of src/css/tokens.css.
 * @throws Error that names the tokens that are missing or no hex color.
 */
export function readColors(css: string): CardColors {
  const found = Object.entries(CARD_TOKENS).map(([role, token]) => {
    const value = new RegExp(`${token}:\\s*(#[0-9a-f]{3,8})\\s*;`, 'i').exec(css)?.[1];
    return {role, token, value};
  });
  const missing = found.filter(({value}) => value === undefined).map(({token}) => token);
  if (missing.length > 0) {
    throw new Error(`og-image: src/css/tokens.css has no hex colour for ${missing.join(', ')}.`);
  }
  return Object.fromEntries(found.map(({role, value}) => [role, value])) as CardColors;
}
