import {useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {loadSidebars, useSidebarsLoaded} from '@site/src/framework/lazy-sidebars/client/store';
import {nextTask} from '../../lib/nextTask';
import {firstInteraction} from '../../lib/firstInteraction';
import {useServerHtml} from '../../lib/useServerHtml';
import {useStaticLinks} from '../static-html/useStaticLinks';

interface StaticSidebarProps {
  /** The sidebar of the theme: a `nav`. */
  children: ReactNode;
}

/** What the reader did with the HTML of the server, to be taken up by the sidebar that replaces it. */
interface Handover {
  /** Holds the sidebar of the theme later. */
  parent: Element | null;
  scrollTop: number;
  /** Index of the control that has the focus, or -1. */
  focused: number;
  /** Indexes of the buttons that were clicked. */
  clicked: readonly number[];
}

const controlsOf = (nav: Element) => [...nav.querySelectorAll<HTMLElement>('a, button')];

function handoverOf(nav: Element, clicked: readonly number[]): Handover {
  const focused = controlsOf(nav).findIndex((control) => control === document.activeElement);
  return {parent: nav.parentElement, scrollTop: nav.scrollTop, focused, clicked};
}

async function takeOver({parent, scrollTop, focused, clicked}: Handover): Promise<void> {
  const nav = parent?.querySelector('nav');
  if (!nav) return;
  const controls = controlsOf(nav);
  nav.scrollTop = scrollTop;
  controls[focused]?.focus({preventScroll: true});
  // The second click on a category must find what the first has made of it.
  for (const index of clicked) {
    controls[index]?.click();
    await nextTask();
  }
}

/** Without the data, links still lead on; the next navigation tries again. */
const load = () => void loadSidebars().catch(() => undefined);

/**
 * The sidebar of a page that the server sent stays HTML until the reader acts. Then its data is loaded, and the
 * sidebar of the theme takes its place, with the same scroll position, focus, and clicks.
 */
export function StaticSidebar({children}: StaticSidebarProps) {
  const fromServer = useServerHtml();
  const loaded = useSidebarsLoaded();
  const place = useRef<HTMLElement>(null);
  const clicked = useRef<number[]>([]);
  const [handover, setHandover] = useState<Handover>();
  const [isPressed, setPressed] = useState(false);
  const {onClick, onPointerOver} = useStaticLinks();
  const isStatic = fromServer && !handover;

  useEffect(() => {
    if (!isStatic) return;
    if (!loaded) void firstInteraction().then(load);
    else if (place.current && !isPressed) setHandover(handoverOf(place.current, clicked.current));
  }, [isStatic, loaded, isPressed]);

  // An element that is replaced between press and release gets no click, which comes right after the release.
  useEffect(() => {
    if (!isPressed) return undefined;
    const release = () => void nextTask().then(() => setPressed(false));
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed]);

  useLayoutEffect(() => {
    if (handover) void takeOver(handover);
  }, [handover]);

  if (!isStatic) return children;
  const noteClick = (event: MouseEvent) => {
    onClick(event);
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [role=button]');
    if (!button || !place.current) return;
    // A category without a page is a link on the server.
    event.preventDefault();
    clicked.current.push(controlsOf(place.current).indexOf(button));
    // A replayed click is no sign of the reader.
    load();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the links and buttons inside
    <nav
      ref={place}
      onClick={noteClick}
      onPointerDown={() => setPressed(true)}
      onPointerOver={onPointerOver}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}
