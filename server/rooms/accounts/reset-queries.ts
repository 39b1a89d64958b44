import type { Db } from '../../database/connect.ts';
import { updateUser } from './profile-queries.ts';
import { removeSecret } from './second-factor-queries.ts';

/** When codes of an account were emailed since a time, newest first. */
export async function codesSince(db: Db, userId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('mail_proof')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset_code')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/**
 * Consumes an attempt of the valid code of an address before it is compared, so that concurrent guesses do not
 * exceed the limit together.
 */
export function takeTry(db: Db, email: string, tries: number, now: Date) {
  return db
    .updateTable('mail_proof')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('id', '=', (of) =>
      of
        .selectFrom('mail_proof as p')
        .innerJoin('app_user as u', 'u.id', 'p.user_id')
        .select('p.id')
        .where('u.email', '=', email)
        .where('p.email', '=', email)
        .where('p.purpose', '=', 'reset_code')
        .where('p.used_at', 'is', null)
        .where('p.expires_at', '>', now)
        .orderBy('p.id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', tries)
    .returning(['id', 'user_id as userId', 'hash'])
    .executeTakeFirst();
}

/** Uses up a code; false if it was used in the meantime. */
export async function useCode(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_proof')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Confirms the address of an account, and removes everything but its password that signs in to it. */
export async function claimForAddress(db: Db, userId: number, now: Date): Promise<void> {
  await db.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await db.deleteFrom('identity').where('user_id', '=', userId).execute();
  await removeSecret(db, userId, now);
  await updateUser(db, userId, { email_confirmed_at: now }, now);
}
