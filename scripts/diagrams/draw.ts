import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {DiagramSize} from '../../src/remark/diagrams';

/** The themes of the site's two color schemes; the drawing has the rules of both. */
const THEMES = {light: 'neutral', dark: 'dark'} as const;

const MERMAID = createRequire(__filename).resolve('mermaid/dist/mermaid.min.js');

export interface Drawing extends DiagramSize {
  svg: string;
}

/** Opens an empty page that knows Mermaid. */
export async function drawingBoard(page: Page): Promise<void> {
  await page.setContent('<!doctype html><title>Drawings</title>');
  await page.addScriptTag({path: MERMAID});
  // tsx calls this function wherever a function gets a name.
  await page.addScriptTag({content: 'globalThis.__name = (named) => named;'});
}

/**
 * Draws one diagram.
 * @param id of the drawing; its rules and labels begin with it.
 * @throws {Error} of Mermaid, when it cannot read the source.
 */
export async function draw(page: Page, source: string, id: string): Promise<Drawing> {
  const {svg, width, height, styles} = await page.evaluate(drawInBrowser, {source, id, themes: THEMES});
  const style = await page.evaluate(mergeStyles, {svg, styles});
  // Words are wider or narrower with a reader's fonts than with those here: they stay in the middle, and whole.
  const labels = `#${id} foreignObject{overflow:visible}\n#${id} foreignObject>div{display:flex !important;justify-content:center}`;
  return {svg: `${svg.replace('>', `><style>${style}\n${labels}</style>`)}\n`, width, height};
}

/** The size that a drawing names. */
export function sizeOfDrawing(svg: string): DiagramSize {
  const number = (name: string) => Number(new RegExp(`^<svg[^>]* ${name}="(\\d+)"`).exec(svg)?.[1]);
  return {width: number('width'), height: number('height')};
}

/** What Mermaid makes of a diagram. */
interface Drawn extends Drawing {
  /** The style sheets of both themes, which the drawing itself lacks. */
  styles: Record<keyof typeof THEMES, string>;
}

/** Runs in the browser. */
async function drawInBrowser({
  source,
  id,
  themes,
}: {
  source: string;
  id: string;
  themes: typeof THEMES;
}): Promise<Drawn> {
  interface Mermaid {
    initialize: (config: object) => void;
    render: (id: string, text: string) => Promise<{svg: string}>;
  }
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  const render = async (theme: string) => {
    mermaid.initialize({startOnLoad: false, theme});
    const {svg} = await mermaid.render(id, source);
    const parent = document.createElement('div');
    parent.innerHTML = svg;
    const root = parent.querySelector('svg');
    const style = root?.querySelector('style');
    if (!root || !style) throw new Error('Mermaid made no drawing.');
    style.remove();
    return {root, style: style.textContent ?? ''};
  };
  const {root, style: light} = await render(themes.light);
  const {style: dark} = await render(themes.dark);

  // As an image, it has the size that it has in a page.
  const width = Math.ceil(root.viewBox.baseVal.width);
  const height = Math.ceil(root.viewBox.baseVal.height);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.removeAttribute('style');
  for (const element of [root, ...root.querySelectorAll('*')]) {
    // Mermaid counts actors through all diagrams of a page, and keeps the points of lines for its own later use.
    if (/^(?:actor|root-)\d+$/.test(element.id)) element.removeAttribute('id');
    for (const {name, value} of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
      // Hundredths of a pixel are not seen. Only attributes are rounded: words can hold addresses and versions.
      else element.setAttribute(name, value.replace(/(\d\.\d\d)\d+/g, '$1'));
    }
  }
  const text = root.outerHTML;
  for (const element of root.querySelectorAll('defs > *, marker, filter, linearGradient')) {
    if (element.id && !text.includes(`#${element.id})`)) element.remove();
  }
  for (const defs of root.querySelectorAll('defs')) if (defs.children.length === 0) defs.remove();
  return {svg: new XMLSerializer().serializeToString(root), width, height, styles: {light, dark}};
}

/** Runs in the browser. Gives the rules of both themes that a drawing uses, those of the dark one where they differ. */
function mergeStyles({svg, styles}: Pick<Drawn, 'svg' | 'styles'>): string {
  const drawing = document.createElement('div');
  drawing.innerHTML = svg;
  const rulesOf = (text: string): CSSStyleRule[] => {
    const style = document.createElement('style');
    style.textContent = text;
    document.body.append(style);
    const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
    style.remove();
    return rules;
  };
  const declarations = ({style}: CSSStyleRule) =>
    [...style].map(
      (name) => `${name}:${style.getPropertyValue(name)}${style.getPropertyPriority(name) && ' !important'}`,
    );
  const darkRules = rulesOf(styles.dark);
  return rulesOf(styles.light)
    .flatMap((rule, index) => {
      const dark = darkRules[index];
      if (dark?.selectorText !== rule.selectorText) throw new Error('The themes of Mermaid have different rules.');
      const selectors = rule.selectorText.split(/,\s*/).filter((selector) => drawing.querySelector(selector) !== null);
      if (selectors.length === 0) return [];
      const light = declarations(rule);
      const differing = declarations(dark).filter((declaration) => !light.includes(declaration));
      const darkSelectors = selectors.map((selector) => `[data-theme='dark'] ${selector}`);
      return [
        `${selectors.join(',')}{${light.join(';')}}`,
        ...(differing.length > 0 ? [`${darkSelectors.join(',')}{${differing.join(';')}}`] : []),
      ];
    })
    .join('\n');
}
