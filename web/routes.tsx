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

/** A page that is somebody's own is nothing for an index. */
function unlisted(page: PageRoute): PageRoute {
  return { ...page, head: (context) => ({ ...page.head(context), noindex: true }) };
}

/** The server draws for guests, whoever asks. */
const isMemberHere = () => typeof document !== 'undefined' && readAccount().isSignedIn;

/** What a page is loaded into: in a browser one for all, on the server another for each request. */
export interface Visit {
  store: Store;
  site: Site;
}

/**
 * The routes: the loaders of the router are the `load` of the pages. A page's route comes with its words when it is
 * first wanted.
 * @param visitOf whose visit a loader works for
 * @param wordsOf brings areas of words in; the server has them all
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
                    // Guests' pages do not carry it.
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
              // Never shown: the loader always refuses.
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
