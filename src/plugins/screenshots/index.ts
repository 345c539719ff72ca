import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadScenes, sceneFile, sceneFolder} from '../../../screenshots/data/load';
import {readSizes, sizesFile} from '../../../screenshots/data/sizes';
import {CONSOLE_VERSIONS} from '../../../screenshots/versions';

/**
 * Fails the build when a scene of a screenshot is malformed, and tells the bundler's cache about scenes and sizes:
 * `src/remark/screenshots.ts` puts them into pages.
 */
export default function screenshots({siteDir}: LoadContext): Plugin {
  const files = () =>
    CONSOLE_VERSIONS.flatMap(({name}) => [
      ...[...loadScenes(siteDir, name).keys()].map((scene) => sceneFile(name, scene)),
      sizesFile(name),
    ]).map((file) => join(siteDir, file));
  return {
    name: 'screenshots',
    getPathsToWatch: () => CONSOLE_VERSIONS.map(({name}) => join(siteDir, sceneFolder(name), '*.yml')),
    loadContent() {
      for (const {name} of CONSOLE_VERSIONS) {
        loadScenes(siteDir, name);
        readSizes(siteDir, name);
      }
    },
    configureWebpack(config) {
      // Rspack's persistent cache does not see files that a loader reads by itself.
      const {experiments} = config as {experiments?: {cache?: unknown}};
      return typeof experiments?.cache === 'object' ? {experiments: {cache: {buildDependencies: files()}}} : {};
    },
  };
}
