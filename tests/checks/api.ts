import {Ajv2020} from 'ajv/dist/2020.js';
import {z} from 'zod';
import {isRecord} from '../../src/lib/isRecord';
import {
  endpointsOf,
  firstContent,
  resolve,
  successOf,
  type Endpoint,
  type Example,
  type MediaType,
  type OpenApiDocument,
  type Schema,
} from '../../src/plugins/openapi/document';
import {flatten, fieldsOf} from '../../src/plugins/openapi/fields';
import {API_VERSIONS, documentFile, loadDocument, overlayFile, type ApiVersion} from '../../src/plugins/openapi/load';
import {docsFolder, readApiPages} from '../../src/plugins/openapi/pages';
import {parametersOf} from '../../src/plugins/openapi/samples';
import {LOCALES} from '../../src/config/locale';
import type {Check, Problem} from './check';
import {readLists} from './lib/lists';
import {untranslated} from './lib/openapiTexts';

/** What the console answers to, read in its source at the tag of each version. */
const PLATFORM = 'tests/checks/platform/operations.json';

const text = z.string({error: 'must be text'});
const names = z.array(text, {error: 'must be a list of names'});

/** An operation of the platform; `page` is its page: group and name. */
const ROUTED = z.strictObject({page: text, method: text, path: text, parameters: names, body: names});
type Routed = z.infer<typeof ROUTED>;

/** Values that are the same thing in every example of a version. */
const ONE_WORLD = ['enterprise_id', 'tenant_id', 'region_name'] as const;

/** The team that an application is copied to. */
const SECOND: ReadonlySet<string> = new Set(['7a9c0d2e4f6b4812a3c5d7e9f1b30425']);

function checkVersion(root: string, version: ApiVersion, routed: readonly Routed[]): Problem[] {
  const document = loadDocument(root, version, 'en');
  const file = documentFile(version);
  return [
    ...untranslated(document, loadDocument(root, version, 'zh')).map((path) => ({
      file: overlayFile(version),
      message: `has no Chinese text for ${path} of ${file}`,
    })),
    ...pageProblems(root, version, document),
    ...platformProblems(file, root, version, document, routed),
    ...endpointsOf(document)
      .flatMap((endpoint) => exampleProblems(document, endpoint))
      .map((message) => ({file, message})),
    ...worldProblems(document).map((message) => ({file, message})),
  ];
}

/** Every operation has a page in each language, and every page names operations that exist. */
function pageProblems(root: string, version: ApiVersion, document: OpenApiDocument): Problem[] {
  const ids = endpointsOf(document).map(({operation}) => operation.operationId);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => ({file: documentFile(version), message: `the operationId "${id}" stands there twice`})),
    ...LOCALES.flatMap((locale) => {
      const folder = docsFolder(version, locale);
      const pages = readApiPages(root, version, locale);
      const named = pages.flatMap(({operations}) => operations);
      return [
        ...ids
          .filter((id) => !named.includes(id))
          .map((id) => ({
            file: documentFile(version),
            message: `no page below ${folder}/api names the operation "${id}"`,
          })),
        ...pages.flatMap(({path, operations}) =>
          operations
            .filter((id) => id !== 'all' && !ids.includes(id))
            .map((id) => ({
              file: `${folder}/${path}`,
              message: `"${id}" is not an operation of ${documentFile(version)}`,
            })),
        ),
      ];
    }),
  ];
}

/** Methods, paths and names of parameters and fields are those of the platform. */
function platformProblems(
  file: string,
  root: string,
  version: ApiVersion,
  document: OpenApiDocument,
  routed: readonly Routed[],
): Problem[] {
  const pages = readApiPages(root, version);
  const left = new Map(routed.map((one) => [`${one.method} ${one.path}`, one]));
  const problems = endpointsOf(document).flatMap((endpoint): string[] => {
    const key = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
    const known = left.get(key);
    if (!known) return [`${key} is not an operation of the platform (${PLATFORM})`];
    left.delete(key);
    const body = firstContent(endpoint.operation.requestBody?.content)?.[1].schema;
    const page = pages.find(({operations}) => operations.includes(endpoint.operation.operationId))?.path;
    return [
      ...compare(
        key,
        'parameters',
        known.parameters,
        parametersOf(document, endpoint).map(({name}) => name),
      ),
      ...compare(key, 'fields of the body', known.body, body ? namesOf(document, body) : []),
      ...(page === undefined || page === `api/${known.page}.md`
        ? []
        : [`${key} belongs on the page api/${known.page}.md`]),
    ];
  });
  const missing = [...left.keys()].map((key) => `${key} is missing, an operation of the platform (${PLATFORM})`);
  return [...problems, ...missing].map((message) => ({file, message}));
}

/** Dotted names of the fields of a body, as deep as any body goes; a root array is no field. */
const namesOf = (document: OpenApiDocument, body: Schema) =>
  fieldsOf(document, body, 9)
    .map(({name}) => name)
    .filter((name) => name !== '[]');

function compare(key: string, what: string, expected: readonly string[], found: readonly string[]): string[] {
  const missing = expected.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !expected.includes(name));
  return [
    ...(missing.length > 0 ? [`${key}: the ${what} lack ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`${key}: the platform knows no ${what} ${extra.join(', ')}`] : []),
  ];
}

/** Every example fits its schema and holds no field that the schema does not describe. */
function exampleProblems(document: OpenApiDocument, {operation, path, method}: Endpoint): string[] {
  const at = `${operation.operationId} (${method.toUpperCase()} ${path})`;
  const contents = [
    ['body', operation.requestBody?.content] as const,
    ...Object.entries(operation.responses).map(([status, {content}]) => [`answer ${status}`, content] as const),
  ];
  return contents.flatMap(([name, content]) =>
    Object.values(content ?? {}).flatMap((media) =>
      examplesOf(document, media).flatMap(([key, value]) =>
        media.schema ? misfits(document, media.schema, value).map((why) => `${at}, ${name}, ${key}: ${why}`) : [],
      ),
    ),
  );
}

function examplesOf(document: OpenApiDocument, {example, examples = {}}: MediaType): [string, unknown][] {
  const named = Object.entries(examples).map(([key, one]): [string, unknown] => [
    `example ${key}`,
    resolve<Example>(document, one).value,
  ]);
  return example === undefined ? named : [['example', example], ...named];
}

const validators = new WeakMap<OpenApiDocument, Ajv2020>();

function misfits(document: OpenApiDocument, schema: Schema, value: unknown): string[] {
  let ajv = validators.get(document);
  if (!ajv) {
    ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false});
    ajv.addSchema(document, 'document');
    validators.set(document, ajv);
  }
  const absolute: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
  const fits = ajv.compile(isRecord(absolute) ? absolute : {});
  const errors = fits(value)
    ? []
    : (fits.errors ?? []).map(({instancePath, message}) => `${instancePath || 'it'} ${message}`);
  return [...errors, ...undescribed(document, schema, value, '')];
}

/** Names of fields of an example that its schema does not describe. */
function undescribed(document: OpenApiDocument, schema: Schema, value: unknown, at: string): string[] {
  const flat = flatten(document, schema);
  const choices = flat.anyOf ?? flat.oneOf;
  if (choices) {
    const found = choices.map((choice) => undescribed(document, choice, value, at));
    return found.find((problems) => problems.length === 0) ?? found[0] ?? [];
  }
  if (Array.isArray(value)) {
    return flat.items ? value.flatMap((item) => undescribed(document, flat.items ?? {}, item, `${at}[]`)) : [];
  }
  if (!isRecord(value) || !flat.properties || flat.additionalProperties !== undefined) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const property = flat.properties?.[key];
    const name = at === '' ? key : `${at}.${key}`;
    return property ? undescribed(document, property, inner, name) : [`the field "${name}" is not described`];
  });
}

/** The examples tell of one team, one cluster, one enterprise. */
function worldProblems(document: OpenApiDocument): string[] {
  const seen = new Map<string, Map<string, string>>();
  const note = (key: string, value: unknown, where: string) => {
    if (typeof value !== 'string' || value === '' || SECOND.has(value)) return;
    const values = seen.get(key) ?? new Map<string, string>();
    if (!values.has(value)) values.set(value, where);
    seen.set(key, values);
  };
  const walk = (value: unknown, where: string): void => {
    if (Array.isArray(value)) value.forEach((item) => walk(item, where));
    if (!isRecord(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((ONE_WORLD as readonly string[]).includes(key)) note(key, inner, where);
      walk(inner, where);
    }
  };
  for (const {operation} of endpointsOf(document)) {
    const success = successOf(operation)?.response.content;
    for (const content of [operation.requestBody?.content, success]) {
      const example = firstContent(content)?.[1].example;
      walk(example, operation.operationId);
    }
  }
  return [...seen].flatMap(([key, values]) =>
    values.size <= 1
      ? []
      : [`the examples name several ${key}: ${[...values].map(([value, at]) => `${value} (${at})`).join(', ')}`],
  );
}

/** The OpenAPI documents, their Chinese texts, the pages of the operations, and what the platform really has. */
export const api: Check = {
  name: 'api',
  reads: 'sources',
  purpose: 'OpenAPI documents, their Chinese texts, examples and pages fit each other and the platform',
  async run(root) {
    const platform = await readLists(root, PLATFORM, ROUTED);
    const problems: Problem[] = [];
    let looked = 0;
    for (const version of API_VERSIONS) {
      const routed = platform.get(version);
      if (!routed) {
        problems.push({file: PLATFORM, message: `has no list of the operations of the version "${version}"`});
        continue;
      }
      try {
        problems.push(...checkVersion(root, version, routed));
      } catch (error) {
        problems.push({file: documentFile(version), message: error instanceof Error ? error.message : String(error)});
      }
      looked += routed.length;
    }
    return {problems, looked};
  },
};
