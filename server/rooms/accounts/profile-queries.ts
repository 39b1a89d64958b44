import type { Updateable } from 'kysely';
import type { UserTable } from '../../database/account-tables.ts';
import type { Db } from '../../database/connect.ts';

/** The changed columns of an account; `now` becomes its modification date. */
export async function updateUser(
  db: Db,
  id: number,
  values: Updateable<UserTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A number that replaces a confirmed one is not confirmed. */
export async function unproveOtherPhone(db: Db, id: number, phone: string | null): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ phone_proved_at: null })
    .where('id', '=', id)
    .where('phone_proved_at', 'is not', null)
    .where('phone', 'is distinct from', phone)
    .execute();
}

const uniqueViolation = '23505';

/**
 * Gives an account a confirmed address. False if another account took it concurrently: the transaction has failed
 * then, and must be rolled back.
 */
export async function moveTo(db: Db, id: number, email: string, now: Date): Promise<boolean> {
  try {
    await updateUser(db, id, { email, email_confirmed_at: now }, now);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return false;
    throw error;
  }
}

/** The values that are checked again before an irreversible action. */
export function readOwner(db: Db, id: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'lang', 'email_confirmed_at', 'newsletter'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type Owner = NonNullable<Awaited<ReturnType<typeof readOwner>>>;

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

/** Whether a picture was uploaded by this member. */
export async function ownsPicture(db: Db, userId: number, mediaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('id', '=', mediaId)
    .where('owner_id', '=', userId)
    .where('key', 'not like', 'private-%')
    .executeTakeFirst();
  return row !== undefined;
}
