import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expectModules} from '../modules';
import {inlineMessages} from './inline.mjs';

/** Folder of `.docusaurus` that the table of texts is written to. */
const FOLDER = 'inline-messages';

/** Packages whose scripts show texts. */
const PACKAGES = [
  'core',
  'plugin-ideal-image',
  'theme-classic',
  'theme-common',
  'theme-live-codeblock',
  'theme-mermaid',
];

type Messages = Record<string, string>;

/** Scripts in a folder and its folders; declarations of types are none. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:jsx?|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));
}

/** The texts that some script still looks up by its id when it runs. */
function lookedUp(folders: readonly string[], messages: Messages): Messages {
  const [inlined, kept] = [new Set<string>(), new Set<string>()];
  for (const file of folders.flatMap(scriptsIn)) {
    const result = inlineMessages(file, readFileSync(file, 'utf8'), messages);
    for (const id of result.inlined) inlined.add(id);
    for (const id of result.kept) kept.add(id);
  }
  if (![...inlined].some((id) => id.startsWith('theme.')))
    throw new Error('src/framework/inline-messages: the theme shows no texts. Docusaurus has probably changed.');
  if (kept.has('*')) return messages;
  return Object.fromEntries(Object.entries(messages).filter(([id]) => kept.has(id) || !inlined.has(id)));
}

/**
 * Puts the texts of a language into the scripts that show them, in place of a table of all texts that every page
 * loads. Only in production builds, and only for the browser.
 */
export default function inlineMessagesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'inline-messages',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const file = join(generatedFilesDir, 'codeTranslations.json');
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
      const packages = join(dirname(require.resolve('@docusaurus/core/package.json')), '..');
      const folders = [join(siteDir, 'src'), ...PACKAGES.map((name) => join(packages, name, 'lib'))];
      const table = join(generatedFilesDir, FOLDER, 'messages.json');
      mkdirSync(dirname(table), {recursive: true});
      writeFileSync(table, JSON.stringify(lookedUp(folders, messages)));
      const loader = join(siteDir, 'src/framework/inline-messages/loader.mjs');
      return {
        // Aliases of the framework lead to the same module, so this one comes first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {'@generated/codeTranslations$': table}},
        module: {
          rules: [{test: /\.(?:jsx?|tsx?)$/, include: folders, enforce: 'pre', use: {loader, options: {messages}}}],
        },
        plugins: [expectModules('inline-messages', [{by: table, replaced: file}])],
      };
    },
  };
}
