import {expect, test} from 'vitest';
import {code} from './code';
import {blocksOf, isSkipped} from './lib/codeBlocks/blocks';
import {READERS} from './lib/codeBlocks/languages';
import {mermaidFault} from './lib/codeBlocks/mermaid';
import {nginxFaults, wrapped} from './lib/codeBlocks/nginx';
import {bashFaults, placeholdersOf, shellcheckFaults} from './lib/codeBlocks/shell';
import {watched} from './lib/codeBlocks/watched';
import {runProgram} from './lib/codeBlocks/programs';
import {writeTree} from './lib/writeTree';

const EN = 'docs/a.md';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.md';

const fenced = (info: string, text: string) => `Text.\n\n\`\`\`${info}\n${text}\n\`\`\`\n`;

/** What the check says about one block, whose code begins in line 4. */
async function problemsOf(info: string, text: string): Promise<string[]> {
  const {problems} = await code.run(await writeTree({[EN]: fenced(info, text)}));
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

const pod = (more = '') =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\nspec:\n  containers:\n  - name: a\n    image: nginx:1.27\n${more}`;

const GOOD: Record<string, string[]> = {
  bash: [
    'for f in *.tar; do\n  docker load -i "$f"\ndone',
    'cd demo && curl -H "$AUTH" "https://example.com/<id>" # as <id>\nNEXT=1',
    "cat > a.html <<'EOT'\n<title>\nEOT\ngrep -o '<b>' a.html",
  ],
  dockerfile: ['ARG VERSION=1.27\nFROM nginx:${VERSION}\nCOPY a b /srv/\nCMD ["nginx"]'],
  go: ['package main\n\nfunc main() {}'],
  html: ['<!doctype html>\n<html><head><title>A</title></head><body><p>A</p></body></html>', '<p class="a">A</p>'],
  ini: ['# a\n[Unit]\nAfter=a b \\\n  c\nAfter=d\n; b\nskip-name-resolve'],
  java: ['public record A(int x) {\n  int twice() { return 2 * x; }\n}'],
  js: ['export const a = async () => await b?.c;'],
  json: ['{"a": [1, "2", null]}'],
  jsonc: ['{\n  // why\n  "a": 1,\n}'],
  jsx: [
    '@connect()\nexport default class A extends B {\n  state = {a: 1};\n  render() { return <p>{this.state.a}</p>; }\n}',
  ],
  markdown: ['---\ntitle: A\n---\n\n## B {/* #b */}\n\n<A b={1} />'],
  mdx: ['<A>\n\n- b\n\n</A>'],
  mermaid: ['flowchart LR\n  accTitle: A\n  accDescr: B.\n  A["<b>a</b>"] --> B', 'sequenceDiagram\n  A->>B: c'],
  nginx: [
    'server {\n  listen ${PORT:80};\n  location / { proxy_pass http://${HOST}:${PORT}/; }\n}',
    'location ~ \\.php$ {\n  fastcgi_pass unix:/run/php.sock;\n  include fastcgi_params;\n}',
    'upstream a { server b:80 weight=2; }\nserver {\n  listen 443 ssl;\n  ssl_certificate /a.pem;\n  ssl_certificate_key /a.key;\n  location / { proxy_pass http://a; }\n}',
    'proxy_cache_path /nowhere/a keys_zone=a:1m;\nproxy_temp_path /nowhere/b;\nserver { location / { proxy_cache a; proxy_pass http://b; } }',
    'events {}\nhttp {\n  server { listen 80; listen [::]:80 ipv6only=on; }\n}',
  ],
  php: ['<?php\necho 1;', '$a = [1];\necho $a[0];'],
  properties: ['# a\na.b=1\nc: 2\nd e \\\n  f\ng = \\u00e4'],
  python: ['import os\n\n\nasync def a(b: int = 1):\n    return await c(b)'],
  sh: ['if [ -f a ]; then echo "$PATH"; fi'],
  sql: ['SELECT 1;'],
  toml: ['[registry."docker.io"]\n  mirrors = ["a"]'],
  ts: ['const a = <T,>(b: T): T => b satisfies T;'],
  tsx: ['export const A = ({b}: {b: string}) => <p>{b}</p>;'],
  xml: ['<?xml version="1.0"?>\n<a b="c">&lt;</a>', '<dependency/>\n<dependency>a</dependency>'],
  yaml: [
    'a: &x 1\nb: *x\n---\n- c',
    pod(),
    'kind: RbdComponent\napiVersion: rainbond.io/v1alpha1\nmetadata:\n  name: a\nspec:\n  anything: 1',
    'apiVersion: v1\nkind: Config\nclusters: []',
    'apiVersion: v2\nname: chart\nversion: 1.0.0',
    'apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: a\n  data:\n    b: c',
  ],
};

const hasGo = (await runProgram('gofmt', ['-h'])) !== undefined;

test('has a good block of every language', () => {
  expect(Object.keys(GOOD).sort()).toEqual([...READERS.keys()].sort());
});

test.each(Object.entries(GOOD))('accepts %s', async (language, blocks) => {
  const info = language === 'mermaid' ? 'mermaid size=640x320' : language;
  const tree = await writeTree({[EN]: blocks.map((text) => fenced(info, text)).join('\n')});
  const {problems, notes} = await code.run(tree);
  expect(problems).toEqual([]);
  if (language !== 'go' || hasGo) expect(notes).toEqual([]);
});

test.each([
  ['a loop that does not end', 'bash', 'ls\nfor f in *; do\n  ls', ':7: bash: syntax error: unexpected end of file'],
  ['a quote too few', 'sh', 'echo "a', ':4: bash: unexpected EOF while looking for matching `"\''],
  ['words that are split', 'bash', 'ls\ndocker save $(cat list)', ':5: shellcheck SC2046: Quote this'],
  ['Bash in sh', 'sh', 'if [[ -f a ]]; then ls; fi', ':4: shellcheck SC3010: In POSIX sh, [[ ]] is undefined.'],
  ['a placeholder', 'bash', 'ls\nls -n <team-name>', ':5: a shell reads <team-name> as redirections: write TEAM_NAME'],
  ['an unknown instruction', 'dockerfile', 'FROM a\nRUNN b', ':5: dockerfile: Unknown instruction: RUNN'],
  ['a tag that does not end', 'html', '<p>\n<p class="a', ':5: broken HTML: eof-in-tag'],
  ['a line without a value', 'ini', '[a]\nb c=d', ':5: neither a section nor "key = value": b c=d'],
  ['a semicolon too few', 'java', 'class A {\n  int a = 1\n}', ":6: broken Java: Expecting --> ';' <--"],
  ['an object that is no statement', 'js', "{\n  a: 'b',\n  c: 'd'\n}", ":6: js: ';' expected."],
  ['types in JavaScript', 'js', 'let a: string;', ':4: js: Type annotations can only be used in TypeScript files.'],
  ['a comma at the end', 'json', '{\n  "a": 1,\n}', ':6: broken JSON: PropertyNameExpected'],
  ['a comment', 'json', '{} // a', ':4: broken JSON: InvalidCommentToken'],
  ['a quote too few', 'jsonc', '{"a: 1}', ':4: broken JSON: UnexpectedEndOfString'],
  ['an element that does not end', 'jsx', 'const a = <p>;', ':4: jsx: '],
  ['a brace too few', 'mdx', 'A\n\n{b', ':6: is broken MDX: '],
  [
    'a bracket too few',
    'mermaid size=640x320',
    'flowchart LR\n  A --> B[x\n  C',
    ':6: mermaid: Parse error on line 4: near',
  ],
  ['an unknown diagram', 'mermaid size=640x320', 'flowchat LR', ':4: mermaid: No diagram type detected'],
  ['no size', 'mermaid', 'flowchart LR\n  A --> B', ':3: the diagram has no size: run npm run diagrams:draw'],
  ['a wrong size', 'mermaid size=640', 'flowchart LR\n  A --> B', ':3: "size=640" is no size of a diagram. Write'],
  ['no size', 'mermaid fragment', 'A --> B', ':3: the diagram has no size: '],
  ['an unknown directive', 'nginx', 'server {\n  lisen 80;\n}', ':5: nginx: unknown directive "lisen"'],
  ['a brace too few', 'nginx', 'location / {', ':4: nginx: unexpected end of file'],
  ['an unknown variable', 'nginx', 'location / {\n  return 200 $a;\n}', ':4: nginx: unknown "a" variable'],
  ['a value too few', 'php', '<?php\n$a = ;', ":5: php: syntax error, unexpected ';'"],
  ['a key twice', 'properties', 'a=1\na: 2', ':5: the key a is set in line 1, too'],
  ['a value without key', 'properties', '=1', ':4: a value without a key: =1'],
  ['a broken escape', 'properties', 'a=\\u12', ':4: after \\u come four hexadecimal digits'],
  ['wrong indentation', 'python', 'def a():\nreturn 1', ':5: python: expected an indented block'],
  ['a table twice', 'toml', '[a]\nb = 1\n[a]', ':6: broken TOML: '],
  ['a bracket too few', 'ts', 'const a = [1;', ":4: ts: ',' expected."],
  ['an element that does not end', 'xml', '<a>\n<b>\n</a>', ':6: broken XML: Unexpected close tag'],
  [
    'two elements after a declaration',
    'xml',
    '<?xml version="1.0"?>\n<a/>b',
    ':5: broken XML: Text data outside of root node.',
  ],
  ['a key twice', 'yaml', 'a: 1\nb: 2\na: 3', ':6: broken YAML: Map keys must be unique'],
  ['wrong indentation', 'yaml', 'a: 1\n---\nb:\n  c: 1\n d: 2', ':8: broken YAML: '],
  ['an object without name', 'yaml', 'apiVersion: a.io/v1\nkind: A\nmetadata: {}', ':6: A: metadata.name is missing'],
  ['an unknown kind', 'yaml', 'a: 1\n---\n' + pod().replace('Pod', 'Pot'), ':7: Kubernetes has no Pot in v1'],
  [
    'an old version',
    'yaml',
    pod().replace('v1', 'extensions/v1beta1'),
    ':4: Kubernetes has removed extensions/v1beta1',
  ],
  [
    'a value of another type',
    'yaml',
    pod().replace('name: a\n    image', 'name: 1\n    image'),
    ':10: Pod: spec.containers.0.name must be string',
  ],
  [
    'a field too few',
    'yaml',
    pod().replace('name: a\n    ', ''),
    ':10: Pod: spec.containers.0 must have required property name',
  ],
  [
    'an unknown field',
    'yaml',
    pod('    imagePullPolcy: Always\n'),
    ':12: Pod: there is no field spec.containers.0.imagePullPolcy',
  ],
  [
    'an unknown field in JSON',
    'json',
    '{"apiVersion":"v1","kind":"Secret","metadata":{"name":"a"},"dat":{}}',
    ':4: Secret: there is no field dat',
  ],
])('reports %s in %s', async (_name, language, text, expected) => {
  const problems = await problemsOf(language, text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${EN}:`);
  expect(problems[0]).toContain(expected);
});

test.runIf(hasGo)('reports broken Go', async () => {
  expect(await problemsOf('go', 'package main\n\nfunc {}')).toEqual([expect.stringContaining(`${EN}:6: gofmt: `)]);
});

test.each(['', 'console', 'YAML'])('reports the unknown language "%s" and lists the known ones', async (language) => {
  const problems = await problemsOf(language, 'a');
  expect(problems).toEqual([
    expect.stringMatching(/^docs\/a\.md:3: unknown language ".*"; these are known: bash, .*, yaml\./),
  ]);
  expect(problems[0]).toContain(`"${language}"`);
});

test('skips output and fragments, and reads what only has the word in its title', async () => {
  expect(await problemsOf('text', 'for {')).toEqual([]);
  expect(await problemsOf('json fragment', '"a": 1,')).toEqual([]);
  expect(await problemsOf('json title="a" {1} fragment', '"a": 1,')).toEqual([]);
  expect(await problemsOf('json title="a fragment"', '"a": 1,')).toHaveLength(1);
  expect(isSkipped({language: 'js', meta: 'fragments', code: '', line: 1})).toBe(false);
});

test('names every place of the same block, in both languages', async () => {
  const tree = await writeTree({[EN]: fenced('json', '{'), [ZH]: `\n${fenced('json', '{')}`});
  const {problems, looked} = await code.run(tree);
  expect(problems.map(({file, line}) => `${file}:${line ?? ''}`)).toEqual([`${EN}:4`, `${ZH}:5`]);
  expect(looked).toBe(2);
});

test('finds blocks in lists, quotes and components, and inside examples of Markdown', () => {
  const source = [
    '---\ntitle: A\n---\n',
    '1. A\n\n   ```bash title="b"\n   c\n     d\n   ```\n',
    '<Tabs>\n  <TabItem>\n\n    ```yaml\n    e: 1\n    ```\n\n  </TabItem>\n</Tabs>\n',
    '> ~~~json\n> {}\n> ~~~\n',
    '````markdown\nText\n\n```ts\nf\n```\n````\n',
  ].join('\n');
  expect(blocksOf(source)).toEqual([
    {language: 'bash', meta: 'title="b"', code: 'c\n  d', line: 7},
    {language: 'yaml', meta: '', code: 'e: 1', line: 15},
    {language: 'json', meta: '', code: '{}', line: 22},
    {language: 'markdown', meta: '', code: 'Text\n\n```ts\nf\n```', line: 26},
    {language: 'ts', meta: '', code: 'f', line: 29},
  ]);
  expect(blocksOf('No fence here.')).toEqual([]);
});

test('finds placeholders outside of strings, comments and here-documents', () => {
  const names = (text: string) => placeholdersOf(text).map(({name}) => name);
  expect(names('a <b> --c=<d-e>/<f>')).toEqual(['b', 'd-e', 'f']);
  expect(names('a \'<b>\' "<c>" \\<d> # <e>\ncat <<-EOT\n<f>\n\tEOT\na < b > c')).toEqual([]);
});

test('reads what the programs print', () => {
  expect(bashFaults("3: line 2: syntax error: a\n3: line 2: `b'\n4: line 1: c\n")).toEqual(
    new Map([
      [3, {line: 2, message: 'bash: syntax error: a'}],
      [4, {line: 1, message: 'bash: c'}],
    ]),
  );
  const comment = {file: '7', line: 2, level: 'error', code: 1, message: 'a'};
  expect(shellcheckFaults(JSON.stringify({comments: [comment, comment]})).get(7)).toHaveLength(2);
  expect(nginxFaults('nginx: [emerg] 1#2: a "b" in /tmp/c:5\nnginx: configuration', 1, 9)).toEqual([
    {line: 4, message: 'nginx: a "b"'},
  ]);
  expect(nginxFaults('nginx: [warn] a', 1, 9)).toEqual([]);
  expect(mermaidFault(new Error('Parse error on line 2:\n...a\n---^\nExpecting b, c'), 'a\nb')).toEqual({
    line: 2,
    message: 'mermaid: Parse error on line 2: near "...a"',
  });
});

test('puts around a block of nginx what it lacks', () => {
  expect(wrapped('location / {}').config).toMatch(/http \{.*server \{/);
  expect(wrapped('map $a $b { default 1; }').config).not.toContain('server {');
  expect(wrapped('http {}').config).toMatch(/^pid nginx.pid; events \{\}\nhttp \{ access_log off;/);
});

test('knows the fields that nobody asked for, unless nobody asked for any', () => {
  const {value, unasked} = watched({a: {b: 1, c: 2}, d: [{e: 1}], f: {g: 1}});
  const read = value as {a: {b: number}; d: {e: number; h?: number}[]; f: object};
  expect([read.a.b, read.d[0]?.h, typeof read.f]).toEqual([1, undefined, 'object']);
  expect(unasked()).toEqual([
    ['a', 'c'],
    ['d', 0, 'e'],
  ]);
});

test('says what to install when a program is missing, and goes on', async () => {
  const {PATH} = process.env;
  process.env.PATH = '/nowhere';
  try {
    const notes: (string | undefined)[] = [];
    for (const language of ['bash', 'python', 'go']) {
      const reading = await READERS.get(language)?.(['a']);
      expect(reading?.faults).toEqual([[]]);
      notes.push(reading?.note);
    }
    expect(notes).toEqual([
      'bash and shellcheck not found; install the Debian packages bash shellcheck',
      'python3 not found; install the Debian package python3-minimal',
      'gofmt not found; install the Debian package golang-go',
    ]);
  } finally {
    process.env.PATH = PATH;
  }
});
