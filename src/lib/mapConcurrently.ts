/**
 * Runs a task for each item, a few at a time.
 *
 * @param concurrency how many tasks run at a time.
 * @returns the results, in the order of the items.
 * @throws the first error of a task; no further task begins then.
 */
export async function mapConcurrently<T, R>(
  items: Iterable<T>,
  concurrency: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items].entries();
  let hasFailed = false;
  const work = async () => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      const [index, item] = next.value;
      try {
        results[index] = await task(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({length: concurrency}, work));
  return results;
}
