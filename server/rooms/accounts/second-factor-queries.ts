import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Keeps the secret of an authenticator app that waits for its first code; false where one is in use. */
export async function offerSecret(db: Db, userId: number, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ totp_secret: secret, totp_last_step: null, recovery_hashes: [] })
    .where('id', '=', userId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns the second factor on; false where it is, or where the secret is another by now. */
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

/** Takes the code of a half-minute; false when it, or a later one, was taken before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((of) => of.or([of('totp_last_step', 'is', null), of('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a recovery code up; false when it is none, or was used. */
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

/** Takes the second factor off; false where there was none. */
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
