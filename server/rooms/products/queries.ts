import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ProductTable } from '../../database/tables.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { CellConditions, CellValue } from '../counts/service.ts';
import { countRows, type FacetColumn } from '../listings/counting-queries.ts';
import { type ListingFilter, narrowed } from '../listings/filtering-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import { byWords, mostCompared } from '../listings/ranking-queries.ts';
import { countRanked, readRanked } from '../listings/rankings.ts';
import { isRanked, type SortOrder, sorted } from '../listings/sorting-queries.ts';

/** What the marketplace is narrowed to, in the terms of the database. */
export interface ProductFilter extends ListingFilter {
  /** A main category; `category` is one that lies in it. */
  mainCategory?: number | undefined;
  postType?: ProductTable['post_type'] | undefined;
  condition?: NonNullable<ProductTable['condition']> | undefined;
}

function joined(db: Db) {
  return db.selectFrom('listing as l').innerJoin('product as p', 'p.id', 'l.id');
}

function filtered(db: Db, filter: ProductFilter) {
  const { mainCategory, postType, condition } = filter;
  let query = joined(db);
  if (mainCategory) query = query.where(sql<boolean>`l.category_ids @> array[${mainCategory}::int]`);
  if (postType) query = query.where('p.post_type', '=', postType);
  if (condition) query = query.where('p.condition', '=', condition);
  return narrowed(query, 'product', filter);
}

const cardColumns = [...postColumns, 'p.post_type', 'p.condition', 'l.reserved'] as const;

/** How what a filter leaves is ranked: of the details only what it asks of them is read. */
function rankedBy(filter: ProductFilter) {
  const { postType, condition, mainCategory } = filter;
  const needsNoDetail = [postType, condition, mainCategory].every((one) => one === undefined);
  const among = (db: Db) =>
    needsNoDetail ? narrowed(db.selectFrom('listing as l'), 'product', filter) : filtered(db, filter);
  return { kind: 'product' as const, filter, among };
}

/** One row more than a page, so that it shows whether there is a next one. */
export function readProducts(
  db: Db,
  filter: ProductFilter,
  order: SortOrder,
  cursor: Cursor | undefined,
  limit: number,
) {
  if (isRanked(order)) {
    const readRows = (ids: number[]) =>
      filtered(db, { ...filter, match: undefined, only: ids })
        .select(cardColumns)
        .execute();
    return readRanked(db, { ...rankedBy(filter), readRows }, cursor, limit + 1);
  }
  return sorted(filtered(db, filter).select(cardColumns), order, cursor, limit + 1).execute();
}
export type ProductRow = Omit<Awaited<ReturnType<typeof readProducts>>[number], 'sort_key'>;

export const productFacets: FacetColumn<ProductFilter>[] = [
  {
    name: 'main_id',
    value: sql`l.category_ids`,
    many: true,
    own: ['mainCategory', 'category'],
    kept: { dimension: 'category' },
  },
  {
    name: 'category_id',
    value: sql`l.category_ids`,
    many: true,
    own: ['category'],
    kept: { dimension: 'category' },
  },
  { name: 'type', value: sql`p.post_type`, own: ['postType'], kept: { dimension: 'post' } },
  { name: 'condition', value: sql`p.condition`, own: ['condition'], kept: { dimension: 'condition' } },
  { name: 'city', value: sql`l.place_ids`, many: true, own: ['place'], kept: { dimension: 'city' } },
];

/** What the kept counts are asked for. */
export function productConditions({
  mainCategory,
  postType,
  condition,
  near,
}: ProductFilter): CellConditions | null {
  if (near) return null;
  return {
    ...(mainCategory && {
      category: (value: CellValue) => (value as readonly number[]).includes(mainCategory),
    }),
    ...(postType && { post: (value: CellValue) => value === postType }),
    ...(condition && { condition: (value: CellValue) => value === condition }),
  };
}

export function countProducts(
  db: Db,
  filter: ProductFilter,
  facets: FacetColumn<ProductFilter>[],
  limit?: number,
) {
  if (!filter.match) return countRows(db, filtered(db, filter), facets, limit);
  if (facets.length === 0) {
    return countRanked(db, rankedBy(filter));
  }
  return byWords(db, (one) => countRows(one, filtered(one, filter), facets, mostCompared));
}

/** A thing with everything, whatever its status, or undefined. */
export function readProduct(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.id', 'l.id')
    .select(cardColumns)
    .select(postDetailColumns)
    .select(['p.type', 'p.year', 'p.color', 'p.brand', 'p.model', 'p.mileage', 'p.negotiable', 'p.delivery'])
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type ProductDetailRow = NonNullable<Awaited<ReturnType<typeof readProduct>>>;
