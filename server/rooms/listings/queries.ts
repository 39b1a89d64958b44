import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { PictureRole } from '../../../contract/pictures.ts';
import type { ListingMediaTable, Tables } from '../../database/tables.ts';
import { type DraftOf, type ListingDraft, openMinutes, specialRanges } from './draft.ts';

type Row = Insertable<Tables['listing']>;

/** Columns that a repeated import does not overwrite, because people or time have changed them. */
const unchangedOnUpdate = new Set<string>([
  'kind',
  'source',
  'source_key',
  'status',
  'published_at',
  'owner_id',
  'verified',
  'reserved',
]);

/** Columns that are not content of the poster and that no new content changes. */
const stateColumns = new Set<string>([...unchangedOnUpdate, 'source_hash', 'expires_at']);

/**
 * Inserts rows or, if a row with the same source and key exists, updates it if its content differs. Unchanged rows
 * are not returned.
 */
export async function upsertListings(db: Kysely<Tables>, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !unchangedOnUpdate.has(column));
  return db
    .insertInto('listing')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_key'])
        .doUpdateSet({
          ...Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
          // An expired listing is published again if its source gives it another date.
          status: sql`case when listing.status = 'expired' and coalesce(excluded.expires_at > now(), true)
            then excluded.status else listing.status end`,
          updated_at: sql`now()`,
        })
        .where('listing.source_hash', 'is distinct from', sql<string>`excluded.source_hash`)
        // A claimed business is not overwritten by its source.
        .where(
          sql<boolean>`not exists (select from claim where claim.listing_id = listing.id and claim.status = 'approved'
            and claim.user_id = listing.owner_id)`,
        ),
    )
    .returning(['id', 'source', 'source_key', sql<boolean>`(xmax = 0)`.as('inserted')])
    .execute();
}

export async function insertListings(db: Kysely<Tables>, rows: Row[]): Promise<number[]> {
  const made = await db.insertInto('listing').values(rows).returning('id').execute();
  return made.map((row) => row.id);
}

/** Replaces the content of a listing; owner, source and type are unchanged. */
export async function updateListing(
  db: Kysely<Tables>,
  id: number,
  row: Row,
  { resubmitted, ...state }: Updateable<Tables['listing']> & { resubmitted?: boolean },
): Promise<void> {
  const content = Object.fromEntries(Object.entries(row).filter(([column]) => !stateColumns.has(column)));
  await db
    .updateTable('listing')
    .set({ ...content, ...state, updated_at: sql`now()`, ...(resubmitted && { submitted_at: sql`now()` }) })
    .where('id', '=', id)
    .execute();
}

/** JSON columns: `pg` would serialize a list as a database array. */
const jsonColumns = ['social', 'services', 'hours', 'special_hours', 'halal', 'prayers', 'fees'] as const;

/** The row of the type's own table; fields missing in the draft are omitted. */
export function detailRow({ id, draft }: { id: number; draft: ListingDraft }): Record<string, unknown> {
  const row: Record<string, unknown> =
    draft.kind === 'business' ? { id, ...businessRow(draft.detail) } : { id, ...draft.detail };
  for (const column of jsonColumns) {
    if (row[column] !== undefined && row[column] !== null) row[column] = JSON.stringify(row[column]);
  }
  return row;
}

function businessRow(detail: DraftOf<'business'>['detail']): Record<string, unknown> {
  const { hours, special_hours } = detail;
  const special = special_hours && specialRanges(hours, special_hours);
  return {
    ...detail,
    open_minutes: openMinutes(hours),
    ...(special && { special_days: special.days, special_open: special.open }),
  };
}

/**
 * A business written without special hours retains those that it has; they are recomputed with the given weekly
 * hours, since its nights continue into them.
 */
async function keepSpecialHours(db: Kysely<Tables>, drafts: readonly { id: number; draft: ListingDraft }[]) {
  const silent = drafts.filter(({ draft }) => draft.kind === 'business' && !draft.detail.special_hours);
  if (silent.length === 0) return drafts;
  const rows = await db
    .selectFrom('business')
    .select(['id', 'special_hours'])
    .where(
      'id',
      'in',
      silent.map(({ id }) => id),
    )
    .where('special_hours', '<>', sql<never>`'[]'`)
    .execute();
  const specialHours = new Map(rows.map((row) => [row.id, row.special_hours]));
  return drafts.map(({ id, draft }) => {
    const special_hours = specialHours.get(id);
    if (draft.kind !== 'business' || draft.detail.special_hours || !special_hours) return { id, draft };
    return { id, draft: { ...draft, detail: { ...draft.detail, special_hours } } };
  });
}

/** Writes the details of listings of one type, replacing existing ones. */
export async function writeDetails(
  db: Kysely<Tables>,
  kind: ListingKind,
  drafts: readonly { id: number; draft: ListingDraft }[],
) {
  if (drafts.length === 0) return;
  const known = kind === 'business' ? await keepSpecialHours(db, drafts) : drafts;
  const rows = known.map(detailRow);
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((column) => column !== 'id');
  // Kysely's types cannot express a table selected at run time.
  await db
    .insertInto(kind)
    .values(rows as never)
    .onConflict((conflict) =>
      conflict
        .column('id' as never)
        .doUpdateSet(
          Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as never,
        ),
    )
    .execute();
}

/** Replaces the pictures of the given listings. */
export async function writePictures(
  db: Kysely<Tables>,
  listingIds: number[],
  rows: Insertable<ListingMediaTable>[],
) {
  if (listingIds.length > 0)
    await db.deleteFrom('listing_media').where('listing_id', 'in', listingIds).execute();
  if (rows.length > 0) await db.insertInto('listing_media').values(rows).execute();
}

/** The pictures of listings, for `pictures.ts` to present. */
export function readPictures(db: Kysely<Tables>, listingIds: number[], roles: readonly PictureRole[]) {
  if (listingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('listing_media as lm')
    .innerJoin('media as m', 'm.id', 'lm.media_id')
    .select(['lm.listing_id', 'lm.role', 'lm.position', 'lm.alt_en', 'lm.alt_ar'])
    .select(['m.id', 'm.key', 'm.width', 'm.height', 'm.placeholder', 'm.variants'])
    .where('lm.listing_id', 'in', listingIds)
    .where('lm.role', 'in', [...roles])
    .execute();
}
