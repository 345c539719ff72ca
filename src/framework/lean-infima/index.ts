import type {LoadContext, Plugin} from '@docusaurus/types';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type {AcceptedPlugin, PluginCreator} from 'postcss';
import {join} from 'node:path';
import {expectModules} from '../modules';

/** What names classes: the theme and this site. */
const CONTENT = [
  'node_modules/@docusaurus/{core,plugin-ideal-image,theme-classic,theme-common,theme-live-codeblock,theme-mermaid}/lib/**/*.js',
  'src/**/*.{ts,tsx,mdx}',
  'i18n/**/*.mdx',
];

/** The style sheet that the theme loads, where text runs from left to right. */
const INFIMA = 'infima/dist/css/default/default.css';

/** Elements that Markdown becomes; no source names them. */
const ELEMENTS =
  'html body main h1 h2 h3 h4 h5 h6 p a ul ol li table thead tbody tr th td blockquote hr img svg video iframe kbd pre code details summary sub sup strong em del mark input button label select textarea';

/** Leaves out the rules of Infima that no component uses: every page loads the style sheet before it shows anything. */
export default function leanInfima(context: LoadContext): Plugin {
  return {
    name: 'lean-infima',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [expectModules('lean-infima', [{by: require.resolve(INFIMA)}])]},
    configurePostCss(options) {
      const purge = purgeCSSPlugin({
        content: CONTENT.map((pattern) => join(context.siteDir, pattern)),
        safelist: {standard: ELEMENTS.split(' '), greedy: [/data-theme/]},
      });
      // Before the plugin for cascade layers moves the rules: it would make this one skip every other rule.
      options.plugins.unshift(onlyInfima(purge));
      return options;
    },
  };
}

function onlyInfima(purge: ReturnType<PluginCreator<unknown>>): AcceptedPlugin {
  return {
    postcssPlugin: 'lean-infima',
    async Once(root, helpers) {
      if (root.source?.input.file !== require.resolve(INFIMA)) return;
      if (!('OnceExit' in purge) || !purge.OnceExit)
        throw new Error('src/framework/lean-infima: purgecss has no OnceExit any more; adapt the plugin.');
      await purge.OnceExit(root, helpers);
    },
  };
}
