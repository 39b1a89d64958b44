import { renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { FeedKind } from '../contract/feeds.ts';
import type { Lang } from '../contract/locales.ts';
import { DrawnAdProvider } from './advertising/AdSlot.tsx';
import { NewAlertLink } from './alerts/NewAlertLink.tsx';
import { ScriptlessAlertsProvider } from './alerts/scriptless.ts';
import { type Carrier, createApi } from './api.ts';
import { App } from './app.tsx';
import { headOf } from './head/head.ts';
import { headHtml } from './head/head-html.ts';
import type { Boot } from './hydration/boot.ts';
import { bootJson } from './hydration/boot-json.ts';
import ar from './i18n/ar/index.ts';
import en from './i18n/en/index.ts';
import { wordFiles } from './i18n/load.ts';
import { commonAreas, createTranslate, type Translate } from './i18n/words.ts';
import type { PageEntry, PageRoute, RouteHandle } from './page-route.ts';
import { ScriptlessForms } from './rooms/alerts/ScriptlessForms.tsx';
import { makeRoutes, type Visit } from './routes.tsx';
import type { Site } from './site.tsx';
import { siteMap } from './site-map.ts';
import { makeStore } from './store.ts';
import { AdBox } from './ui/AdBox.tsx';

export type { Answer, Carrier } from './api.ts';
export type { Site } from './site.tsx';

const scriptlessAlerts = { Link: NewAlertLink, Forms: ScriptlessForms };

const words: Record<Lang, Translate> = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };

/** The paths of the site map, as the router writes them: what sitemaps and feeds may name. */
export const pagePaths: readonly string[] = siteMap.map(({ path }) => path);

/** The source files that each page begins with, by which the manifest of the build knows its scripts. */
export async function pageFiles() {
  return Promise.all(
    siteMap.map(async (entry) => {
      const page = await entry.route();
      return { path: entry.path, filesOf: (lang: Lang) => filesOf(lang, entry, page) };
    }),
  );
}

function filesOf(lang: Lang, entry: PageEntry | undefined, page: PageRoute | undefined): string[] {
  return [
    ...wordFiles(lang, [...commonAreas, ...(entry?.words ?? [])]),
    ...(entry && page ? [entry.file, page.file] : []),
  ];
}

export interface Rendered {
  status: number;
  /** The path of the site map that the address leads to, with its parameters as `:name`; `*` for none. */
  route: string;
  /** The inside of the document's head, but the addresses of scripts and styles. */
  head: string;
  body: string;
  /** JSON for the browser to go on with, safe inside a script element. */
  boot: string;
  /** The feeds of what the page lists. */
  feeds: readonly FeedKind[];
  /** Source files of what the page was made of. */
  files: readonly string[];
  /** Path and query of the page's canonical address, without language; undefined if it is not to be indexed. */
  listedAt: string | undefined;
}

const visits = createContext<Visit>();
/** One for all requests: preparing the site map's addresses for matching takes as long as a small page. */
const handler = createStaticHandler(
  makeRoutes(
    ({ context }) => context.get(visits),
    () => undefined,
  ),
);

/** The matched routes only, since the router compares the address with all routes it is given. */
function routesOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [
      { ...route, children: children.length > 0 ? children : undefined } as RouteObject,
    ],
    [],
  );
}

/** A page as HTML, or a redirect. */
export async function renderPage(
  url: URL,
  site: Site,
  carry: Carrier,
  renderTurn: () => Promise<void> = async () => undefined,
): Promise<Rendered | Response> {
  const store = makeStore(createApi({ city: site.cityCode, lang: site.lang, cityId: site.cityId, carry }));
  const requestContext = new RouterContextProvider(new Map([[visits, { store, site }]]));
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return context;
  const error = errorOf(context.errors);
  const status = error?.status ?? 200;
  const router = createStaticRouter(routesOf(context), context);
  const t = words[site.lang];
  await renderTurn();
  const body = renderToString(
    <App store={store} site={site} words={t}>
      <DrawnAdProvider value={AdBox}>
        <ScriptlessAlertsProvider value={scriptlessAlerts}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ScriptlessAlertsProvider>
      </DrawnAdProvider>
    </App>,
  );
  const state = store.getState();
  const match = context.matches.at(-1);
  const { entry, page } = (match?.route.handle ?? {}) as Partial<RouteHandle>;
  const boot: Boot = { site, state, error };
  const renderedPage = status === 200 ? page : undefined;
  const params = match?.params ?? {};
  const structuredData = await renderedPage?.structuredData?.({ state, site, url, params, t });
  const source = { page: renderedPage, status, state, site, url, params, t };
  const head = headOf(source);
  return {
    status,
    route: match?.route.path ?? '*',
    head: headHtml(source, head, structuredData ?? []),
    body,
    boot: bootJson(boot),
    feeds: renderedPage?.feeds ?? [],
    files: filesOf(site.lang, entry, renderedPage),
    listedAt: head.noindex ? undefined : head.canonical,
  };
}

/** The error that the page displays, and its route; any other error is rethrown. */
function errorOf(errors: StaticHandlerContext['errors']): Boot['error'] {
  const [entry] = Object.entries(errors ?? {});
  if (!entry) return null;
  const [route, error] = entry;
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number') throw error;
  return { route, status };
}
