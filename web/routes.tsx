import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { withHead } from './layout/page-head.tsx';
import type { LoadContext } from './loading.ts';
import { need } from './loading.ts';
import type { PageRoute, RouteHandle } from './page-route.ts';
import { categoryRoute } from './rooms/businesses/category.route.ts';
import { profileRoute } from './rooms/businesses/profile.route.ts';
import { subCategoryRoute } from './rooms/businesses/sub-category.route.ts';
import { homeRoute } from './rooms/home/home.route.ts';
import { searchRoute } from './rooms/search/search.route.ts';
import { ourServiceRoute } from './rooms/services/our-service.route.ts';
import type { Site } from './site.tsx';
import { settings } from './state/slices.ts';
import type { Store } from './store.ts';

/** The site map, in the order of the specification's table. */
export const pageRoutes: PageRoute[] = [
  homeRoute,
  ourServiceRoute,
  categoryRoute,
  subCategoryRoute,
  profileRoute,
  searchRoute,
];

/** The routes bound to one store: the loaders of the router are the `load` of the site map. */
export function makeRoutes(store: Store, site: Site): RouteObject[] {
  const contextOf = ({ request, params }: LoaderFunctionArgs): LoadContext => ({
    store,
    site,
    url: new URL(request.url),
    params,
  });
  return [
    {
      id: 'layout',
      element: <Layout />,
      errorElement: <ErrorPage />,
      children: [
        {
          errorElement: <ErrorPage />,
          loader: async () => {
            await need(store.dispatch(settings.thunks.generalSettings({ path: 'general-settings' })));
            return null;
          },
          shouldRevalidate: () => false,
          children: [
            ...pageRoutes.map(
              (page): RouteObject => ({
                path: page.path,
                handle: { page } satisfies RouteHandle,
                errorElement: <ErrorPage />,
                loader: async (args) => {
                  await page.load?.(contextOf(args));
                  return null;
                },
                lazy: async () => {
                  const { default: Page } = await page.page();
                  return { Component: withHead(page, Page) };
                },
              }),
            ),
            {
              path: '*',
              errorElement: <ErrorPage />,
              loader: () => {
                throw new Response(null, { status: 404 });
              },
            },
          ],
        },
      ],
    },
  ];
}
