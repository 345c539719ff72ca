import {expect, test} from 'vitest';
import {withSizes} from '@site/scripts/diagrams/fences';

const diagram = (info = 'mermaid', indent = '') =>
  [`\`\`\`${info}`, 'flowchart LR', '  A --> B', '```'].map((line) => indent + line).join('\n');

const SIZE = {width: 640, height: 320};

test('writes the sizes in order, also in lists, and leaves the rest', () => {
  const page = (first: string, second: string) =>
    `---\ntitle: A\n---\n\n${diagram(first)}\n\n1. B\n\n${diagram(second, '   ')}\n\n\`\`\`js\nmermaid()\n\`\`\`\n`;
  expect(withSizes(page('mermaid', 'mermaid'), [SIZE, {width: 10, height: 20}])).toEqual({
    source: page('mermaid size=640x320', 'mermaid size=10x20'),
    written: 2,
  });
  expect(withSizes(page('mermaid', 'mermaid size=1x2'), [SIZE, undefined])).toEqual({
    source: page('mermaid size=640x320', 'mermaid size=1x2'),
    written: 1,
  });
});

test('replaces sizes that are wrong or malformed, and keeps other options', () => {
  for (const info of ['mermaid size=640x330', 'mermaid size=630x320', 'mermaid size=640', 'mermaid Size="640x320"']) {
    expect(withSizes(diagram(`${info} fragment`), [SIZE])).toEqual({
      source: diagram('mermaid size=640x320 fragment'),
      written: 1,
    });
  }
});

test('leaves a size that another machine measured a little differently', () => {
  const source = diagram('mermaid size=637x324');
  expect(withSizes(source, [SIZE])).toEqual({source, written: 0});
});

test('a diagram in an example of Markdown is none', () => {
  const example = `\`\`\`\`markdown\n${diagram()}\n\`\`\`\`\n`;
  expect(withSizes(example, [])).toEqual({source: example, written: 0});
});

test('refuses sizes of another page', () => {
  expect(() => withSizes(diagram(), [])).toThrow('1 diagrams, but 0 sizes');
});
