import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Gives an account the role of an administrator and a password, lifts a ban, and confirms the address. */
export async function makeAdmin(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      role: 'admin',
      password_hash: passwordHash,
      banned_at: null,
      email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
