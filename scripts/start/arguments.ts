/** What somebody wants of `npm start`. */
export interface StartArguments {
  help: boolean;
  /** The only version to show; empty for all. */
  version: string;
  /** Options for `docusaurus start`. */
  rest: string[];
}

/**
 * Reads the options of `npm start`.
 *
 * @param versions names of the versions that the site has, the one to show without an option first.
 * @throws Error that names a version that the site does not have.
 */
export function readStartArguments(args: readonly string[], versions: readonly string[]): StartArguments {
  const rest: string[] = [];
  let [version = ''] = versions;
  let help = false;
  const queue = args.values();
  for (const argument of queue) {
    const [name, value] = argument.split('=', 2);
    if (name === '--version') version = value ?? queue.next().value ?? '';
    else if (name === '--all') version = '';
    else if (name === '--help') help = true;
    else rest.push(argument);
    if (name === '--version' && !versions.includes(version))
      throw new Error(`--version ${version}: use one of ${versions.join(', ')}.`);
  }
  return {help, version, rest};
}
