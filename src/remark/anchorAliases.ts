import {posix, relative, sep} from 'node:path';
import type {Heading, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Aliases} from '../config/redirects/table';
import {isRecord} from '../lib/isRecord';
import {routeOf} from '../lib/routeOf';

interface AnchorAliasesOptions {
  /** Folder of the project. */
  siteDir: string;
  /** Old ids of the headings of each page in the language of the build. */
  aliases: Aliases;
}

/**
 * Puts the old ids of a heading into it, as empty anchors: links with an old hash arrive without a script, on the page
 * itself as after a redirect. Runs behind the default plugins, which have given headings their ids and collected the
 * table of contents.
 */
export function remarkAnchorAliases({siteDir, aliases}: AnchorAliasesOptions) {
  return (tree: Root, file: VFile): void => {
    const fields = isRecord(file.data.frontMatter) ? file.data.frontMatter : {};
    const route = routeOf(relative(siteDir, file.path).split(sep).join(posix.sep), fields.slug);
    const anchors = route === undefined ? undefined : aliases.get(route);
    if (!anchors) return;
    visit(tree, 'heading', (heading) => {
      const id = idOf(heading);
      const old = Object.keys(anchors).filter((key) => anchors[key] === id);
      heading.children.unshift(...old.map(emptyAnchor));
    });
  };
}

/** The id that Docusaurus gave to a heading. */
function idOf({data}: Heading): unknown {
  return isRecord(data) && isRecord(data.hProperties) ? data.hProperties.id : undefined;
}

/** Becomes `<a id="…">`. The theme gives it the margin that keeps headings below the navbar. */
function emptyAnchor(id: string): PhrasingContent {
  return {type: 'emphasis', children: [], data: {hName: 'a', hProperties: {id}}};
}
