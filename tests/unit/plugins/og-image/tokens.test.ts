import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {CARD_TOKENS, readColors} from '@site/src/plugins/og-image/tokens';

it('finds every colour in the design tokens', () => {
  const colors = readColors(readFileSync('src/css/tokens.css', 'utf8'));
  expect(Object.keys(colors)).toEqual(Object.keys(CARD_TOKENS));
  for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{3,8}$/);
});

it('does not take a token for another whose name goes on', () => {
  const css = Object.values(CARD_TOKENS).map((token) => `${token}-dark: #000000; ${token}: #ffffff;`);
  expect(new Set(Object.values(readColors(css.join('\n'))))).toEqual(new Set(['#ffffff']));
});

it('names what is missing or no colour', () => {
  expect(() => readColors(':root {--color-ink: #0c1b33; --color-on-ink: rgb(1 2 3)}')).toThrow(
    /no hex colour for --color-on-ink, --color-on-ink-muted/,
  );
});
