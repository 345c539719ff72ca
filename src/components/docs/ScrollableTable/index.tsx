import {useRef, type ComponentProps} from 'react';
import {useScrolls} from '@site/src/lib/useScrolls';

export type ScrollableTableProps = ComponentProps<'table'>;

/** A table that takes keyboard focus while it is wider than the page. */
export function ScrollableTable(props: ScrollableTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const scrolls = useScrolls(table);

  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
