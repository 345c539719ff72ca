import Mermaid from '@theme/Mermaid';
import {createElement, useLayoutEffect, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {InViewContext} from '../diagrams/useInView';
import {firstInteraction} from '../../lib/firstInteraction';
import type {IslandKind} from './Island';

/** Code of a block as the server wrote it. The theme's own markup has an element for each line. */
function codeOf(element: Element): string {
  const code = element.querySelector('code');
  const lines = [...(code?.querySelectorAll('.token-line') ?? [])];
  if (lines.length === 0) return code?.textContent ?? '';
  return lines.map((line) => (line.textContent ?? '').replace(/\n$/, '')).join('\n');
}

async function code(element: Element, props: object): Promise<() => ReactNode> {
  const text = codeOf(element);
  // The code of the server looks the same, and its buttons need a pointer or a key: nobody misses them before.
  await firstInteraction();
  const {CodeBlock} = await import('../code/HighlightedCode');
  return () => <CodeBlock {...props}>{text}</CodeBlock>;
}

async function diagram(_: Element, props: object): Promise<() => ReactNode> {
  // The server wrote the properties of this very component.
  const drawing = createElement(Mermaid as ComponentType<object>, props);
  return () => <InViewContext value>{drawing}</InViewContext>;
}

/** How each kind of island comes to life: what to draw in the place of the HTML. */
const ISLANDS: Readonly<Record<IslandKind, (element: Element, props: object) => Promise<() => ReactNode>>> = {
  code,
  diagram,
};

export interface LiveIsland {
  element: HTMLElement;
  /** What the server wrote into it. */
  replaced: readonly ChildNode[];
  draw: () => ReactNode;
}

/** The part as it comes to life. The HTML of the server goes in the same frame, so that nothing moves. */
export function Island({element, replaced, draw}: LiveIsland) {
  useLayoutEffect(() => {
    for (const node of replaced) node.remove();
  }, [replaced]);
  return createPortal(draw(), element);
}

/** How near to the visible part, in CSS pixels, an island comes alive once the reader acts. */
const MARGIN = '400px';

/**
 * Brings the islands of an article to life as the reader comes near.
 *
 * @param onLive gets each island, to be drawn by `Island`.
 * @returns ends it.
 */
export function watchIslands(article: HTMLElement, onLive: (island: LiveIsland) => void): () => void {
  let ended = false;
  const wake = (element: HTMLElement) => {
    observer.unobserve(element);
    const {island, props = '{}'} = element.dataset;
    delete element.dataset.island;
    if (island !== 'code' && island !== 'diagram') return;
    ISLANDS[island](element, JSON.parse(props)).then(
      (draw) => {
        if (!ended) onLive({element, draw, replaced: [...element.childNodes]});
      },
      // Without its script the part stays as it is, and its neighbors try again.
      () => undefined,
    );
  };
  const all = (selector: string) => article.querySelectorAll<HTMLElement>(selector);
  const watch = (rootMargin: string) => {
    const created = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries)
          if (isIntersecting && target instanceof HTMLElement) wake(target);
      },
      {rootMargin},
    );
    for (const element of all('[data-island]')) created.observe(element);
    return created;
  };
  // Drawing keeps a phone busy for a second, so what is out of sight waits until the reader acts.
  let observer = watch('0px');
  firstInteraction().then(() => {
    observer.disconnect();
    if (!ended) observer = watch(MARGIN);
  });

  // Printing shows the whole page at once. Who begins to scroll will come by, and finds the drawings done.
  const wakeDiagrams = () => all('[data-island="diagram"]').forEach(wake);
  const events = ['beforeprint', 'scroll'] as const;
  for (const event of events) window.addEventListener(event, wakeDiagrams, {once: true, passive: true});
  // The page has been scrolled before it came alive.
  if (window.scrollY > 0) wakeDiagrams();
  return () => {
    ended = true;
    observer.disconnect();
    for (const event of events) window.removeEventListener(event, wakeDiagrams);
  };
}

/** Lets tables take keyboard focus while they are wider than the page; see `ScrollableTable`. */
export function watchTables(article: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of article.querySelectorAll('table')) observer.observe(table);
  return () => observer.disconnect();
}
