import type { Insertable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ContactMessageTable } from '../../database/tables.ts';

export async function insertMessage(db: Db, message: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto('contact_message').values(message).execute();
}
