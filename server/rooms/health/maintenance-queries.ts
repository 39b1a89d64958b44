import type { Db } from '../../database/connect.ts';

/** Since when the site is in maintenance mode; undefined otherwise. */
export async function readMaintenance(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('maintenance').select('since').executeTakeFirst();
  return row?.since;
}

/** Whether anything changed. */
export async function beginMaintenance(db: Db, since: Date): Promise<boolean> {
  const written = await db
    .insertInto('maintenance')
    .values({ since })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Whether anything changed. */
export async function endMaintenance(db: Db): Promise<boolean> {
  const deleted = await db.deleteFrom('maintenance').executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
