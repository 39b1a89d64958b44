import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Area } from './i18n/words.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { withHead } from './layout/page-head.tsx';
import type { LoadContext } from './loading.ts';
import { need } from './loading.ts';
import type { PageRoute, RouteHandle } from './page-route.ts';
import type { Site } from './site.tsx';
import { siteMap } from './site-map.ts';
import { readAccount } from './state/account.ts';
import { settings } from './state/slices.ts';
import type { Store } from './store.ts';

/** Pages of members are not indexed. */
function unlisted(page: PageRoute): PageRoute {
  return { ...page, head: (context) => ({ ...page.head(context), noindex: true }) };
}

/** The server renders for guests, whoever sends the request. */
const isMemberHere = () => typeof document !== 'undefined' && readAccount().isSignedIn;

/** The target of a page load: one for the whole session in a browser, one per request on the server. */
export interface Visit {
  store: Store;
  site: Site;
}

/**
 * The routes: the loaders of the router are the `load` functions of the pages. The module and messages of a page
 * load on demand.
 * @param visitOf returns the visit that a loader loads into
 * @param wordsOf loads message areas; the server has them all
 */
export function makeRoutes(
  visitOf: (args: LoaderFunctionArgs) => Visit,
  wordsOf: (areas: readonly Area[]) => Promise<void> | undefined,
): RouteObject[] {
  const contextOf = (args: LoaderFunctionArgs): LoadContext => ({
    ...visitOf(args),
    url: new URL(args.request.url),
    params: args.params,
  });
  return [
    {
      id: 'layout',
      element: <Layout />,
      errorElement: <ErrorPage />,
      children: [
        {
          id: 'site',
          errorElement: <ErrorPage />,
          loader: async (args) => {
            const { store } = visitOf(args);
            await need(store.dispatch(settings.thunks.generalSettings()));
            return null;
          },
          shouldRevalidate: () => false,
          children: [
            ...siteMap.map((entry): RouteObject => {
              const handle: RouteHandle = { entry };
              return {
                id: entry.path,
                path: entry.path,
                handle,
                errorElement: <ErrorPage />,
                lazy: async () => {
                  const [route] = await Promise.all([entry.route(), wordsOf(entry.words)]);
                  const page = entry.memberOnly ? unlisted(route) : route;
                  const [{ default: Page }, gate] = await Promise.all([
                    page.page(),
                    // Not part of the pages for guests.
                    entry.memberOnly ? import('./layout/MemberGate.tsx') : undefined,
                  ]);
                  handle.page = page;
                  return {
                    Component: withHead(page, Page, gate?.MemberGate),
                    loader: async (args: LoaderFunctionArgs) => {
                      if (!entry.memberOnly || isMemberHere()) await page.load?.(contextOf(args));
                      return null;
                    },
                  };
                },
              };
            }),
            {
              id: '*',
              path: '*',
              // Never rendered: the loader always rejects.
              element: null,
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
