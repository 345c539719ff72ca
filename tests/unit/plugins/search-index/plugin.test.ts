import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';

const PLUGIN = './src/plugins/search-index/index.ts';

test('a build without a search index ends with an error that names the language', async () => {
  const build = `
    import(${JSON.stringify(PLUGIN)}).then(({default: plugin}) => {
      const {postBuild} = (plugin.default ?? plugin)({siteDir: process.cwd()});
      postBuild({outDir: 'no-such-build', i18n: {currentLocale: 'zh'}});
    });`;
  const ended = promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', build]);
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no-such-build[^]*There is no search index for "zh"/) as string,
  });
}, 30_000);
