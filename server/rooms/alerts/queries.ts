import { sql } from 'kysely';
import type { AlertFrequency } from '../../../contract/alert-values.ts';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { dueAt } from './finding-queries.ts';
import type { AlertQuery } from './subject.ts';

/** The reader of a member, created if missing. Its row is locked. */
export async function putMember(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_reader (user_id, lang) select id, lang from app_user where id = ${userId}
    on conflict (user_id) do update set lang = excluded.lang returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The reader of an address without an account, created if missing. Its row is locked. */
export async function putAddress(db: Db, email: string, lang: Lang): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_reader (email, lang) values (${email}, ${lang})
    on conflict (email) do update set email = excluded.email returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The reader of a browser without an account, created if missing. Its row is locked. */
export async function putBrowser(db: Db, browserId: number, lang: Lang): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_reader (push_id, lang) values (${browserId}, ${lang})
    on conflict (push_id) do update set lang = excluded.lang returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The reader of a browser, by the address of the browser; undefined if it has no alerts. */
export async function findBrowser(db: Db, endpoint: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('alert_reader as r')
    .innerJoin('push_subscription as p', 'p.id', 'r.push_id')
    .select('r.id')
    .where('p.endpoint', '=', endpoint)
    .executeTakeFirst();
  return row?.id;
}

/** Moves the alerts of a member's confirmed address to the member's account. */
export async function adoptAddress(db: Db, userId: number, readerId: number): Promise<void> {
  const guest = sql`select r.id from alert_reader r join app_user u on u.email = r.email
    where u.id = ${userId} and u.email_confirmed_at is not null`;
  await sql`
    update alert set reader_id = ${readerId}
    where reader_id in (${guest}) and confirmed_at is not null
      and path not in (select path from alert where reader_id = ${readerId})`.execute(db);
  await sql`delete from alert_reader where id in (${guest})`.execute(db);
}

export interface NewAlert {
  readerId: number;
  kind: ListingKind | null;
  query: AlertQuery;
  path: string;
  frequency: AlertFrequency;
  /** Whether emails start at once, or only after its link was opened. */
  isConfirmed: boolean;
  at: Date;
  /** The maximum number of alerts of a reader. */
  most: number;
}

/**
 * Adds an alert, or updates the one of the same page; a confirmed one is changed only by authorized callers.
 * @returns its id; null if the reader has too many
 */
export async function putAlert(db: Db, one: NewAlert): Promise<number | null> {
  const { readerId, kind, path, frequency, isConfirmed, at, most } = one;
  const { rows } = await sql<{ id: number }>`
    insert into alert (reader_id, kind, query, path, frequency, confirmed_at, created_at)
    select ${readerId}::bigint, ${kind}::text, ${JSON.stringify(one.query)}::jsonb, ${path}, ${frequency},
      ${isConfirmed ? at : null}::timestamptz, ${at}
    where (select count(*) from alert
      where reader_id = ${readerId} and path <> ${path} and removed_at is null) < ${most}
    on conflict (reader_id, path) do update set
      frequency = case when alert.confirmed_at is null or ${isConfirmed} then excluded.frequency
        else alert.frequency end,
      paused = alert.paused and not ${isConfirmed},
      removed_at = case when ${isConfirmed} then null else alert.removed_at end,
      confirmed_at = coalesce(alert.confirmed_at, excluded.confirmed_at)
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Confirms an alert, including one that was paused or removed since. */
export async function confirmAlert(db: Db, id: number, at: Date) {
  return db
    .updateTable('alert')
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${at})`, paused: false, removed_at: null })
    .where('id', '=', id)
    .returning(['id', 'kind', 'query', 'frequency'])
    .executeTakeFirst();
}

export interface AlertRow {
  id: number;
  kind: ListingKind | null;
  query: AlertQuery;
  path: string;
  frequency: AlertFrequency;
  paused: boolean;
  created_at: Date;
  last_sent_at: Date | null;
  sent: number;
}

/** The confirmed alerts of a reader, newest first, with the number of reported posts since a moment. */
export async function readAlerts(db: Db, readerId: number, since: Date): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select id, kind, query, path, frequency, paused, created_at, last_sent_at,
      (select count(*)::int from alert_match m where m.alert_id = a.id and m.sent_at >= ${since}) as sent
    from alert a where reader_id = ${readerId} and confirmed_at is not null and removed_at is null
    order by id desc`.execute(db);
  return rows;
}

/** The email address of a reader, or null for a browser; undefined if there is no such reader. */
export async function readAddress(db: Db, readerId: number) {
  const { rows } = await sql<{
    email: string | null;
    is_member: boolean;
    in_browser: boolean;
    tells_saved: boolean;
  }>`
    select coalesce(u.email, r.email) as email, r.push_id is not null as in_browser, r.user_id is not null as is_member, r.tells_saved
    from alert_reader r left join app_user u on u.id = r.user_id where r.id = ${readerId}`.execute(db);
  return rows[0];
}

export interface AlertChange {
  frequency?: AlertFrequency | undefined;
  paused?: boolean | undefined;
  removed?: boolean | undefined;
}

/** @returns whether the reader has such an alert */
export async function writeChange(
  db: Db,
  readerId: number,
  id: number,
  { frequency, paused, removed }: AlertChange,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert')
    .set({
      // The update requires at least one column.
      reader_id: readerId,
      ...(frequency !== undefined && { frequency }),
      ...(paused !== undefined && { paused }),
      ...(removed !== undefined && { removed_at: removed ? at : null }),
    })
    .where('id', '=', id)
    .where('reader_id', '=', readerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  // Matches from before a pause are not reported after it.
  if (paused !== undefined) await forgetUnsent(db, [id]);
  if (frequency !== undefined) {
    await sql`update alert a set due_at = ${dueAt(at)} where id = ${id} and due_at is not null`.execute(db);
  }
  return true;
}

async function forgetUnsent(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('alert').set({ due_at: null }).where('id', 'in', ids).execute();
  await db.deleteFrom('alert_match').where('alert_id', 'in', ids).where('sent_at', 'is', null).execute();
}

/** The reader whose emails a token ends: their own, or that of an alert, as in earlier emails. */
export async function findStopping(db: Db, token: string) {
  const { rows } = await sql<{ reader_id: number }>`
    select id as reader_id from alert_reader where token = ${token}
    union select reader_id from alert where token = ${token}`.execute(db);
  return rows[0];
}

/** Pauses all alerts of a reader. @returns the ids of those that were not paused */
export async function pauseAll(db: Db, readerId: number): Promise<number[]> {
  // Locked in the same order as elsewhere.
  const rows = await db
    .selectFrom('alert')
    .select('id')
    .where('reader_id', '=', readerId)
    .where('paused', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable('alert').set({ paused: true }).where('id', 'in', ids).execute();
  await forgetUnsent(db, ids);
  return ids;
}

/**
 * Stores a link by the hash of its token.
 * @param alertId the alert that it confirms; null if it confirms none
 * @param newEmail the address to which it moves the alerts
 */
export async function addLink(
  db: Db,
  link: { hash: Buffer; readerId: number; alertId: number | null; newEmail?: string; expiresAt: Date },
): Promise<void> {
  const { hash, readerId, alertId, newEmail = null, expiresAt } = link;
  await db
    .insertInto('alert_link')
    .values({ hash, reader_id: readerId, alert_id: alertId, new_email: newEmail, expires_at: expiresAt })
    .execute();
}

export function readLink(db: Db, hash: Buffer, now: Date) {
  return (
    db
      .selectFrom('alert_link')
      .select(['reader_id', 'alert_id'])
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      // One that moves the alerts manages none before it is opened.
      .where('new_email', 'is', null)
      .executeTakeFirst()
  );
}

/** Whether a link may manage alerts: a confirmation link only after it was used. */
export async function isUsed(db: Db, alertId: number): Promise<boolean> {
  const row = await db
    .selectFrom('alert')
    .select('confirmed_at')
    .where('id', '=', alertId)
    .executeTakeFirst();
  return row?.confirmed_at != null;
}

export async function extendLink(db: Db, hash: Buffer, expiresAt: Date): Promise<void> {
  await db.updateTable('alert_link').set({ expires_at: expiresAt }).where('hash', '=', hash).execute();
}

/** The reader of an address with alerts, possibly that of a member; undefined if there is none. */
export async function findReader(db: Db, email: string) {
  const { rows } = await sql<{ id: number; lang: Lang }>`
    select r.id, r.lang from alert_reader r left join app_user u on u.id = r.user_id
    where (r.email = ${email} or (u.email = ${email} and u.email_confirmed_at is not null and u.banned_at is null))
      and exists (select from alert a where a.reader_id = r.id and a.confirmed_at is not null and a.removed_at is null)
    order by r.email nulls last limit 1`.execute(db);
  return rows[0];
}

/** Deletes the reader of an address with all alerts. */
export async function deleteAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('alert_reader').where('email', '=', email).execute();
}

/**
 * Deletes expired links, alerts that were not confirmed or restored in time, and readers without any. Members who
 * were sent emails remain, so that the links in them work, as do those who unsubscribed.
 */
export async function purge(db: Db, now: Date, unconfirmedBefore: Date, removedBefore: Date): Promise<void> {
  await db.deleteFrom('alert_link').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('alert')
    .where((one) =>
      one.or([
        one.and([one('confirmed_at', 'is', null), one('created_at', '<', unconfirmedBefore)]),
        one('removed_at', '<', removedBefore),
      ]),
    )
    .execute();
  await sql`
    delete from alert_reader r where created_at < ${unconfirmedBefore}
      and (user_id is null or (mailed_at is null and tells_saved))
      and not exists (select from alert a where a.reader_id = r.id)
      and not exists (select from saved_news n where n.reader_id = r.id)`.execute(db);
}
