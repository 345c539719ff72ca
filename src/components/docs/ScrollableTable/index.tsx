import {useRef, type ComponentProps} from 'react';
import {useIsScrollable} from '@site/src/lib/useIsScrollable';

export type ScrollableTableProps = ComponentProps<'table'>;

/** A table that takes keyboard focus while it is wider than the page. */
export function ScrollableTable(props: ScrollableTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const scrollable = useIsScrollable(table);

  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  return <table {...props} ref={table} tabIndex={scrollable ? 0 : undefined} />;
}
