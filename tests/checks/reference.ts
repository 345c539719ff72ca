import {z} from 'zod';
import {LOCALES} from '../../src/config/locale';
import {docsFolder} from '../../src/plugins/openapi/pages';
import type {Check, Problem} from './check';
import {readTextIfAny} from './lib/files';
import {readLists} from './lib/lists';

/**
 * Names that the platform's source knows, for each page of the current version that lists them: values of the Helm
 * chart that its templates read, variables that builder, console or interface read when they build. Read at the
 * tag v6.2.1-release.
 */
const LISTS = 'tests/checks/platform/reference.json';

/** Reference pages name everything that the platform has. */
export const reference: Check = {
  name: 'reference',
  reads: 'sources',
  purpose: 'pages of Helm values and build variables name every one that the platform reads',
  async run(root) {
    const lists = await readLists(root, LISTS, z.string({error: 'must be a name'}));
    const problems: Problem[] = [];
    let looked = 0;
    for (const [id, names] of lists) {
      for (const locale of LOCALES) {
        const file = `${docsFolder('current', locale)}/${id}.md`;
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
