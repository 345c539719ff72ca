import {useEffect, useState, type RefObject} from 'react';

/** Tells whether an element scrolls sideways: it must take keyboard focus then, so that arrow keys can scroll it. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return scrollable;
}
