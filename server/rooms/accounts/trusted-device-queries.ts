import type { Db } from '../../database/connect.ts';

/** Whether this browser recently signed in to this account. */
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

/** Trusts a browser, and deletes trusted browsers of the account that have expired. */
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

/** Revokes the trust of all browsers of an account. */
export async function distrustAll(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).execute();
}
