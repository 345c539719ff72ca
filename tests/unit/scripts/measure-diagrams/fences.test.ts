import {expect, test} from 'vitest';
import {withSizes} from '@site/scripts/measure-diagrams/fences';

const diagram = (title: string, info = 'mermaid', indent = '') =>
  [`\`\`\`${info}`, 'flowchart LR', `  accTitle: ${title}`, '  A --> B', '```'].map((line) => indent + line).join('\n');

const drawing = (title: string, width = 640, height = 320) => ({title, width, height});

test('writes the sizes in order, also in lists, and leaves the rest', () => {
  const page = (first: string, second: string) =>
    `---\ntitle: A\n---\n\n${diagram('One', first)}\n\n1. B\n\n${diagram('Two', second, '   ')}\n\n\`\`\`js\nmermaid()\n\`\`\`\n`;
  expect(withSizes(page('mermaid', 'mermaid'), [drawing('One'), drawing('Two', 10, 20)])).toEqual({
    source: page('mermaid size=640x320', 'mermaid size=10x20'),
    written: 2,
  });
});

test('replaces sizes that are wrong or malformed, and keeps other options', () => {
  for (const info of ['mermaid size=640x330', 'mermaid size=630x320', 'mermaid size=640', 'mermaid Size="640x320"']) {
    expect(withSizes(diagram('One', `${info} fragment`), [drawing('One')])).toEqual({
      source: diagram('One', 'mermaid size=640x320 fragment'),
      written: 1,
    });
  }
});

test('leaves a size that another machine measured a little differently', () => {
  const source = diagram('One', 'mermaid size=637x324');
  expect(withSizes(source, [drawing('One')])).toEqual({source, written: 0});
});

test('a diagram in an example of Markdown is none', () => {
  const example = `\`\`\`\`markdown\n${diagram('Example')}\n\`\`\`\`\n`;
  expect(withSizes(example, [])).toEqual({source: example, written: 0});
});

test('refuses drawings of another page', () => {
  expect(() => withSizes(diagram('One'), [])).toThrow('the file has 1 diagrams, the page 0');
  expect(() => withSizes(`Text.\n\n${diagram('One')}`, [drawing('Two')])).toThrow(
    'line 3: the file has the diagram "One", the page "Two"',
  );
});
