import {useEffect, useRef, useState, type ReactNode} from 'react';

export interface WhenNearProps {
  /** Called for what to show once the place is near the visible part of the page. */
  children: () => ReactNode;
}

/** How near, in CSS pixels: early enough that readers who scroll at an even pace see no gap. */
const MARGIN = '300px';

/** Renders its content when the reader is near it or begins to scroll, so that heavy parts do not hold up the page. */
export function WhenNear({children}: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

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

  return <div ref={place}>{near && children()}</div>;
}
