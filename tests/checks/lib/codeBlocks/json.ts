import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {manifestFaults} from './kubernetes';
import {lineAt, type Fault} from './reader';

/** JSON, with comments and commas at the end only where the language is `jsonc`. */
export async function jsonFaults(code: string, comments: boolean): Promise<Fault[]> {
  const errors: ParseError[] = [];
  const value: unknown = parse(code, errors, {disallowComments: !comments, allowTrailingComma: comments});
  if (errors.length === 0) return manifestFaults(value, () => 1);
  // The others follow from the first.
  return errors.slice(0, 1).map(({error, offset}) => ({
    line: lineAt(code, offset),
    message: `broken JSON: ${printParseErrorCode(error)}`,
  }));
}
