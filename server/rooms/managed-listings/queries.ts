import { type SqlBool, sql } from 'kysely';
import { type ListingKind, listingKinds, listingStatuses } from '../../../contract/categories.ts';
import type { Congregation } from '../../../contract/congregation.ts';
import type { ManagedListingStatus } from '../../../contract/managed-listing-values.ts';
import type { Db } from '../../database/connect.ts';
import { byWords } from '../listings/ranking-queries.ts';

/** The search criteria as database conditions. */
export interface ManagedListingFilter {
  id?: number | undefined;
  ownerEmail?: string | undefined;
  /** Prefix terms for words of the title, as in the index. */
  words: readonly string[];
  kind: ListingKind | undefined;
  status: ManagedListingStatus | undefined;
  verified: boolean | undefined;
}

/** A published post after its expiry date counts as expired, whether or not it was marked yet. */
const statusAt = (at: Date) =>
  sql<ManagedListingStatus>`case when l.taken_down_at is not null then 'taken_down'
    when l.status = 'published' and l.expires_at <= ${at} then 'expired' else l.status end`;

function rows(db: Db, at: Date) {
  return db
    .selectFrom('listing as l')
    .leftJoin('app_user as u', 'u.id', 'l.owner_id')
    .select(['l.id', 'l.kind', 'l.slug', 'l.title_en', 'l.title_ar', 'l.verified', 'l.removed_at'])
    .select(['l.created_at', 'l.published_at', 'l.expires_at', 'u.id as owner_id', 'u.name as owner_name'])
    .select(statusAt(at).as('status'))
    .select(({ selectFrom, fn }) => [
      selectFrom('event as e').select('e.state').whereRef('e.id', '=', 'l.id').as('event_state'),
      selectFrom('report as r')
        .select(fn.countAll<number>().as('n'))
        .whereRef('r.listing_id', '=', 'l.id')
        .where('r.status', '=', 'open')
        .as('open_reports'),
      selectFrom('report as r')
        .select(fn.countAll<number>().as('n'))
        .whereRef('r.listing_id', '=', 'l.id')
        .as('reports'),
    ]);
}

/** The candidate ids of a page: the newest of each requested type, status and mark, by one index. */
function newest({ kind, status, verified }: ManagedListingFilter, before: number | undefined, limit: number) {
  const kinds = kind ? [kind] : [...listingKinds];
  const statuses = status && status !== 'taken_down' ? [status] : [...listingStatuses];
  const marks = verified === undefined ? [true, false] : [verified];
  return sql<number>`(
    select n.id from unnest(${kinds}::text[]) as k(kind), unnest(${statuses}::text[]) as s(status),
      unnest(${marks}::boolean[]) as m(verified)
    cross join lateral (
      select id from listing as one
      where one.kind = k.kind and one.status = s.status and one.verified = m.verified
        and one.id < ${before ?? Number.MAX_SAFE_INTEGER}
      order by one.id desc limit ${limit}
    ) as n
  )`;
}

/** The newest listings with matching title words: by the text index, however rare they are. */
async function idsByWords(
  db: Db,
  { words, kind, status, verified }: ManagedListingFilter,
  before: number | undefined,
  limit: number,
): Promise<number[]> {
  const found = await byWords(db, (one) => {
    let query = one.selectFrom('listing as l').select('l.id');
    // Terms contain letters and digits only; those of titles have the weight A.
    const begun = words.map((word) => `'${word}':*`).join(' & ');
    query = query.where(sql<SqlBool>`ts_filter(l.search_vector, '{a}') @@ ${begun}::tsquery`);
    if (kind) query = query.where('l.kind', '=', kind);
    if (status === 'taken_down') query = query.where('l.taken_down_at', 'is not', null);
    else if (status) query = query.where('l.status', '=', status);
    if (status === 'closed') query = query.where('l.taken_down_at', 'is', null);
    if (verified !== undefined) query = query.where('l.verified', '=', verified);
    if (before !== undefined) query = query.where('l.id', '<', before);
    return query.orderBy('l.id', 'desc').limit(limit).execute();
  });
  return found.map(({ id }) => id);
}

/** One row more than a page of results, newest first. */
export async function readManagedListings(
  db: Db,
  filter: ManagedListingFilter,
  before: number | undefined,
  limit: number,
  at: Date,
) {
  const { id, ownerEmail, words, kind, status, verified } = filter;
  let query = rows(db, at);
  const isFiltered = kind !== undefined || status !== undefined || verified !== undefined;
  if (id !== undefined) query = query.where('l.id', '=', id);
  if (ownerEmail !== undefined) query = query.where('u.email', '=', ownerEmail);
  if (words.length > 0) {
    const ids = await idsByWords(db, filter, before, limit + 1);
    query = query.where('l.id', '=', sql<number>`any (${ids}::bigint[])`);
  } else if (id === undefined && ownerEmail === undefined && isFiltered && status !== 'taken_down') {
    query = query.where('l.id', 'in', newest(filter, before, limit + 1));
  } else {
    if (kind) query = query.where('l.kind', '=', kind);
    if (status && status !== 'taken_down') query = query.where('l.status', '=', status);
    if (verified !== undefined) query = query.where('l.verified', '=', verified);
  }
  if (status === 'taken_down') query = query.where('l.taken_down_at', 'is not', null);
  if (status === 'closed') query = query.where('l.taken_down_at', 'is', null);
  if (before !== undefined) query = query.where('l.id', '<', before);
  return query
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
}
export type ManagedListingRow = Awaited<ReturnType<typeof readManagedListings>>[number];

/** One listing with all data needed for decisions. */
export function readOne(db: Db, id: number, at: Date) {
  return rows(db, at)
    .leftJoin('business as b', 'b.id', 'l.id')
    .select([
      'l.description_en',
      'l.description_ar',
      'l.category_id',
      'l.place_id',
      'l.street',
      'l.price_cents',
    ])
    .select([
      'l.phone',
      'l.email',
      'l.source',
      'l.taken_down_at',
      'l.take_down_reason',
      'l.take_down_template',
      'l.updated_at',
      'b.website',
      'b.prayers',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type OneRow = NonNullable<Awaited<ReturnType<typeof readOne>>>;

/** Sets the times of prayer of a business, as those of its form; null removes them. */
export async function writePrayers(
  db: Db,
  id: number,
  prayers: Congregation | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('business')
    .set({ prayers: prayers && JSON.stringify(prayers) })
    .where('id', '=', id)
    .execute();
  await db.updateTable('listing').set({ updated_at: at }).where('id', '=', id).execute();
}

/** A listing, locked until the transaction ends. */
export function lockListing(db: Db, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'kind', 'slug', 'title_en', 'title_ar', 'status', 'owner_id', 'verified'])
    .select(['expires_at', 'removed_at', 'taken_down_at', 'taken_down_from', 'status_before_ban'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/**
 * The mark contributes 0.35 to the trust score of a listing, as in drafts. Verifying a business again renews its date.
 */
export async function writeVerified(db: Db, id: number, verified: boolean, at: Date): Promise<void> {
  await db
    .updateTable('listing')
    .set({
      verified,
      boost: sql<number>`least(1, greatest(0, round((boost + ${verified ? 0.35 : -0.35})::numeric, 2)))`,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('verified', '<>', verified)
    .execute();
  await db
    .updateTable('business')
    .set({ verified_at: verified ? at : null })
    .where('id', '=', id)
    .execute();
}
