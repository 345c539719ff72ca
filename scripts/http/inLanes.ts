/**
 * Does a task for each item, a few at a time.
 *
 * @throws the first error of a task; the other lanes then begin no further item.
 */
export async function inLanes<T>(items: Iterable<T>, lanes: number, task: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const lane = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      try {
        await task(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
}
