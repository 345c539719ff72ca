import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode} from 'react';

/** Whether a click asks for another tab or window, or to save: then the browser does what it always does. */
function asksBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export interface HitAnchorProps {
  /** Path on this site, or a full address elsewhere. */
  url: string;
  /** Name of the link where its text is not enough. */
  label?: string | undefined;
  rel?: string | undefined;
  /** Whether the link leads to what is shown now. */
  isCurrent?: boolean;
  /** Called when the reader goes to a page of this site. */
  onNavigate?: () => void;
  children: ReactNode;
}

/**
 * A link to something that was found. Unlike the links of the framework it loads nothing before it is clicked: a list
 * of results is no sign that the reader wants all of them.
 */
export function HitAnchor({url, label, rel, isCurrent = false, onNavigate, children}: HitAnchorProps) {
  const history = useHistory();
  const isInternal = url.startsWith('/');
  return (
    <a
      href={url}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!isInternal || asksBrowser(event)) return;
        event.preventDefault();
        onNavigate?.();
        history.push(url);
      }}
    >
      {children}
    </a>
  );
}
