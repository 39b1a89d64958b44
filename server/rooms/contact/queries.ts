import type { Insertable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ContactMessageTable } from '../../database/contact-tables.ts';

export async function insertMessage(db: Db, message: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto('contact_message').values(message).execute();
}

/** How many messages nobody has answered or closed. */
export async function countNewMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  return count;
}
