import { marketPath, productPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { postHead } from '../../posts/post-head.ts';
import { market } from '../../state/slices.ts';

/** `/Show-Product/{id}/{slug?}`: a product. */
export const productRoute: PageRoute = {
  path: '/Show-Product/:id/:slug?',
  file: 'web/rooms/products/ProductPage.tsx',
  page: () => import('./ProductPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(market.thunks.product({ params: { id } })),
      () => store.getState().market.product.data,
      productPath,
    );
  },
  head: ({ state, site }) => {
    const found = state.market.product.data;
    if (!found) return { title: '', description: '', canonical: marketPath() };
    const path = productPath(found);
    return postHead({
      site,
      kind: 'product',
      post: found,
      title: `${found.title} · ${found.area.name}`,
      path,
    });
  },
  feeds: ['products'],
  structuredData: async (context) =>
    (await import('./product-structured-data.ts')).productStructuredData(context),
};
