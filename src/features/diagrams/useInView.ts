import {createContext, useContext, useEffect, useRef, useState, type RefObject} from 'react';

/** Distance to the viewport, in CSS pixels, that counts as in view, so that readers who scroll steadily see no gap. */
const ROOT_MARGIN = '300px';

/** Set to true around an element that is known to be in view. */
export const InViewContext = createContext(false);

export interface InView {
  /** Goes to the element to observe. */
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the element has come into view, or close to it; it stays true. */
  inView: boolean;
}

/** Tells when an element comes into view or the reader begins to scroll, so that heavy parts do not delay the page. */
export function useInView(): InView {
  const ref = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(useContext(InViewContext));

  useEffect(() => {
    if (inView || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInView(true),
      {rootMargin: ROOT_MARGIN},
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [inView]);

  // Printing shows the whole page at once. A reader who begins to scroll finds the drawings done further down.
  useEffect(() => {
    const show = () => setInView(true);
    const events = ['beforeprint', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, show, {once: true, passive: true});
    return () => {
      for (const event of events) window.removeEventListener(event, show);
    };
  }, []);

  return {ref, inView};
}
