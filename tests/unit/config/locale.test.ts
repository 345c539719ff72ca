import {expect, test} from 'vitest';
import {currentLocale, localized} from '@site/src/config/locale';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  // What Docusaurus puts there before it knows the language.
  ['undefined', 'en'],
  ['en', 'en'],
  ['zh', 'zh'],
])('DOCUSAURUS_CURRENT_LOCALE=%s gives %s', (value, expected) => {
  expect(currentLocale({DOCUSAURUS_CURRENT_LOCALE: value})).toBe(expected);
});

test('an unknown language is refused with the known ones', () => {
  expect(() => currentLocale({DOCUSAURUS_CURRENT_LOCALE: 'fr'})).toThrow(
    'Unknown language "fr". Use one of: en, zh (src/config/locale.ts).',
  );
});

test('picks the text of the language', () => {
  const text = {en: 'Docs', zh: '文档'};
  expect(localized(text, 'zh')).toBe('文档');
  expect(localized(text, 'en')).toBe('Docs');
  expect(localized(text)).toBe('Docs');
});
