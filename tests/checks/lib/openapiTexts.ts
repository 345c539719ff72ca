import {STATUS_CODES} from 'node:http';
import {isRecord} from '../../../src/lib/isRecord';
import type {OpenApiDocument} from '../../../src/plugins/openapi/document';

/** Keys whose values are texts for people. */
const TEXTS: ReadonlySet<string> = new Set(['summary', 'description', 'x-permissions', 'x-asynchronous', 'x-warning']);

/** Parts that hold data, where such keys are names of fields. */
const DATA: ReadonlySet<string> = new Set(['example', 'value', 'default', 'enum', 'const']);

const HAN = /\p{Script=Han}/u;
const PHRASES: ReadonlySet<string> = new Set(Object.values(STATUS_CODES).filter((phrase) => phrase !== undefined));

/** A text of a document and the keys that lead to it. */
export interface OpenApiText {
  path: readonly (string | number)[];
  text: string;
}

/** Every text for people in a document, in its order. */
export function openapiTexts(document: OpenApiDocument): OpenApiText[] {
  const found: OpenApiText[] = [];
  const walk = (value: unknown, path: readonly (string | number)[], inProperties: boolean): void => {
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], false));
    if (!isRecord(value)) return;
    for (const [key, child] of Object.entries(value)) {
      if (!inProperties && DATA.has(key)) continue;
      const at = [...path, key];
      if (!inProperties && TEXTS.has(key) && typeof child === 'string') found.push({path: at, text: child});
      else walk(child, at, key === 'properties' && !inProperties);
    }
  };
  walk(document, [], false);
  return found;
}

/** Path of a text as people write it, such as `$.tags[0].description`. */
const written = (path: OpenApiText['path']) =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

/**
 * Paths of the texts of a document that its translation leaves in English. Reason phrases of HTTP are the same in
 * every language, and names such as "Rainbond OpenAPI" need no translation.
 */
export function untranslated(document: OpenApiDocument, translation: OpenApiDocument): string[] {
  const translated = new Set(
    openapiTexts(translation)
      .filter(({text}) => HAN.test(text))
      .map(({path}) => written(path)),
  );
  return openapiTexts(document)
    .filter(({text}) => !PHRASES.has(text))
    .map(({path}) => written(path))
    .filter((path) => !translated.has(path));
}
