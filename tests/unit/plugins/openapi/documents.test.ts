import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {validate} from '@readme/openapi-parser';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {SAMPLE_ADDRESS, SAMPLE_TOKEN} from '@site/src/features/api-reference/settings';
import {endpointsOf, firstContent, type Endpoint} from '@site/src/plugins/openapi/document';
import {API_VERSIONS, documentFile, loadDocument} from '@site/src/plugins/openapi/load';
import {samplesOf, type Sample} from '@site/src/plugins/openapi/samples';

const ROOT = process.cwd();
const LANGUAGES = ['en', 'zh'] as const;

/** A sample of an operation, and the request that it must send. */
interface Case {
  /** Version, operation and language, for messages. */
  name: string;
  endpoint: Endpoint;
  body: unknown;
  file: string;
  code: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const ALL = API_VERSIONS.flatMap((version) =>
  LANGUAGES.flatMap((locale) => {
    const document = loadDocument(ROOT, version, locale);
    return endpointsOf(document).map((endpoint) => ({version, endpoint, samples: samplesOf(document, endpoint)}));
  }),
);

/** The different samples of both documents in both languages, written to files. */
function casesOf(id: Sample['id'], extension: string): Case[] {
  const cases = ALL.map(({version, endpoint, samples}) => ({
    name: `${version} ${endpoint.operation.operationId}`,
    endpoint,
    body: firstContent(endpoint.operation.requestBody?.content)?.[1].example,
    code: samples.find((sample) => sample.id === id)?.code ?? '',
  }));
  const different = [...new Map(cases.map((one) => [one.name + one.code, one])).values()];
  return different.map((one, index) => {
    const file = path.join(folder, `${id}-${index}.${extension}`);
    writeFileSync(file, `${one.code}\n`);
    return {...one, file};
  });
}

/** What a sample sends, as far as its language shows it. */
interface Sent {
  url: string;
  method?: string;
  headers?: readonly string[];
  body?: unknown;
}

/** The cases whose request is not the one of the document, each with what is wrong. */
function wrong(cases: readonly Case[], sent: ReadonlyMap<string, Sent>): string[] {
  return cases.flatMap(({name, file, endpoint, body}) => {
    const request = sent.get(file);
    if (!request) return [`${name}: sends nothing`];
    const pattern = endpoint.path.replaceAll(/[.*+?^$|[\]()\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/?{}]+');
    return [
      ...(new RegExp(`^${pattern}(\\?[^{}]*)?$`).test(request.url.replace(SAMPLE_ADDRESS, ''))
        ? []
        : [`${name}: wrong address ${request.url}`]),
      ...(request.method === undefined || request.method.toLowerCase() === endpoint.method
        ? []
        : [`${name}: wrong method ${request.method}`]),
      ...(request.headers === undefined || request.headers.includes(`Authorization: ${SAMPLE_TOKEN}`)
        ? []
        : [`${name}: no token in ${request.headers.join(', ')}`]),
      ...(JSON.stringify(request.body) === JSON.stringify(body)
        ? []
        : [`${name}: wrong body ${JSON.stringify(request.body)}`]),
    ];
  });
}

const run = (program: string, args: readonly string[], input?: string) =>
  spawnSync(program, args, {encoding: 'utf8', input});
const has = (program: string) => run(program, ['--version']).error === undefined;

describe.each(API_VERSIONS)('the document of %s', (version) => {
  // The file itself, not what the site's own reader makes of it; the validator changes what it gets.
  const read = () => parse(readFileSync(path.join(ROOT, documentFile(version)), 'utf8'));

  it('is valid', async () => {
    const result = await validate(read());
    expect(result).toMatchObject({valid: true, warnings: []});
  });

  it('is valid with its Chinese texts', async () => {
    const document = structuredClone(loadDocument(ROOT, version, 'zh'));
    expect(await validate(document as never)).toMatchObject({valid: true, warnings: []});
  });

  it('has the address that the samples replace', () => {
    expect(loadDocument(ROOT, version, 'en').servers[0]?.url).toBe(SAMPLE_ADDRESS);
  });

  it('makes types that compile', async () => {
    const source = astToString(await openapiTS(read()));
    const name = 'api.ts';
    const use = `\nexport const path: keyof paths = '/openapi/v1/teams';\nexport type Made = operations['createTeam']['responses'];\n`;
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      types: [],
      lib: ['lib.es5.d.ts'],
      skipLibCheck: true,
    };
    const host = ts.createCompilerHost(options);
    const {getSourceFile} = host;
    host.getSourceFile = (asked, ...rest) =>
      asked === name
        ? ts.createSourceFile(name, source + use, ts.ScriptTarget.ES2022)
        : getSourceFile.call(host, asked, ...rest);
    const program = ts.createProgram([name], options, host);
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(messages).toEqual([]);
    for (const {operation} of endpointsOf(loadDocument(ROOT, version, 'en'))) {
      expect(source).toContain(`    ${operation.operationId}: {`);
    }
  }, 15_000);
});

describe('every sample', () => {
  it('in curl sends the request of the document', () => {
    const cases = casesOf('curl', 'sh');
    // Stands in for curl and the programs around it: nothing is sent.
    const script = String.raw`
      PATH=
      curl() {
        local part body
        for part in "$@"; do
          [[ $part == @- ]] && { IFS= read -r -d '' body; part=$body; }
          printf '%s\x1f' "$part"
        done
      }
      for file in "$@"; do printf '%s\x1f' "$file"; . "$file"; printf '\x1e'; done`;
    const {stdout, stderr} = run('bash', ['--norc', '-c', script, 'samples', ...cases.map(({file}) => file)]);
    expect(stderr).toBe('');
    const sent = stdout.split('\x1e').map((record): [string, Sent] => {
      const [file = '', ...parts] = record.split('\x1f');
      const after = (option: string) =>
        parts.flatMap((part, index) => (part === option ? [parts[index + 1] ?? ''] : []));
      const [data] = after('--data');
      return [
        file,
        {
          url: after('--url')[0] ?? '',
          method: after('--request')[0],
          headers: after('--header'),
          body: data === undefined ? undefined : JSON.parse(data),
        },
      ];
    });
    expect(wrong(cases, new Map(sent))).toEqual([]);
    // The shell takes the file for one command, also when it is only read.
    const all = cases.map(({code}) => code).join('\n');
    expect(run('bash', ['-n'], all).stderr).toBe('');
  });

  it('in JavaScript sends the request of the document', () => {
    const cases = casesOf('javascript', 'js');
    const sent = new Map<string, Sent>();
    for (const {name, file, code} of cases) {
      const {diagnostics = []} = ts.transpileModule(code, {reportDiagnostics: true});
      expect(
        diagnostics.map(({messageText}) => messageText),
        name,
      ).toEqual([]);
      const fetch = (
        url: string,
        {method, headers, body}: {method: string; headers: Record<string, string>; body?: string},
      ) => {
        const list = Object.entries(headers).map(([key, value]) => `${key}: ${value}`);
        sent.set(file, {url, method, headers: list, body: body === undefined ? undefined : JSON.parse(body)});
        return new Promise(() => undefined);
      };
      runInNewContext(code, {fetch, console});
    }
    expect(wrong(cases, sent)).toEqual([]);
  });

  it.skipIf(!has('python3'))('in Python is read as the request of the document', () => {
    const cases = casesOf('python', 'py');
    const script = `
import ast, json, sys
found = {}
for file in sys.argv[1:]:
    try:
        tree = ast.parse(open(file, encoding='utf-8').read())
    except SyntaxError as error:
        print(file, error, file=sys.stderr)
        continue
    names = {node.targets[0].id: node.value for node in tree.body if isinstance(node, ast.Assign)}
    call = names['response']
    headers = ast.literal_eval(names['headers'])
    found[file] = {
        'url': ast.literal_eval(names['url']),
        'method': call.func.attr,
        'headers': [key + ': ' + value for key, value in headers.items()],
        **({'body': ast.literal_eval(names['payload'])} if 'payload' in names else {}),
    }
print(json.dumps(found))`;
    const {stdout, stderr} = run('python3', ['-c', script, ...cases.map(({file}) => file)]);
    expect(stderr).toBe('');
    expect(wrong(cases, new Map(Object.entries(JSON.parse(stdout) as Record<string, Sent>)))).toEqual([]);
  });

  it.skipIf(!has('gofmt'))('in Go can be read', () => {
    const cases = casesOf('go', 'go');
    const {stderr} = run('gofmt', ['-e', '-l', ...cases.map(({file}) => file)]);
    expect(stderr).toBe('');
  });

  it('in Go has the request of the document', () => {
    const cases = casesOf('go', 'go');
    const sent = cases.map(({file, code}): [string, Sent] => {
      // Strings of Go in double quotes are strings of JSON here: the library escapes no more than that.
      const literal = (pattern: RegExp) => {
        const [, found] = pattern.exec(code) ?? [];
        return found === undefined ? undefined : (JSON.parse(found) as string);
      };
      const body = literal(/strings\.NewReader\((".*")\)/);
      return [
        file,
        {
          url: literal(/url := (".*")/) ?? '',
          method: literal(/http\.NewRequest\((".*?"),/),
          headers: [`Authorization: ${literal(/Header\.Add\("Authorization", (".*")\)/)}`],
          body: body === undefined ? undefined : JSON.parse(body),
        },
      ];
    });
    expect(wrong(cases, new Map(sent))).toEqual([]);
  });
});
