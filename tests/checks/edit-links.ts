import {existsSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../src/config/site';
import type {Check} from './check';
import {inBuild, onBuild, readHtml} from './lib/build';
import {readText} from './lib/files';
import {GroupedProblems} from './lib/grouped';

/** Class of the link, by which the theme marks it. */
const MARK = 'theme-edit-this-page';

/** Documents and posts; archives and lists of posts have no file of their own. */
const EDITED = '.docs-doc-page, .blog-post-page';

/**
 * A check of "Edit this page".
 *
 * @param base the operator's `EDIT_URL` with which the build was made; empty when pages have no such link.
 */
export function editLinksTo(base: string): Check {
  return {
    name: 'edit-links',
    reads: 'build',
    purpose: '"Edit this page" leads to a file of this repository, or is not there when EDIT_URL is not set',
    run: onBuild(async ({root, files}) => {
      const problems = new GroupedProblems();
      let looked = 0;
      for (const file of files) {
        if (!file.endsWith('.html')) continue;
        looked += 1;
        const html = await readText(root, inBuild(file));
        const report = (message: string) => problems.add(inBuild(file), message);
        if (base === '') {
          if (html.includes(MARK)) report(`has "Edit this page", although EDIT_URL is not set; build again without it`);
          continue;
        }
        const {$} = readHtml(file, html);
        const links = $(`a.${MARK}`)
          .toArray()
          .map((link) => $(link).attr('href') ?? '');
        if (links.length === 0 && $('html').is(EDITED)) report('has no "Edit this page", although EDIT_URL is set');
        for (const link of links) {
          const source = link.startsWith(base) ? decodeURI(link.slice(base.length)) : undefined;
          if (source === undefined) report(`"Edit this page" leads to ${link}, which is not below ${base}`);
          else if (!existsSync(path.join(root, source))) {
            report(
              `"Edit this page" leads to ${source}, which this repository does not have; see src/config/editLinks.ts`,
            );
          }
        }
      }
      return {problems: problems.list(), looked};
    }),
  };
}

/** The check of a build with the settings of this environment. */
export const editLinks = editLinksTo(environment.EDIT_URL);
