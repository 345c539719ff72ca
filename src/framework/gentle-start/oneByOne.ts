/**
 * A function that notes what it is called with and works it off later, one call at a time.
 *
 * @param schedule calls back when there is time for the next call.
 */
export function oneByOne<T>(work: (item: T) => unknown, schedule: (callback: () => void) => void): (item: T) => false {
  const waiting: T[] = [];
  const next = () => {
    for (const item of waiting.splice(0, 1)) work(item);
    if (waiting.length > 0) schedule(next);
  };
  return (item) => {
    if (waiting.push(item) === 1) schedule(next);
    return false;
  };
}
