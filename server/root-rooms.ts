import type { OpenAPIHono } from '@hono/zod-openapi';
import { limits } from '../contract/limits.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import type { ApiEnvironment } from './http/api-environment.ts';
import { addressTake, taking } from './http/rate-limit.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/routes.ts';
import type { Ask } from './pages/cache/reading.ts';
import type { Queue } from './queue/queue.ts';
import type { Rates } from './rates.ts';
import { identityRedirectRoutes } from './rooms/accounts/identity-redirect-routes.ts';
import { artRoutes } from './rooms/art/routes.ts';
import { browserReportRoutes } from './rooms/browser-reports/routes.ts';
import { replyRoutes } from './rooms/conversations/reply-routes.ts';
import { healthRoutes } from './rooms/health/routes.ts';
import { mapRoutes } from './rooms/map/routes.ts';
import type { CurrentMap } from './rooms/map/service.ts';
import { mediaRoutes } from './rooms/media/routes.ts';
import type { Counting } from './rooms/numbers/service.ts';
import { openFileRoutes } from './rooms/open-data/routes.ts';
import type { OpenDataFiles } from './rooms/open-data/service.ts';
import { shortAddressRoutes } from './rooms/posters/short-address-routes.ts';
import { createVisitorHash } from './rooms/reports/service.ts';
import { sharingRoutes } from './rooms/sharing/routes.ts';
import { createSharing } from './rooms/sharing/service.ts';
import type { SharedRooms } from './shared-rooms.ts';
import type { Storage } from './storage/storage.ts';

export interface RootRoomNeeds {
  db: Db;
  environment: Environment;
  storage: Storage;
  queue: Queue;
  counting?: Counting | undefined;
  streetMap?: CurrentMap | undefined;
  metrics: Metrics | undefined;
  rates: Rates;
  rooms: SharedRooms;
  openData: OpenDataFiles;
  ask: Ask;
  isDraining: () => boolean;
  now: () => Date;
}

/** Requests that are rendered or read each time, and so count against the rendering limit of their address. */
const renderedPaths = ['/map/pictures/*', '/og/*', '/open-data/*', '/b/*', '/B/*'];

/** Mounts the rooms outside of the API: probes, metrics, and files that pages and other sites link to. */
export function mountRootRooms(app: OpenAPIHono<ApiEnvironment>, needs: RootRoomNeeds): void {
  const { db, environment, storage, queue, counting, metrics, rates, rooms, now } = needs;
  const { source: catalog, settings } = rooms;
  if (environment.rateLimits) for (const path of renderedPaths) app.use(path, taking(rates.takeRender));
  const takeRequest = addressTake(rates.store, 'identity-requests', limits.rates.identityRequests);
  const take = environment.rateLimits ? takeRequest : async () => undefined;
  const { publicUrl } = environment;
  if (environment.identityProviders.length > 0)
    app.route('/', identityRedirectRoutes({ requests: rooms.identityRequests, publicUrl, take, now }));
  app
    .route('/', metricsRoutes(metrics?.read, environment.metricsToken))
    .route('/', healthRoutes({ db, storage, queue, isDraining: needs.isDraining }))
    .route('/', replyRoutes(rooms.messaging.replies, environment.reply?.secret))
    .route('/', browserReportRoutes(rooms.browserReports, rates.browserReports))
    .route('/', artRoutes)
    .route(
      '/',
      mapRoutes({
        streetMap: needs.streetMap,
        ask: needs.ask,
        areas: rooms.neighborhoods.features,
        city: environment.cityCode,
      }),
    )
    .route('/', mediaRoutes(storage, { hash: createVisitorHash(db), now }))
    .route('/', sharingRoutes(createSharing(db, { catalog, settings }), now))
    .route('/', openFileRoutes(needs.openData))
    .route(
      '/',
      shortAddressRoutes(rooms.posters, (request, code) => counting?.scan(request, code), now),
    );
}
