import { Hono } from 'hono';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/connect.ts';
import type { Environment } from '../environment.ts';
import type { Admission } from '../http/admission/admission.ts';
import type { ApiEnvironment } from '../http/api-environment.ts';
import { taking } from '../http/rate-limit.ts';
import type { Rates } from '../rates.ts';
import type { Businesses } from '../rooms/businesses/service.ts';
import type { CatalogSource } from '../rooms/catalog/service.ts';
import type { Events } from '../rooms/events/service.ts';
import type { CurrentMap } from '../rooms/map/service.ts';
import { releaseRoutes } from '../rooms/releases/routes.ts';
import type { Settings } from '../rooms/settings/service.ts';
import { createFeeds, createSitemap } from '../rooms/sitemap/service.ts';
import type { PageCache } from './cache/page-cache.ts';
import { type Ask, createReadings } from './cache/reading.ts';
import type { OnPage } from './cache/serve.ts';
import { calendarFiles } from './calendar-files.ts';
import { embedRoutes } from './embeds/embed-routes.ts';
import { withMovedPages } from './moved-pages.ts';
import { createRenderLimit } from './render-limit.ts';
import { createPageRender } from './render-page.ts';
import type { PageRenderer } from './renderer.ts';
import { pageRoutes } from './routes.ts';
import { siteFacts } from './site-facts.ts';
import { siteFiles } from './site-files.ts';
import { staticFiles } from './static-files.ts';

interface Needs {
  db: Db;
  environment: Environment;
  pages: PageRenderer;
  changes: Changes | undefined;
  rooms: { source: CatalogSource; settings: Settings; businesses: Businesses; events: Events };
  rates: Rates;
  ask: Ask;
  /** The page cache. */
  cache: PageCache | undefined;
  onPage: OnPage | undefined;
  streetMap?: CurrentMap | undefined;
  /** Lets pages be rendered one after the other; without it they are rendered as soon as their data was read. */
  admission?: Pick<Admission, 'renderTurn'> | undefined;
  now: () => Date;
}

/** Everything outside the API: generated files, the scripts and styles of the build, and the pages. */
export function mountPages({
  db,
  environment,
  pages,
  changes,
  rooms: { source, settings, businesses, events },
  rates: { takeRender, takeSearch },
  ask,
  cache,
  onPage,
  streetMap,
  admission,
  now,
}: Needs) {
  const { publicUrl, rateLimits } = environment;
  const known = { catalog: source, pagePaths: async () => (await pages.entry()).pagePaths };
  const [sitemap, feeds] = [createSitemap(db, known), createFeeds(db, known)];
  const router = new Hono<ApiEnvironment>();
  if (rateLimits)
    for (const path of ['/feeds/*', '/sitemaps/*', '/calendars/*', '/embed/*'])
      router.use(path, taking(takeRender));
  router.route('/', siteFiles({ publicUrl, settings, sitemap, feeds, renderer: pages, now }));
  router.route('/', calendarFiles({ publicUrl, settings, events, now }));
  router.route('/', embedRoutes({ db, publicUrl, businesses, source, assets: pages.assets, now }));
  if (pages.clientFolder) {
    router.use(staticFiles(pages.clientFolder));
    router.route('/', releaseRoutes(db));
  }
  const clock = () => now().getTime();
  const startReading = createReadings(ask, changes, clock);
  const facts = siteFacts(environment, streetMap);
  const renderHere = createPageRender({
    renderer: pages,
    facts,
    startReading,
    renderTurn: admission?.renderTurn,
    now: clock,
  });
  const render = withMovedPages(renderHere, source.catalog);
  const limit = rateLimits ? createRenderLimit({ search: takeSearch, render: takeRender }) : undefined;
  return router.route('/', pageRoutes({ render, cache, onPage, limit, assets: pages.assets }));
}
