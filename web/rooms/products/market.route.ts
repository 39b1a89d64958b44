import { redirect } from 'react-router';
import { sharedPicturePath } from '../../../contract/sharing.ts';
import { marketPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { marketCategory } from '../../posts/products/product-filters.ts';
import { loadMarketNav, loadNewest } from './load-market.ts';

/** `/market-place`: the main categories and new posts. */
export const marketRoute: PageRoute = {
  path: '/market-place',
  file: 'web/rooms/products/MarketPage.tsx',
  page: () => import('./MarketPage.tsx'),
  load: async (context) => {
    await Promise.all([loadMarketNav(context), loadNewest(context, null)]);
  },
  head: ({ state, t }) => {
    const section = state.settings.generalSettings.data?.services.market_place;
    return {
      title: section?.name ?? t('products:market'),
      description: t('products:marketHint'),
      canonical: marketPath(),
    };
  },
  feeds: ['products'],
};

/** `/market-place/subCategory`: a main category, given by the query parameter `main_id`. */
export const marketCategoryRoute: PageRoute = {
  path: '/market-place/subCategory',
  file: 'web/rooms/products/MarketCategoryPage.tsx',
  page: () => import('./MarketCategoryPage.tsx'),
  load: async (context) => {
    const { store, url } = context;
    const mainId = url.searchParams.get('main_id');
    if (!mainId) {
      const rest = new URLSearchParams(url.search);
      rest.delete('main_id');
      throw redirect(`${marketPath()}${rest.size > 0 ? `?${rest}` : ''}`);
    }
    if (!/^[1-9]\d{0,8}$/.test(mainId)) throw new Response(null, { status: 404 });
    await Promise.all([loadMarketNav(context), loadNewest(context, mainId)]);
    const { status } = store.getState().market.marketNav;
    const main = marketCategory(store.getState(), mainId);
    if (status === 'succeeded' && (!main || main.parentId !== null))
      throw new Response(null, { status: 404 });
  },
  head: ({ state, site, url, t }) => {
    const main = marketCategory(state, url.searchParams.get('main_id'));
    return {
      title: main?.name ?? '',
      description: t('products:categoryHint', { category: main?.name ?? '' }),
      canonical: marketPath(main?.id),
      ...(main && { image: sharedPicturePath('category', main.id, site.lang) }),
    };
  },
  structuredData: async (context) =>
    (await import('./market-structured-data.ts')).marketStructuredData(context),
  feeds: ['products'],
};
