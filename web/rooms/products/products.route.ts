import { sharedPicturePath } from '../../../contract/sharing.ts';
import { productsPath } from '../../addresses.ts';
import { placeName } from '../../lists/facet-links.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { marketCategory, productFiltersOf, productQuery } from '../../posts/products/product-filters.ts';
import { business, market } from '../../state/slices.ts';
import { loadMarketNav } from './load-market.ts';

/** `/market-place/products`: products offered and wanted, with the filters in the address. */
export const productsRoute: PageRoute = {
  path: '/market-place/products',
  file: 'web/rooms/products/ProductsPage.tsx',
  page: () => import('./ProductsPage.tsx'),
  load: async (context) => {
    const { store, url } = context;
    const query = productQuery(productFiltersOf(url.searchParams), url.searchParams);
    await Promise.all([
      loadMarketNav(context),
      need(store.dispatch(business.thunks.stateAndCity())),
      need(store.dispatch(market.thunks.marketData({ query }))),
    ]);
  },
  head: ({ state, site, url, t }) => {
    const filters = productFiltersOf(url.searchParams);
    const { main_id, category_id, ...narrowing } = filters;
    const category = marketCategory(state, category_id ?? main_id);
    const city = filters.city === null ? null : Number(filters.city);
    const where = placeName(state.business.stateAndCity.data, city);
    const what = category?.name ?? t('products:allThings');
    return {
      title: where ? t('directory:inPlace', { what, where }) : what,
      description: category ? t('products:categoryHint', { category: what }) : t('products:marketHint'),
      canonical: productsPath({ main_id, category_id }),
      noindex: Object.values(narrowing).some(Boolean) || url.searchParams.has('after'),
      ...(category && { image: sharedPicturePath('category', category.id, site.lang) }),
    };
  },
  structuredData: async (context) =>
    (await import('./market-structured-data.ts')).marketStructuredData(context),
  feeds: ['products'],
};
