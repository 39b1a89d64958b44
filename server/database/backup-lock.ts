import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect.ts';

/** Any number, always the same. */
const LOCK = 7_305_441_926;

/**
 * Keeps files from being removed until the connection ends, so that a backup finds all that its snapshot names.
 * @returns false where another backup does so already
 */
export async function keepFiles(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [LOCK]);
  return rows[0]?.is ?? false;
}

/**
 * Removes files, which no backup begins to keep meanwhile.
 * @throws while a backup keeps them: to be done later
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
