/** A call of the API, or a piece of its path. */
export interface Endpoint {
  method?: string;
  /** Parts of the path; a placeholder or an id is `*`. */
  parts: string[];
}

const FRAGMENT =
  /^(?:(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?(\/?[a-z0-9_{}<>:*.-]*(?:\/[a-z0-9_{}<>:*.-]*)+)(?:\?\S*)?$/i;

function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^[{<:*]|^\d+$|^[0-9a-f]{16,}$/.test(part) ? '*' : part));
}

/** Reads `POST /openapi/v1/teams` or a fragment such as `/apps/{app_id}/close`; undefined for other texts. */
export function readEndpoint(text: string): Endpoint | undefined {
  const match = FRAGMENT.exec(text.trim());
  const parts = toParts(match?.[2] ?? '');
  if (!match || parts.every((part) => part === '*')) return undefined;
  return {parts, ...(match[1] ? {method: match[1].toUpperCase()} : {})};
}

function samePart(wanted: string, part: string, last: boolean): boolean {
  return wanted === '*' ? part === '*' : last ? part.startsWith(wanted) : part === wanted;
}

/**
 * How well an operation fits, from 0 (not at all) to 1 (the whole path and the method).
 * The last part of a fragment may be cut off, as it is while somebody types.
 */
export function fitEndpoint(wanted: Endpoint, operation: {method: string; path: string}): number {
  const parts = toParts(operation.path);
  const length = wanted.parts.length;
  for (let start = parts.length - length; start >= 0; start -= 1) {
    const fits = wanted.parts.every((part, index) => samePart(part, parts[start + index] ?? '', index === length - 1));
    if (!fits) continue;
    const atEnd = start + length === parts.length;
    const whole = wanted.parts[length - 1] === parts[start + length - 1];
    const method = wanted.method === undefined ? 0.5 : wanted.method === operation.method ? 1 : 0;
    return 0.3 + (atEnd ? 0.3 : 0) + (whole ? 0.1 : 0) + 0.1 * (length / parts.length) + 0.2 * method;
  }
  return 0;
}
