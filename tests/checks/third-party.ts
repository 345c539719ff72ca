import type {Check} from './check';
import {allPages, inBuild, onBuild, originOf} from './lib/build';
import {readText} from './lib/files';
import {GroupedProblems} from './lib/grouped';
import {cssAddresses, referencesOf, resolve} from './lib/references';

/** What pages and style sheets load comes from the site itself. Links that a reader follows may lead anywhere. */
export const thirdParty: Check = {
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
      if (target.kind === 'foreign') problems.add(inBuild(file), `${place} loads from ${target.host}: ${value}`);
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
