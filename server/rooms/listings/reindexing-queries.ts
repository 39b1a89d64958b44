import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { preparedStatement } from '../../database/prepared.ts';

/** Listings with the input of their search terms. */
function indexed(db: Db) {
  return db
    .selectFrom('listing as l')
    .leftJoin('business as b', 'b.id', 'l.id')
    .leftJoin('product as p', 'p.id', 'l.id')
    .leftJoin('rental as r', 'r.id', 'l.id')
    .leftJoin('job as j', 'j.id', 'l.id')
    .leftJoin('event as e', 'e.id', 'l.id')
    .select(['l.id', 'l.kind', 'l.status', 'l.anonymous', 'l.category_ids', 'l.place_id'])
    .select(['l.title_en', 'l.title_ar', 'l.description_en', 'l.description_ar', 'l.street', 'l.zip'])
    .select(['b.services', 'b.halal', 'p.type as product_type', 'p.brand', 'p.model', 'p.color', 'p.year'])
    .select(['p.delivery', 'p.condition', 'r.bedrooms', 'r.furnished'])
    .select(['j.company', 'j.location', 'j.workplace'])
    .select(['e.venue', 'e.host', 'e.price_type', 'e.audience']);
}

/** The listings to reindex. */
export interface IndexedRange {
  /** Only of this category; all by default. */
  categoryId?: number | undefined;
  /** Only those whose address is not published as written. */
  hasHiddenAddress?: boolean;
  /** Those after this id. */
  after: number;
  limit: number;
}

const hiddenAddress = sql<boolean>`l.kind <> 'business' and (l.street is not null or (l.kind = 'job' and l.anonymous))`;

/** Those after an id, in the order of ids. */
export function readIndexed(db: Db, { categoryId, hasHiddenAddress = false, after, limit }: IndexedRange) {
  return indexed(db)
    .select('l.search_vector')
    .where('l.id', '>', after)
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<boolean>`l.category_ids @> array[${categoryId}]::integer[]`),
    )
    .$if(hasHiddenAddress, (query) => query.where(hiddenAddress))
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

export type IndexedRow = Awaited<ReturnType<ReturnType<typeof indexed>['execute']>>[number];

const readByIds = preparedStatement<{ ids: readonly number[] }, IndexedRow>(
  'listing-texts',
  { ids: [] },
  (db, { ids }) => indexed(db).where(sql<boolean>`l.id = any(${ids}::bigint[])`),
);

/** The given ones, unordered, without their vectors. */
export const readIndexedOf = (db: Db, ids: readonly number[]) => readByIds(db, { ids });

/** Updates vectors that differ. @returns the ids of those */
export async function writeVectors(tx: Db, vectors: ReadonlyMap<number, string>): Promise<Set<number>> {
  if (vectors.size === 0) return new Set();
  const rows = [...vectors].map(([id, vector]) => ({ id, vector }));
  const { rows: written } = await sql<{ id: number }>`
    update listing as l set search_vector = v.vector::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id bigint, vector text)
    where l.id = v.id and l.search_vector is distinct from v.vector::tsvector
    returning l.id`.execute(tx);
  return new Set(written.map(({ id }) => Number(id)));
}

/** The position of an unfinished reindexing; null if there is none, or if another process runs it. */
export function lockReindexing(tx: Db, name: string) {
  return tx
    .selectFrom('reindexing')
    .select('after_id')
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function saveReindexing(tx: Db, name: string, after: number): Promise<void> {
  await tx.updateTable('reindexing').set({ after_id: after }).where('name', '=', name).execute();
}

export async function finishReindexing(tx: Db, name: string): Promise<void> {
  await tx.deleteFrom('reindexing').where('name', '=', name).execute();
}
