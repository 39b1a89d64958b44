/** The number of concurrent transfers: enough to hide the latency of a service, few enough for its limits. */
const atOnce = 8;

/**
 * Processes all items, several concurrently, and stops at the first error. The results are in the order of the
 * items.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const pending = items.entries();
  const worker = async () => {
    for (const [index, item] of pending) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
