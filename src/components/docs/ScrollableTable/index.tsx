import {useEffect, useRef, useState, type ComponentProps} from 'react';

export type ScrollableTableProps = ComponentProps<'table'>;

/** A table that takes keyboard focus while it is wider than the page, so that arrow keys can scroll it. */
export function ScrollableTable(props: ScrollableTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
