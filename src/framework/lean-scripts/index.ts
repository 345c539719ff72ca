import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {expectModules} from '../modules';

/** What is used of Rspack here. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: {extractComments: boolean; minimizerOptions: object}) => unknown;
}

/** Name of the minimizer of scripts that Docusaurus sets up. */
const REPLACED = 'SwcJsMinimizerRspackPlugin';

/**
 * Writes the characters of scripts as UTF-8. Docusaurus writes six ASCII characters for each Chinese one, which takes
 * twice the bytes and compresses worse. Leaves all of tslib but one function out of the main script: a package of
 * Docusaurus uses no other.
 *
 * @throws Error when Docusaurus sets up another minimizer than the one that gets other options here.
 */
export default function leanScripts({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-scripts',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const minimizers = config.optimization?.minimizer ?? [];
      const others = minimizers.filter((minimizer) => minimizer && minimizer.constructor.name !== REPLACED);
      if (others.length !== minimizers.length - 1) {
        throw new Error(`lean-scripts finds no ${REPLACED} in optimization.minimizer; see src/framework/README.md.`);
      }
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Rspack;
      const scripts = new SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: {
          module: true,
          mangle: {safari10: true},
          compress: {ecma: 5},
          format: {ecma: 5, comments: false, asciiOnly: false},
        },
      });
      const importDefault = join(siteDir, 'src/framework/lean-scripts/importDefault.ts');
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer: [scripts, ...others] as typeof minimizers},
        module: {
          rules: [{test: /@docusaurus\/utils-common\/lib\/index\.js$/, resolve: {alias: {tslib$: importDefault}}}],
        },
        plugins: [expectModules('lean-scripts', [{by: importDefault}])],
      };
    },
  };
}
