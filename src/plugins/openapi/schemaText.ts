import type {Schema} from './document';
import type {FieldType} from './fields';
import {code} from './mdx';
import type {Texts} from './texts';

/** A type in words: `array of strings`, `integer or null`. */
export function typeText(texts: Texts, {name, items, nullable}: FieldType): string {
  const word = (one: string) =>
    one
      .split(' or ')
      .map((part) => texts.types[part] ?? part)
      .join(texts.or);
  const text = items === undefined ? word(name) : texts.arrayOf(word(items));
  return nullable ? text + texts.orNull : text;
}

/** The limits of a value and its default, one sentence each. */
export function limitSentences(texts: Texts, schema: Schema): string[] {
  const value = (one: unknown) => code(typeof one === 'string' ? one || '""' : JSON.stringify(one));
  const {minimum, maximum, minLength, maxLength} = schema;
  const limit = (number: number | undefined) => (number === undefined ? undefined : String(number));
  return [
    schema.enum && texts.values(schema.enum.map(value).join(', ')),
    schema.const !== undefined && texts.always(value(schema.const)),
    (minimum !== undefined || maximum !== undefined) && texts.range(limit(minimum), limit(maximum)),
    (minLength !== undefined || maxLength !== undefined) && texts.length(minLength, maxLength),
    schema.pattern !== undefined && texts.pattern(code(schema.pattern)),
    schema.default !== undefined && schema.default !== null && texts.defaultValue(value(schema.default)),
  ].filter((sentence) => typeof sentence === 'string');
}
