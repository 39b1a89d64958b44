import type { Insertable } from 'kysely';
import type { UserTable } from '../../database/account-tables.ts';
import type { Db } from '../../database/connect.ts';

const columns = [
  'id',
  'name',
  'email',
  'lang',
  'role',
  'password_hash as passwordHash',
  'email_confirmed_at as emailConfirmedAt',
  'banned_at as bannedAt',
  'totp_secret as factorSecret',
  'totp_confirmed_at as factorSince',
] as const;

/** The columns of the account with this address that signing in needs. */
export function findByEmail(db: Db, email: string) {
  return db.selectFrom('app_user').select(columns).where('email', '=', email).executeTakeFirst();
}
export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export function findById(db: Db, id: number): Promise<Account | undefined> {
  return db.selectFrom('app_user').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Until the transaction ends, others that request this account with the same lock wait. */
export async function lockAccount(db: Db, id: number): Promise<void> {
  await db.selectFrom('app_user').select('id').where('id', '=', id).forUpdate().execute();
}

/** The id of a new account, or undefined if the address has one. Of two concurrent calls one succeeds. */
export async function insertAccount(db: Db, user: Insertable<UserTable>): Promise<number | undefined> {
  const row = await db
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @param now when it was chosen; undefined if only its hash is renewed */
export async function setPasswordHash(db: Db, id: number, hash: string, now?: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: hash, ...(now && { updated_at: now }) })
    .where('id', '=', id)
    .execute();
}
