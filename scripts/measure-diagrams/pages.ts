import {listFiles, readText} from '../../tests/checks/lib/files';
import {readHtml} from '../../tests/checks/lib/build';
import {sourcesByAddress} from './sources';

/** A page of the build that has diagrams. */
export interface DiagramPage {
  /** Path of its address. */
  path: string;
  /** How many diagrams it has. */
  count: number;
  /** The file that it was made of, relative to the project, if there is one. */
  file?: string;
}

/** Classes of `html` on pages that one file makes: documents, posts, pages of their own. Lists repeat posts. */
const OF_ONE_FILE = '.docs-doc-page, .blog-post-page, .plugin-pages';

/**
 * Every page of build/ that has diagrams.
 * @throws {Error} when there is no build.
 */
export async function pagesWithDiagrams(root: string): Promise<DiagramPage[]> {
  const built = (await listFiles(root, 'build')).filter((file) => file.endsWith('.html'));
  if (built.length === 0) throw new Error('There is no build. Run "npm run build" first.');
  const sources = await sourcesByAddress(root);
  const found: DiagramPage[] = [];
  for (const name of built) {
    const html = await readText(root, name);
    // Reading a page takes time, and most have none.
    if (!html.includes('docusaurus-mermaid-container')) continue;
    const {path, $} = readHtml(name.slice('build/'.length), html);
    const count = $('.docusaurus-mermaid-container').length;
    if (count === 0 || !$('html').is(OF_ONE_FILE)) continue;
    found.push({path, count, file: sources.get(path)});
  }
  return found;
}
