import {parse, parseFragment, type ParserError} from 'parse5';
import sax from 'sax';
import type {Fault} from './reader';

/** XML that is well-formed; a piece may have several elements side by side. */
export function xmlFaults(code: string): Fault[] {
  const whole = /^\s*<[?!]/.test(code);
  const parser = sax.parser(true);
  const faults: Fault[] = [];
  const lines = code.split('\n').length;
  parser.onerror = ({message}) => {
    faults.push({
      line: Math.min(parser.line + 1, lines),
      message: `broken XML: ${message.split('\n')[0] ?? ''}`,
    });
  };
  parser.write(whole ? code : `<piece>${code}</piece>`);
  if (faults.length === 0) parser.close();
  // The others follow from the first.
  return faults.slice(0, 1);
}

/** HTML, a document or a piece. */
export function htmlFaults(code: string): Fault[] {
  const faults: Fault[] = [];
  const onParseError = ({code: name, startLine}: ParserError) => {
    faults.push({line: startLine, message: `broken HTML: ${name}`});
  };
  const options = {sourceCodeLocationInfo: true, onParseError};
  if (/^\s*<(?:!doctype|html)\b/i.test(code)) parse(code, options);
  else parseFragment(code, options);
  return faults;
}
