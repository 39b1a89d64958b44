import { sql } from 'kysely';
import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { ReasonTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';
import { closingMoment } from '../listings/closing-queries.ts';
import { hasHours } from '../listings/hours-queries.ts';

export interface OwnPostFilter {
  ownerId: number;
  kind: ListingKind | undefined;
  status: ListingStatus | undefined;
  at: Date;
}

/** The outcome of the last revision of a published post, and its reason. */
interface LastChange {
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  template: ReasonTemplate | null;
  field: string | null;
  asked: boolean;
}

/** A published post past its expiry counts as expired, whether or not it is marked yet. */
export const statusAt = (at: Date) =>
  sql<ListingStatus>`case when status = 'published' and expires_at <= ${at} then 'expired' else status end`;

/** The beginning of the month in the city's time zone. */
const monthStart = (at: Date) => sql<Date>`date_trunc('month', ${at}::timestamptz, ${cityTimeZone})`;

/** The columns of a post for its owner. */
export const ownColumns = (db: Db, at: Date) =>
  db
    .selectFrom('listing')
    .select(['id', 'kind', 'slug', 'title_en', 'title_ar', 'lang', 'price_cents'])
    .select(['views', 'contact_clicks', 'created_at', 'published_at', 'expires_at'])
    .select([
      'reject_reason',
      'reject_template',
      'reject_field',
      'change_asked',
      'closed_as',
      'reserved',
      'removed_at',
    ])
    .select(['taken_down_at', 'take_down_reason', 'take_down_template'])
    .select(closingMoment('listing').as('closes_at'))
    .select(statusAt(at).as('status'))
    .select(({ selectFrom }) =>
      selectFrom('short_address as a')
        .innerJoin('short_address_scan as s', 's.code', 'a.code')
        .select(sql<number>`coalesce(sum(s.scans), 0)::int`.as('scans'))
        .whereRef('a.listing_id', '=', 'listing.id')
        .as('scans'),
    )
    .select(['review_count', 'rating'])
    .select(({ selectFrom }) =>
      selectFrom('business as b')
        .select('b.hours_confirmed_at')
        .whereRef('b.id', '=', 'listing.id')
        .where('b.hours', 'is not', null)
        .as('hours_confirmed_at'),
    )
    .select(({ selectFrom }) =>
      selectFrom('event as e').select('e.state').whereRef('e.id', '=', 'listing.id').as('event_state'),
    )
    .select(hasHours('listing').as('has_hours'))
    .select(({ selectFrom }) =>
      selectFrom('review as v')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('v.listing_id', '=', 'listing.id')
        .where('v.status', '=', 'approved')
        .where('v.published_at', '>=', monthStart(at))
        .as('reviews_this_month'),
    )
    .select(({ selectFrom }) =>
      selectFrom('listing_revision as r')
        .select(
          sql<LastChange>`jsonb_build_object('status', r.status, 'reason', r.reason, 'template', r.template,
            'field', r.field,            'asked', r.change_asked)`.as('change'),
        )
        .whereRef('r.listing_id', '=', 'listing.id')
        .orderBy('r.id', 'desc')
        .limit(1)
        .as('change'),
    );

/** One row more than a page of a member's posts, the newest first. */
export function readOwnPosts(
  db: Db,
  { ownerId, kind, status, at }: OwnPostFilter,
  cursor: Cursor | undefined,
  limit: number,
) {
  let query = ownColumns(db, at).where('removed_at', 'is', null).where('owner_id', '=', ownerId);
  if (kind) query = query.where('kind', '=', kind);
  if (status) query = query.where(statusAt(at), '=', status);
  if (cursor) query = query.where('id', '<', cursor.id);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}
export type OwnPostRow = Awaited<ReturnType<typeof readOwnPosts>>[number];

/** One post as its owner sees it, including a deleted one that can still be restored. */
export function readOwnPost(db: Db, id: number, at: Date): Promise<OwnPostRow> {
  return ownColumns(db, at).where('id', '=', id).executeTakeFirstOrThrow();
}

/** A post that its owner must edit before it, or its last revision, is published. */
export const isToMend = sql<boolean>`status = 'rejected' or taken_down_at is not null
  or status in ('published', 'expired') and 'rejected' = (
    select r.status from listing_revision r where r.listing_id = listing.id order by r.id desc limit 1)`;

/** The number of a member's posts, by kind and status, and of those that need edits. */
export function countOwnPosts(db: Db, ownerId: number, at: Date) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('listing')
        .select(['kind', statusAt(at).as('status'), isToMend.as('to_mend')])
        .where('owner_id', '=', ownerId)
        .where('removed_at', 'is', null)
        .as('own'),
    )
    .select(['kind', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('to_mend', '=', true).as('toMend'))
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .execute();
}
