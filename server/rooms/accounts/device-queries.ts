import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Records that a device was used. Returns whether it is new while others are known. */
export async function noteDevice(db: Db, userId: number, fingerprint: Buffer, now: Date): Promise<boolean> {
  const { isNew } = await db
    .insertInto('known_device')
    .values({ user_id: userId, fingerprint, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ last_seen_at: now }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  if (!isNew) return false;
  const other = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('fingerprint', '!=', fingerprint)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
