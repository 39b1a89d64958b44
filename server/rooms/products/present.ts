import type { ProductCard, ProductDetail } from '../../../contract/products.ts';
import { commonValue } from '../listings/common-values.ts';
import type { PictureRow } from '../listings/pictures.ts';
import { type PostView, presentCategory, presentPost, presentPostDetail } from '../listings/posts.ts';
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
    priceCents: row.price_cents,
    postType: row.post_type,
    condition: row.condition,
    reserved: row.reserved,
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
    whereabouts: whereaboutsOf(row, view.catalog, row.anonymous ? 'area' : 'rounded'),
    mainCategory: presentCategory(view.catalog, main, view.lang, icon),
    type: commonValue(row.type, view.lang),
    year: row.year,
    color: commonValue(row.color, view.lang),
    brand: row.brand,
    model: row.model,
    mileage: row.mileage,
    negotiable: row.negotiable,
    delivery: row.delivery,
    similar,
  };
}
