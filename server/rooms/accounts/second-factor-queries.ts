import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Stores the secret of an authenticator app until its first code confirms it; false if one is in use. */
export async function offerSecret(db: Db, userId: number, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ totp_secret: secret, totp_last_step: null, recovery_hashes: [] })
    .where('id', '=', userId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns the second factor on; false if it is on, or if the secret was replaced. */
export async function confirmSecret(
  db: Db,
  userId: number,
  { secret, recoveryHashes, now }: { secret: string; recoveryHashes: string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ totp_confirmed_at: now, recovery_hashes: recoveryHashes, updated_at: now })
    .where('id', '=', userId)
    .where('totp_secret', '=', secret)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the code of a period; false if it, or a later one, was used before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((of) => of.or([of('totp_last_step', 'is', null), of('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code; false if it is unknown or used. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${hash})` })
    .where('id', '=', userId)
    .where(sql<boolean>`${hash} = any (recovery_hashes)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ recovery_hashes: hashes, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Removes the second factor; false if there was none. */
export async function takeSecondFactor(db: Db, userId: number, now: Date): Promise<boolean> {
  const { factor } = await db
    .selectFrom('app_user')
    .select('totp_confirmed_at as factor')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (factor) await removeSecret(db, userId, now);
  return factor !== null;
}

export async function removeSecret(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      recovery_hashes: [],
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
