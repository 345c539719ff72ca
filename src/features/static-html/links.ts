/** A click, as far as it tells whether the reader wants to stay in this tab. */
export type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** A link, as far as it tells where it leads. */
export type LinkTarget = Pick<HTMLAnchorElement, 'href' | 'target'>;

/**
 * The address within the site that a link leads to, or nothing for other hosts, new tabs, places on the same page, and
 * files.
 *
 * @param here address of the page.
 */
export function pageOf({href, target}: LinkTarget, here: string): string | undefined {
  if (target && target !== '_self') return undefined;
  const [from, to] = [new URL(here), new URL(href, here)];
  if (to.origin !== from.origin) return undefined;
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return undefined;
  // A version such as 5.17 is no file.
  if (/\.[a-z]\w*$/i.test(to.pathname) && !to.pathname.endsWith('.html')) return undefined;
  return to.pathname + to.search + to.hash;
}

/** Whether a click opens the link in this tab, as the router decides it. */
export function opensHere(click: LinkClick): boolean {
  const {button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented} = click;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
