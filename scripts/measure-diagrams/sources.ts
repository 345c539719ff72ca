import {inLocale} from '../../tests/checks/lib/build';
import {readText} from '../../tests/checks/lib/files';
import {readFrontMatter} from '../../tests/checks/lib/frontMatter';
import {findPages} from '../../tests/checks/lib/pages';
import {routeOf} from '../../src/lib/routeOf';

/**
 * The Markdown file of each document, post and page, in both languages, relative to the project, by the path of its
 * address. "Edit this page" does not tell: operators may leave it out.
 */
export async function sourcesByAddress(root: string): Promise<Map<string, string>> {
  const pages = (await findPages(root)).filter(({partial}) => !partial);
  const files = new Set(pages.map(({file}) => file));
  const sources = new Map<string, string>();
  for (const page of pages) {
    if (page.locale !== 'en') continue;
    const front = readFrontMatter(await readText(root, page.file));
    const address = routeOf(page.file, 'error' in front ? undefined : front.fields.slug);
    if (address === undefined) continue;
    sources.set(address, page.file);
    if (files.has(page.counterpart)) sources.set(inLocale(address, 'zh'), page.counterpart);
  }
  return sources;
}
