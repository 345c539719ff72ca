import * as z from 'zod';

const versionSchema = z.looseObject({
  docsSidebars: z.record(z.string(), z.array(z.unknown())),
  docs: z.record(z.string(), z.unknown()),
});
const propsSchema = z.looseObject({version: versionSchema});

/** Source code of the two modules that take the place of the data of a version. */
export interface SplitVersion {
  /** The version with empty sidebars. */
  version: string;
  /** Its sidebars. */
  sidebars: string;
}

/**
 * Splits the data of a version of the docs. A page of the server holds its sidebar as HTML, so the browser loads the
 * data when a reader acts. The list of documents stays away for good: only cards of generated index pages read it,
 * and this site has none.
 *
 * @param json what Docusaurus generates for the layout of the version.
 * @param sidebarsFile name of the module with the sidebars, beside that of the version.
 * @returns `undefined` for data of something else than a version.
 */
export function splitVersion(json: string, sidebarsFile: string): SplitVersion | undefined {
  const props = propsSchema.safeParse(JSON.parse(json));
  if (!props.success) return undefined;
  const {version} = props.data;
  const empty = Object.fromEntries(Object.keys(version.docsSidebars).map((name) => [name, []]));
  return {
    version: [
      "import {deferSidebars} from '@site/src/framework/lazy-sidebars/client/store';",
      `const version = ${JSON.stringify({...version, docsSidebars: empty, docs: {}})};`,
      `deferSidebars(version, () => import('./${sidebarsFile}'));`,
      'export default {version};',
      '',
    ].join('\n'),
    sidebars: `export default ${JSON.stringify(version.docsSidebars)};\n`,
  };
}
