import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {evaluate, type EvaluateOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import type {Locale} from '@site/src/config/locale';
import {drawingPath} from '@site/src/features/diagrams/file';
import {remarkDiagrams, sizeOf, sizeText} from '@site/src/remark/diagrams';

/** A project with the drawing of one diagram in English. */
const SITE = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
const DRAWN = 'flowchart LR\n  Drawn --> Before';
const DRAWING = path.join(SITE, 'diagrams/en', drawingPath(DRAWN));
mkdirSync(path.dirname(DRAWING), {recursive: true});
writeFileSync(DRAWING, '<svg/>');

/** Where the step of Docusaurus would find a Mermaid fence. */
const left: string[] = [];
const remember = () => (tree: Root) => visit(tree, 'code', ({lang}) => void left.push(lang ?? ''));

/** The HTML of a page, in which a diagram is an element that tells its props. */
async function show(source: string, file = 'docs/a.md', locale: Locale = 'en'): Promise<string> {
  left.length = 0;
  const {default: Content} = await evaluate({value: source, path: path.resolve(file)}, {
    ...runtime,
    remarkPlugins: [[remarkDiagrams, {siteDir: SITE, locale}], remember],
  } as EvaluateOptions);
  const mermaid = (props: object) => createElement('i', null, JSON.stringify(props));
  const html = renderToStaticMarkup(createElement(Content, {components: {mermaid}}));
  return html.replaceAll('&quot;', '"').replaceAll('&gt;', '>');
}

const fence = (info: string, code = 'flowchart LR\n  A --> B') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test('a size becomes width and height of the element that Docusaurus makes', async () => {
  expect(await show(fence('mermaid size=640x320'))).toBe(
    '<i>{"value":"flowchart LR\\n  A --> B","width":"640","height":"320"}</i>',
  );
  expect(left).toEqual([]);
});

test('a diagram that is drawn in this language has the path of its drawing', async () => {
  const source = fence('mermaid size=640x320', DRAWN);
  expect(await show(source)).toContain(`"height":"320","drawing":"${drawingPath(DRAWN)}"`);
  expect(await show(source, 'docs/a.md', 'zh')).not.toContain('drawing');
});

test('in lists and components, too', async () => {
  const source = `1. A\n\n   ${fence('mermaid size=10x20', 'x').replaceAll('\n', '\n   ')}\n\n<p>\n\n${fence('mermaid size=30x40', 'y')}\n</p>\n`;
  const html = await show(source);
  expect(html).toContain('{"value":"x","width":"10","height":"20"}');
  expect(html).toContain('{"value":"y","width":"30","height":"40"}');
});

test.each(['mermaid', 'js size=640x320', 'js size=0', 'mermaid title="a"'])('leaves "%s" alone', async (info) => {
  expect(await show(fence(info))).toContain('<pre>');
  expect(left).toEqual([info.split(' ')[0]]);
});

test.each(['size=640', 'size=0x320', 'size=640X320', 'size="640x320"', 'size=640.5x320', 'size', 'Size=640x320'])(
  'ends the build at "%s" and names file, line, and the right form',
  async (size) => {
    await expect(show(`Text.\n\n${fence(`mermaid ${size}`)}`, 'blog/2024/a/index.md')).rejects.toThrow(
      `blog/2024/a/index.md:3: "${size}" is no size of a diagram. Write width and height in whole pixels, such as "size=640x320".`,
    );
  },
);

test('two sizes are none', () => {
  expect(() => sizeOf('size=1x2 size=3x4')).toThrow('"size=1x2 size=3x4" is no size');
});

test('reads what it writes, beside other options', () => {
  expect(sizeOf(`a ${sizeText({width: 7, height: 8})} b`)).toEqual({width: 7, height: 8});
  expect(sizeOf('sizes=7x8')).toBeUndefined();
});
