import type { Insertable } from 'kysely';
import type { UserTable } from '../../database/account-tables.ts';
import type { Db } from '../../database/connect.ts';
import { insertAccount } from './account-queries.ts';

/** The id of the account with this address; an existing one is unchanged. */
export async function addUser(db: Db, user: Insertable<UserTable>): Promise<number> {
  const made = await insertAccount(db, user);
  if (made !== undefined) return made;
  const known = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  return known.id;
}
