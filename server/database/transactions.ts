import type { Db } from './connect.ts';

/** Runs work in the open transaction, or in a new one. */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Rolls back a transaction and carries its result. */
class Undone<T> extends Error {
  readonly read: T;
  constructor(read: T) {
    super('undone');
    this.read = read;
  }
}

/**
 * Runs work in a transaction that is always rolled back, and returns its result: a dry run.
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
