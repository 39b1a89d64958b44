import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ContactMessageTable } from '../../database/contact-tables.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';

export async function insertMessage(db: Db, message: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto('contact_message').values(message).execute();
}

/** The number of messages neither answered nor closed. */
export const readNewMessages = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(db, sql`select created_at as at from contact_message where status = 'new'`, now);
