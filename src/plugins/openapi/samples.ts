import {HTTPSnippet} from '@readme/httpsnippet';
import {SAMPLE_TOKEN} from '../../features/api-reference/settings';
import {firstContent, resolve, type Endpoint, type OpenApiDocument, type Parameter} from './document';

/** A request in one programming language. */
export interface Sample {
  id: 'curl' | 'javascript' | 'python' | 'go';
  label: string;
  /** Name of the language for highlighting. */
  language: string;
  code: string;
}

const TARGETS = [
  {id: 'curl', label: 'curl', language: 'bash', target: 'shell', client: 'curl', options: {indent: '  '}},
  {id: 'javascript', label: 'JavaScript', language: 'js', target: 'javascript', client: 'fetch', options: {}},
  {id: 'python', label: 'Python', language: 'python', target: 'python', client: 'requests', options: {indent: '    '}},
  {id: 'go', label: 'Go', language: 'go', target: 'go', client: 'native', options: {checkErrors: true}},
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
  const request = {
    method: endpoint.method.toUpperCase(),
    url: addressOf(document, endpoint),
    headers,
    ...(body && {postData: {mimeType: body[0], text: JSON.stringify(body[1].example ?? {}, null, 2)}}),
  };
  // The library takes the log format of browsers; the fields that it does not read are left out.
  const snippet = new HTTPSnippet(request as ConstructorParameters<typeof HTTPSnippet>[0]);
  return TARGETS.map(({id, label, language, target, client, options}) => {
    const [code] = [snippet.convert(target, client, options) || ''].flat();
    if (!code) throw new Error(`No ${label} sample could be made of ${endpoint.operation.operationId}.`);
    return {id, label, language, code: tidy(code)};
  });
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
