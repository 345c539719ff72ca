import type {Fault} from './reader';

const COMMENT = /^\s*(?:[#;!]|$)/;
const SECTION = /^\s*\[[^[\]]+\]\s*$/;

/** `key = value`, or a key alone, as MySQL has them. */
const ENTRY = /^\s*[^\s=:[\]]+\s*(?:[=:].*)?$/;

/** Lines joined where one ends with a backslash, with the number of the first. */
function logicalLines(code: string): {text: string; line: number}[] {
  const lines: {text: string; line: number}[] = [];
  let open = false;
  code.split('\n').forEach((text, index) => {
    const last = lines.at(-1);
    if (open && last) last.text += text;
    else lines.push({text, line: index + 1});
    open = /(?:^|[^\\])(?:\\\\)*\\$/.test(text) && !COMMENT.test(text);
  });
  return lines;
}

/** Sections, keys and comments, as systemd, MySQL and many others read them. Keys may come again. */
export function iniFaults(code: string): Fault[] {
  return logicalLines(code)
    .filter(({text}) => !COMMENT.test(text) && !SECTION.test(text) && !ENTRY.test(text))
    .map(({text, line}) => ({line, message: `neither a section nor "key = value": ${text.trim()}`}));
}

/** Properties of Java: `key=value`, `key: value` or `key value`, each key once. */
export function propertiesFaults(code: string): Fault[] {
  const first = new Map<string, number>();
  return logicalLines(code)
    .filter(({text}) => !COMMENT.test(text))
    .flatMap(({text, line}): Fault[] => {
      if (/\\u(?![\dA-Fa-f]{4})/.test(text)) return [{line, message: 'after \\u come four hexadecimal digits'}];
      const key = /^\s*((?:\\.|[^\\\s=:])*)/.exec(text)?.[1] ?? '';
      if (key === '') return [{line, message: `a value without a key: ${text.trim()}`}];
      const before = first.get(key);
      first.set(key, before ?? line);
      return before === undefined ? [] : [{line, message: `the key ${key} is set in line ${before}, too`}];
    });
}
