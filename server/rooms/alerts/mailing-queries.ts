import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { AlertQuery } from './subject.ts';

const isActive = sql`a.confirmed_at is not null and not a.paused and a.removed_at is null`;

/** Readers after an id with a due email. */
export async function readDueReaders(db: Db, now: Date, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ reader_id: number }>`
    select a.reader_id from alert a
    where a.due_at <= ${now} and a.reader_id > ${afterId} and ${isActive}
    union
    select id from alert_reader where saved_due_at <= ${now} and id > ${afterId}
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ reader_id }) => reader_id);
}

export interface DueReader {
  /** Null for a browser. */
  email: string | null;
  lang: Lang;
  name: string | null;
  /** Null without an account. */
  user_id: number | null;
  /** A browser that is notified instead of an address. */
  push_id: number | null;
  mailed_at: Date | null;
  /** The token that ends all emails of the reader. */
  token: string;
  is_saved_due: boolean;
  /** Whether emails can be sent: the address of a member is confirmed, and the account active. */
  is_reached: boolean;
}

/** Locks a reader, so that no other process sends them email at the same time; undefined if another one does. */
export async function takeReader(db: Db, id: number, now: Date): Promise<DueReader | undefined> {
  const { rows } = await sql<DueReader>`
    select coalesce(u.email, r.email) as email, coalesce(u.lang, r.lang) as lang, u.name, u.id as user_id,
      r.push_id, r.mailed_at, r.token,
      coalesce(r.saved_due_at <= ${now}, false) as is_saved_due,
      u.id is null or (u.email_confirmed_at is not null and u.banned_at is null) as is_reached
    from alert_reader r left join app_user u on u.id = r.user_id
    where r.id = ${id} for update of r skip locked`.execute(db);
  return rows[0];
}

export interface DueAlert {
  id: number;
  kind: ListingKind | null;
  query: AlertQuery;
  path: string;
  token: string;
}

/** Locks the due alerts of a reader: later matches are part of the next email. */
export async function takeDueAlerts(db: Db, readerId: number, now: Date): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select a.id, a.kind, a.query, a.path, a.token from alert a
    where a.reader_id = ${readerId} and a.due_at <= ${now} and ${isActive}
    order by a.id for update`.execute(db);
  return rows;
}

export interface FoundPost {
  alert_id: number;
  id: number;
  kind: ListingKind;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
}

/** Unreported matches of alerts that are still published, newest first. */
export async function readUnsent(db: Db, alertIds: readonly number[], now: Date): Promise<FoundPost[]> {
  const { rows } = await sql<FoundPost>`
    select m.alert_id, l.id, l.kind, l.slug, l.title_en, l.title_ar from alert_match m join listing l on l.id = m.listing_id
    where m.alert_id = any(${alertIds}::bigint[]) and m.sent_at is null
      and l.status = 'published' and (l.expires_at is null or l.expires_at > ${now})
    order by l.published_at desc nulls last, l.id desc`.execute(db);
  return rows;
}

/** Marks all matches of alerts as reported or no longer published. */
export async function noteSent(db: Db, alertIds: readonly number[], now: Date, notified: readonly number[]) {
  await sql`update alert_match set sent_at = ${now}
    where alert_id = any(${alertIds}::bigint[]) and sent_at is null`.execute(db);
  await sql`update alert set due_at = null,
      last_sent_at = case when id = any(${notified}::bigint[]) then ${now}::timestamptz else last_sent_at end
    where id = any(${alertIds}::bigint[])`.execute(db);
}

export async function noteMailed(db: Db, readerId: number, now: Date): Promise<void> {
  await db.updateTable('alert_reader').set({ mailed_at: now }).where('id', '=', readerId).execute();
}

/** Postpones all due emails of a reader until a moment. */
export async function postpone(db: Db, readerId: number, now: Date, until: Date): Promise<void> {
  await sql`update alert set due_at = ${until} where reader_id = ${readerId} and due_at <= ${now}`.execute(
    db,
  );
  await sql`
    update alert_reader set saved_due_at = ${until} where id = ${readerId} and saved_due_at <= ${now}`.execute(
    db,
  );
}
