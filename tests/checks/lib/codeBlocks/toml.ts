import {parse, TomlError} from 'smol-toml';
import type {Fault} from './reader';

/** TOML 1.0. */
export function tomlFaults(code: string): Fault[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = error.message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? '';
    return [{line: error.line, message: `broken TOML: ${message}`}];
  }
}
