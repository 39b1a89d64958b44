import { sql } from 'kysely';
import type { ManagedListingStatus, ReportStatus } from '../../../contract/managed-listing-values.ts';
import type { ReasonTemplate, TakeDownTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';

export function readPoster(db: Db, id: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'created_at', 'banned_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The number of a user's posts by status. */
export function countPosts(db: Db, ownerId: number, at: Date) {
  const status = sql<ManagedListingStatus>`case when taken_down_at is not null then 'taken_down'
    when status = 'published' and expires_at <= ${at} then 'expired' else status end`;
  return db
    .selectFrom((from) =>
      from
        .selectFrom('listing')
        .select(status.as('status'))
        .where('owner_id', '=', ownerId)
        .where('removed_at', 'is', null)
        .as('own'),
    )
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
}

/** The number of reports of a user's posts. */
export function countReportsOf(db: Db, ownerId: number): Promise<{ status: ReportStatus; count: number }[]> {
  return db
    .selectFrom('report as r')
    .innerJoin('listing as l', 'l.id', 'r.listing_id')
    .select(({ fn }) => ['r.status', fn.countAll<number>().as('count')])
    .where('l.owner_id', '=', ownerId)
    .groupBy('r.status')
    .execute();
}

export interface Refusal {
  at: Date;
  title_en: string | null;
  title_ar: string | null;
  reason: string | null;
  template: ReasonTemplate | TakeDownTemplate | null;
  total: number;
}

const refusals = sql.lit(['post.reject', 'change.reject', 'listing.take-down'].join(','));

/** The team's rejections and takedowns of a user's posts from the audit log, newest first. */
export async function readRefusals(db: Db, ownerId: number, limit: number): Promise<Refusal[]> {
  const { rows } = await sql<Refusal>`
    select a.at, l.title_en, l.title_ar, a.after->>'reason' as reason,
      a.after->>'template' as template, count(*) over () as total
    from listing as l join audit_log as a
      on a.subject = case l.kind when 'rental' then 'rent' else l.kind end and a.subject_id = l.id::text
    where l.owner_id = ${ownerId} and a.action = any (string_to_array(${refusals}, ','))
    order by a.at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}
