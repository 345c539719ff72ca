import {posix, relative, sep} from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Locale} from '../config/locale';
import {docsPlaces} from '../config/versions';
import {loadReleases} from '../plugins/releases/load';
import {isShown, releasesMarkdown, SHOWN} from '../plugins/releases/markdown';
import {RELEASE_TEXTS} from '../plugins/releases/texts';

export interface ReleasesOptions {
  /** Folder of the project. */
  siteDir: string;
  /** Language of the build. */
  locale: Locale;
}

/** The element as MDX reads it. */
interface ReleasesElement {
  type: string;
  name?: string | null;
  attributes?: readonly {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

const ELEMENT = 'Releases';

/**
 * Puts Markdown made of `releases.yml` in the place of `<Releases show="…" />`: a table of releases, or the notice
 * about the newest one. Such a page needs no script, as if the tables were written by hand.
 * @throws {Error} naming file and line, when the element shows nothing known or is inside a sentence.
 */
export function remarkReleases(this: Processor, {siteDir, locale}: ReleasesOptions) {
  const parse = (markdown: string) => (this.parse(markdown) as Root).children;
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const element = node as ReleasesElement;
      if (element.name !== ELEMENT || parent === undefined || index === undefined) return undefined;
      const path = relative(siteDir, file.path).split(sep).join(posix.sep);
      try {
        const children: RootContent[] = parse(generate(element, path, {siteDir, locale}));
        parent.children.splice(index, 1, ...children);
        return [SKIP, index + children.length];
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${path}:${element.position?.start.line ?? 1}: <${ELEMENT}>: ${message}`, {cause: error});
      }
    });
  };
}

function generate(element: ReleasesElement, path: string, {siteDir, locale}: ReleasesOptions): string {
  if (element.type !== 'mdxJsxFlowElement') throw new Error('must stand on a line of its own');
  const shown = element.attributes?.find(({name}) => name === 'show')?.value;
  if (typeof shown !== 'string' || !isShown(shown)) {
    throw new Error(`write show="…" with one of: ${SHOWN.join(', ')}`);
  }
  const places = docsPlaces();
  const releases = loadReleases(siteDir, places.keys());
  return releasesMarkdown(shown, versionOf(path), {releases, places, texts: RELEASE_TEXTS[locale]});
}

/** Id of the docs version that a file belongs to. */
function versionOf(path: string): string {
  return /\/version-([^/]+)\//.exec(path)?.[1] ?? 'current';
}
