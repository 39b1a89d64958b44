import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { putMember } from './queries.ts';
import type { AlertQuery } from './subject.ts';

/*
 * Alerts of wanted posts. They match new offers and send emails like other alerts; their criteria follow the post.
 * One removed by its owner stays removed.
 */

export interface WantedAlert {
  wantedId: number;
  ownerId: number;
  kind: ListingKind;
  query: AlertQuery;
  path: string;
  at: Date;
}

/** Adds the alert of a post, or updates it from the post. */
export async function putWantedAlert(db: Db, one: WantedAlert): Promise<void> {
  const readerId = await putMember(db, one.ownerId);
  const query = JSON.stringify(one.query);
  await sql`
    insert into alert (reader_id, kind, query, path, frequency, confirmed_at, created_at, wanted_id, wanted_at)
    select ${readerId}::bigint, ${one.kind}, ${query}::jsonb, ${one.path}, 'daily', ${one.at}::timestamptz,
      ${one.at}::timestamptz, id, updated_at
    from listing where id = ${one.wantedId}
    on conflict (reader_id, path) do update set query = excluded.query, wanted_id = excluded.wanted_id,
      wanted_at = excluded.wanted_at,
      understood_at = case when alert.query = excluded.query then alert.understood_at end`.execute(db);
}

/** Deletes the alerts of posts that are no longer published, except those that their owners removed. */
export async function dropWantedAlerts(db: Db, now: Date): Promise<void> {
  await sql`
    delete from alert a using listing l
    where l.id = a.wanted_id and a.removed_at is null
      and (l.status <> 'published' or l.expires_at <= ${now})`.execute(db);
}

/** Whether emails report new offers for a post; its alert is created within a minute of the post. */
export async function readWantedMails(db: Db, wantedId: number): Promise<boolean> {
  const row = await db
    .selectFrom('alert')
    .select(['paused', 'removed_at'])
    .where('wanted_id', '=', wantedId)
    .executeTakeFirst();
  return row === undefined || (!row.paused && row.removed_at === null);
}

/** Turns the emails of a post's alert on or off. */
export async function switchWantedMails(db: Db, wantedId: number, isOn: boolean): Promise<void> {
  await db
    .updateTable('alert')
    .set({ paused: !isOn, ...(isOn && { removed_at: null }) })
    .where('wanted_id', '=', wantedId)
    .execute();
}
