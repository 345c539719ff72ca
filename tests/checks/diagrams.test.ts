import {expect, test} from 'vitest';
import {drawingPath} from '@site/src/features/diagrams/file';
import {diagrams} from './diagrams';
import {writeTree} from './lib/writeTree';

const SOURCE = 'flowchart LR\n  A --> B';
const page = (source: string) => `---\ntitle: A\n---\n\nText.\n\n\`\`\`mermaid size=10x20\n${source}\n\`\`\`\n`;
const DRAWING = `diagrams/en/${drawingPath(SOURCE)}`;

async function problems(tree: Record<string, string>) {
  return (await diagrams.run(await writeTree(tree))).problems;
}

test('a diagram with its drawing passes', async () => {
  expect(await problems({'docs/a.md': page(SOURCE), [DRAWING]: '<svg/>'})).toEqual([]);
});

test('a diagram without a drawing, or with that of the other language, is named with its line', async () => {
  const message = 'the diagram has no drawing, or has changed: run npm run diagrams:draw';
  expect(await problems({'docs/a.md': page(SOURCE)})).toEqual([{file: 'docs/a.md', line: 7, message}]);
  const zh = DRAWING.replace('/en/', '/zh/');
  expect(await problems({'docs/a.md': page(SOURCE), [zh]: '<svg/>'})).toContainEqual({
    file: 'docs/a.md',
    line: 7,
    message,
  });
});

test('the drawing of a diagram that was changed is left over', async () => {
  const changed = await problems({'docs/a.md': page(`${SOURCE}\n  B --> C`), [DRAWING]: '<svg/>'});
  expect(changed.map(({file}) => file)).toEqual(['docs/a.md', DRAWING]);
  expect(changed[1]?.message).toContain('no page has this diagram');
});

test('a diagram in an example of Markdown needs none', async () => {
  const example = page('x').replace(
    '```mermaid size=10x20\nx\n```',
    `\`\`\`\`markdown\n\`\`\`mermaid\nx\n\`\`\`\n\`\`\`\``,
  );
  expect(await problems({'docs/a.md': example})).toEqual([]);
});
