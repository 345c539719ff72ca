import {searchOrigins} from '../../src/config/search';
import type {Check} from './check';
import {allPages, inBuild, onBuild, originOf} from './lib/build';
import {readText} from './lib/files';
import {GroupedProblems} from './lib/grouped';
import {cssAddresses, referencesOf, resolve} from './lib/references';

/** The hint by which a browser connects to a host beforehand: it sends and loads nothing yet. */
const PRECONNECT = '<link rel="preconnect">';

/**
 * What pages and style sheets load comes from the site itself. Links that a reader follows may lead anywhere.
 *
 * @param allowed origins of the hosted search, to which pages may connect beforehand and nothing else; none in
 *   the embedded mode.
 */
export function checkThirdParty(allowed: readonly string[]): Check {
  const hosts = new Set(allowed.map((origin) => new URL(origin).href));
  const isSearchHint = (value: string, place: string, base: string) =>
    place === PRECONNECT && hosts.has(new URL(value, base).href);
  return {
    name: 'third-party',
    reads: 'build',
    purpose: 'no page loads a script, style, image or frame from another host or connects to one',
    run: onBuild(async (build) => {
      const origin = await originOf(build);
      const problems = new GroupedProblems();
      let looked = 0;
      const look = (file: string, base: string, value: string, place: string) => {
        looked += 1;
        const target = resolve(value, base, origin);
        if (target.kind === 'foreign' && !isSearchHint(value, place, origin))
          problems.add(inBuild(file), `${place} loads from ${target.host}: ${value}`);
      };
      for await (const {file, path, $} of allPages(build)) {
        for (const {value, place, kind} of referencesOf($)) if (kind === 'load') look(file, path, value, place);
      }
      for (const file of build.files) {
        if (!file.endsWith('.css')) continue;
        for (const value of cssAddresses(await readText(build.root, inBuild(file))))
          look(file, `/${file}`, value, 'the style sheet');
      }
      return {problems: problems.list(), looked};
    }),
  };
}

/** The check of a build with the settings of this environment. */
export const thirdParty = checkThirdParty(searchOrigins());
