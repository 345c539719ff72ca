import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import releases from '@site/src/plugins/releases';
import {atomFaults} from '@site/tests/checks/lib/atom';
import {writeTree} from '@site/tests/checks/lib/writeTree';
import {releaseOf} from './fixture';

const pluginOf = (siteDir: string) =>
  releases({siteDir, siteConfig: {url: 'https://www.example.com'}, baseUrl: '/'} as LoadContext);

const LIST = stringify([releaseOf('6.2.1', '2025-12-31', 'current')]);

test('watches the list', () => {
  expect(pluginOf('/site').getPathsToWatch?.()).toEqual([path.join('/site', 'releases.yml')]);
});

test('ends the build when the list is missing or has a fault', async () => {
  const loading = async (list: string | undefined) => pluginOf(await writeTree({'releases.yml': list})).loadContent?.();
  await expect(loading(undefined)).rejects.toThrow('releases.yml is missing');
  await expect(loading(LIST.replace('current', 'next'))).rejects.toThrow('releases.yml:4: row 1 (6.2.1), field "docs"');
  await expect(loading(LIST)).resolves.toBeUndefined();
});

test('tells the cache of the bundler about the list and the address of the archive', () => {
  const configure = (config: object) => pluginOf('/site').configureWebpack?.(config, false, {} as never, undefined);
  expect(configure({experiments: {cache: {type: 'persistent', version: 'a'}}})).toEqual({
    experiments: {
      cache: {
        version: 'a https://{version}-docs.rainbond.com/docs/',
        buildDependencies: [path.join('/site', 'releases.yml')],
      },
    },
  });
  for (const config of [{}, {experiments: {}}, {experiments: {cache: false}}]) expect(configure(config)).toEqual({});
});

test('writes the feed, and names it in the head of pages', async () => {
  const siteDir = await writeTree({'releases.yml': LIST});
  const plugin = pluginOf(siteDir);
  await plugin.postBuild?.({outDir: siteDir} as never);
  expect(atomFaults(readFileSync(path.join(siteDir, 'releases.atom'), 'utf8'))).toEqual([]);
  expect(plugin.injectHtmlTags?.({content: undefined})).toEqual({
    headTags: [
      {
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/atom+xml',
          href: '/releases.atom',
          title: 'Rainbond releases',
        },
      },
    ],
  });
});
