import {localized, type Locale, type Localized} from '../../config/locale';
import {endpointsOf, firstContent, successOf, type Endpoint, type OpenApiDocument, type Schema} from './document';
import {fieldsOf, flatten, typeOf, type FieldType} from './fields';
import {code, escapeText, heading, table} from './mdx';
import {parametersOf} from './samples';
import {limitSentences, typeText} from './schemaText';
import {TEXTS, type Texts} from './texts';

const WORDS = {
  summary: {en: 'At a glance', zh: '概览'},
  operations: {en: 'Operations', zh: '操作'},
  changed: {en: 'Operations that differ', zh: '有差异的操作'},
  only: {en: 'In one version only', zh: '只在一个版本中'},
  operation: {en: 'Operation', zh: '操作'},
  what: {en: 'Item', zh: '项目'},
  permissions: {en: 'Who can call it', zh: '谁可以调用'},
  warning: {en: 'Known issue', zh: '已知问题'},
  status: {en: 'Success status', zh: '成功状态码'},
  routed: {en: 'Route', zh: '路由'},
  yes: {en: 'yes', zh: '有'},
  no: {en: 'no', zh: '无'},
  parameters: {en: 'Parameters', zh: '参数'},
  body: {en: 'Body', zh: '请求体'},
  response: {en: 'Response fields', zh: '响应字段'},
  values: {en: 'Types and limits', zh: '类型与限制'},
  errors: {en: 'Errors', zh: '错误'},
  same: {en: 'Identical', zh: '没有差异'},
  none: {en: 'none', zh: '无'},
} satisfies Record<string, Localized>;

/** What can be compared of an operation: for each aspect, its values, in the words of the page. */
type Aspects = Readonly<Record<string, readonly string[]>>;

type LinkTo = (operationId: string) => {href: string; title: string} | undefined;

/**
 * The differences between two versions as MDX, made of nothing but their documents.
 * @param linkTo link to the page of an operation of the newer version.
 */
export function differencesMarkdown(
  older: OpenApiDocument,
  newer: OpenApiDocument,
  locale: Locale,
  linkTo: LinkTo,
): string {
  const word = (key: keyof typeof WORDS) => localized(WORDS[key], locale);
  const texts = TEXTS[locale];
  const names = [older, newer].map(({info}) => `V${info.version}`);
  const before = byId(older);
  const after = byId(newer);
  const name = (id: string) => {
    const link = linkTo(id);
    return link ? `[${escapeText(link.title)}](${link.href})` : code(id);
  };
  const changed = [...after].flatMap(([id, endpoint]) => {
    const other = before.get(id);
    const rows = other
      ? [
          ...compare(aspectsOf(older, other, word), aspectsOf(newer, endpoint, word), word('none')),
          ...compareValues(valuesOf(older, other, texts), valuesOf(newer, endpoint, texts), word('values')),
        ]
      : [];
    return rows.length > 0 ? [{id, endpoint, rows}] : [];
  });
  const only = [...new Set([...before.keys(), ...after.keys()])].filter((id) => !before.has(id) || !after.has(id));
  const same = [...after.keys()].filter((id) => before.has(id)).length - changed.length;
  const parts = [
    heading(2, word('summary'), 'summary'),
    table(
      [word('what'), ...names],
      [
        [word('operations'), String(before.size), String(after.size)],
        [word('changed'), String(changed.length), String(changed.length)],
        [word('same'), String(same), String(same)],
      ],
    ),
  ];
  if (only.length > 0) {
    const row = (id: string) => [name(id), ...[before, after].map((all) => (all.has(id) ? word('yes') : word('no')))];
    parts.push(heading(2, word('only'), 'only'), table([word('what'), ...names], only.map(row)));
  }
  for (const {name: group, description} of newer.tags) {
    const rows = changed
      .filter(({endpoint}) => endpoint.operation.tags.includes(group))
      .flatMap(({id, rows: all}) => all.map((row, index) => [index === 0 ? name(id) : '', ...row]));
    if (rows.length > 0) {
      parts.push(
        heading(2, escapeText(description ?? group), group),
        table([word('operation'), word('what'), ...names], rows),
      );
    }
  }
  return parts.join('\n\n');
}

const byId = (document: OpenApiDocument) =>
  new Map(endpointsOf(document).map((endpoint) => [endpoint.operation.operationId, endpoint]));

function aspectsOf(document: OpenApiDocument, endpoint: Endpoint, word: (key: keyof typeof WORDS) => string): Aspects {
  const {operation} = endpoint;
  const success = successOf(operation);
  const fields = (schema?: Schema) =>
    schema ? fieldsOf(document, schema).flatMap(({name}) => (name === '' ? [] : [code(name)])) : [];
  return {
    [word('routed')]: [operation['x-routed'] === false ? word('no') : word('yes')],
    [word('permissions')]: [escapeText(operation['x-permissions'] ?? '')],
    [word('warning')]: operation['x-warning'] ? [escapeText(operation['x-warning'])] : [],
    [word('status')]: [success?.status ?? ''],
    [word('parameters')]: parametersOf(document, endpoint).map(({name}) => code(name)),
    [word('body')]: fields(firstContent(operation.requestBody?.content)?.[1].schema),
    [word('response')]: fields(firstContent(success?.response.content)?.[1].schema),
    [word('errors')]: Object.entries(operation.responses)
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([status, {content}]) =>
        Object.values(content ?? {}).flatMap(({examples = {}}) =>
          Object.keys(examples).map((key) => `${status} ${code(key)}`),
        ),
      ),
  };
}

/** One row for each aspect that differs, with what only one side has. */
function compare(before: Aspects, after: Aspects, none: string): string[][] {
  return Object.keys(after).flatMap((aspect) => {
    const [left = [], right = []] = [before[aspect], after[aspect]];
    const onlyLeft = left.filter((value) => !right.includes(value));
    const onlyRight = right.filter((value) => !left.includes(value));
    if (onlyLeft.length === 0 && onlyRight.length === 0) return [];
    const list = (values: readonly string[]) => values.join(', ') || none;
    return [[aspect, list(onlyLeft), list(onlyRight)]];
  });
}

/** Type and limits of each parameter and field, in the words of the pages, by its place and name. */
function valuesOf(document: OpenApiDocument, endpoint: Endpoint, texts: Texts): Map<string, string> {
  const {operation} = endpoint;
  const describe = (name: string, type: FieldType, required: boolean, schema: Schema) => {
    const kind = `${code(name)}${texts.colon}${typeText(texts, type)}${required ? texts.comma + texts.required : ''}`;
    return [`${kind}${texts.stop}`, ...limitSentences(texts, schema)].join(texts.stop === '.' ? ' ' : '');
  };
  const parameters = parametersOf(document, endpoint).map(({name, required = false, schema}): [string, string] => {
    const value = flatten(document, schema);
    return [`parameter ${name}`, describe(name, typeOf(document, value), required, value)];
  });
  const fields = (place: string, schema: Schema | undefined, withRequired: boolean) =>
    (schema ? fieldsOf(document, schema) : [])
      .filter(({name}) => name !== '')
      .map((field): [string, string] => [
        `${place} ${field.name}`,
        describe(field.name, field.type, withRequired && field.required, field.schema),
      ]);
  return new Map([
    ...parameters,
    ...fields('body', firstContent(operation.requestBody?.content)?.[1].schema, true),
    ...fields('response', firstContent(successOf(operation)?.response.content)?.[1].schema, false),
  ]);
}

/** One row with the parameters and fields that both sides have, but with another type or other limits. */
function compareValues(before: Map<string, string>, after: Map<string, string>, aspect: string): string[][] {
  const changed = [...after.keys()].filter((key) => before.has(key) && before.get(key) !== after.get(key));
  if (changed.length === 0) return [];
  // A field that the body and the response have alike is named once.
  const list = (values: Map<string, string>) => [...new Set(changed.map((key) => values.get(key)))].join('<br />');
  return [[aspect, list(before), list(after)]];
}
