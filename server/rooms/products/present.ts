import { type ProductCard, type ProductDetail, productFields } from '../../../contract/products.ts';
import type { PictureRow } from '../listings/pictures.ts';
import {
  type PostView,
  presentCategory,
  presentFields,
  presentPost,
  presentPostDetail,
} from '../listings/posts.ts';
import { whereaboutsOf } from '../listings/whereabouts.ts';
import type { ProductDetailRow, ProductRow } from './queries.ts';

const icon = 'box';

export function presentProduct(
  row: ProductRow,
  pictures: readonly PictureRow[],
  view: PostView,
): ProductCard {
  return {
    ...presentPost(row, pictures, view),
    ...presentFields(productFields, 'card', row, view.lang),
    priceCents: row.price_cents,
    category: presentCategory(view.catalog, row.category_id, view.lang, icon),
  };
}

export function presentProductDetail(
  row: ProductDetailRow,
  pictures: readonly PictureRow[],
  similar: ProductCard[],
  view: PostView,
): ProductDetail {
  const main = view.catalog.categoryChain(row.category_id).at(-1)?.id ?? row.category_id;
  return {
    ...presentProduct(row, pictures, view),
    ...presentPostDetail(row, pictures, view),
    ...presentFields(productFields, 'detail', row, view.lang),
    whereabouts: whereaboutsOf(row, view.catalog, row.anonymous ? 'area' : 'rounded'),
    mainCategory: presentCategory(view.catalog, main, view.lang, icon),
    similar,
  };
}
