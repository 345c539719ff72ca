import {expect, test} from 'vitest';
import {highlighting} from './highlighting';
import {htmlPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const block = (code: string) => `<pre class=prism-code><code>${code}</code></pre>`;

const SOURCE = [
  fence('bash', 'echo "a"\necho "b"'),
  fence('bash', 'ls'),
  fence('yaml title="a.yaml"', 'a: 1'),
  fence('text', 'done'),
  fence('mermaid size=1x1', 'flowchart LR'),
].join('\n');
const ECHO =
  '<span class=function>echo</span> <span class=string>"a"</span>\n<span class=builtin>echo</span> <span class=string>"b"</span>';
const YAML = '<span class="token-line"><span class="token key atrule">a</span>: 1<br></span>';

const good = {
  'docs/a.md': SOURCE,
  'build/docs/a.html': htmlPage('/docs/a', {body: block(ECHO) + block('ls') + block(YAML) + block('done')}),
};

async function report(changes: Tree = {}) {
  return highlighting.run(await writeTree({...good, ...changes}));
}

test('accepts languages of which one block has colors', async () => {
  expect(await report()).toEqual({problems: [], looked: 3});
});

test('names a language without colors, and a page that uses it', async () => {
  const body = block('echo "a"\necho "b"') + block('ls') + block(YAML);
  const {problems} = await report({'build/docs/a.html': htmlPage('/docs/a', {body})});
  expect(problems).toEqual([{file: 'docs/a.md', line: 1, message: expect.stringContaining('no block of "bash"')}]);
});

test('takes tokens that the style sheet does not color for none', async () => {
  const body = block(ECHO) + block('<span class="token plain">a: 1</span>');
  const {problems} = await report({'build/docs/a.html': htmlPage('/docs/a', {body})});
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain('"yaml"');
});

test('reports a language whose blocks it does not find in the HTML', async () => {
  const {problems} = await report({'build/docs/a.html': htmlPage('/docs/a', {body: block(ECHO)})});
  expect(problems).toEqual([{file: 'docs/a.md', line: 10, message: expect.stringContaining('has no block of "yaml"')}]);
});

test('skips pages that are not built', async () => {
  const draft = `---\ntitle: A\ndraft: true\n---\n\n${fence('ini', 'a=1')}`;
  expect(await report({'docs/b.md': draft})).toEqual({problems: [], looked: 3});
});
