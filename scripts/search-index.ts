import {isLocale, LOCALES} from '../src/config/locale';
import {indexLanguage} from '../src/plugins/search-index/indexLanguage';

/** Writes the search index of a built language; `src/plugins/search-index` starts it during a build. */
async function main(): Promise<void> {
  const [folder, locale = ''] = process.argv.slice(2);
  if (folder === undefined || !isLocale(locale)) {
    throw new Error(
      `Name the folder of a built language and one of ${LOCALES.join(', ')}: tsx scripts/search-index.ts build en`,
    );
  }
  await indexLanguage(folder, locale);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
