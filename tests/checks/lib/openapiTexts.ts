import {STATUS_CODES} from 'node:http';
import {isRecord} from '../../../src/lib/isRecord';
import type {OpenApiDocument} from '../../../src/plugins/openapi/document';

/** Keys whose values are texts for people. */
const TEXTS: ReadonlySet<string> = new Set(['summary', 'description', 'x-permissions', 'x-asynchronous', 'x-warning']);

/** Parts that hold data, where such keys are names of fields. */
const DATA: ReadonlySet<string> = new Set(['example', 'value', 'default', 'enum', 'const']);

const HAN = /\p{Script=Han}/u;
const PHRASES: ReadonlySet<string> = new Set(Object.values(STATUS_CODES).filter((phrase) => phrase !== undefined));

/**
 * Paths of the texts of a document that its translation leaves in English. Reason phrases of HTTP are the same in
 * every language, and names such as "Rainbond OpenAPI" need no translation.
 */
export function untranslated(document: OpenApiDocument, translation: OpenApiDocument): string[] {
  const found: string[] = [];
  const walk = (original: unknown, translated: unknown, path: string, inProperties: boolean): void => {
    if (Array.isArray(original)) {
      original.forEach((item, index) =>
        walk(item, Array.isArray(translated) ? translated[index] : undefined, `${path}[${index}]`, false),
      );
    }
    if (!isRecord(original)) return;
    for (const [key, value] of Object.entries(original)) {
      const other = isRecord(translated) ? translated[key] : undefined;
      const at = `${path}.${key}`;
      if (!inProperties && DATA.has(key)) continue;
      if (!inProperties && TEXTS.has(key) && typeof value === 'string') {
        if (!PHRASES.has(value) && !(typeof other === 'string' && HAN.test(other))) found.push(at);
        continue;
      }
      walk(value, other, at, key === 'properties' && !inProperties);
    }
  };
  walk(document, translation, '$', false);
  return found;
}
