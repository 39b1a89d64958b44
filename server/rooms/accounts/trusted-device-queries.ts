import type { Db } from '../../database/connect.ts';

/** Whether somebody signed in to this account in this browser, and not too long ago. */
export async function isTrusted(db: Db, userId: number, deviceHash: Buffer, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .where('last_used_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Trusts a browser from now on; those of the account that were not used for long are forgotten. */
export async function trust(
  db: Db,
  userId: number,
  deviceHash: Buffer,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await db
    .insertInto('trusted_device')
    .values({ user_id: userId, device_hash: deviceHash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute();
  await db
    .deleteFrom('trusted_device')
    .where('user_id', '=', userId)
    .where('last_used_at', '<=', since)
    .execute();
}

/** No browser is trusted any more. */
export async function distrustAll(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).execute();
}
