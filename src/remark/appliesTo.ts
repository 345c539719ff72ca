import {posix, relative, sep} from 'node:path';
import type {Link, Paragraph, PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Locale} from '../config/locale';
import {docsPlaces} from '../config/versions';
import {loadReleases} from '../plugins/releases/load';

export interface AppliesToOptions {
  /** Folder of the project. */
  siteDir: string;
  /** Language of the build. */
  locale: Locale;
}

/** The element as MDX reads it. */
interface AppliesToElement {
  type: string;
  name?: string | null;
  attributes?: readonly {type: string; name?: string; value?: unknown}[];
  children?: readonly PhrasingContent[];
  position?: {start: {line: number}};
}

const ELEMENT = 'AppliesTo';

/** The sentence, before and after the link. */
const SENTENCES: Readonly<Record<Locale, (version: string, month: string) => readonly [string, string]>> = {
  en: (version, month) => [`This post describes Rainbond ${version} (${month}). For current versions, see `, '.'],
  zh: (version, month) => [`本文对应 Rainbond ${version}（${month}），当前版本请看`, '。'],
};

const MONTHS: Readonly<Record<Locale, (day: string) => string>> = {
  en: (day) =>
    new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
      new Date(`${day}T00:00:00Z`),
    ),
  zh: (day) => `${Number(day.slice(0, 4))} 年 ${Number(day.slice(5, 7))} 月`,
};

/**
 * Puts a sentence in the place of `<AppliesTo version="5.7.0">[Title](/docs/page)</AppliesTo>` in a post: the release
 * that the post is about, when it came out, and where the current treatment of the subject is.
 *
 * @throws Error naming file and line, when the release is not in `releases.yml` or there is not exactly one link.
 */
export function remarkAppliesTo({siteDir, locale}: AppliesToOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      const element = node as AppliesToElement;
      if (element.name !== ELEMENT || parent === undefined || index === undefined) return undefined;
      try {
        const paragraph = sentence(element, {siteDir, locale});
        // MDX reads an element that is alone on its line as a part of a paragraph, or as a block of its own.
        if (parent.type === 'paragraph') {
          if (parent.children.length > 1) throw new Error('must stand on a line of its own');
          Object.assign(parent, paragraph);
        } else parent.children.splice(index, 1, paragraph);
        return [SKIP, index + 1];
      } catch (error) {
        const path = relative(siteDir, file.path).split(sep).join(posix.sep);
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${path}:${element.position?.start.line ?? 1}: <${ELEMENT}>: ${message}`, {cause: error});
      }
    });
  };
}

function sentence(element: AppliesToElement, {siteDir, locale}: AppliesToOptions): Paragraph {
  const version = element.attributes?.find(({name}) => name === 'version')?.value;
  if (typeof version !== 'string') throw new Error('write version="…" with a release such as 5.7.0');
  const release = loadReleases(siteDir, docsPlaces().keys()).find((candidate) => candidate.version === version);
  if (release === undefined) throw new Error(`"${version}" is no release in releases.yml`);
  const children = (element.children ?? []).flatMap((child) =>
    String(child.type) === 'paragraph' ? (child as unknown as Paragraph).children : [child],
  );
  const [link, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (link?.type !== 'link' || more.length > 0) throw new Error('write one link in it: [Title](/docs/page)');
  const [before, after] = SENTENCES[locale](version, MONTHS[locale](release.date));
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['applies-to']}},
    children: [{type: 'text', value: before}, link satisfies Link, {type: 'text', value: after}],
  };
}
