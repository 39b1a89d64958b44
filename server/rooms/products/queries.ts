import { sql } from 'kysely';
import { productFields } from '../../../contract/products.ts';
import type { ProductTable } from '../../database/tables.ts';
import type { CellValue } from '../counts/service.ts';
import { categoryFacet, type Facet } from '../listings/facets.ts';
import {
  type FieldColumns,
  type KindDefinition,
  type KindFilter,
  queriesOf,
} from '../listings/kind-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import type { PostDetailRow, PostRow } from '../listings/posts.ts';

/** The filters of the marketplace. */
export type ProductFilter = KindFilter<typeof productFields> & {
  /** A main category; `category` is one of its sub-categories. */
  mainCategory?: number | undefined;
};

export type ProductRow = PostRow &
  FieldColumns<ProductTable, typeof productFields, 'card'> & { reserved: boolean };
export type ProductDetailRow = ProductRow &
  PostDetailRow &
  FieldColumns<ProductTable, typeof productFields, 'detail'> & { lat: number | null; lng: number | null };

const categories = { value: sql`l.category_ids`, many: true, facet: { dimension: 'category' } };
/** The main categories, and the sub-categories of the selected one, or all of them. */
const categoryFacets: Facet<ProductFilter>[] = [
  {
    ...categories,
    name: 'main_id',
    own: ['mainCategory', 'category'],
    present: (counts, { catalog, lang }) =>
      categoryFacet(counts, catalog, lang, ({ parent_id }) => parent_id === null),
  },
  {
    ...categories,
    name: 'category_id',
    own: ['category'],
    present: (counts, { catalog, lang }, { mainCategory }) =>
      categoryFacet(counts, catalog, lang, ({ parent_id }) =>
        mainCategory === undefined ? parent_id !== null : parent_id === mainCategory,
      ),
  },
];

export const productKind: KindDefinition<ProductFilter> = {
  kind: 'product',
  alias: 'p',
  fields: productFields,
  columns: { card: postColumns, detail: [...postDetailColumns, 'l.lat', 'l.lng'] },
  expressions: { free: sql`l.price_cents = 0` },
  wanted: 'buy',
  ownFilters: [
    {
      name: 'mainCategory',
      conditions: ({ mainCategory }) => [sql`l.category_ids @> array[${mainCategory}::int]`],
      cell: ({ mainCategory }) => ({
        category: (value: CellValue) => (value as readonly unknown[]).includes(mainCategory),
      }),
    },
  ],
  ownFacets: () => categoryFacets,
};

export const productQueries = queriesOf<ProductFilter, ProductRow, ProductDetailRow>(productKind);
