import {spawn} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What a program said. */
export interface Output {
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end, whatever its exit code.
 *
 * @returns undefined when there is no such program.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  {cwd, input = ''}: {cwd?: string; input?: string} = {},
): Promise<Output | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, LC_ALL: 'C.UTF-8', PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`},
    });
    const output: Output = {stdout: '', stderr: ''};
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output.stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.stderr += chunk));
    child.on('error', (error) => {
      if ('code' in error && error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    child.on('close', () => resolve(output));
    // A program that ends before it has read everything has said why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Writes blocks into files of a folder for the time that `work` takes. */
export async function withFiles<T>(
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'code-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    return await work(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
