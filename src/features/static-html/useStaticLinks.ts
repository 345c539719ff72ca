import {useHistory} from '@docusaurus/router';
import type {MouseEvent, PointerEvent} from 'react';
import {opensHere, pageOf} from './links';

function pageAt(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a:not([role=button])') : null;
  return link instanceof HTMLAnchorElement ? pageOf(link, window.location.href) : undefined;
}

/** Handlers that make the links in HTML of the server navigate within the site, as those of the router do. */
export function useStaticLinks() {
  const history = useHistory();
  return {
    onClick: (event: MouseEvent) => {
      const page = pageAt(event.target);
      if (page === undefined || !opensHere(event)) return;
      event.preventDefault();
      history.push(page);
    },
    onPointerOver: (event: PointerEvent) => {
      const page = pageAt(event.target);
      if (page !== undefined) void window.docusaurus.preload(new URL(page, window.location.href).pathname);
    },
  };
}
