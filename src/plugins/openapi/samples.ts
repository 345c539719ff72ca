import {HTTPSnippet} from '@readme/httpsnippet';
import {SAMPLE_TOKEN} from '../../features/api-reference/settings';
import {isRecord} from '../../lib/isRecord';
import {firstContent, resolve, type Endpoint, type OpenApiDocument, type Parameter} from './document';

/** A request in one programming language. */
export interface Sample {
  id: 'curl' | 'javascript' | 'python' | 'go';
  label: string;
  /** Name of the language for highlighting. */
  language: string;
  code: string;
}

/** `escapes` says whether the library escapes the texts of a body for the language. */
const TARGETS = [
  {
    id: 'curl',
    label: 'curl',
    language: 'bash',
    target: 'shell',
    client: 'curl',
    options: {indent: '  '},
    escapes: true,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    language: 'js',
    target: 'javascript',
    client: 'fetch',
    options: {},
    escapes: false,
  },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    target: 'python',
    client: 'requests',
    options: {indent: '    '},
    escapes: false,
  },
  {id: 'go', label: 'Go', language: 'go', target: 'go', client: 'native', options: {checkErrors: true}, escapes: true},
] as const;

/** The parameters of an operation, followed to where they are described. */
export function parametersOf(document: OpenApiDocument, {operation}: Endpoint): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
}

/**
 * The example request of an operation in every language, made of the examples of its parameters and body.
 * @throws {Error} when a required parameter has no example.
 */
export function samplesOf(document: OpenApiDocument, endpoint: Endpoint): Sample[] {
  const body = firstContent(endpoint.operation.requestBody?.content);
  const headers = [{name: 'Authorization', value: SAMPLE_TOKEN}];
  if (body) headers.push({name: 'Content-Type', value: body[0]});
  const address = addressOf(document, endpoint);
  const snippetOf = (example: unknown) => {
    const request = {
      method: endpoint.method.toUpperCase(),
      url: address,
      headers,
      ...(body && {postData: {mimeType: body[0], text: JSON.stringify(example, null, 2)}}),
    };
    // The library takes the log format of browsers; the fields that it does not read are left out.
    return new HTTPSnippet(request as ConstructorParameters<typeof HTTPSnippet>[0]);
  };
  const example = body?.[1].example ?? {};
  const literals: string[] = [];
  const plain = snippetOf(example);
  const held = snippetOf(holdTexts(example, literals));
  return TARGETS.map(({id, label, language, target, client, options, escapes}) => {
    const [code] = [(escapes ? plain : held).convert(target, client, options) || ''].flat();
    if (!code) throw new Error(`No ${label} sample could be made of ${endpoint.operation.operationId}.`);
    return {id, label, language, code: tidy(escapes ? code : writeTexts(code, literals))};
  });
}

/** Puts a name in the place of texts with line breaks or backslashes, which the library writes as they are. */
function holdTexts(value: unknown, literals: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => holdTexts(item, literals));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, holdTexts(item, literals)]));
  }
  if (typeof value !== 'string') return value;
  const literal = JSON.stringify(value);
  return literal.slice(1, -1).replaceAll(String.raw`\"`, '"') === value ? value : `TEXT_${literals.push(literal) - 1}`;
}

/** Writes the texts back; a literal of JSON is one of JavaScript and Python too. */
function writeTexts(code: string, literals: readonly string[]): string {
  return code.replaceAll(/(['"])TEXT_(\d+)\1/g, (found, _quote, index) => literals[Number(index)] ?? found);
}

/** Address with example values. Optional query parameters stay out: the page lists them. */
function addressOf(document: OpenApiDocument, endpoint: Endpoint): string {
  const query = new URLSearchParams();
  let path = endpoint.path;
  for (const {name, in: place, required, example} of parametersOf(document, endpoint)) {
    if (!required) continue;
    if (example === undefined) {
      throw new Error(`The parameter "${name}" of ${endpoint.operation.operationId} needs an example.`);
    }
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    else query.append(name, String(example));
  }
  const search = query.toString();
  return `${document.servers[0]?.url ?? ''}${path}${search ? `?${search}` : ''}`;
}

/** Tabs as four columns look too wide; two spaces read well in every one of the languages. */
function tidy(code: string): string {
  return code
    .trim()
    .split('\n')
    .map((line) => line.trimEnd().replace(/^\t+/, (tabs) => '  '.repeat(tabs.length)))
    .join('\n');
}
