import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {LOCALES} from '@site/src/config/locale';
import {OG_GROUPS} from '@site/src/features/og-image/image';
import {drawAll} from '@site/src/plugins/og-image/draw';
import {toPng} from '@site/src/plugins/og-image/png';
import {readScreenshot} from '@site/src/plugins/og-image/screenshot';
import {CARD_TEXTS} from '@site/src/plugins/og-image/texts';
import {readColors} from '@site/src/plugins/og-image/tokens';
import {createTypesetter} from '@site/src/plugins/og-image/typesetter';

/** The largest image that may be built, in bytes. */
const MAX_BYTES = 60_000;

const colors = readColors(readFileSync('src/css/tokens.css', 'utf8'));
const wordmark = readFileSync('static/img/wordmark-light.svg', 'utf8');
const draw = async (locale: (typeof LOCALES)[number]) =>
  drawAll(locale, {colors, wordmark, siteDir: '.'}, await createTypesetter());

describe('typesetter', () => {
  it('sets heavier lines wider and larger ones in proportion', async () => {
    const typeset = await createTypesetter();
    const thin = await typeset('Rainbond', {size: 100, weight: 100});
    const bold = await typeset('Rainbond', {size: 100, weight: 700});
    const large = await typeset('Rainbond', {size: 200, weight: 700});
    expect(bold.width).toBeGreaterThan(thin.width * 1.05);
    expect(large.width).toBeCloseTo(bold.width * 2, 5);
    expect(bold.path).not.toBe(thin.path);
  });

  it('sets Chinese on the full em', async () => {
    const typeset = await createTypesetter();
    expect((await typeset('上运行应用', {size: 60, weight: 700})).width).toBe(300);
  });

  it('names the file and the way out when the font is missing', async () => {
    const nowhere = () => '/nowhere/font.woff2';
    await expect(createTypesetter(nowhere)).rejects.toThrow(
      /cannot read the font file ".*unicode\.json"\. Run "npm ci"/,
    );

    const ranges = path.join(mkdtempSync(path.join(tmpdir(), 'og-image-')), 'unicode.json');
    writeFileSync(ranges, '{"latin": "U+0-FF"}');
    const typeset = await createTypesetter((request) => (request.endsWith('.json') ? ranges : nowhere()));
    await expect(typeset('R', {size: 1, weight: 400})).rejects.toThrow(/font file ".*latin-wght-normal\.woff2"/);
  });
});

it('names a screenshot that is missing', async () => {
  await expect(readScreenshot('.', 'en', {name: 'gone', top: 0})).rejects.toThrow(
    /from screenshots\/images\/en\/.*gone@2x\.webp.* npm run screenshots -- gone/,
  );
});

describe.each(LOCALES)('images in %s', {timeout: 30_000}, (locale) => {
  it('are drawn for every group, each with its own lines, and the same each time', async () => {
    const first = await draw(locale);
    expect(first.map(({group}) => group)).toEqual(OG_GROUPS);
    expect(new Set(first.map(({svg}) => svg)).size).toBe(OG_GROUPS.length);
    const second = await draw(locale);
    expect(second).toEqual(first);
    const [one, two] = await Promise.all([first, second].map((drawings) => toPng(drawings[0]?.svg ?? '')));
    expect(one).toEqual(two);
  });

  it('become small files of the right size that keep the colours of the mark', async () => {
    for (const {group, svg} of await draw(locale)) {
      const png = await toPng(svg);
      expect(png.length, group).toBeLessThan(MAX_BYTES);
      const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
      expect([info.width, info.height]).toEqual([1200, 630]);
      const colorAt = (x: number, y: number) =>
        `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
      expect(colorAt(560, 40), group).toBe(colors.paper);
      // The dots of the wordmark, then those of the large mark.
      const small = [86, 101, 117].map((y) => colorAt(133, y));
      expect(
        small.every((color) => wordmark.includes(color)),
        `${group}: ${small.join(' ')}`,
      ).toBe(true);
      const {scene} = CARD_TEXTS[group][locale];
      const mark = [326, 428, 530].map((y) => colorAt(1175, y));
      if (scene) expect(colorAt(620, 300), `${group}: the screenshot`).not.toBe(colors.paper);
      else expect(mark, group).toEqual([colors.outerArc, colors.middleArc, colors.innerArc]);
    }
  });
});
