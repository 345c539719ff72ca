import {z} from 'zod';
import {LOCALES} from '../../src/config/locale';
import {isApiVersion} from '../../src/plugins/openapi/load';
import {docsFolder} from '../../src/plugins/openapi/pages';
import type {Check, Problem} from './check';
import {readTextIfAny} from './lib/files';
import {readLists} from './lib/lists';

/**
 * Names that the platform's source knows, for each page that lists them, by version and id of the page: values of the
 * Helm chart that its templates read, variables that builder, console or interface read when they build, variables that
 * the platform adds to components, and ports. Read at the tags v6.2.1-release and v5.17.3-release.
 */
const LISTS = 'tests/checks/platform/reference.json';

/** Reference pages name everything that the platform has. */
export const reference: Check = {
  name: 'reference',
  reads: 'sources',
  purpose: 'pages of Helm values, variables, and ports name every one that the platform reads',
  async run(root) {
    const lists = await readLists(root, LISTS, z.string({error: 'must be a name'}));
    const problems: Problem[] = [];
    let looked = 0;
    for (const [place, names] of lists) {
      const [version = '', ...id] = place.split('/');
      if (!isApiVersion(version)) {
        problems.push({file: LISTS, message: `"${place}" must begin with a version: current/… or 5.17/…`});
        continue;
      }
      for (const locale of LOCALES) {
        const file = `${docsFolder(version, locale)}/${id.join('/')}.md`;
        const page = await readTextIfAny(root, file);
        if (page === undefined) {
          problems.push({file, message: `is missing, but ${LISTS} has names for it`});
          continue;
        }
        const missing = names.filter((name) => !page.includes(name));
        problems.push(...missing.map((name) => ({file, message: `does not name "${name}", which the platform reads`})));
        looked += names.length;
      }
    }
    return {problems, looked};
  },
};
