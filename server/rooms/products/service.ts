import type { ProductCard, ProductDetail, ProductQuery } from '../../../contract/products.ts';
import { productFields } from '../../../contract/products.ts';
import type { Db } from '../../database/connect.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { createListings, type ListingKindService } from '../listings/kind-service.ts';
import { presentProduct, presentProductDetail } from './present.ts';
import { type ProductDetailRow, type ProductFilter, type ProductRow, productQueries } from './queries.ts';

export const products: ListingKindService<
  ProductFilter,
  ProductQuery,
  ProductRow,
  ProductDetailRow,
  ProductCard,
  ProductDetail
> = {
  queries: productQueries,
  fields: productFields,
  isPriced: true,
  usualSort: 'newest',
  filterOf: ({ main_id, category_id }) => ({ mainCategory: main_id, category: category_id }),
  similarTo: ({ post_type, category_id }) => ({ postType: post_type, category: category_id }),
  featured: { postType: 'sale' },
  presentCard: presentProduct,
  presentDetail: presentProductDetail,
};

/** The marketplace: lists with facets, single products, and what other rooms present of them. */
export const createProducts = (db: Db, source: CatalogSource) => createListings(db, source, products);
export type Products = ReturnType<typeof createProducts>;
