/**
 * Where the arrow keys lead in an open list of links: around in a circle, Home and End to its ends.
 *
 * @param key value of `KeyboardEvent.key`.
 * @param current index of the focused link, -1 when the button has focus.
 * @param count number of links.
 * @returns index of the link to focus, or null when the key means nothing here.
 */
export function focusMove(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current < 0 ? null : 0;
    case 'End':
      return current < 0 ? null : count - 1;
    default:
      return null;
  }
}
