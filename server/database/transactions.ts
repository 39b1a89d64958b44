import type { Db } from './connect.ts';

/** Does something in a transaction: in the one that is open already, or in one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Ends a transaction without leaving anything of it, and carries out what was read in it. */
class Undone<T> extends Error {
  readonly read: T;
  constructor(read: T) {
    super('undone');
    this.read = read;
  }
}

/**
 * Does something in a transaction that is never committed, and answers what it came to: what would be, were it done.
 * @throws what `work` throws
 */
export async function inUndone<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx): Promise<never> => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.read;
    throw error;
  }
}
