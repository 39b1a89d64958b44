import type { OpenAPIHono } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import { limits } from '../contract/limits.ts';
import type { Lang } from '../contract/locales.ts';
import { type Db, replicasOf } from './database/connect.ts';
import type { Environment } from './environment.ts';
import type { KnownSessions } from './http/admission/known-sessions.ts';
import { apiBase, readHeaders } from './http/api.ts';
import type { ApiEnvironment } from './http/api-environment.ts';
import { compression } from './http/compression.ts';
import { guestReads, readReplicasAfterWrites } from './http/guest-reads.ts';
import { handOver, networkOnly } from './http/inside.ts';
import { keyQuota } from './http/key-quota.ts';
import { refuseWrites } from './http/maintenance.ts';
import { readOwnWrites } from './http/own-writes.ts';
import { sameSite } from './http/same-site.ts';
import { session } from './http/session.ts';
import { storableAddress } from './http/storable.ts';
import { unlessStreamed } from './http/unless-streamed.ts';
import type { Rates } from './rates.ts';
import { actorOfToken } from './rooms/accounts/service.ts';
import { keyMeter } from './rooms/api-keys/service.ts';
import type { CatalogSource } from './rooms/catalog/service.ts';
import { readMaintenance } from './rooms/health/service.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';

export interface ApiMiddlewareNeeds {
  db: Db;
  environment: Environment;
  source: CatalogSource;
  rates: Rates;
  searchEngine?: SearchEngine | undefined;
  /** The page for forms without scripts during maintenance; without pages they get the API's response. */
  maintenancePage: ((lang: Lang) => string) | undefined;
  /** Is told which sessions are valid. */
  known: KnownSessions;
  now: () => Date;
}

/** Whether this is a production site rather than a demo, whose passwords are public. */
const isSerious = ({ nodeEnv, demo }: Environment) => nodeEnv === 'production' && !demo;

/** Registers the middleware of every API request; the rooms are mounted at `base` afterwards. */
export function mountApiMiddleware(
  app: OpenAPIHono<ApiEnvironment>,
  base: string,
  { db, environment, source, rates, searchEngine, maintenancePage, known, now }: ApiMiddlewareNeeds,
): void {
  const isKnownCity = async (id: number) => (await source.catalog()).place(id) !== undefined;
  const isInMaintenance = async () => (await readMaintenance(db)) !== undefined;
  app.use(
    '/api/*',
    storableAddress,
    handOver,
    networkOnly(unlessStreamed(compression)),
    networkOnly(unlessStreamed(etag())),
  );
  app.use(
    `${base}/*`,
    networkOnly(readHeaders),
    apiBase(environment.cityCode, isKnownCity, now),
    keyQuota(rates.limit('api', limits.rates.api), rates.limit('keyed', limits.rates.keyed), keyMeter(db)),
    sameSite(environment.publicUrl),
    refuseWrites(isInMaintenance, maintenancePage),
    session((token) => actorOfToken(db, token, now()), isSerious(environment), known),
  );
  const replicas = replicasOf(db);
  if (replicas) app.use(`${base}/*`, guestReads, readReplicasAfterWrites(replicas));
  if (searchEngine) app.use(`${base}/*`, readOwnWrites(searchEngine));
}
