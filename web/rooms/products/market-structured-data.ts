import type { HeadContext } from '../../loading.ts';
import { marketCategory } from '../../posts/products/product-filters.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { marketCrumbs } from './market-crumbs.ts';

/** The breadcrumbs of a main category of the marketplace, or of a list of products. */
export function marketStructuredData({ state, site, url, t }: HeadContext): StructuredData[] {
  const main = marketCategory(state, url.searchParams.get('main_id'));
  const category = marketCategory(state, url.searchParams.get('category_id'));
  return [wayData(marketCrumbs(state, main, category?.name, t), site)];
}
