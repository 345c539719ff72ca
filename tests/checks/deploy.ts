import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {listBuild, TWINS} from '../../deploy/build';
import {SMALLEST_COMPRESSED} from '../../deploy/compress';
import {isCompressible} from '../../deploy/contentTypes';
import {generateFiles} from '../../deploy/generate';
import {readEnvironment} from '../../src/config/env';
import type {Check, Problem} from './check';
import {inBuild, onBuild} from './lib/build';

const REMEDY = 'run "npm run deploy:files" after the build';

const unpack: Record<string, (content: Buffer) => Buffer> = {'.br': brotliDecompressSync, '.gz': gunzipSync};

/** Faults of the compressed twins of a file: one that is older than its file would be served in its place. */
function twinProblems(root: string, file: string): Problem[] {
  const content = readFileSync(path.join(root, file));
  if (content.length < SMALLEST_COMPRESSED) return [];
  return Object.keys(TWINS).flatMap((ending): Problem[] => {
    const twin = path.join(root, file + ending);
    if (!existsSync(twin)) return [{file: inBuild(file), message: `has no twin "${ending}"; ${REMEDY}`}];
    const same = unpack[ending]?.(readFileSync(twin)).equals(content) ?? false;
    return same ? [] : [{file: inBuild(file + ending), message: `holds another content than its file; ${REMEDY}`}];
  });
}

/** What servers get with the build: rules, manifest, compressed twins. */
export const deploy: Check = {
  name: 'deploy',
  reads: 'build',
  purpose: 'rules of servers, manifest and compressed files belong to this very build',
  run: onBuild(async ({root: project}) => {
    const root = path.join(project, 'build');
    const problems: Problem[] = [];
    const expected = await generateFiles(root, readEnvironment());
    for (const [file, text] of expected) {
      const target = path.join(root, file);
      if (!existsSync(target)) problems.push({file: inBuild(file), message: `is missing; ${REMEDY}`});
      else if (readFileSync(target, 'utf8') !== text) {
        problems.push({file: inBuild(file), message: `is stale: deploy/ or the build changed since; ${REMEDY}`});
      }
    }
    const files = (await listBuild(root)).files.filter(isCompressible);
    for (const file of files) problems.push(...twinProblems(root, file));
    const bytes = [...expected.keys()]
      .map((file) => path.join(root, file))
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + statSync(file).size, 0);
    return {problems, looked: expected.size + files.length, notes: [`rules and manifest: ${bytes} bytes`]};
  }),
};
