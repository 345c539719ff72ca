/** A version of the console that screenshots are taken of. */
export interface ConsoleVersion {
  /** Name of its folders, such as `6.2`. */
  name: string;
  /** Id of the documentation version that shows its screenshots, as in `src/config/versions.ts`. */
  docs: string;
  /** Tag in the repositories of the console and its interface. */
  tag: string;
  /** How captions call it. */
  label: string;
}

/** The versions of the documentation that show the console, the newest first. */
export const CONSOLE_VERSIONS = [
  {name: '6.2', docs: 'current', tag: 'v6.2.1-release', label: 'V6.2.1'},
  {name: '5.17', docs: '5.17', tag: 'v5.17.3-release', label: 'V5.17.3'},
] as const satisfies readonly ConsoleVersion[];

/**
 * The version with a name.
 *
 * @throws Error that lists the names.
 */
export function consoleVersion(name: string): ConsoleVersion {
  const found = CONSOLE_VERSIONS.find((version) => version.name === name);
  if (found) return found;
  const names = CONSOLE_VERSIONS.map((version) => version.name).join(', ');
  throw new Error(`There is no console "${name}". Use one of: ${names} (screenshots/versions.ts).`);
}
