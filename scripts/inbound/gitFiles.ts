import {spawnSync} from 'node:child_process';
import type {SourceFile} from './extract';

/** Sources of other projects, built files and lock files: nobody clicks there. */
const LEFT_OUT =
  /(?:^|\/)(?:vendor|node_modules|dist|dists|third_party|www)\/|\.lock$|(?:^|\/)package-lock\.json$|\.min\.(?:js|css)$/;
/** Larger files are data, in bytes. */
const MOST = 2 * 1024 * 1024;

function git(repository: string, args: readonly string[], input?: string): Buffer {
  const {status, stdout, stderr, error} = spawnSync('git', ['-C', repository, '-c', 'core.quotepath=off', ...args], {
    input,
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args.join(' ')} in ${repository}: ${stderr.toString().trim()}`);
  return stdout;
}

/** Tags of a clone or of a bare git directory. */
export function tagsOf(repository: string): string[] {
  return git(repository, ['tag', '--list']).toString().split('\n').filter(Boolean);
}

/** The commit that a tag, branch or hash names. */
export function commitOf(repository: string, name: string): string {
  return git(repository, ['rev-parse', '--verify', `${name}^{commit}`])
    .toString()
    .trim();
}

/**
 * Text files of a commit.
 *
 * @param accept tells by its path whether a file is wanted; without it, all but vendored and built ones.
 * @returns in the order of their paths, without files whose content a partial clone lacks.
 */
export function textFiles(
  repository: string,
  commit: string,
  accept = (path: string) => !LEFT_OUT.test(path),
): SourceFile[] {
  const entries = git(repository, ['ls-tree', '-r', '-z', commit])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, hash, path] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
      return hash !== undefined && path !== undefined && accept(path) ? [{hash, path}] : [];
    });
  const output = git(repository, ['cat-file', '--batch'], entries.map(({hash}) => `${hash}\n`).join(''));
  const files: SourceFile[] = [];
  let position = 0;
  for (const {path} of entries) {
    const end = output.indexOf('\n', position);
    const [, , size] = output.subarray(position, end).toString().split(' ');
    position = end + 1;
    if (size === undefined) continue; // "<hash> missing"
    const content = output.subarray(position, position + Number(size));
    position += Number(size) + 1;
    if (content.length <= MOST && !content.includes(0)) files.push({path, text: content.toString()});
  }
  return files;
}
