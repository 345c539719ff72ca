import type {Check, Problem} from './check';
import {listFiles, readText, readTextIfAny} from './lib/files';

const FOLDER = 'src/theme';
const README = `${FOLDER}/README.md`;

/** Folders of the packages whose components may be wrapped. */
const UPSTREAM = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-mermaid/lib/theme',
  'node_modules/@docusaurus/theme-live-codeblock/lib/theme',
  'node_modules/@docusaurus/plugin-ideal-image/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
] as const;

/**
 * Components that the framework leaves empty or plain on purpose, statements for search engines, of which a page may
 * have one only, and the list of posts, which gets other data than the theme's: there is nothing to wrap.
 */
const REPLACED: ReadonlySet<string> = new Set([
  'BlogListPage/StructuredData',
  'BlogPostItems',
  'BlogPostPage/StructuredData',
  'Error',
  'Loading',
  'Root',
  'SearchBar',
]);

/** Lines of code, above which a wrapper holds logic. */
const MAX_LINES = 30;

/** Path of a component below the theme folder: `NotFound/Content` for NotFound/Content/index.tsx. */
function componentOf(file: string): string | undefined {
  return /^src\/theme\/(.+?)(?:\/index)?\.[jt]sx?$/.exec(file)?.[1];
}

/** Lines that are neither empty nor a comment. */
function codeLines(source: string): number {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

async function existsUpstream(root: string, component: string): Promise<boolean> {
  const places = UPSTREAM.flatMap((folder) => [`${folder}/${component}.js`, `${folder}/${component}/index.js`]);
  return (await Promise.all(places.map((place) => readTextIfAny(root, place)))).some((text) => text !== undefined);
}

async function checkComponent(root: string, file: string, component: string): Promise<Problem[]> {
  const source = await readText(root, file);
  const messages: string[] = [];
  if (!(await existsUpstream(root, component))) {
    messages.push(`no theme has a component "${component}"; logic belongs to src/features or src/components`);
  }
  const original = `@theme-original/${component}`;
  if (!REPLACED.has(component) && !new RegExp(`["']${original}["']`).test(source)) {
    messages.push(`must wrap the component by importing "${original}"`);
  }
  const lines = codeLines(source);
  if (lines > MAX_LINES) messages.push(`has ${lines} lines of code, at most ${MAX_LINES} are a wrapper`);
  if (/Copyright \(c\) (?:Facebook|Meta)/.test(source))
    messages.push('holds copied code of the framework; wrap it instead');
  return messages.map((message) => ({file, message}));
}

/** First cells of the table in the README, with their lines. */
function listed(readme: string): Map<string, number> {
  const rows = readme.split('\n').map((line, index) => [/^\|\s*`([^`]+)`\s*\|/.exec(line)?.[1], index + 1] as const);
  return new Map(rows.flatMap(([name, line]) => (name === undefined ? [] : [[name, line] as const])));
}

function listProblems(components: ReadonlyMap<string, string>, rows: ReadonlyMap<string, number>): Problem[] {
  return [
    ...[...components]
      .filter(([name]) => !rows.has(name))
      .map(([name, file]) => ({file, message: `"${name}" is not in the table of ${README}`})),
    ...[...rows]
      .filter(([name]) => !components.has(name))
      .map(([name, line]) => ({file: README, line, message: `lists "${name}", which does not exist`})),
  ];
}

/** Wrapped components of the theme: still there upstream, thin, and each listed with its reason. */
export const theme: Check = {
  name: 'theme',
  reads: 'sources',
  purpose: 'src/theme holds only thin wrappers of components that exist upstream, each listed in its README',
  async run(root) {
    const components = new Map<string, string>();
    for (const file of await listFiles(root, FOLDER)) {
      const component = componentOf(file);
      if (component !== undefined) components.set(component, file);
    }
    const problems = listProblems(components, listed((await readTextIfAny(root, README)) ?? ''));
    for (const [component, file] of components) problems.push(...(await checkComponent(root, file, component)));
    return {problems, looked: components.size};
  },
};
