import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { putAddress } from './queries.ts';

/** The address of a reader without an account; undefined for members and browsers. */
export async function readGuest(db: Db, readerId: number) {
  const row = await db
    .selectFrom('alert_reader')
    .select(['email', 'lang'])
    .where('id', '=', readerId)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return row?.email ? { email: row.email, lang: row.lang } : undefined;
}

/** The link that moves the alerts of a reader to a new address; undefined if it is unknown, expired or used. */
export async function readAddressLink(db: Db, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('alert_link')
    .select(['reader_id', 'new_email'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('new_email', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.new_email ? { readerId: row.reader_id, email: row.new_email } : undefined;
}

/**
 * Moves the confirmed alerts of a reader to an address, which may have alerts already, and deletes the reader: links
 * sent to the former address manage nothing any more.
 * @returns the reader of the address
 */
export async function moveAlerts(
  db: Db,
  { readerId, email, lang }: { readerId: number; email: string; lang: Lang },
): Promise<number> {
  const target = await putAddress(db, email, lang);
  const own = sql`select path from alert where reader_id = ${readerId} and confirmed_at is not null`;
  await sql`delete from alert where reader_id = ${target} and confirmed_at is null and path in (${own})`.execute(
    db,
  );
  await sql`
    update alert set reader_id = ${target} where reader_id = ${readerId} and confirmed_at is not null
      and path not in (select path from alert where reader_id = ${target})`.execute(db);
  await sql`
    update alert_reader set mailed_at = greatest(mailed_at,
      (select mailed_at from alert_reader where id = ${readerId})) where id = ${target}`.execute(db);
  await db.deleteFrom('alert_reader').where('id', '=', readerId).execute();
  return target;
}
