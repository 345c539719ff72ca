import {createContext, useContext, useEffect, useRef, useState, type RefObject} from 'react';

/** How near, in CSS pixels: early enough that readers who scroll at an even pace see no gap. */
const MARGIN = '300px';

/** Whether somebody has found out already that the reader is near. */
export const KnownNear = createContext(false);

export interface Near {
  /** Goes to the element whose place counts. */
  place: RefObject<HTMLDivElement | null>;
  /** Whether the reader has come near; it stays so. */
  near: boolean;
}

/** Tells when the reader is near a place or begins to scroll, so that heavy parts do not hold up the page. */
export function useNear(): Near {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(useContext(KnownNear));

  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: MARGIN},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  // Printing shows the whole page at once. Who begins to scroll will come by, and finds the drawings done.
  useEffect(() => {
    const showAll = () => setNear(true);
    const events = ['beforeprint', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, showAll, {once: true, passive: true});
    return () => {
      for (const event of events) window.removeEventListener(event, showAll);
    };
  }, []);

  return {place, near};
}
