import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { type Catalog, eitherOf, readCatalog, rememberWords } from '../catalog/service.ts';
import { type Indexed, type Offered, vectorOf } from './draft.ts';

export { type IndexedRow, readIndexedOf } from './reindexing-queries.ts';

import { type IndexedRange, type IndexedRow, readIndexed, writeVectors } from './reindexing-queries.ts';

/** The searchable texts of a listing, by kind. */
function offeredBy(row: IndexedRow): Offered {
  const { kind, anonymous } = row;
  switch (kind as ListingKind) {
    case 'business':
      return { kind: 'business', detail: { services: row.services ?? [], halal: row.halal } };
    case 'product': {
      const { product_type: type, brand, model, color, year, delivery, condition } = row;
      return {
        kind: 'product',
        detail: { type, brand, model, color, year, condition, delivery: delivery ?? false },
      };
    }
    case 'rental':
      return {
        kind: 'rental',
        detail: { bedrooms: row.bedrooms, furnished: row.furnished ?? false },
      };
    case 'job': {
      const { company, location, workplace } = row;
      return { kind: 'job', anonymous, detail: { company, location, workplace } };
    }
    case 'event': {
      const { venue, host, price_type, audience } = row;
      return {
        kind: 'event',
        detail: { venue, host, price_type: price_type ?? 'free', audience: audience ?? [] },
      };
    }
  }
}

/** The current search terms of a listing, from its row and the catalog. */
export function indexedNow(row: IndexedRow, catalog: Catalog): Indexed {
  return {
    title: eitherOf(row.title_en, row.title_ar),
    description: eitherOf(row.description_en, row.description_ar),
    categories: row.category_ids.flatMap((id) => catalog.category(id) ?? []),
    places: catalog.placeChain(row.place_id),
    street: row.street,
    zip: row.zip,
    offered: offeredBy(row),
  };
}

const wordsIn = (vector: string) => [...vector.matchAll(/'([^']+)':/g)].map(([, word = '']) => word);

/**
 * Updates the search terms of listings that differ, in the caller's transaction.
 * @returns the last id if there may be more, otherwise null; and how many differed
 */
export async function reindexSome(
  tx: Db,
  catalog: Catalog,
  range: IndexedRange,
): Promise<{ last: number | null; changed: number }> {
  const rows = await readIndexed(tx, range);
  const vectors = new Map(rows.map((row) => [row.id, vectorOf(indexedNow(row, catalog))]));
  const changed = await writeVectors(tx, vectors);
  // Only words that are new to a listing: the others were counted before.
  const news = rows
    .filter(({ id, status }) => changed.has(id) && status === 'published')
    .map(({ id, search_vector }) => {
      const known = new Set(wordsIn(search_vector));
      const fresh = wordsIn(vectors.get(id) ?? '').filter((word) => !known.has(word));
      return fresh.map((word) => `'${word}':1`).join(' ');
    });
  await rememberWords(tx, news);
  return { last: rows.length === range.limit ? (rows.at(-1)?.id ?? null) : null, changed: changed.size };
}

const batch = 1_000;

/** Updates the search terms of all listings, in transactions of a thousand. @returns how many differed */
export async function reindexAll(
  db: Db,
  onProgress: (seen: number) => void = () => undefined,
): Promise<number> {
  let [changed, seen] = [0, 0];
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const catalog = await readCatalog(db);
    const done = await db
      .transaction()
      .execute((tx) => reindexSome(tx, catalog, { after: from, limit: batch }));
    changed += done.changed;
    seen += batch;
    if (done.last !== null) onProgress(seen);
    after = done.last;
  }
  return changed;
}
