import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { apiBasePath } from '../contract/endpoint-address.ts';
import { AppError } from '../contract/errors.ts';
import type { Lang } from '../contract/locales.ts';
import { adminRoutes } from './admin-rooms.ts';
import { mountApiMiddleware } from './api-middleware.ts';
import type { Changes } from './changes/changes.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { guestRoutes } from './guest-rooms.ts';
import type { Admission } from './http/admission/admission.ts';
import { createKnownSessions } from './http/admission/known-sessions.ts';
import { refuseOverload } from './http/admission/refuse-overload.ts';
import type { ApiEnvironment } from './http/api-environment.ts';
import { clientReader, noteClient } from './http/client-address.ts';
import { databasePatience } from './http/database-patience.ts';
import { errorResponse } from './http/error-response.ts';
import { networkOnly } from './http/inside.ts';
import { httpsBy } from './http/proxies/client.ts';
import { requestLog } from './http/request-log.ts';
import { pageSecurity, securityHeaders } from './http/security-headers.ts';
import { thirdPartySources } from './http/third-party-origins.ts';
import type { Courier, Mailer } from './mail/letter.ts';
import { memberRoutes } from './member-rooms.ts';
import { createMetrics } from './metrics/metrics.ts';
import { askInProcess } from './pages/ask-in-process.ts';
import { createPageCache } from './pages/cache/page-cache.ts';
import { pageRequestOf } from './pages/cache/page-request.ts';
import { createCacheFastPath } from './pages/cache/serve.ts';
import { pageCounter } from './pages/count-page.ts';
import { maintenanceHtml, overloadedPage } from './pages/limited-page.ts';
import { mountPages } from './pages/mount-pages.ts';
import { createRenderWith } from './pages/render-with.ts';
import type { PageRenderer } from './pages/renderer.ts';
import { siteFacts } from './pages/site-facts.ts';
import type { Queue } from './queue/queue.ts';
import { createRates } from './rates.ts';
import type { InboxSignals } from './rooms/conversations/service.ts';
import { documentRoutes } from './rooms/documents/routes.ts';
import type { CurrentMap } from './rooms/map/service.ts';
import type { Counting } from './rooms/numbers/service.ts';
import { createOpenDataFiles } from './rooms/open-data/service.ts';
import { mountRootRooms } from './root-rooms.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';
import { createSharedRooms } from './shared-rooms.ts';
import type { Storage } from './storage/storage.ts';

/** The dependencies of the application. Tests pass their own database, clock and storage. */
export interface AppNeeds {
  db: Db;
  environment: Environment;
  log: Logger;
  storage: Storage;
  mailer: Mailer & Courier;
  /** The rooms register their handlers; the caller starts it afterwards. */
  queue: Queue;
  /** Renders the pages; without it the application is its API only. */
  pages?: PageRenderer | undefined;
  /** Notifications of changes on any node; without them nothing is cached that a change could make stale. */
  changes?: Changes | undefined;
  /** Notifications of changes in members' conversations, on any node; without them browsers poll. */
  inboxSignals?: InboxSignals | undefined;
  /** The index in memory that lists are searched in; without it PostgreSQL searches them. */
  searchEngine?: SearchEngine | undefined;
  /** Counts views of pages and posts, and searches; the caller closes it. Without it nothing is counted. */
  counting?: Counting | undefined;
  /** The installed street map; without one maps display outlines only. */
  streetMap?: CurrentMap | undefined;
  /** Rejects requests that cannot be served in time; without it all are processed. */
  admission?: Admission | undefined;
  now?: () => Date;
  isDraining?: () => boolean;
  /** Called once for a request through an untrusted proxy, with the proxy's address. */
  onUnreadProxy?: (peer: string) => void;
}

/** The base path of the API. */
const base = apiBasePath.replace(/\{(\w+)\}/g, ':$1');

/** The application: middleware, the rooms by audience, the pages last. */
export function createApp(needs: AppNeeds) {
  const { db, environment, log, queue, pages, changes, counting } = needs;
  const { now = () => new Date(), isDraining = () => false, onUnreadProxy = () => undefined } = needs;
  const { publicUrl, cityCode } = environment;
  const rates = createRates(db, environment);
  const rooms = createSharedRooms({ ...needs, store: rates.store, now });
  const app = new OpenAPIHono<ApiEnvironment>();
  app.onError((error, context) => errorResponse(error, context, log));

  const policy = {
    mapTilesUrl: environment.mapTilesUrl,
    developing: environment.nodeEnv === 'development',
    thirdParties: thirdPartySources(environment),
  };
  const readClient = clientReader(environment.trustedProxies, onUnreadProxy);
  const isHttps = httpsBy(publicUrl);
  const clock = () => now().getTime();
  const cache =
    pages && changes && environment.pageCacheBytes > 0
      ? createPageCache({ maxBytes: environment.pageCacheBytes, changes, now: clock })
      : undefined;
  const metrics =
    environment.metricsToken === undefined
      ? undefined
      : createMetrics({ ...needs, cache, isListening: changes?.isListening });
  app.use(
    noteClient(readClient),
    requestLog(log, metrics?.onAnswered),
    databasePatience,
    networkOnly(securityHeaders(policy, isHttps)),
  );
  const known = createKnownSessions();
  if (needs.admission) {
    const page = pages && overloadedPage(pages);
    const isInCache = (request: Request) => {
      const { key, isCacheable } = pageRequestOf(request);
      return isCacheable && cache?.find(key) !== undefined;
    };
    app.use(refuseOverload({ admission: needs.admission, log, page, isInCache, known }));
  }
  const onPage = counting && pageCounter(counting, rooms.search);
  if (cache) {
    const cached = createCacheFastPath(cache, {
      securityOf: (https) => pageSecurity(policy, https),
      isHttps,
      log,
      onPage,
      onAnswered: metrics?.onAnswered,
    });
    const { fetch } = app;
    app.fetch = (request, ...rest) =>
      cached(request, () => readClient(request.headers, rest[0])) ?? fetch(request, ...rest);
  }

  const ask = askInProcess(app.request, environment.nodeEnv !== 'production');
  const { dataDir, s3, openDataLicense: license } = environment;
  const openData = createOpenDataFiles({ ...rooms, db, queue, dataDir, s3, publicUrl, license, now });
  mountRootRooms(app, { ...needs, metrics, rates, rooms, openData, ask, isDraining, now });
  const maintenancePage = pages && ((lang: Lang) => maintenanceHtml(lang, pages.assets(lang, [])));
  mountApiMiddleware(app, base, { ...needs, source: rooms.source, rates, maintenancePage, known, now });

  const facts = siteFacts(environment, needs.streetMap);
  const renderWith = pages && createRenderWith({ renderer: pages, facts, ask, now: clock });
  app.route(base, guestRoutes({ ...needs, now, rates, rooms, openData }));
  app.route(base, memberRoutes({ ...needs, ...rates, ...rooms, shown: rooms, now }));
  app.route(base, adminRoutes({ ...needs, ...rooms, site: { ...rooms, renderWith }, now }));
  app.route('/', documentRoutes(app, { publicUrl, cityCode }));
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  if (pages) app.route('/', mountPages({ ...needs, pages, changes, rooms, rates, ask, cache, onPage, now }));
  return app;
}
export type App = ReturnType<typeof createApp>;
