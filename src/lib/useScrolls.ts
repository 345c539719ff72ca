import {useEffect, useState, type RefObject} from 'react';

/** Tells whether an element scrolls sideways: it must take keyboard focus then, so that arrow keys can scroll it. */
export function useScrolls(place: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  return scrolls;
}
