import {describe, expect, it} from 'vitest';
import {COMPONENTS_SOURCE, pageMarkdown} from '@site/src/plugins/openapi/markdown';
import {TEXTS} from '@site/src/plugins/openapi/texts';
import type {
  Endpoint,
  Example,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
  Schema,
} from '@site/src/plugins/openapi/document';
import type {Locale} from '@site/src/config/locale';
import {cellsOf, documentOf, endpointOf, object, render} from './fixture';

interface Options {
  document?: OpenApiDocument;
  locale?: Locale;
}

const PAGES: Readonly<Record<string, {href: string; title: string}>> = {
  listThings: {href: './listThings.md', title: 'List <all> {things}'},
};

function markdownOf(
  endpoints: Endpoint | readonly Endpoint[],
  {document = documentOf(), locale = 'en'}: Options = {},
): string {
  const page = {document, texts: TEXTS[locale], linkTo: (id: string) => PAGES[id]};
  const {before, after} = pageMarkdown(page, [endpoints].flat(), false);
  return [before, after].join('\n\n');
}

const pageOf = (operation: Partial<Operation>, options?: Options) => render(markdownOf(endpointOf(operation), options));
const json = (schema: Schema, example?: unknown): Response => ({
  description: 'The thing',
  content: {'application/json': {schema, example}},
});
const error = (more: Partial<Example> = {}): Example => ({
  summary: 'No such thing',
  description: 'Look at the ID.',
  value: {code: 404, msg: 'gone'},
  ...more,
});
const headings = (source: string) =>
  [...source.matchAll(/^(#+) .* \{\/\* #(.*) \*\/\}$/gm)].map(([, marks, id]) => `${marks} ${id}`);
/** All headings of a page, with those that are in the table of contents marked. */
const outline = (source: string) =>
  [...source.matchAll(/^(#+) .* \{\/\* #(.*) \*\/\}$|^<PartHeading as="h(\d)" id="(.*)" text=\{".+"\} \/>$/gm)].map(
    ([, marks, id, level, part]) => (marks ? `${marks.length} ${id} listed` : `${level} ${part}`),
  );

/** Markup in every form that could be taken for code of the page. */
const HOSTILE = 'a | b {c} <d> `e | {f} <g>` {/* h */} <!-- i --> "j"';
const SHOWN = 'a | b {c} <d> e | {f} <g> {/* h */} <!-- i --> "j"';

const full: Partial<Operation> = {
  'x-permissions': 'Members of the team.',
  'x-warning': 'Not twice.',
  'x-asynchronous': 'The work goes on.',
  parameters: [
    {name: 'id', in: 'path', required: true, description: 'ID', schema: {type: 'integer'}, example: 7},
    {name: 'page', in: 'query', description: 'Page', schema: {type: 'integer', minimum: 1, default: 1}},
  ],
  requestBody: {
    content: {'application/json': {schema: object({name: {type: 'string'}}, ['name']), example: {name: 'x'}}},
  },
  responses: {
    '200': {
      ...json(object({id: {type: 'integer'}}), {id: 7}),
      links: {list: {operationId: 'listThings', description: 'See all'}},
    },
    '404': {description: 'Not Found', content: {'application/json': {examples: {gone: error()}}}},
  },
};

describe('pageMarkdown', () => {
  it('has its parts in order, with ids that do not depend on the language', () => {
    const ids = [
      '## request',
      '### path-parameters',
      '### query-parameters',
      '### body',
      '### sample',
      '## response',
      '### example',
      '## errors',
      '## afterwards',
    ];
    for (const locale of ['en', 'zh'] as const) {
      expect(headings(markdownOf(endpointOf(full, 'put', '/things/{id}'), {locale}))).toEqual(ids);
    }
  });

  it('leaves out what the document does not say', async () => {
    const source = markdownOf(endpointOf());
    expect(headings(source)).toEqual(['## request', '### sample', '## response']);
    const $ = await render(source);
    expect($('table').length).toBe(0);
    expect($('body').text()).toContain('HTTP status 200: Done. The response body is empty.');
    expect(source).not.toContain(':::');
    expect(headings(markdownOf(endpointOf({responses: {}})))).toContain('## response');
  });

  it('tells method and path, description, and who may call', async () => {
    const $ = await render(markdownOf(endpointOf(full, 'put', '/things/{id}')));
    expect($('pre').first().text().trim()).toBe('PUT /things/{id}');
    expect($('body').text()).toContain('Description of readThing.');
    expect($('p strong').text()).toBe('Who can call it:');
    expect($('body').text()).toContain('Who can call it: Members of the team.');
  });

  it('has a table of each kind', async () => {
    const $ = await render(markdownOf(endpointOf(full, 'put', '/things/{id}')));
    expect(cellsOf($, 0)).toEqual([
      ['Name', 'Meaning'],
      ['id\ninteger, required', 'ID.'],
    ]);
    expect(cellsOf($, 1)[1]).toEqual(['page\ninteger', 'Page. At least 1. Default 1.']);
    expect(cellsOf($, 2)).toEqual([
      ['Name', 'Meaning'],
      ['name\nstring, required', ''],
    ]);
    expect(cellsOf($, 3)).toEqual([
      ['Name', 'Meaning'],
      ['id\ninteger', ''],
    ]);
    expect(cellsOf($, 4)).toEqual([
      ['Status, code', 'Cause', 'Fix'],
      ['404', 'No such thing.', 'Look at the ID.'],
    ]);
    expect($('pre code.language-json').text()).toBe('{\n  "id": 7\n}\n');
  });

  it('has one sample for each language in tabs that keep together', async () => {
    const $ = await render(markdownOf(endpointOf(full, 'put', '/things/{id}')));
    expect($('form').length).toBe(1);
    expect($('[data-group]').attr('data-group')).toBe('api-sample');
    const samples = $('section').toArray();
    expect(samples.map((sample) => $(sample).attr('aria-label'))).toEqual(['curl', 'JavaScript', 'Python', 'Go']);
    expect(samples.map((sample) => $(sample).find('pre').attr('data-language'))).toEqual([
      'bash',
      'js',
      'python',
      'go',
    ]);
    for (const sample of samples) expect($(sample).text()).toContain('http://192.0.2.10:7070/things/7');
  });

  it('says what comes next, with links', async () => {
    const $ = await pageOf(full);
    expect($('a').attr('href')).toBe('./listThings.md');
    expect($('li').text()).toBe('List <all> {things}: See all');
    expect($('body').text()).toContain('The work goes on.');
    const alone = await pageOf({'x-asynchronous': 'The work goes on.'});
    expect(alone('li').length).toBe(0);
    expect(alone('h2').last().text().trim()).toBe('Next');
  });

  it('names both operations of a link that leads nowhere', () => {
    const responses = {'200': {description: 'Done', links: {x: {operationId: 'goneThing', description: 'x'}}}};
    expect(() => markdownOf(endpointOf({responses}))).toThrow(
      'readThing links to the operation "goneThing", which has no page.',
    );
  });

  it('warns in words, and of a missing route in others', () => {
    expect(markdownOf(endpointOf({'x-warning': 'Not {twice}.'}))).toMatch(
      /^```text\nGET \/things\n```\n\nDescription.*\n\n:::warning\[Known issue in V6.2.1\]\n\nNot \\\{twice\\\}\.\n\n:::\n/,
    );
    const noRoute = {'x-warning': 'Gone.', 'x-routed': false, deprecated: true};
    expect(markdownOf(endpointOf(noRoute))).toContain(':::warning[Not available in this version]');
    expect(markdownOf(endpointOf(noRoute), {locale: 'zh'})).toContain(':::warning[该版本不提供此接口]');
    expect(markdownOf(endpointOf({'x-warning': '小心。'}), {locale: 'zh'})).toContain(':::warning[V6.2.1 的已知问题]');
  });

  it('says in words that an operation is deprecated, also where it has a route', () => {
    expect(markdownOf(endpointOf({deprecated: true}))).toMatch(/deprecated/i);
  });

  it('shows markup in every text as it is written', async () => {
    const hostile = {description: HOSTILE, schema: {type: 'string'}, example: HOSTILE};
    const $ = await pageOf({
      description: HOSTILE,
      'x-permissions': HOSTILE,
      'x-warning': HOSTILE,
      'x-asynchronous': HOSTILE,
      parameters: [
        {...hostile, name: 'a`{b}|<c>', in: 'query', required: true},
        {...hostile, name: 'p', in: 'path', required: true},
      ],
      requestBody: {
        content: {'application/json': {schema: object({'k`{v}|<w>': {description: HOSTILE}}), example: {a: HOSTILE}}},
      },
      responses: {
        '200': {
          description: HOSTILE,
          content: {'application/json': {schema: object({x: {description: HOSTILE}}), example: {a: HOSTILE}}},
          links: {l: {operationId: 'listThings', description: HOSTILE}},
        },
        '400': {
          description: HOSTILE,
          content: {'*/*': {examples: {x: error({summary: HOSTILE, description: HOSTILE})}}},
        },
      },
    });
    const text = $('body').text();
    for (const before of ['Who can call it: ', 'HTTP status 200: ', 'List <all> {things}: ']) {
      expect(text).toContain(before + SHOWN);
    }
    // Warning, description, permissions, answer, what comes next.
    expect(
      $('p')
        .toArray()
        .filter((paragraph) => $(paragraph).text().includes(SHOWN)).length,
    ).toBe(5);
    expect(cellsOf($, 0)[1]).toEqual(['p\nstring, required', `${SHOWN}.`]);
    expect(cellsOf($, 1)[1]).toEqual(['a`{b}|<c>\nstring, required', `${SHOWN}.`]);
    expect(cellsOf($, 2)[1]).toEqual(['k`{v}|<w>\nany', `${SHOWN}.`]);
    expect(cellsOf($, 3)[1]).toEqual(['x\nany', `${SHOWN}.`]);
    expect(cellsOf($, 4)[1]).toEqual(['400\n404', `${SHOWN}.`, SHOWN]);
    expect(JSON.parse($('pre code.language-json').text())).toEqual({a: HOSTILE});
  });

  it('tells the limits of a value as sentences', async () => {
    const schema = object({
      enum: {type: 'string', description: 'State', enum: ['on', '', 'a|b', 1, null]},
      explained: {type: 'string', description: '`on`: it runs; `off`: it rests', enum: ['on', 'off']},
      const: {type: 'integer', const: 0},
      range: {type: 'number', minimum: 0, maximum: 1.5},
      most: {type: 'number', maximum: 0},
      length: {type: 'string', minLength: 0, maxLength: 8},
      least: {type: 'string', minLength: 2},
      short: {type: 'string', maxLength: 3},
      pattern: {type: 'string', pattern: '^(a|b){2}`$'},
      no: {type: 'boolean', default: false, description: 'Really?'},
      nothing: {type: ['string', 'null'], default: null},
      list: {type: 'array', items: {type: 'string'}, default: []},
    });
    const $ = await pageOf({responses: {'200': json(schema)}});
    expect(cellsOf($).slice(1)).toEqual([
      ['enum\nstring', 'State. One of on, "", a|b, 1, null.'],
      ['explained\nstring', 'on: it runs; off: it rests.'],
      ['const\ninteger', 'Always 0.'],
      ['range\nnumber', 'From 0 to 1.5.'],
      ['most\nnumber', 'At most 0.'],
      ['length\nstring', '0 to 8 characters.'],
      ['least\nstring', 'At least 2 characters.'],
      ['short\nstring', 'At most 3 characters.'],
      ['pattern\nstring', 'Matches ^(a|b){2}`$.'],
      ['no\nboolean', 'Really? Default false.'],
      ['nothing\nstring or null', ''],
      ['list\narray of string', 'Default [].'],
    ]);
  });

  it('writes Chinese with Chinese punctuation', async () => {
    const schema = object({
      range: {type: ['integer', 'null'], description: '数量', minimum: 1, maximum: 9, default: 3},
      least: {type: 'number', minimum: 1},
      most: {type: 'number', maximum: 1},
      length: {type: 'string', minLength: 1, maxLength: 2},
      short: {type: 'string', maxLength: 2},
      long: {type: 'string', minLength: 2},
      list: {type: 'array', items: {type: ['string', 'integer']}, description: '列表。'},
      enum: {enum: ['on'], pattern: 'x', const: 1},
    });
    const $ = await pageOf(
      {
        'x-permissions': '团队成员。',
        responses: {
          '200': {
            description: '东西',
            content: {'application/json': {schema}},
            links: {l: {operationId: 'listThings', description: '查看'}},
          },
          '400': {description: 'x', content: {x: {examples: {a: error({summary: '没有', value: 'text'})}}}},
        },
      },
      {locale: 'zh'},
    );
    const text = $('body').text();
    expect(text).toContain('谁可以调用：团队成员。');
    expect(text).toContain('HTTP 状态码 200：东西。');
    expect($('li').text()).toBe('List <all> {things}：查看');
    expect(cellsOf($, 0)).toEqual([
      ['名称', '含义'],
      ['range\n整数或 null', '数量。范围 1 到 9。默认值 3。'],
      ['least\n数字', '不小于 1。'],
      ['most\n数字', '不大于 1。'],
      ['length\n字符串', '长度 1 到 2 个字符。'],
      ['short\n字符串', '最多 2 个字符。'],
      ['long\n字符串', '至少 2 个字符。'],
      ['list\n字符串或整数数组', '列表。'],
      ['enum\n任意', '取值：on。固定为 1。须匹配 x。'],
    ]);
    expect(cellsOf($, 1)).toEqual([
      ['状态码', '原因', '处理办法'],
      ['400', '没有。', 'Look at the ID.'],
    ]);
    expect((await pageOf({}, {locale: 'zh'}))('body').text()).toContain('HTTP 状态码 200：Done。响应体为空。');
  });

  it('lists every error of every status, with its code if it has one', async () => {
    const document = documentOf({}, {examples: {shared: error({value: {code: '10401'}})}});
    const responses: Operation['responses'] = {
      '200': {description: 'Done'},
      '401': {
        description: 'x',
        content: {
          'application/json': {examples: {a: {$ref: '#/components/examples/shared'}, b: error({summary: 'Why?'})}},
        },
      },
      '500': {description: 'x', content: {'text/html': {examples: {c: error({value: null})}}, 'text/plain': {}}},
      '503': {description: 'x'},
    };
    const $ = await pageOf({responses}, {document});
    expect(cellsOf($).slice(1)).toEqual([
      ['401', 'No such thing.', 'Look at the ID.'],
      ['401\n404', 'Why?', 'Look at the ID.'],
      ['500', 'No such thing.', 'Look at the ID.'],
    ]);
    const broken = {'404': {description: 'x', content: {x: {examples: {a: {$ref: '#/components/examples/gone'}}}}}};
    expect(() => markdownOf(endpointOf({responses: broken}))).toThrow('"#/components/examples/gone" points to nothing');
  });

  it('gives objects below the third level a section each, once, and those in the sections too', async () => {
    const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});
    const deep = (inner: Schema) => object({a: object({b: object({c: inner, again: inner})})});
    const document = documentOf(
      {},
      {schemas: {Leaf: deep(ref('Other')), Other: deep(ref('Leaf')), Node: object({next: ref('Node')})}},
    );
    const leaf = deep({...ref('Leaf'), description: 'Leaf <x>'});
    const sections = (schema: Schema) =>
      headings(markdownOf(endpointOf({responses: {'200': json(schema)}}), {document})).slice(3);
    expect(sections(object({x: ref('Node')}))).toEqual(['## schemas', '### schema-Node']);
    expect(sections(leaf)).toEqual(['## schemas', '### schema-Leaf', '### schema-Other']);
    const atThree = {'200': json(leaf)};
    const $ = await render(markdownOf(endpointOf({responses: atThree}), {document}));
    expect(cellsOf($, 0)).toContainEqual(['a.b.c\nobject', 'Leaf <x>. See Leaf for its fields.']);
    expect($('table').eq(0).find('a').attr('href')).toBe('#schema-Leaf');
    expect(cellsOf($, 1)).toContainEqual(['a.b.c\nobject', 'See Other for its fields.']);
  });

  it('says in Chinese where deeper fields stand, without a space between sentences', async () => {
    const document = documentOf({}, {schemas: {Leaf: object({x: {type: 'string'}})}});
    const leaf: Schema = {$ref: '#/components/schemas/Leaf', description: '叶子'};
    const responses = {'200': json(object({a: object({b: object({c: leaf})})}))};
    const $ = await pageOf({responses}, {document, locale: 'zh'});
    expect(cellsOf($)).toContainEqual(['a.b.c\n对象', '叶子。其字段见 Leaf。']);
  });

  it.each<Schema>([{$ref: '#/components/schemas/Id'}, {type: ['integer', 'null']}])(
    'knows the type of a parameter in every form: %j',
    async (schema) => {
      const document = documentOf({}, {schemas: {Id: {type: 'integer'}}});
      const $ = await pageOf({parameters: [{name: 'id', in: 'query', description: 'ID', schema}]}, {document});
      expect(cellsOf($)[1]?.[0]).toMatch(/^id\ninteger( or null)?$/);
    },
  );

  it('says what an answer is that is no object', async () => {
    const $ = await pageOf({responses: {'200': json({type: 'string', description: 'Plain text'})}});
    expect($('body').text()).toContain('Plain text');
  });
});

describe('pageMarkdown of several operations', () => {
  const named = (operationId: string, more: Partial<Operation> = {}): Endpoint => {
    const {path, method, operation} = endpointOf(more, 'put', '/things/{id}');
    return {path, method, operation: {...operation, operationId}};
  };
  const id: Parameter = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'ID',
    schema: {type: 'integer'},
    example: 7,
  };
  const gone = error();
  const failing = (errors: Readonly<Record<string, Example>>, success: Response = {description: 'Done'}) => ({
    '200': success,
    '404': {description: 'Not Found', content: {'application/json': {examples: errors}}},
  });

  it('has a section each, one level lower, with ids of its own', async () => {
    const document = documentOf({}, {schemas: {Node: object({next: {$ref: '#/components/schemas/Node'}})}});
    const first = named('readThing', {
      ...full,
      summary: 'Read {a} <thing>',
      responses: {...full.responses, '200': {...full.responses?.['200'], ...json({$ref: '#/components/schemas/Node'})}},
    });
    const source = markdownOf([first, named('dropThing')], {document});
    expect(outline(source)).toEqual([
      '2 readThing listed',
      '3 readThing-request listed',
      '4 readThing-path-parameters listed',
      '4 readThing-query-parameters listed',
      '4 readThing-body listed',
      '4 readThing-sample listed',
      '3 readThing-response listed',
      '3 readThing-errors listed',
      '3 readThing-afterwards listed',
      '3 readThing-schemas listed',
      '4 readThing-schema-Node listed',
      '2 dropThing listed',
      '3 dropThing-request listed',
      '4 dropThing-sample listed',
      '3 dropThing-response listed',
    ]);
    const $ = await render(source);
    expect($('h2').first().text().trim()).toBe('Read {a} <thing>');
    expect($('h4#readThing-body').text().trim()).toBe('Body');
    expect($('a[href="#readThing-schema-Node"]').length).toBeGreaterThan(0);
    expect($('form').length).toBe(1);
  });

  it('keeps small parts out of the table of contents when there are three or more', () => {
    const source = markdownOf([named('a'), named('b'), named('c')]);
    expect(outline(source)).toEqual(
      ['a', 'b', 'c'].flatMap((name) => [
        `2 ${name} listed`,
        `3 ${name}-request listed`,
        `4 ${name}-sample`,
        `3 ${name}-response listed`,
      ]),
    );
  });

  it('describes path parameters once, behind the operations, but not those that differ', async () => {
    const name = {...id, name: 'name', schema: {type: 'string'}};
    const source = markdownOf([
      named('a', {parameters: [id, {...name, description: 'Old name'}]}),
      named('b', {parameters: [id, {...name, description: 'New name'}]}),
      named('c'),
    ]);
    expect(outline(source).filter((line) => /path|common/.test(line))).toEqual([
      '4 a-path-parameters',
      '4 b-path-parameters',
      '2 common listed',
      '3 common-path-parameters listed',
    ]);
    const $ = await render(source);
    expect($('a[href="#common-path-parameters"]').length).toBe(2);
    expect(cellsOf($, 0).slice(1)).toEqual([['name\nstring, required', 'Old name.']]);
    expect(cellsOf($, 1).slice(1)).toEqual([['name\nstring, required', 'New name.']]);
    expect(cellsOf($, 2).slice(1)).toEqual([['id\ninteger, required', 'ID.']]);
  });

  it('leaves a query parameter and a path parameter of one operation where they are', () => {
    const query: Parameter = {...id, in: 'query'};
    const source = markdownOf([named('a', {parameters: [id, query]}), named('b', {parameters: [query]})]);
    expect(outline(source).filter((line) => /parameters|common/.test(line))).toEqual([
      '4 a-path-parameters listed',
      '4 a-query-parameters listed',
      '4 b-query-parameters listed',
    ]);
  });

  it('tells the errors of every operation once, and each operation those of its own', async () => {
    const own = error({summary: 'Taken'});
    const source = markdownOf([
      named('a', {responses: failing({gone})}),
      named('b', {responses: failing({gone, own})}),
    ]);
    expect(outline(source).filter((line) => /errors|common/.test(line))).toEqual([
      '3 a-errors listed',
      '3 b-errors listed',
      '2 common listed',
      '3 common-errors listed',
    ]);
    const $ = await render(source);
    const told = (heading: string) => $(heading).nextUntil('h2, h3').filter('p').text();
    expect(told('#a-errors')).toBe('Only the common errors.');
    expect(told('#b-errors')).toBe('In addition to the common errors:');
    expect($('a[href="#common-errors"]').length).toBe(2);
    expect(cellsOf($, 0).slice(1)).toEqual([['404', 'Taken.', 'Look at the ID.']]);
    expect(cellsOf($, 1).slice(1)).toEqual([['404', 'No such thing.', 'Look at the ID.']]);
  });

  it('leaves errors where they are when one operation does not have them', () => {
    const source = markdownOf([
      named('a', {responses: failing({gone})}),
      named('b', {responses: failing({gone})}),
      named('c'),
    ]);
    expect(outline(source).filter((line) => /errors|common/.test(line))).toEqual([
      '3 a-errors listed',
      '3 b-errors listed',
    ]);
    expect(source).not.toContain('#common');
  });

  it.each([
    ['en', 'HTTP status 200: The thing. The body has the same format as the response to Read <it>.'],
    ['zh', 'HTTP 状态码 200：The thing。响应体的格式与Read <it>的响应相同。'],
  ] as const)('leads to the first response of the same schema (%s)', async (locale, text) => {
    const answer = (value: number) => ({'200': json(object({id: {type: 'integer'}}), {id: value})});
    const source = markdownOf(
      [
        named('a', {summary: 'Read <it>', responses: answer(1)}),
        named('b', {responses: {'200': json(object({id: {type: 'string'}}), {id: 'x'})}}),
        named('c', {responses: answer(3)}),
        named('d', {responses: answer(4)}),
      ],
      {locale},
    );
    const $ = await render(source);
    expect($('#c-response').next().text()).toBe(text);
    expect($('a[href="#a-response"]').length).toBe(2);
    expect($('table').length).toBe(2);
    expect(outline(source).filter((line) => line.includes('example'))).toEqual(['4 a-example', '4 b-example']);
  });
});

describe('COMPONENTS_SOURCE', () => {
  it('imports what the Markdown uses', () => {
    const source = markdownOf([endpointOf(), endpointOf(), endpointOf()]);
    const used = new Set([...source.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name));
    expect(used.size).toBe(5);
    for (const name of used) expect(COMPONENTS_SOURCE).toMatch(new RegExp(`import .*\\b${name}\\b`));
  });
});
