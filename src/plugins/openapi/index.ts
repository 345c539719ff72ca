import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {API_VERSIONS, documentFile, loadDocument, overlayFile} from './load';

/**
 * Watches the OpenAPI documents of `static/openapi`, fails the build when one is broken or its Chinese texts do not
 * fit it, and tells the bundler's cache about them: pages are made of them by `src/remark/openapi.ts`.
 */
export default function openapi(context: LoadContext): Plugin {
  const paths = () =>
    API_VERSIONS.flatMap((version) => [documentFile(version), overlayFile(version)]).map((file) =>
      join(context.siteDir, file),
    );
  return {
    name: 'openapi',
    getPathsToWatch: paths,
    loadContent() {
      // `npm start` reads a document when a page needs it: to read all of them takes a second.
      if (process.env.NODE_ENV === 'development') return;
      for (const version of API_VERSIONS) loadDocument(context.siteDir, version, 'zh');
    },
    configureWebpack(config) {
      // Rspack's persistent cache does not see files that a loader reads by itself.
      const {experiments} = config as {experiments?: {cache?: unknown}};
      return typeof experiments?.cache === 'object' ? {experiments: {cache: {buildDependencies: paths()}}} : {};
    },
  };
}
