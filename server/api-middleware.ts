import type { OpenAPIHono } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import { limits } from '../contract/limits.ts';
import type { Lang } from '../contract/locales.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiBase, readHeaders } from './http/api.ts';
import type { ApiEnvironment } from './http/api-environment.ts';
import { compression } from './http/compression.ts';
import { handOver, networkOnly } from './http/inside.ts';
import { refuseWrites } from './http/maintenance.ts';
import { readOwnWrites } from './http/own-writes.ts';
import { sameSite } from './http/same-site.ts';
import { session } from './http/session.ts';
import { storableAddress } from './http/storable.ts';
import { unlessStreamed } from './http/unless-streamed.ts';
import type { Rates } from './rates.ts';
import { actorOfToken } from './rooms/accounts/service.ts';
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
  now: () => Date;
}

/** Whether this is a production site rather than a demo, whose passwords are public. */
const isSerious = ({ nodeEnv, demo }: Environment) => nodeEnv === 'production' && !demo;

/** Registers the middleware of every API request; the rooms are mounted at `base` afterwards. */
export function mountApiMiddleware(
  app: OpenAPIHono<ApiEnvironment>,
  base: string,
  { db, environment, source, rates, searchEngine, maintenancePage, now }: ApiMiddlewareNeeds,
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
    rates.limit('api', limits.rates.api),
    sameSite(environment.publicUrl),
    refuseWrites(isInMaintenance, maintenancePage),
    session((token) => actorOfToken(db, token, now()), isSerious(environment)),
  );
  if (searchEngine) app.use(`${base}/*`, readOwnWrites(searchEngine));
}
