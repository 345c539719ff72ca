import {commonOf, has, type Common} from './common';
import {
  errorsOf,
  firstContent,
  resolve,
  successOf,
  type Endpoint,
  type ErrorCase,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from './document';
import {fieldsOf, flatten, typeOf, type Field, type FieldType} from './fields';
import {code, escapeText, fence, heading, jsxString, partHeading, table} from './mdx';
import {parametersOf, samplesOf} from './samples';
import {limitSentences, typeText} from './schemaText';
import type {Texts} from './texts';

/** What the Markdown of an operation is made of. */
export interface OperationPage {
  document: OpenApiDocument;
  texts: Texts;
  /** Link to the page of an operation, relative to this page, or nothing when it has none. */
  linkTo: (operationId: string) => {href: string; title: string} | undefined;
}

/** The components that the generated Markdown uses; the remark step imports them. */
export const COMPONENTS_SOURCE = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {ApiSample, ApiSettings, PartHeading} from '@site/src/features/api-reference';`;

/** Operations of a page up to which its table of contents shows levels 2 to 4; of more it shows levels 2 and 3. */
const MAX_LISTED_IN_FULL = 2;

const COMMON_ID = 'common';
const COMMON_PATH_PARAMETERS_ID = `${COMMON_ID}-path-parameters`;
const COMMON_ERRORS_ID = `${COMMON_ID}-errors`;

/** MDX of a page of operations, around the text of its author. */
export interface PageMarkdown {
  before: string;
  after: string;
}

/**
 * Everything that the document says of the operations of a page. One operation: the endpoint and its first paragraph
 * come first, and the author's text is under "Usage notes". A page of several begins with the author's text, has a
 * section for each operation, and behind them one for what they have in common.
 * @param hasText whether the page has a text of its author.
 */
export function pageMarkdown(page: OperationPage, endpoints: readonly Endpoint[], hasText: boolean): PageMarkdown {
  const [only, ...others] = endpoints;
  if (only && others.length === 0) return around(operationMarkdown(page, only, {notes: hasText}));
  const common = commonOf(page.document, endpoints);
  const listsAll = endpoints.length <= MAX_LISTED_IN_FULL;
  const sections = endpoints.flatMap((endpoint, index) => {
    const {reference, next} = operationMarkdown(page, endpoint, {section: {settings: index === 0, listsAll, common}});
    return [...reference, ...next];
  });
  return around({reference: [], next: [...sections, ...commonPart(page, common)]});
}

const around = ({reference, next}: OperationMarkdown): PageMarkdown => ({
  before: reference.join('\n\n'),
  after: next.join('\n\n'),
});

/** The place of an operation on a page of several. */
interface Section {
  /** Whether the form for address and token belongs here. */
  settings: boolean;
  /** Whether the table of contents lists the parts of each part, such as the tables of parameters of a request. */
  listsAll: boolean;
  common: Common;
}

/** Blocks of MDX of an operation: up to its notes, and what follows them. */
interface OperationMarkdown {
  reference: readonly string[];
  next: readonly string[];
}

/**
 * @param place.section where the operation is on a page of several.
 * @param place.notes whether notes follow that the document does not have.
 */
function operationMarkdown(
  page: OperationPage,
  endpoint: Endpoint,
  {section, notes = false}: {section?: Section; notes?: boolean},
): OperationMarkdown {
  const {texts} = page;
  const {operation} = endpoint;
  const depth = section ? 3 : 2;
  const id = (name: string) => (section ? `${operation.operationId}-${name}` : name);
  const title: Title = (text, name, more = 0) =>
    (section && more > 0 && !section.listsAll ? partHeading : heading)(depth + more, text, id(name));
  const schemas = new Map<string, Schema>();
  const [summary = '', ...background] = operation.description.split(/\n{2,}/).map(escapeText);
  const routed = operation['x-routed'] !== false;
  const reference = [
    section && heading(2, escapeText(operation.summary), operation.operationId),
    operation.deprecated && routed && warning(texts.deprecated, texts.deprecatedMeaning),
    !routed && warning(texts.notRouted, operation['x-warning']),
    fence('text', `${endpoint.method.toUpperCase()} ${endpoint.path}`),
    summary,
    operation['x-permissions'] && labelled(texts, texts.permissions, escapeText(operation['x-permissions'])),
    routed && warning(texts.knownIssue(page.document.info['x-release']), operation['x-warning']),
    title(texts.request, 'request'),
    ...parameterTables(page, endpoint, title, section?.common.pathParameters),
    ...bodyPart(page, firstContent(operation.requestBody?.content), title(texts.body, 'body', 1), schemas, id),
    title(texts.sample, 'sample', 1),
    samplePart(page, endpoint, section?.settings ?? true),
    title(texts.response, 'response'),
    ...responsePart(page, endpoint, title(texts.example, 'example', 1), schemas, id, section?.common.responses),
    ...errorPart(page, endpoint, title(texts.errors, 'errors'), section?.common.errors),
    (notes || background.length > 0) && title(texts.notes, 'notes'),
    ...background,
  ].filter((block): block is string => typeof block === 'string' && block !== '');
  const next = [
    ...afterwardsPart(page, endpoint, title(texts.afterwards, 'afterwards')),
    ...schemaPart(page, schemas, title(texts.schemas, 'schemas'), title, id),
  ];
  return {reference, next};
}

type Title = (text: string, name: string, more?: number) => string;

/** What several operations have in common. Its headings lead there from the table of contents. */
function commonPart({document, texts}: OperationPage, {pathParameters, errors}: Common): string[] {
  if (pathParameters.length === 0 && errors.length === 0) return [];
  const parts = [heading(2, texts.common, COMMON_ID)];
  if (pathParameters.length > 0) {
    parts.push(
      heading(3, texts.pathParameters, COMMON_PATH_PARAMETERS_ID),
      texts.commonPathParameters,
      fieldTable(texts, parameterRows(document, texts, pathParameters)),
    );
  }
  if (errors.length > 0) {
    parts.push(heading(3, texts.errors, COMMON_ERRORS_ID), texts.errorsLead, errorTable(texts, errors));
  }
  return parts;
}

/** A paragraph with a bold label before it. */
const labelled = (texts: Texts, label: string, text: string) =>
  `**${label}${texts.colon.trim()}**${texts.colon === ': ' ? ' ' : ''}${text}`;

function warning(title: string, text: string | undefined): string | undefined {
  return text && `:::warning[${title}]\n\n${escapeText(text)}\n\n:::`;
}

/** @param common path parameters that the page describes elsewhere. */
function parameterTables(
  {document, texts}: OperationPage,
  endpoint: Endpoint,
  title: Title,
  common: readonly Parameter[] = [],
): string[] {
  const parameters = parametersOf(document, endpoint);
  const own = parameters.filter((parameter) => !has(common, parameter));
  const see =
    own.length < parameters.length
      ? [labelled(texts, texts.pathParameters, texts.seePathParameters(`#${COMMON_PATH_PARAMETERS_ID}`))]
      : [];
  const tables = (['path', 'query'] as const).flatMap((place) => {
    const listed = own.filter((parameter) => parameter.in === place);
    if (listed.length === 0) return [];
    const name = place === 'path' ? texts.pathParameters : texts.queryParameters;
    return [title(name, `${place}-parameters`, 1), fieldTable(texts, parameterRows(document, texts, listed))];
  });
  return [...see, ...tables];
}

const parameterRows = (document: OpenApiDocument, texts: Texts, parameters: readonly Parameter[]) =>
  parameters.map(({name, required, description, schema}) => {
    const value = flatten(document, schema);
    return [nameCell(texts, name, typeOf(document, value), required), meaning(texts, {...value, description})];
  });

const fieldTable = (texts: Texts, rows: string[][]) => table([texts.name, texts.meaning], rows);

/** Name, type and whether it is required in one cell, so that the meaning has room on a phone. */
function nameCell(texts: Texts, name: string, type: FieldType, required = false): string {
  const kind = `${typeText(texts, type)}${required ? `${texts.comma}**${texts.required}**` : ''}`;
  return name === '' ? kind : `${code(name)}<br />${kind}`;
}

function bodyPart(
  {document, texts}: OperationPage,
  content: [string, MediaType] | undefined,
  title: string,
  schemas: Map<string, Schema>,
  id: (name: string) => string,
): string[] {
  if (!content?.[1].schema) return [];
  const fields = fieldsOf(document, content[1].schema);
  return [title, fieldTable(texts, fieldRows(document, texts, fields, true, schemas, id))];
}

function fieldRows(
  document: OpenApiDocument,
  texts: Texts,
  fields: readonly Field[],
  withRequired: boolean,
  schemas: Map<string, Schema>,
  id: (name: string) => string,
): string[][] {
  return fields.map(({name, type, required, schema, more}) => {
    if (more !== undefined) schemas.set(more, resolve(document, {$ref: `#/components/schemas/${more}`}));
    const link = more && texts.seeSchema(`[${more}](#${id(`schema-${more}`)})`);
    return [
      nameCell(texts, name, type, withRequired && required),
      [meaning(texts, schema), link].filter(Boolean).join(texts.stop === '.' ? ' ' : ''),
    ];
  });
}

function samplePart({document}: OperationPage, endpoint: Endpoint, settings: boolean): string {
  const items = samplesOf(document, endpoint).map(
    ({id, label, language, code: text}) =>
      `<TabItem value="${id}" label="${label}">\n<ApiSample language="${language}" code={${jsxString(text)}} />\n</TabItem>`,
  );
  return `${settings ? '<ApiSettings />\n\n' : ''}<Tabs groupId="api-sample" lazy>\n${items.join('\n')}\n</Tabs>`;
}

function responsePart(
  {document, texts}: OperationPage,
  {operation}: Endpoint,
  exampleTitle: string,
  schemas: Map<string, Schema>,
  id: (name: string) => string,
  same?: Common['responses'],
): string[] {
  const success = successOf(operation);
  if (!success) return [];
  const {status, response} = success;
  const lead = `${texts.status(status)}${texts.colon}${escapeText(withStop(texts, response.description))}`;
  const content = firstContent(response.content)?.[1];
  if (!content?.schema) return [`${lead}${texts.stop === '.' ? ' ' : ''}${texts.emptyBody}`];
  const like = same?.get(operation.operationId)?.operation;
  if (like) {
    const link = `[${escapeText(like.summary)}](#${like.operationId}-response)`;
    return [`${lead}${texts.stop === '.' ? ' ' : ''}${texts.sameResponse(link)}`];
  }
  const fields = fieldsOf(document, content.schema);
  return [
    lead,
    fieldTable(texts, fieldRows(document, texts, fields, false, schemas, id)),
    ...(content.example === undefined ? [] : [exampleTitle, fence('json', JSON.stringify(content.example, null, 2))]),
  ];
}

const withStop = (texts: Texts, text: string) => (/[.。!?！？]$/.test(text) ? text : `${text}${texts.stop}`);

/** @param common errors that the page tells elsewhere. */
function errorPart(
  {document, texts}: OperationPage,
  {operation}: Endpoint,
  title: string,
  common: readonly ErrorCase[] = [],
): string[] {
  const errors = errorsOf(document, operation);
  const own = errors.filter((error) => !has(common, error));
  const told = own.length < errors.length;
  const href = `#${COMMON_ERRORS_ID}`;
  if (own.length === 0) return told ? [title, texts.onlyErrors(href)] : [];
  return [title, told ? texts.besidesErrors(href) : texts.errorsLead, errorTable(texts, own)];
}

function errorTable(texts: Texts, errors: readonly ErrorCase[]): string {
  const rows = errors.map(({status, summary, description, value}) => [
    [...new Set([status, errorCode(value)])].filter((part) => part !== undefined).join('<br />'),
    escapeText(withStop(texts, summary)),
    escapeText(description),
  ]);
  return table([texts.statusAndCode, texts.cause, texts.remedy], rows);
}

function errorCode(value: unknown): string | undefined {
  const found = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
  return typeof found === 'number' ? String(found) : undefined;
}

function afterwardsPart({texts, linkTo}: OperationPage, {operation}: Endpoint, title: string): string[] {
  const links = Object.values(successOf(operation)?.response.links ?? {}).map(({operationId, description}) => {
    const target = linkTo(operationId);
    if (!target)
      throw new Error(`${operation.operationId} links to the operation "${operationId}", which has no page.`);
    return `- [${escapeText(target.title)}](${target.href})${texts.colon}${escapeText(description)}`;
  });
  const asynchronous = operation['x-asynchronous'];
  if (links.length === 0 && !asynchronous) return [];
  return [title, asynchronous && escapeText(asynchronous), links.join('\n')].filter((part) => part !== undefined);
}

/** Objects that are nested too deeply for a row, each with a table of its own. */
function schemaPart(
  {document, texts}: OperationPage,
  schemas: Map<string, Schema>,
  all: string,
  title: Title,
  id: (name: string) => string,
): string[] {
  if (schemas.size === 0) return [];
  const parts = [all];
  const done = new Set<string>();
  // Sections may add further ones while they are written.
  for (let next = nextOf(schemas, done); next; next = nextOf(schemas, done)) {
    const [name, schema] = next;
    done.add(name);
    const rows = fieldRows(document, texts, fieldsOf(document, schema), false, schemas, id);
    parts.push(title(name, `schema-${name}`, 1), fieldTable(texts, rows));
  }
  return parts;
}

const nextOf = (schemas: Map<string, Schema>, done: ReadonlySet<string>) =>
  [...schemas].find(([name]) => !done.has(name));

/** What a value means, followed by its limits as sentences. */
function meaning(texts: Texts, schema: Schema): string {
  // A text that explains each value needs no list of them.
  const explained = schema.enum?.every((one) => schema.description?.includes(`\`${String(one)}\``)) ?? false;
  const parts = [
    schema.description && escapeText(withStop(texts, schema.description)),
    ...limitSentences(texts, explained ? {...schema, enum: undefined} : schema),
  ];
  return parts.filter(Boolean).join(texts.stop === '.' ? ' ' : '');
}
