import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { etag } from 'hono/etag';
import type { Logger } from 'pino';
import type { ListingKind } from '../contract/categories.ts';
import { AppError } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import { defaultLang, parseLang } from '../contract/locales.ts';
import { adminRoutes } from './admin-rooms.ts';
import type { Changes } from './changes/changes.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiBase, readHeaders } from './http/api.ts';
import type { ApiEnvironment } from './http/api-environment.ts';
import { compression } from './http/compression.ts';
import { databasePatience } from './http/database-patience.ts';
import { deepFreeze } from './http/deep-freeze.ts';
import { isDepartedClient } from './http/departed-client.ts';
import { forOutside, handOver, type Inside, insideEnvironment } from './http/inside.ts';
import { type Metric, memoryMetrics, metricsRoutes } from './http/metrics.ts';
import { outsideSources } from './http/outside-origins.ts';
import { codeOf, problemOf, problemResponse } from './http/problem.ts';
import { addressLimit, addressTake, keyLimit, noAddressLimit, taking } from './http/rate-limit.ts';
import { memoryStore, sharedStore } from './http/rate-store.ts';
import { requestLog } from './http/request-log.ts';
import { sameSite } from './http/same-site.ts';
import { pageSecurity, securityHeaders } from './http/security-headers.ts';
import { session } from './http/session.ts';
import { storableAddress } from './http/storable.ts';
import { TooManyRequests } from './http/too-many-requests.ts';
import type { Courier, Mailer } from './mail/letter.ts';
import { memberRoutes } from './member-rooms.ts';
import { createDraw } from './pages/draw-page.ts';
import { createDrawWith } from './pages/draw-with.ts';
import { keptMetrics } from './pages/kept/kept-metrics.ts';
import { createKeptPages } from './pages/kept/kept-pages.ts';
import { type Ask, createReadings } from './pages/kept/reading.ts';
import { createDoor, type OnPage } from './pages/kept/serve.ts';
import { withMovedPages } from './pages/moved-pages.ts';
import { createRenderLimit } from './pages/render-limit.ts';
import type { PageRenderer } from './pages/renderer.ts';
import { pageRoutes } from './pages/routes.ts';
import { siteFacts } from './pages/site-facts.ts';
import { siteFiles } from './pages/site-files.ts';
import { staticFiles } from './pages/static-files.ts';
import type { Queue } from './queue/queue.ts';
import { actorOfToken } from './rooms/accounts/service.ts';
import { advertisementTallyRoutes } from './rooms/advertisements/routes.ts';
import { createAdvertisements, createAdvertisementTally } from './rooms/advertisements/service.ts';
import { artRoutes } from './rooms/art/routes.ts';
import { businessRoutes } from './rooms/businesses/routes.ts';
import { createBusinesses } from './rooms/businesses/service.ts';
import { catalogRoutes } from './rooms/catalog/routes.ts';
import { createCatalogSource } from './rooms/catalog/service.ts';
import { claimRoutes } from './rooms/claims/routes.ts';
import { createClaims } from './rooms/claims/service.ts';
import { contactFormRoutes } from './rooms/contact/routes.ts';
import { createContact } from './rooms/contact/service.ts';
import { articleRoutes } from './rooms/content/article-routes.ts';
import { contentRoutes } from './rooms/content/routes.ts';
import { createContent } from './rooms/content/service.ts';
import { documentRoutes } from './rooms/documents/routes.ts';
import { gazetteerRoutes } from './rooms/gazetteer/routes.ts';
import { createGazetteer } from './rooms/gazetteer/service.ts';
import { healthRoutes } from './rooms/health/routes.ts';
import { jobRoutes } from './rooms/jobs/routes.ts';
import { createJobs } from './rooms/jobs/service.ts';
import { revealContact } from './rooms/listings/contact.ts';
import { contactRoutes } from './rooms/listings/contact-routes.ts';
import { createTally } from './rooms/listings/tally.ts';
import { tallyRoutes } from './rooms/listings/tally-routes.ts';
import { createListingDesk } from './rooms/managed-listings/service.ts';
import { mapRoutes } from './rooms/map/routes.ts';
import { mediaRoutes } from './rooms/media/routes.ts';
import { createCleanup } from './rooms/media/service.ts';
import { createOwnPosts } from './rooms/my-posts/service.ts';
import { type Counting, searchedWords } from './rooms/numbers/service.ts';
import { createPosting } from './rooms/posting/service.ts';
import { productRoutes } from './rooms/products/routes.ts';
import { createProducts } from './rooms/products/service.ts';
import { pushRoutes } from './rooms/push/routes.ts';
import { createPush } from './rooms/push/service.ts';
import { releaseRoutes } from './rooms/releases/routes.ts';
import { rentalRoutes } from './rooms/rentals/routes.ts';
import { createRentals } from './rooms/rentals/service.ts';
import { reportRoutes } from './rooms/reports/routes.ts';
import { createReports } from './rooms/reports/service.ts';
import { searchRoutes } from './rooms/search/routes.ts';
import { createSearch } from './rooms/search/service.ts';
import { settingsRoutes } from './rooms/settings/routes.ts';
import { createSettings } from './rooms/settings/service.ts';
import { sharingRoutes } from './rooms/sharing/routes.ts';
import { createSharing } from './rooms/sharing/service.ts';
import { createFeeds, createSitemap } from './rooms/sitemap/service.ts';
import { subscriptionRoutes } from './rooms/subscriptions/routes.ts';
import { createSubscriptions } from './rooms/subscriptions/service.ts';
import { createPeople } from './rooms/users/service.ts';
import type { Storage } from './storage/storage.ts';

/** What the application is made of. Tests hand in their own database, clock and storage. */
export interface AppNeeds {
  db: Db;
  environment: Environment;
  log: Logger;
  storage: Storage;
  mailer: Mailer & Courier;
  /** Rooms say what they work on; whoever made it starts it afterwards. */
  queue: Queue;
  /** The pages; without them the application is its API only. */
  pages?: PageRenderer | undefined;
  /** Word of what changes, on any node; without it nothing is kept that a change could make wrong. */
  changes?: Changes | undefined;
  /** Counts pages, looks and questions; whoever made it closes it. Without it nobody counts them. */
  counting?: Counting | undefined;
  now?: () => Date;
  isDraining?: () => boolean;
}

/** The path of the API's base. */
const base = '/api/:city/:lang/:cityId';

/** The application: middleware, the rooms in a short list, the pages last. */
export function createApp(needs: AppNeeds) {
  const {
    db,
    environment,
    log,
    storage,
    queue,
    mailer,
    pages,
    changes,
    counting,
    now = () => new Date(),
    isDraining = () => false,
  } = needs;
  const source = createCatalogSource(db, now, changes);
  const settings = createSettings(db, source);
  const businesses = createBusinesses(db, source);
  const rentals = createRentals(db, source);
  const products = createProducts(db, source);
  const jobs = createJobs(db, source);
  const advertisements = createAdvertisements(db);
  const shows = { advertisements, source, settings, businesses, rentals, products, jobs };
  const contentOf = (of: Db) => createContent(of, shows);
  const content = contentOf(db);

  const store = environment.databaseUrl ? sharedStore(db) : memoryStore;
  const limit = environment.rateLimits ? addressLimit(store) : noAddressLimit;
  // What it bounds is the work of this node, and a page that is made must not cost a write to the database.
  const takeRender = addressTake(memoryStore, 'render', limits.rates.render);
  const app = new OpenAPIHono<ApiEnvironment>();
  app.use(requestLog(log));
  app.use(databasePatience);
  const policy = {
    publicUrl: environment.publicUrl,
    mapTilesUrl: environment.mapTilesUrl,
    developing: environment.nodeEnv === 'development',
    outside: outsideSources(environment),
  };
  app.use(forOutside(securityHeaders(policy)));
  const keptPages =
    pages && changes && environment.pageCacheBytes > 0
      ? createKeptPages({ maxBytes: environment.pageCacheBytes, changes, now: () => now().getTime() })
      : undefined;
  const onPage: OnPage | undefined =
    counting &&
    ((request, asked, isKept) => {
      if (!counting.page(request, asked) || !isKept) return;
      // Nobody searched for it: it is counted as it was when somebody did.
      const counted = search.recall(searchedWords(asked.target) ?? '');
      if (counted) counting.search(counted.words, counted.isMissed);
    });
  if (keptPages) {
    const door = createDoor(keptPages, { security: pageSecurity(policy), log, onPage });
    const { fetch } = app;
    app.fetch = (request, ...rest) => door(request) ?? fetch(request, ...rest);
  }
  const metrics: Metric[] = [...memoryMetrics, ...(keptPages ? keptMetrics(keptPages) : [])];
  app.route('/', metricsRoutes(metrics, environment.metricsToken));
  app.onError((error, context) => fail(error, context, log));
  app.route('/', healthRoutes({ db, storage, queue, isDraining }));
  app.route('/', artRoutes);
  app.route('/', mapRoutes);
  app.route('/', mediaRoutes(storage));
  if (environment.rateLimits) app.use('/og/*', taking(takeRender));
  app.route('/', sharingRoutes(createSharing(db, { catalog: source, settings }), now));

  app.use('/api/*', storableAddress, handOver, forOutside(compression), forOutside(etag()));
  app.use(
    `${base}/*`,
    forOutside(readHeaders),
    apiBase(environment.cityCode, async (id) => (await source.catalog()).place(id) !== undefined, now),
    limit('api', limits.rates.api),
    sameSite(environment.publicUrl),
  );
  app.use(
    `${base}/*`,
    session((token) => actorOfToken(db, token, now()), isSerious(environment)),
  );
  app.route(base, settingsRoutes(settings, advertisements));
  app.route(base, catalogRoutes(source));
  app.route(base, gazetteerRoutes(createGazetteer(source), limit('gazetteer', limits.rates.gazetteer)));
  app.route(base, contentRoutes(content));
  app.route(base, articleRoutes(content.articles));
  app.route(base, businessRoutes(businesses));
  app.route(base, rentalRoutes(rentals));
  app.route(base, productRoutes(products));
  app.route(base, jobRoutes(jobs));
  const reveal = (kind: ListingKind, id: number) => revealContact(db, kind, id, now());
  const tally = createTally(db, keyLimit(store, 'tally', limits.rates.tally), now, (what, kind) =>
    counting?.post(what === 'views' ? 'seen' : 'reached', kind),
  );
  app.route(base, contactRoutes(reveal, limit('reveal', limits.rates.reveal), tally));
  app.route(base, tallyRoutes(tally));
  const met = createAdvertisementTally(db, keyLimit(store, 'tally', limits.rates.tally), now);
  app.route(base, advertisementTallyRoutes(met));
  const search = createSearch(db, { source, settings, businesses, products, rentals, jobs, content });
  const { search: searchRate, suggest: suggestRate } = limits.rates;
  const takeSearch = addressTake(store, 'search', searchRate);
  const bounds = {
    search: environment.rateLimits ? taking(takeSearch) : limit('search', searchRate),
    suggest: limit('suggest', suggestRate),
  };
  app.route(base, searchRoutes(search, bounds));
  const { publicUrl, cityCode } = environment;
  const subscriptions = createSubscriptions({ db, queue, mailer, publicUrl, cityCode, now });
  app.route(base, subscriptionRoutes(subscriptions, limit('subscribe', limits.rates.messages)));
  const contact = createContact(db);
  app.route(base, contactFormRoutes(contact, limit('contact', limits.rates.messages)));
  const reports = createReports({ db, now });
  app.route(base, reportRoutes(reports, limit('reports', limits.rates.reports)));
  const { push } = environment;
  if (push)
    app.route(
      base,
      pushRoutes(createPush(db), { limit: limit('push', limits.rates.messages), hosts: push.hosts }),
    );
  const shown = { businesses, products, rentals, jobs, content };
  const cleanup = createCleanup(db, { storage, queue });
  const ownPosts = createOwnPosts(db);
  const posting = createPosting({ db, source, ownPosts, cleanup });
  app.route(base, memberRoutes({ ...needs, now, store, limit, shown, search, cleanup, ownPosts, posting }));
  const people = createPeople({ db, ownPosts, mailer, publicUrl, sweepLater: cleanup.sweepLater });
  const desk = createListingDesk({ db, source, mailer, publicUrl, now });
  const takeOne = keyLimit(store, 'claims-account', limits.rates.claims);
  const claims = createClaims({ db, mailer, publicUrl, desk, cleanup, takeOne, now });
  app.route(base, claimRoutes(claims));
  const ask: Ask = async (path, init) => {
    const inside: Inside = {};
    const response = await app.request(path, init, insideEnvironment(inside));
    const { ok, status, headers } = response;
    // Several pages are rendered from one object. Production does without the guard, which costs time at each read.
    if (environment.nodeEnv !== 'production') deepFreeze(inside.data);
    return 'data' in inside ? { ok, status, headers, json: async () => inside.data } : response;
  };
  const clock = () => now().getTime();
  const facts = siteFacts(environment);
  const detailsOf = (tx: Db) => ({
    business: createBusinesses(tx, source).detail,
    product: createProducts(tx, source).detail,
    rent: createRentals(tx, source).detail,
    job: createJobs(tx, source).detail,
  });
  const site = {
    contentOf,
    detailsOf,
    draw: pages && createDrawWith({ renderer: pages, facts, ask, now: clock }),
  };
  const rooms = { source, posting, contact, people, subscriptions, desk, reports, claims, site };
  app.route(base, adminRoutes({ ...needs, ...rooms, advertisements, now }));
  app.route('/', documentRoutes(app, { publicUrl, cityCode }));
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });

  if (pages) {
    const known = { catalog: source, pagePaths: async () => (await pages.entry()).pagePaths };
    const [sitemap, feeds] = [createSitemap(db, known), createFeeds(db, known)];
    if (environment.rateLimits)
      for (const path of ['/feeds/*', '/sitemaps/*']) app.use(path, taking(takeRender));
    app.route('/', siteFiles({ publicUrl, settings, sitemap, feeds, renderer: pages, now }));
    if (pages.clientFolder) {
      app.use(staticFiles(pages.clientFolder));
      app.route('/', releaseRoutes(db));
    }
    const startReading = createReadings(ask, changes, clock);
    const drawHere = createDraw({ renderer: pages, facts, startReading, now: clock });
    const draw = withMovedPages(drawHere, source.catalog);
    const renderLimit = environment.rateLimits
      ? createRenderLimit({ search: takeSearch, render: takeRender })
      : undefined;
    const { assets } = pages;
    app.route('/', pageRoutes({ draw, kept: keptPages, onPage, limit: renderLimit, assets }));
  }
  return app;
}
export type App = ReturnType<typeof createApp>;

/** Whether this is a site that people rely on, not one to look at: the passwords of a demo are public anyway. */
const isSerious = ({ nodeEnv, demo }: Environment) => nodeEnv === 'production' && !demo;

/** Every error leaves by this door: a problem in the language of the address, the story in the log. */
function fail(error: unknown, context: Context<ApiEnvironment>, log: Logger): Response {
  const isDeparted = isDepartedClient(error, context);
  const code = isDeparted ? 'bad_request' : codeOf(error);
  if (isDeparted) {
    log.debug({ requestId: context.get('requestId'), path: context.req.path }, 'the client went away');
  } else if (code === 'internal' || code === 'unavailable') {
    log.error({ err: error, requestId: context.get('requestId'), path: context.req.path });
  }
  const lang = context.get('lang') ?? parseLang(context.req.path.split('/')[3]) ?? defaultLang;
  const errors = error instanceof AppError ? error.errors : undefined;
  const headers: Record<string, string> =
    error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfter) } : {};
  return problemResponse(problemOf(code, lang, undefined, errors), headers);
}
