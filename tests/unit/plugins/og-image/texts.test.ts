import {describe, expect, it} from 'vitest';
import {LOCALES} from '@site/src/config/locale';
import {OG_GROUPS} from '@site/src/features/og-image/image';
import {CARD_TEXTS, cardAlt} from '@site/src/plugins/og-image/texts';

const cards = LOCALES.flatMap((locale) => OG_GROUPS.map((group) => ({locale, group})));

describe('texts of the images', () => {
  it.each(cards)('$group has a title and a line in $locale', ({locale, group}) => {
    const {title, text} = CARD_TEXTS[group][locale];
    for (const line of [...title, text]) {
      expect(line.trim()).toBe(line);
      expect(line).not.toBe('');
    }
    expect(/\p{Script=Han}/u.test(title.join('') + text)).toBe(locale === 'zh');
  });

  it.each(LOCALES)('no two groups share a title in %s', (locale) => {
    const titles = OG_GROUPS.map((group) => CARD_TEXTS[group][locale].title.join(' '));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('says in words what the image shows', () => {
    expect(cardAlt({title: ['Applications', 'without YAML'], text: ''}, 'en')).toBe(
      'Rainbond: Applications without YAML',
    );
    expect(cardAlt({title: ['不写 YAML，', '运行应用'], text: ''}, 'zh')).toBe('Rainbond：不写 YAML，运行应用');
  });
});
