/** A call of the API, or a piece of its path. */
export interface Endpoint {
  method?: string;
  /** Parts of the path; a placeholder or an id is `*`. */
  parts: string[];
}

const FRAGMENT =
  /^(?:(get|post|put|patch|delete)\s+)?(?:https?:\/\/[^/\s]+)?(\/?[a-z0-9_{}<>:*.-]*(?:\/[a-z0-9_{}<>:*.-]*)+)(?:\?\S*)?$/i;

/** A path inside a longer text, such as a line of a log: at least two parts, with the method if it precedes them. */
const INSIDE = /(?:\b(get|post|put|patch|delete)\s+)?((?:\/[a-z0-9_{}<>:*.-]+){2,})/i;

function toParts(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (/^[{<:*]|^\d+$|^[0-9a-f]{16,}$/.test(part) ? '*' : part));
}

/** Reads `POST /openapi/v1/teams` or a fragment such as `/apps/{app_id}/close`; undefined for other texts. */
export function readEndpoint(text: string): Endpoint | undefined {
  const match = FRAGMENT.exec(text.trim()) ?? INSIDE.exec(text);
  const parts = toParts(match?.[2] ?? '');
  if (!match || parts.every((part) => part === '*')) return undefined;
  return {parts, ...(match[1] ? {method: match[1].toUpperCase()} : {})};
}

/** How a part fits: as it is, a name of the reader's where the API has a placeholder or the other way round, or not. */
function fitPart(wanted: string, part: string, last: boolean): 'same' | 'name' | 'none' {
  if (wanted === part || (last && wanted !== '*' && part.startsWith(wanted))) return 'same';
  return wanted === '*' || part === '*' ? 'name' : 'none';
}

/**
 * How well an operation fits, from 0 (not at all) to 1 (the whole path and the method).
 * The last part of a fragment may be cut off, as it is while somebody types.
 */
export function fitEndpoint(wanted: Endpoint, operation: {method: string; path: string}): number {
  const parts = toParts(operation.path);
  const length = wanted.parts.length;
  for (let start = parts.length - length; start >= 0; start -= 1) {
    const fits = wanted.parts.map((part, index) => fitPart(part, parts[start + index] ?? '', index === length - 1));
    const literal = wanted.parts.some((part, index) => part !== '*' && fits[index] === 'same');
    if (!literal || fits.includes('none')) continue;
    const names = fits.filter((fit) => fit === 'name').length;
    const atEnd = start + length === parts.length;
    const whole = wanted.parts[length - 1] === parts[start + length - 1];
    const method = wanted.method === undefined ? 0.5 : wanted.method === operation.method ? 1 : 0;
    const fit = 0.3 + (atEnd ? 0.3 : 0) + (whole ? 0.1 : 0) + 0.1 * (length / parts.length) + 0.2 * method;
    return fit * 0.7 ** names;
  }
  return 0;
}
