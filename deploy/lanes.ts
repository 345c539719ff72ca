/** Runs a task for each item, a few at a time. The results are in the order of the items. */
export async function inLanes<T, R>(items: readonly T[], lanes: number, task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({length: lanes}, lane));
  return results;
}
