import { productPath } from '../../addresses.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { productData } from '../../structured-data/offers.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { productCrumbs } from './product-crumbs.ts';

/** The structured data of a post's page, with its breadcrumbs. */
export function productStructuredData({ state, site, t }: HeadContext): (StructuredData | null)[] {
  const found = state.market.product.data;
  if (!found) return [];
  return [
    productData(found, productPath(found), absoluteOn(site)),
    wayData(productCrumbs(state, found, t), site),
  ];
}
