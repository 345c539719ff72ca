import {validate, ValidationSeverity} from 'dockerfile-utils';
import type {Fault} from './reader';

/** A Dockerfile, by the rules of Docker's own build. */
export function dockerfileFaults(code: string): Fault[] {
  const strict = {
    instructionCasing: ValidationSeverity.WARNING,
    deprecatedMaintainer: ValidationSeverity.WARNING,
  };
  return validate(code, strict).map(({range, message}) => ({
    line: range.start.line + 1,
    message: `dockerfile: ${typeof message === 'string' ? message : message.value}`,
  }));
}
