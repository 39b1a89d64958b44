/** So many are read at once. */
const batch = 200;

/**
 * Handles everything that is due, some at a time, in the order of their ids.
 * @param read the ids of the next that are due, at most `limit`, all above `after`
 */
export async function inBatches(
  read: (after: number, limit: number) => Promise<number[]>,
  handle: (id: number) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await read(after, batch);
    for (const id of ids) await handle(id);
    if (ids.length < batch) return;
    after = ids.at(-1) ?? after;
  }
}
