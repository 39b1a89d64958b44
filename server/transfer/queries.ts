import { type Selectable, sql } from 'kysely';
import type { ListingKind, ListingStatus } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import type { ListingTable } from '../database/tables.ts';

/** The hashes of earlier imports, for some keys of one source. */
export async function readHashes(
  db: Db,
  source: string,
  keys: string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('listing')
    .select(['source_key', 'source_hash'])
    .where('source', '=', source)
    .where('source_key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.source_key ?? '', row.source_hash]));
}

/** Updates planner statistics after many inserts. */
export async function analyzeListings(db: Db): Promise<void> {
  await sql`analyze listing, business, product, rental, job, event, event_occurrence`.execute(db);
}

/**
 * Assigns listings that were posted on this site the source and key of the export, so that an edited export updates
 * them. A key is the id and the millisecond of creation: posts of another site with the same id are not affected.
 * @returns the listings
 */
export async function adoptPosts(
  db: Db,
  source: string,
  kind: ListingKind,
  keys: string[],
): Promise<number[]> {
  const posts = keys.flatMap((key) => {
    const [, id, made] = /^(\d{1,15})-(\d{1,15})$/.exec(key) ?? [];
    return id && made ? [sql`(${Number(id)}::bigint, ${new Date(Number(made))}::timestamptz, ${key})`] : [];
  });
  if (posts.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update listing set source = ${source}, source_key = post.key
    from (values ${sql.join(posts)}) as post (id, created_at, key)
    where listing.id = post.id and listing.kind = ${kind} and listing.source is null
      and date_trunc('milliseconds', listing.created_at) = post.created_at
    returning listing.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The data of anonymous posts that exports omit, for some keys of one source. */
export async function readWithheld(db: Db, source: string, keys: string[]) {
  const rows = await db
    .selectFrom('listing')
    .leftJoin('job', 'job.id', 'listing.id')
    .select(['listing.source_key', 'listing.phone', 'listing.email'])
    .select(['listing.street', 'listing.zip', 'listing.lat', 'listing.lng'])
    .select(['job.company', 'job.location', 'job.portfolio_url', 'job.apply_url'])
    .where('listing.source', '=', source)
    .where('listing.source_key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.source_key ?? '', row]));
}

/** A listing with the columns of its kind's own table. */
export type ExportRow = Selectable<ListingTable> & Readonly<Record<string, unknown>>;

/** The rows of an export of one kind and status, in the order of the ids. */
export async function readForExport(
  db: Db,
  { kind, status }: { kind: ListingKind; status: ListingStatus },
  afterId: number,
  limit: number,
): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('listing')
    .innerJoin(`${kind} as detail` as 'product as detail', 'detail.id', 'listing.id')
    // Columns of both tables are the same in both.
    .selectAll('listing')
    .selectAll('detail')
    .where('listing.kind', '=', kind)
    .where('listing.status', '=', status)
    // Deleted posts are retained only for restoring.
    .where('listing.removed_at', 'is', null)
    .where('listing.id', '>', afterId)
    .orderBy('listing.id')
    .limit(limit)
    .execute();
  return rows;
}

/** Reads from one snapshot, however long it takes. */
export function atOneMoment<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
