import type {Files} from './clones';

const NAME = '[A-Z][A-Z0-9_]*[A-Z0-9]';

/** Quoted names with an underscore, as code that reads or writes variables has them. */
const QUOTED = /["'`]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["'`]/g;

/** What reads one variable; the second group is its default. */
const READS = [
  new RegExp(`[Gg]et[Ee]nv(?:Default)?\\(\\s*["'](${NAME})["'](?:\\s*,\\s*["']([^"']*)["'])?`, 'g'),
  new RegExp(`LookupEnv\\(\\s*["'](${NAME})["']`, 'g'),
  new RegExp(`environ(?:\\.get\\(|\\[)\\s*["'](${NAME})["'](?:\\s*,\\s*["']([^"']*)["'])?`, 'g'),
  new RegExp(`environ\\.get\\(\\s*["'](${NAME})["']\\s*\\)\\s+or\\s+["']([^"']*)["']`, 'g'),
  new RegExp(`process\\.env\\.(${NAME})(?:\\s*\\|\\|\\s*["']([^"']*)["'])?`, 'g'),
];

const SHELL_READS = [new RegExp(`\\$\\{(${NAME})(?::-([^}]*))?\\}`, 'g')];

/** A line of a Dockerfile that sets variables. */
const DOCKERFILE = new RegExp(`^\\s*ENV\\s+(${NAME})[=\\s]\\s*"?([^"\\s]*)`, 'gm');

/** Files that read or set environment variables: code of the platform, without tests, vendored code and data. */
export function isCodeFile(file: string): boolean {
  if (/(?:^|\/)(?:vendor|third_party|node_modules|static|testdata|testfiles[^/]*|tests?|mock|migrations)\//.test(file))
    return false;
  if (/_test\.go$|\.pb\.go$|\.test\.\w+$/.test(file)) return false;
  return /\.(?:go|py|sh|js|ts|ya?ml)$|(?:^|\/)Dockerfile[^/]*$/.test(file);
}

/**
 * Environment variables in code, with their defaults where the code names one; else the value is empty. Comments of
 * whole lines do not count.
 */
export function environmentVariables(files: Files): Map<string, string> {
  const variables = new Map<string, string>();
  const add = (name: string, value = '') => {
    // Several places may read a variable; the smallest default in the order of the alphabet, so that order is no change.
    const known = variables.get(name);
    if (known === undefined || (value !== '' && (known === '' || value < known))) variables.set(name, value);
  };
  for (const [file, source] of files) {
    if (!isCodeFile(file)) continue;
    const text = source.replace(/^\s*(?:\/\/|#).*$/gm, '');
    const isShell = file.endsWith('.sh');
    const isDockerfile = /Dockerfile[^/]*$/.test(file);
    for (const pattern of [...READS, ...(isShell ? SHELL_READS : []), ...(isDockerfile ? [DOCKERFILE] : [])])
      for (const [, name = '', value] of text.matchAll(pattern)) add(name, value);
    for (const [, name = ''] of text.matchAll(QUOTED)) add(name);
  }
  return variables;
}
