import {resolve, type OpenApiDocument, type Schema} from './document';

/** A named value of a body, as one row of a table. */
export interface Field {
  /** Dotted name, `[]` after an array: `users[].email`. Empty for a root that is no object. */
  name: string;
  /** In words of JSON: `string`, `array of objects`. */
  type: FieldType;
  required: boolean;
  schema: Schema;
  /** Name of the schema whose fields are elsewhere because they are nested too deeply. */
  more?: string;
}

export interface FieldType {
  name: string;
  /** What an array holds. */
  items?: string;
  nullable: boolean;
}

/** How deep rows nest; deeper objects get a section of their own. */
const DEPTH = 3;

/**
 * The fields of a body in the order of the document, nested ones by dotted names.
 * @param depth how many levels become rows; deeper objects are only named.
 */
export function fieldsOf(document: OpenApiDocument, schema: Schema, depth = DEPTH): Field[] {
  const root = flatten(document, schema);
  const type = typeOf(document, root);
  if (type.name === 'array') {
    const items = flatten(document, root.items ?? {});
    return [{name: '[]', type, required: true, schema: root}, ...nested(document, items, '[]', 1, depth)];
  }
  if (!root.properties) return [{name: '', type, required: true, schema: root}];
  return nested(document, root, '', 0, depth);
}

function nested(document: OpenApiDocument, schema: Schema, prefix: string, level: number, depth: number): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const property = flatten(document, value);
    const type = typeOf(document, property);
    const field: Field = {name, type, required: required.has(key), schema: property};
    const inner = type.name === 'array' ? flatten(document, property.items ?? {}) : property;
    if (!inner.properties) return [field];
    const target = (type.name === 'array' ? property.items?.$ref : value.$ref)?.split('/').pop();
    if (level + 1 >= depth && target !== undefined) return [{...field, more: target}];
    return [field, ...nested(document, inner, type.name === 'array' ? `${name}[]` : name, level + 1, depth)];
  });
}

/** Follows references and merges `allOf`, so that type and properties are in one place. */
export function flatten(document: OpenApiDocument, schema: Schema): Schema {
  const {allOf = [], ...own} = resolve(document, schema);
  return allOf.map((part) => flatten(document, part)).reduce((left, right) => join(document, left, right), own);
}

function join(document: OpenApiDocument, left: Schema, right: Schema): Schema {
  const properties: Record<string, Schema> = {...left.properties};
  for (const [key, value] of Object.entries(right.properties ?? {})) {
    const known = properties[key];
    properties[key] = known ? join(document, flatten(document, known), flatten(document, value)) : value;
  }
  const required = [...new Set([...(left.required ?? []), ...(right.required ?? [])])];
  return {
    ...left,
    ...right,
    ...(Object.keys(properties).length > 0 && {properties}),
    ...(required.length > 0 && {required}),
  };
}

/** The type of a value; `null` among several types makes it nullable. */
export function typeOf(document: OpenApiDocument, schema: Schema): FieldType {
  const names = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  const nullable = names.length > 1 && names.includes('null');
  const name = names.filter((one) => !nullable || one !== 'null').join(' or ');
  if (name !== 'array') return {name, nullable};
  const items = typeOf(document, flatten(document, schema.items ?? {})).name;
  return {name, nullable, items};
}
