import type {Plugin} from '@docusaurus/types';

/** A module of a bundle and the module of the framework whose place it takes. Both are absolute paths. */
export interface Replacement {
  /** The module that must be in the bundle. */
  by: string;
  /** The module that must not be in the bundle. */
  replaced?: string;
}

/** Files of the modules of a bundle. Modules without a file, such as the runtime, have none. */
interface BundledModule {
  resource?: string;
}

/** What this file uses of a compiler of Rspack or webpack. */
interface Compiler {
  options: {lazyCompilation?: unknown};
  hooks: {
    thisCompilation: {
      tap: (
        name: string,
        callback: (compilation: {
          errors: Error[];
          hooks: {finishModules: {tap: (name: string, callback: (modules: Iterable<BundledModule>) => void) => void}};
        }) => void,
      ) => void;
    };
  };
}

/** What `configureWebpack` returns. */
type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
export type BundlerPlugin = NonNullable<BundlerConfig['plugins']>[number];

/**
 * What the modules of a bundle lack.
 *
 * @param isLazy whether modules join the bundle when a browser requests them, so that a replacement can come later.
 */
function missingReplacements(
  files: ReadonlySet<string>,
  replacements: readonly Replacement[],
  isLazy: boolean,
): string[] {
  return replacements.flatMap(({by, replaced}) => [
    ...(isLazy || files.has(by) ? [] : [`${by} is not in the bundle`]),
    ...(replaced !== undefined && files.has(replaced) ? [`${replaced} is still in the bundle`] : []),
  ]);
}

/**
 * A plugin for the bundler that ends the build when a replacement found nothing to replace. Without it, an upgrade of
 * Docusaurus could switch a replacement off without anybody noticing.
 *
 * @param name the folder of `src/framework` that the replacements are in.
 */
export function expectModules(name: string, replacements: readonly Replacement[]): BundlerPlugin {
  const plugin = `expect-modules-${name}`;
  return {
    apply(compiler: Compiler) {
      const isLazy = Boolean(compiler.options.lazyCompilation);
      compiler.hooks.thisCompilation.tap(plugin, ({errors, hooks}) => {
        hooks.finishModules.tap(plugin, (modules) => {
          const files = new Set([...modules].flatMap(({resource}) => resource?.replace(/\?.*$/, '') ?? []));
          for (const problem of missingReplacements(files, replacements, isLazy)) {
            errors.push(
              new Error(
                `src/framework/${name}: ${problem}. Docusaurus has probably changed. Adapt the replacement, or ` +
                  'remove its plugin from docusaurus.config.ts; src/framework/README.md says what is lost without it.',
              ),
            );
          }
        });
      });
    },
  } as BundlerPlugin;
}
