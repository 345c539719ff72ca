/** The languages of the site; the first is the default one and is served at the root. */
export const LOCALES = ['en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** A text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}

/**
 * The language that Docusaurus builds or serves now. It loads the configuration again for each language
 * and names it in `DOCUSAURUS_CURRENT_LOCALE`.
 */
export function currentLocale(env: NodeJS.ProcessEnv = process.env): Locale {
  const value = env.DOCUSAURUS_CURRENT_LOCALE;
  if (value === undefined || value === 'undefined' || value === '') return DEFAULT_LOCALE;
  if (!isLocale(value)) {
    throw new Error(`Unknown language "${value}". Use one of: ${LOCALES.join(', ')} (src/config/locale.ts).`);
  }
  return value;
}

/** Picks the text of the language that is being built. */
export function localized(text: Localized, locale: Locale = currentLocale()): string {
  return text[locale];
}
