import {describe, expect, it} from 'vitest';
import {fieldsOf, flatten} from '@site/src/plugins/openapi/fields';
import type {Schema} from '@site/src/plugins/openapi/document';
import {documentOf, object} from './fixture';

const document = documentOf(
  {},
  {
    schemas: {
      Id: {type: 'integer', description: 'Number'},
      Owner: object({id: {$ref: '#/components/schemas/Id'}, name: {type: 'string'}}, ['id']),
      Team: object({owner: {$ref: '#/components/schemas/Owner', description: 'Who owns it'}}),
      Node: object({name: {type: 'string'}, children: {type: 'array', items: {$ref: '#/components/schemas/Node'}}}),
      'a/b~c': {type: 'boolean'},
    },
  },
);

const rows = (schema: Schema) =>
  fieldsOf(document, schema).map(({name, type, required, more}) =>
    [name, type.name, ...(required ? ['required'] : []), ...(more === undefined ? [] : [`see ${more}`])].join(' '),
  );
const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

describe('fieldsOf', () => {
  it('names nested fields by their way, in the order of the document', () => {
    expect(
      rows(
        object(
          {
            z: {type: 'string'},
            users: {type: 'array', items: object({email: {type: 'string'}, team: ref('Team')}, ['email'])},
            a: object({b: {type: 'number'}}),
          },
          ['z', 'a'],
        ),
      ),
    ).toEqual([
      'z string required',
      'users array',
      'users[].email string required',
      'users[].team object',
      'users[].team.owner object see Owner',
      'a object required',
      'a.b number',
    ]);
  });

  it('begins with the array where the body is one', () => {
    expect(rows({type: 'array', items: ref('Owner')})).toEqual([
      '[] array required',
      '[].id integer required',
      '[].name string',
    ]);
    expect(rows({type: 'array'})).toEqual(['[] array required']);
  });

  it('sends objects below the third level to a section, also in arrays', () => {
    const deep = (inner: Schema) => object({a: object({b: object({c: inner})})});
    expect(rows(deep(ref('Owner')))).toEqual(['a object', 'a.b object', 'a.b.c object see Owner']);
    expect(rows(deep({type: 'array', items: ref('Owner')}))).toEqual([
      'a object',
      'a.b object',
      'a.b.c array see Owner',
    ]);
    expect(rows(deep({type: 'string'}))).toContain('a.b.c string');
    // An object without a name has no section that one could look into.
    expect(rows(deep(object({d: {type: 'string'}})))).toContain('a.b.c.d string');
  });

  it('has rows of as many levels as it is asked for', () => {
    expect(fieldsOf(document, object({team: ref('Team')}), 1).map(({name, more}) => [name, more])).toEqual([
      ['team', 'Team'],
    ]);
  });

  it('comes to an end where an object holds itself', () => {
    expect(rows(ref('Node'))).toEqual([
      'name string',
      'children array',
      'children[].name string',
      'children[].children array',
      'children[].children[].name string',
      'children[].children[].children array see Node',
    ]);
  });

  it('lets the description at a place win over that of the schema', () => {
    const descriptions = fieldsOf(
      document,
      object({id: {...ref('Id'), description: 'Number of the team'}, other: ref('Id')}),
    );
    expect(descriptions.map(({schema}) => schema.description)).toEqual(['Number of the team', 'Number']);
  });

  it('says what cannot be found', () => {
    expect(() => rows(object({gone: ref('Gone')}))).toThrow(
      '"#/components/schemas/Gone" points to nothing in the OpenAPI document',
    );
    expect(() => rows(ref('Gone/deeper'))).toThrow('points to nothing');
  });

  it('has a row for a body that is no object', () => {
    expect(rows({type: 'string', description: 'Plain text'})).toEqual([' string required']);
  });
});

describe('flatten', () => {
  it('follows references with escaped names', () => {
    expect(flatten(document, ref('a~1b~0c'))).toEqual({type: 'boolean'});
  });

  it('merges allOf: properties, what is required, and the same property twice', () => {
    const merged = flatten(document, {
      description: 'Both',
      required: ['x'],
      allOf: [
        ref('Team'),
        object({x: {type: 'string'}, owner: object({mail: {type: 'string'}}, ['mail'])}, ['owner']),
        {allOf: [object({y: {type: 'integer'}})]},
      ],
    });
    expect(merged.description).toBe('Both');
    expect(merged.required).toEqual(['x', 'owner']);
    expect(rows(merged)).toEqual([
      'owner object required',
      'owner.id integer required',
      'owner.name string',
      'owner.mail string required',
      'x string required',
      'y integer',
    ]);
  });
});

describe('types', () => {
  const typeOf = (schema: Schema) => fieldsOf(document, object({x: schema}))[0]?.type;

  it.each<[Schema, object]>([
    [{type: 'string'}, {name: 'string', nullable: false}],
    [{type: ['string', 'null']}, {name: 'string', nullable: true}],
    [{type: ['string', 'integer']}, {name: 'string or integer', nullable: false}],
    [{properties: {}}, {name: 'object', nullable: false}],
    [{}, {name: 'any', nullable: false}],
    [
      {type: 'array', items: {type: 'string'}},
      {name: 'array', items: 'string', nullable: false},
    ],
    [
      {type: ['array', 'null'], items: ref('Owner')},
      {name: 'array', items: 'object', nullable: true},
    ],
    [{type: 'array'}, {name: 'array', items: 'any', nullable: false}],
  ])('%j', (schema, type) => {
    expect(typeOf(schema)).toEqual(type);
  });

  it('has a word for what is always null', () => {
    expect(typeOf({type: 'null'})?.name).not.toBe('');
  });
});
