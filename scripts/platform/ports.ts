import type {Files} from './clones';
import {isCodeFile} from './environment';

/** Where code and manifests write a port: an address in quotes, a flag or key with "port" in its name, EXPOSE. */
const PATTERNS = [
  /["'](?:[a-z]+:\/\/)?[\w.-]*:(\d{2,5})(?:\/[^"'\s]*)?["']/g,
  /\b\w*[pP]ort\b["']?\s*[:=]\s*["']?(\d{2,5})\b/g,
  /Var\w*\([^\n]*["'][\w-]*port[\w-]*["']\s*,\s*(\d{2,5})\b/gi,
];
const EXPOSE = /^\s*EXPOSE\s+(.*)$/;

const HIGHEST = 65_535;

/**
 * Ports in code, manifests and Dockerfiles.
 *
 * @returns the place, which is the file and the line without its digits, to the number.
 */
export function ports(files: Files): Map<string, string> {
  const found = new Map<string, string>();
  const add = (file: string, line: string, port: string) => {
    if (Number(port) > HIGHEST) return;
    const place = `${file}: ${line.trim().replace(/\d+/g, '#')}`;
    for (let count = 1; ; count += 1) {
      const key = count === 1 ? place : `${place} (${count})`;
      if (found.has(key)) continue;
      found.set(key, port);
      return;
    }
  };
  for (const [file, text] of files) {
    if (!isCodeFile(file)) continue;
    for (const line of text.split('\n')) {
      if (/^\s*(?:\/\/|#)/.test(line)) continue;
      const numbers = PATTERNS.flatMap((pattern) => [...line.matchAll(pattern)].map(([, port = '']) => port));
      const exposed = /Dockerfile/.test(file) ? (EXPOSE.exec(line)?.[1]?.match(/\d{2,5}/g) ?? []) : [];
      for (const port of new Set([...numbers, ...exposed])) add(file, line, port);
    }
  }
  return found;
}
