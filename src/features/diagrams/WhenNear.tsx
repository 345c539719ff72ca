import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';

export interface WhenNearProps {
  /** Tells contents apart, so that one that was shown before keeps its room on the way back. */
  name: string;
  /** Called for what to show once the place is near the visible part of the page. */
  children: () => ReactNode;
}

/** How near, in CSS pixels: early enough that readers who scroll at an even pace see no gap. */
const MARGIN = '300px';

/** Heights of what was shown on earlier pages of this visit, in CSS pixels. */
const heights = new Map<string, number>();

/** Renders its content when the reader is near it or begins to scroll, so that heavy parts do not hold up the page. */
export function WhenNear({name, children}: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [room] = useState(() => heights.get(name));

  // Before it leaves the page, while it still has a height.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) heights.set(name, element.offsetHeight);
    };
  }, [name]);

  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: MARGIN},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  // Printing shows the whole page at once. Who begins to scroll will come by: what is drawn before it is in view moves
  // nothing that the reader sees.
  useEffect(() => {
    const showAll = () => setNear(true);
    const events = ['beforeprint', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, showAll, {once: true, passive: true});
    return () => {
      for (const event of events) window.removeEventListener(event, showAll);
    };
  }, []);

  return (
    <div ref={place} style={{minHeight: room}}>
      {near && children()}
    </div>
  );
}
