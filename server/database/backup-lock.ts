import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** An arbitrary constant. */
const LOCK = 7_305_441_926;

/**
 * Prevents the deletion of files until the connection ends, so that a backup finds all files that its snapshot
 * references.
 * @returns false if another backup holds the lock
 */
export async function keepFiles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [LOCK]);
  return rows[0]?.is ?? false;
}

/**
 * Deletes files while no backup can start.
 * @throws if a backup holds the lock: to be retried later
 */
export async function removingFiles(db: Db, remove: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      is: boolean;
    }>`select pg_try_advisory_xact_lock_shared(${LOCK}) as is`.execute(tx);
    if (!rows[0]?.is) throw new Error('a backup keeps the files: they are removed later');
    await remove();
  });
}
