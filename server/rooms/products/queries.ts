import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ProductTable } from '../../database/tables.ts';
import type { CellConditions, CellValue } from '../counts/service.ts';
import type { FacetColumn } from '../listings/counting-queries.ts';
import { isWanted, type ListingFilter, narrowed } from '../listings/filtering-queries.ts';
import { listsOf } from '../listings/list-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';

/** What the marketplace is narrowed to, in the terms of the database. */
export interface ProductFilter extends ListingFilter {
  /** A main category; `category` is one that lies in it. */
  mainCategory?: number | undefined;
  postType?: ProductTable['post_type'] | undefined;
  condition?: NonNullable<ProductTable['condition']> | undefined;
  /** Given away. */
  free?: true | undefined;
  delivery?: true | undefined;
}

function joined(db: Db) {
  return db.selectFrom('listing as l').innerJoin('product as p', 'p.id', 'l.id');
}

function filtered(db: Db, filter: ProductFilter) {
  const { mainCategory, postType, condition, free, delivery } = filter;
  let query = joined(db);
  if (mainCategory) query = query.where(sql<boolean>`l.category_ids @> array[${mainCategory}::int]`);
  // Twice the same: the listing's own column is that of the indexes by price.
  if (postType) query = query.where('p.post_type', '=', postType).where(isWanted(postType === 'buy'));
  if (condition) query = query.where('p.condition', '=', condition);
  if (free) query = query.where('l.price_cents', '=', sql.lit(0));
  if (delivery) query = query.where('p.delivery', '=', true);
  return narrowed(query, 'product', filter);
}

const cardColumns = [...postColumns, 'p.post_type', 'p.condition', 'l.reserved'] as const;

export const { readPage: readProducts, count: countProducts } = listsOf({
  kind: 'product',
  needsDetail: ({ postType, condition, mainCategory, free, delivery }) =>
    [postType, condition, mainCategory, free, delivery].some((one) => one !== undefined),
  filtered,
  cards: (db, filter: ProductFilter) => filtered(db, filter).select(cardColumns),
});
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
  {
    name: 'free',
    value: sql`case when l.price_cents = 0 then 1 end`,
    own: ['free'],
    kept: { dimension: 'free' },
  },
  {
    name: 'delivery',
    value: sql`case when p.delivery then 1 end`,
    own: ['delivery'],
    kept: { dimension: 'delivery' },
  },
  { name: 'city', value: sql`l.place_ids`, many: true, own: ['place'], kept: { dimension: 'city' } },
];

/** What the kept counts are asked for. */
export function productConditions({
  mainCategory,
  postType,
  condition,
  free,
  delivery,
  near,
}: ProductFilter): CellConditions | null {
  if (near) return null;
  const isOn = (value: CellValue) => value === true;
  return {
    ...(mainCategory && {
      category: (value: CellValue) => (value as readonly number[]).includes(mainCategory),
    }),
    ...(postType && { post: (value: CellValue) => value === postType }),
    ...(condition && { condition: (value: CellValue) => value === condition }),
    ...(free && { free: isOn }),
    ...(delivery && { delivery: isOn }),
  };
}

/** A thing with everything, whatever its status, or undefined. */
export function readProduct(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.id', 'l.id')
    .select(cardColumns)
    .select(postDetailColumns)
    .select([
      'l.lat',
      'l.lng',
      'p.type',
      'p.year',
      'p.color',
      'p.brand',
      'p.model',
      'p.mileage',
      'p.negotiable',
      'p.delivery',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type ProductDetailRow = NonNullable<Awaited<ReturnType<typeof readProduct>>>;
