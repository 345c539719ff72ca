import {isRecord} from '../../../../src/lib/isRecord';
import {Canonical, hashOf} from './canonical';
import {addCommonMark} from './markdown';
import {numbered} from './section';
import type {TextPair} from './typescript';

/** Properties that name an item of a list. */
const KEYS = ['id', 'key', 'name', 'slug', 'version', 'tag'];

function keyOf(item: unknown): string[] {
  if (!isRecord(item)) return [];
  const key = KEYS.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  return key === undefined ? [] : [String(key)];
}

/** Hash of a value of a data file: its texts without their formatting, with the names of their fields. */
export function dataHash(value: unknown): string {
  const canonical = new Canonical();
  const add = (part: unknown): void => {
    if (typeof part === 'string') addCommonMark(part, canonical);
    else if (Array.isArray(part)) part.forEach(add);
    else if (isRecord(part)) {
      for (const key of Object.keys(part).toSorted()) {
        canonical.exact(key);
        add(part[key]);
      }
    } else canonical.exact(String(part));
    canonical.end();
  };
  add(value);
  return hashOf(canonical.toString());
}

/** The texts that a data file holds in both languages: objects with the keys `en` and `zh`. */
export function dataPairs(content: unknown): TextPair[] {
  const found: TextPair[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Array.isArray(value)) value.forEach((item) => visit(item, [...path, ...keyOf(item)]));
    else if (isRecord(value)) {
      if (Object.hasOwn(value, 'en') && Object.hasOwn(value, 'zh')) addPair(value.en, value.zh, path);
      else for (const [key, child] of Object.entries(value)) visit(child, [...path, key]);
    }
  };
  const addPair = (en: unknown, zh: unknown, path: readonly string[]): void => {
    if (isRecord(en) && isRecord(zh)) {
      for (const key of new Set([...Object.keys(en), ...Object.keys(zh)])) addPair(en[key], zh[key], [...path, key]);
      return;
    }
    const side = (value: unknown) => (value === undefined ? {} : {hash: dataHash(value)});
    found.push({name: path.join('.') || 'text', en: side(en), zh: side(zh)});
  };
  visit(content, []);
  return numbered(found);
}
