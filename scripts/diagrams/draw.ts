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
  const svg = await page.evaluate(drawInBrowser, {source, id, themes: THEMES});
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return {
    svg: `${svg}\n`,
    width: Math.ceil(Number(width)),
    height: Math.ceil(Number(height)),
  };
}

/** Runs in the browser. Gives a drawing with the rules of both themes, without those that it does not use. */
async function drawInBrowser({
  source,
  id,
  themes,
}: {
  source: string;
  id: string;
  themes: typeof THEMES;
}): Promise<string> {
  interface Mermaid {
    initialize: (config: object) => void;
    render: (id: string, text: string) => Promise<{svg: string}>;
  }
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  const drawn = async (theme: string) => {
    mermaid.initialize({startOnLoad: false, theme});
    const {svg} = await mermaid.render(id, source);
    const room = document.createElement('div');
    room.innerHTML = svg;
    const root = room.querySelector('svg');
    const style = root?.querySelector('style');
    if (!root || !style) throw new Error('Mermaid made no drawing.');
    style.remove();
    return {root, style: style.textContent ?? ''};
  };
  const {root, style: light} = await drawn(themes.light);
  const {style: dark} = await drawn(themes.dark);

  const [, , width = '', height = ''] = (root.getAttribute('viewBox') ?? '').split(' ');
  // As an image, it has the size that it has in a page.
  root.setAttribute('width', String(Math.ceil(Number(width))));
  root.setAttribute('height', String(Math.ceil(Number(height))));
  root.removeAttribute('style');
  for (const part of root.querySelectorAll('*')) {
    // Mermaid counts actors through all diagrams of a page, and keeps the points of lines for its own later use.
    if (/^(?:actor|root-)\d+$/.test(part.id)) part.removeAttribute('id');
    for (const name of part.getAttributeNames()) if (name.startsWith('data-')) part.removeAttribute(name);
  }
  const text = root.outerHTML;
  for (const part of root.querySelectorAll('defs > *, marker, filter, linearGradient')) {
    if (part.id && !text.includes(`#${part.id})`) && !text.includes(`"#${part.id}"`)) part.remove();
  }
  for (const defs of root.querySelectorAll('defs')) if (defs.children.length === 0) defs.remove();

  const rulesOf = (text: string): CSSStyleRule[] => {
    const style = document.createElement('style');
    style.textContent = text;
    document.body.append(style);
    const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
    style.remove();
    return rules;
  };
  const room = document.createElement('div');
  room.append(root);
  const darkRules = rulesOf(dark);
  const kept: string[] = [];
  rulesOf(light).forEach(({selectorText, style}, index) => {
    const selectors = selectorText.split(/,\s*/).filter((selector) => room.querySelector(selector) !== null);
    if (selectors.length === 0) return;
    const declared = (name: string, from: CSSStyleDeclaration) =>
      `${name}:${from.getPropertyValue(name)}${from.getPropertyPriority(name) && ' !important'}`;
    kept.push(`${selectors.join(',')}{${[...style].map((name) => declared(name, style)).join(';')}}`);
    const other = darkRules[index];
    if (other?.selectorText !== selectorText) throw new Error('The themes of Mermaid have different rules.');
    const changed = [...other.style].map((name) => declared(name, other.style));
    const differing = changed.filter((text) => ![...style].some((name) => declared(name, style) === text));
    if (differing.length === 0) return;
    kept.push(`${selectors.map((selector) => `[data-theme='dark'] ${selector}`).join(',')}{${differing.join(';')}}`);
  });
  // Words are wider or narrower with a reader's fonts than with those here: they stay in the middle, and whole.
  if (root.querySelector('foreignObject')) {
    kept.push(`#${id} foreignObject{overflow:visible}`);
    kept.push(`#${id} foreignObject>div{display:flex !important;justify-content:center}`);
  }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = kept.join('\n');
  root.prepend(style);
  const serialized = new XMLSerializer().serializeToString(root);
  // Hundredths of a pixel are not seen.
  return serialized.replace(/(\d\.\d\d)\d+/g, '$1');
}
