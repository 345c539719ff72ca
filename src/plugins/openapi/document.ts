/**
 * The part of OpenAPI 3.1 that the documents in `static/openapi` use.
 * Names are those of the specification: https://spec.openapis.org/oas/v3.1.1.html
 */
export interface OpenApiDocument {
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    /** Release of the platform that the document was compared with, such as `6.2.1`. */
    'x-release': string;
  };
  servers: readonly {url: string; description?: string}[];
  tags: readonly {name: string; description?: string}[];
  security?: readonly Record<string, readonly string[]>[];
  paths: Readonly<Record<string, PathItem>>;
  components: {
    parameters?: Readonly<Record<string, Parameter>>;
    schemas?: Readonly<Record<string, Schema>>;
    examples?: Readonly<Record<string, Example>>;
    securitySchemes?: Readonly<Record<string, {name: string; description?: string}>>;
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

/** A pointer to another part of the document, such as `#/components/schemas/Team`. */
export interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: {required?: boolean; content: Readonly<Record<string, MediaType>>};
  responses: Readonly<Record<string, Response>>;
  /** Who can call it. */
  'x-permissions'?: string;
  /** What goes on after the response, and how to follow it. */
  'x-asynchronous'?: string;
  /** A known defect of this release, and the workaround. */
  'x-warning'?: string;
  /** `false` when the platform has no route for it. */
  'x-routed'?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  content?: Readonly<Record<string, MediaType>>;
  links?: Readonly<Record<string, {operationId: string; description: string}>>;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, Example | Reference>>;
}

export interface Example {
  summary: string;
  description: string;
  value: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

/** An operation with its place in the document. */
export interface Endpoint {
  path: string;
  method: Method;
  operation: Operation;
}

/** Every operation in the order of the document. */
export function endpointsOf(document: OpenApiDocument): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{path, method, operation}] : [];
    }),
  );
}

/**
 * Follows a reference within the document.
 * @throws {Error} when it points to nothing.
 */
export function resolve<T extends object>(document: OpenApiDocument, part: T | Reference): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T;
  let found: unknown = document;
  for (const key of part.$ref.replace(/^#\//, '').split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (found === undefined) throw new Error(`"${part.$ref}" points to nothing in the OpenAPI document.`);
  // Only a description may accompany a reference (a description of its own at that place).
  const {$ref: _, ...beside} = part;
  return {...resolve(document, found as T | Reference), ...beside};
}

/** The response of success: the first response whose status is 2xx. */
export function successOf({responses}: Operation): {status: string; response: Response} | undefined {
  const found = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return found && {status: found[0], response: found[1]};
}

/** An error with its status; the document tells each as an example of the response. */
export interface ErrorCase extends Example {
  status: string;
}

/** The errors that an operation can end in: every example of a response whose status is not 2xx. */
export function errorsOf(document: OpenApiDocument, {responses}: Operation): ErrorCase[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, {content}]) =>
      Object.values(content ?? {}).flatMap(({examples = {}}) =>
        Object.values(examples).map((example) => ({status, ...resolve<Example>(document, example)})),
      ),
    );
}

/** Type and content of a body; the documents give one media type a body. */
export function firstContent(content?: Readonly<Record<string, MediaType>>): [string, MediaType] | undefined {
  return content && Object.entries(content)[0];
}
