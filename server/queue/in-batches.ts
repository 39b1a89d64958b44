/** The batch size. */
const batch = 200;

/**
 * Handles everything that is due in batches, in the order of ids.
 * @param read returns the ids of the next due items, at most `limit`, all above `after`
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
