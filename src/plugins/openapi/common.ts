import {
  errorsOf,
  firstContent,
  successOf,
  type Endpoint,
  type ErrorCase,
  type OpenApiDocument,
  type Parameter,
} from './document';
import {parametersOf} from './samples';

/** What the operations of one page have in common, so that the page says it once. */
export interface Common {
  /** Parameters of the path that several operations take, each with one meaning. */
  pathParameters: readonly Parameter[];
  /** Errors that every operation can end in. */
  errors: readonly ErrorCase[];
  /** For the id of an operation, the one before it whose response has the same schema. */
  responses: ReadonlyMap<string, Endpoint>;
}

/** Finds what the operations of a page have in common, in the order in which the page has it first. */
export function commonOf(document: OpenApiDocument, endpoints: readonly Endpoint[]): Common {
  const paths = endpoints.map((endpoint) => parametersOf(document, endpoint).filter((one) => one.in === 'path'));
  const errors = endpoints.map(({operation}) => errorsOf(document, operation));
  const pathParameters = distinct(paths.flat()).filter(({name}) => {
    const uses = paths.flat().filter((other) => other.name === name);
    return uses.length > 1 && distinct(uses).length === 1;
  });
  return {
    pathParameters,
    errors: distinct(errors.flat()).filter((one) => errors.every((some) => has(some, one))),
    responses: sameResponses(endpoints),
  };
}

/** Whether a list holds something with the same content. */
export function has<T>(list: readonly T[], one: T): boolean {
  return list.some((other) => same(other, one));
}

// Both sides come out of the same document, so that equal parts have their keys in the same order.
const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

const distinct = <T>(list: readonly T[]): T[] =>
  list.filter((one, index) => list.findIndex((other) => same(other, one)) === index);

function sameResponses(endpoints: readonly Endpoint[]): Map<string, Endpoint> {
  const first: {schema: unknown; endpoint: Endpoint}[] = [];
  const responses = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const schema = firstContent(successOf(endpoint.operation)?.response.content)?.[1].schema;
    if (!schema) continue;
    const known = first.find((one) => same(one.schema, schema));
    if (known) responses.set(endpoint.operation.operationId, known.endpoint);
    else first.push({schema, endpoint});
  }
  return responses;
}
