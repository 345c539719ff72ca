import {join} from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

/** A middleware of the development server; it finds the lazily compiled modules by the addresses requested. */
type Middleware = (...args: never[]) => unknown;

/** What the bundler tells about a module that is imported dynamically. */
interface NamedModule {
  /** Its path, if it has one. */
  nameForCondition: () => string | undefined;
}

/**
 * Modules that every page, or every page of the documentation, needs. They come with the first compilation: one by one,
 * each would cost the browser a round trip.
 */
const ALWAYS_NEEDED = [
  /\/@docusaurus\/core\/lib\/client\//,
  /\/react-dom\//,
  /\/\.docusaurus\/[^/]+$/,
  /\/\.docusaurus\/docusaurus-plugin-content-docs\//,
  /\/theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)\//,
];

function canWait(module: NamedModule): boolean {
  const path = (module.nameForCondition() ?? '').replaceAll('\\', '/');
  return !ALWAYS_NEEDED.some((pattern) => pattern.test(path));
}

interface LazyBundler {
  lazyCompilationMiddleware: (compiler: unknown) => Middleware;
}

function isLazy(bundler: unknown): bundler is LazyBundler {
  return typeof bundler === 'function' && 'lazyCompilationMiddleware' in bundler;
}

/**
 * Rspack's options by which a module that is imported dynamically, such as each page, is compiled when a browser asks
 * for it (rspack.rs, "Lazy compilation").
 *
 * @throws Error when the bundler cannot do that.
 */
export function lazyCompilation(bundler: unknown): object {
  if (!isLazy(bundler)) {
    throw new Error(
      'The bundler has no lazyCompilationMiddleware: see src/framework/lazy-pages for what npm start needs.',
    );
  }
  return {
    lazyCompilation: {entries: false, imports: true, test: canWait},
    devServer: {
      // A browser on this machine loads a megabyte sooner than the server packs it.
      compress: false,
      // Docusaurus puts what this returns behind the middlewares that it has itself.
      setupMiddlewares: (_middlewares: unknown, {compiler}: {compiler: unknown}) => [
        {name: 'lazy-compilation', middleware: bundler.lazyCompilationMiddleware(compiler)},
      ],
    },
  };
}

/** Lets `npm start` compile a page when it is opened. A build compiles all pages, as ever. */
export default function lazyPages({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}: ConfigureWebpackUtils) {
      // `npm start` requests it (scripts/start.ts).
      if (isServer || process.env.LAZY_PAGES !== 'true') return {};
      const registry = {
        include: join(generatedFilesDir, 'registry.js'),
        use: {loader: join(siteDir, 'src/framework/lazy-pages/withoutWeakReferences.cjs')},
      };
      return {...lazyCompilation(currentBundler.instance), module: {rules: [registry]}};
    },
  };
}
