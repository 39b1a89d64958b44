import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { TakeDownTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';

/** A position in the queue: the database timestamp, whether it is a revision, and the listing's id. */
export interface QueuePlace {
  at: string;
  change: 0 | 1;
  id: number;
}

/** Pending posts of one type or of all, new posts and revisions together: oldest first. */
const waiting = (kind: ListingKind | undefined) => sql`
  select l.id, l.kind, l.submitted_at as at, 0 as change, null::jsonb as body, l.updated_at::text as stamp,
    l.submitted_at > l.created_at as resubmitted, l.take_down_template, l.take_down_reason
  from listing l
  where l.status = 'pending' and l.removed_at is null and (${kind ?? null}::text is null or l.kind = ${kind ?? null})
  union all
  select l.id, l.kind, r.created_at as at, 1 as change, r.body, 'r' || r.id as stamp, false as resubmitted,
    null as take_down_template, null as take_down_reason
  from listing_revision r join listing l on l.id = r.listing_id
  where r.status = 'pending' and l.status in ('published', 'expired') and l.removed_at is null
    and (${kind ?? null}::text is null or l.kind = ${kind ?? null})`;

export interface QueueRow {
  id: number;
  kind: ListingKind;
  at: Date;
  /** As in cursors: with microseconds. */
  at_text: string;
  change: 0 | 1;
  body: Record<string, unknown> | null;
  stamp: string;
  resubmitted: boolean;
  take_down_template: TakeDownTemplate | null;
  take_down_reason: string | null;
  title_en: string | null;
  title_ar: string | null;
  lang: Lang;
  owner_id: number | null;
  owner_name: string | null;
  owner_since: Date | null;
  claimer_id: number | null;
  claimer_name: string | null;
  claimed_until: Date | null;
}

interface QueueFilter {
  kind?: ListingKind | undefined;
  id?: number;
  after?: QueuePlace | undefined;
  /** The caller, whose own claims are omitted. */
  userId: number;
  now: Date;
}

/** One row more than a page of the queue, or that of one listing. */
export async function readQueue(
  db: Db,
  { kind, id, after, userId, now }: QueueFilter,
  limit: number,
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select w.id, w.kind, w.at, w.at::text as at_text, w.change, w.body, w.stamp, w.resubmitted,
      w.take_down_template, w.take_down_reason,
      l.title_en, l.title_ar, l.lang, u.id as owner_id, u.name as owner_name, u.created_at as owner_since,
      c.id as claimer_id, c.name as claimer_name, q.until as claimed_until
    from (
      select * from (${waiting(kind)}) every
      where ${id ? sql`id = ${id}` : sql`true`}
        and ${after ? sql`(at, change, id) > (${after.at}::timestamptz, ${after.change}, ${after.id})` : sql`true`}
      order by at, change, id
      limit ${limit + 1}
    ) w
    join listing l on l.id = w.id
    left join app_user u on u.id = l.owner_id
    left join queue_claim q on q.listing_id = w.id and q.until > ${now} and q.user_id <> ${userId}
    left join app_user c on c.id = q.user_id
    order by w.at, w.change, w.id`.execute(db);
  return rows;
}

/** Pending counts by type. */
export async function countQueue(db: Db): Promise<{ kind: ListingKind; count: number }[]> {
  const { rows } = await sql<{ kind: ListingKind; count: number }>`
    select w.kind, count(*) as count from (${waiting(undefined)}) w group by w.kind order by w.kind`.execute(
    db,
  );
  return rows;
}

/** Pending counts by age. */
export const readQueueAge = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(db, waiting(undefined), now);

/** The version of a listing's pending post, locked until the transaction ends. */
export async function lockStamp(tx: Db, id: number): Promise<string | undefined> {
  await sql`select id from listing where id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ stamp: string }>`
    select w.stamp from (${waiting(undefined)}) w where w.id = ${id}`.execute(tx);
  return rows[0]?.stamp;
}

/** The current address and titles of a listing. */
export function readHeadOf(db: Db, id: number) {
  return db
    .selectFrom('listing')
    .select(['slug', 'title_en', 'title_ar', 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
