import {readEnvironment} from './env';

/** Operator's settings of this build. */
export const environment = readEnvironment();

/** Address of a source file for "Edit this page". */
export function editUrl(sourcePath: string): string {
  return environment.EDIT_URL + sourcePath;
}
