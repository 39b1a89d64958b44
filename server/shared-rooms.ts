import type { Logger } from 'pino';
import { identityReturnPath } from '../contract/identity-paths.ts';
import { limits } from '../contract/limits.ts';
import type { Changes } from './changes/changes.ts';
import { type Db, readsOf } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { keyLimit } from './http/rate-limit.ts';
import type { RateStore } from './http/rate-store.ts';
import type { Mailer } from './mail/letter.ts';
import { createMessaging } from './messaging.ts';
import { createOpenIdClient } from './open-id/open-id-client.ts';
import type { Queue } from './queue/queue.ts';
import { createIdentityRequests } from './rooms/accounts/service.ts';
import { createAdvertisements } from './rooms/advertisements/service.ts';
import { createApiKeys } from './rooms/api-keys/service.ts';
import { createBrowserReports } from './rooms/browser-reports/service.ts';
import { createBusinesses } from './rooms/businesses/service.ts';
import { createCatalogSource } from './rooms/catalog/service.ts';
import { createClaims } from './rooms/claims/service.ts';
import { createContact } from './rooms/contact/service.ts';
import { createContent } from './rooms/content/service.ts';
import { createEvents } from './rooms/events/service.ts';
import { createGlossary } from './rooms/glossary/service.ts';
import { createJobs } from './rooms/jobs/service.ts';
import { createManagedListings } from './rooms/managed-listings/service.ts';
import type { CurrentMap } from './rooms/map/service.ts';
import { createCleanup } from './rooms/media/service.ts';
import { createMembers } from './rooms/members/service.ts';
import { createMyPosts } from './rooms/my-posts/service.ts';
import { createNeighborhoods } from './rooms/neighborhoods/service.ts';
import type { Counting } from './rooms/numbers/service.ts';
import { createPhones } from './rooms/phones/service.ts';
import { createPosters } from './rooms/posters/service.ts';
import { createPosting } from './rooms/posting/service.ts';
import { createProducts } from './rooms/products/service.ts';
import { createRentals } from './rooms/rentals/service.ts';
import { createReports } from './rooms/reports/service.ts';
import { createReviews } from './rooms/reviews/service.ts';
import { createSearch } from './rooms/search/service.ts';
import { createSettings, senderOf } from './rooms/settings/service.ts';
import { createSubscriptions } from './rooms/subscriptions/service.ts';
import { createTranslationService, createTranslations } from './rooms/translations/service.ts';
import { createUsers } from './rooms/users/service.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';
import { createTextGateway } from './sms/gateway.ts';
import type { Storage } from './storage/storage.ts';

export interface SharedRoomNeeds {
  db: Db;
  environment: Environment;
  log: Logger;
  storage: Storage;
  mailer: Mailer;
  queue: Queue;
  changes?: Changes | undefined;
  counting?: Counting | undefined;
  searchEngine?: SearchEngine | undefined;
  streetMap?: CurrentMap | undefined;
  store: RateStore;
  now: () => Date;
}

/** The services that routes for several audiences use: guests, members, moderators, and the pages. */
export function createSharedRooms({
  db,
  environment,
  log,
  storage,
  mailer,
  queue,
  changes,
  counting,
  searchEngine,
  streetMap,
  store,
  now,
}: SharedRoomNeeds) {
  const { publicUrl, cityCode } = environment;
  const source = createCatalogSource(db, now, changes, searchEngine);
  const reads = readsOf(db);
  const settings = createSettings(reads, source, changes);
  const kinds = {
    businesses: createBusinesses(reads, source),
    products: createProducts(reads, source),
    rentals: createRentals(reads, source),
    jobs: createJobs(reads, source),
    events: createEvents(reads, source),
  };
  const advertisements = createAdvertisements(reads);
  const contentOf = (of: Db) => createContent(of, { ...kinds, advertisements, source, settings });
  const content = contentOf(reads);
  const cleanup = createCleanup(db, { storage, queue });
  const myPosts = createMyPosts(db);
  const managedListings = createManagedListings({ db, source, mailer, publicUrl, now });
  const takeOne = keyLimit(store, 'claims-account', limits.rates.claims);
  /** The details of each kind as guests see them, read in a transaction. */
  const detailsOf = (tx: Db) => ({
    business: createBusinesses(tx, source).detail,
    product: createProducts(tx, source).detail,
    rent: createRentals(tx, source).detail,
    job: createJobs(tx, source).detail,
    event: createEvents(tx, source).detail,
  });
  return {
    apiKeys: createApiKeys({
      db,
      queue,
      takeOne: keyLimit(store, 'api-keys-account', limits.rates.apiKeys),
      now,
    }),
    source,
    settings,
    ...kinds,
    advertisements,
    contentOf,
    detailsOf,
    content,
    neighborhoods: createNeighborhoods(db, { ...kinds, source, content, streetMap }),
    members: createMembers(reads, kinds),
    phones: createPhones({
      db,
      gateway: environment.textGateway && createTextGateway(environment.textGateway),
      countries: environment.textGateway?.countries ?? [],
      takeNumber: keyLimit(store, 'phone-number', limits.rates.phoneNumber),
      takeText: keyLimit(store, 'text-messages', {
        points: environment.textGateway?.aDay ?? 1,
        seconds: 86_400,
      }),
      siteName: async (lang) => (await senderOf(db, lang)).name,
      onFailure: (error) => log.warn({ reason: String(error) }, 'a text message was not sent'),
      now,
    }),
    identityRequests: createIdentityRequests({
      db,
      clients: environment.identityProviders.map((provider) =>
        createOpenIdClient(provider, `${publicUrl}${identityReturnPath(provider.id)}`),
      ),
      // The error itself contains claims.
      onFailure: (provider, error) =>
        log.warn({ provider, reason: String(error) }, 'sign-in with a provider failed'),
    }),
    search: createSearch(reads, { ...kinds, primary: db, counting, source, settings, content }),
    subscriptions: createSubscriptions({ db, queue, mailer, publicUrl, cityCode, now }),
    browserReports: createBrowserReports(db, now),
    contact: createContact(db),
    reports: createReports({ db, now }),
    reviews: createReviews({
      db,
      mailer,
      cleanup,
      queue,
      publicUrl,
      cityCode,
      undoSeconds: environment.undoSeconds,
      translate: environment.translation && createTranslationService(environment.translation),
      takeReview: keyLimit(store, 'reviews-account', limits.rates.reviews),
      takeHelpful: keyLimit(store, 'helpful-account', limits.rates.helpful),
    }),
    translations: createTranslations({
      db,
      glossary: createGlossary(db, now),
      source,
      service: environment.translation,
      takeText: keyLimit(store, 'translations-account', limits.rates.translations),
    }),
    messaging: createMessaging({ db, environment, queue, mailer, source, store, now }),
    cleanup,
    myPosts,
    posters: createPosters(db, source),
    posting: createPosting({ db, source, myPosts, cleanup }),
    users: createUsers({ db, myPosts, mailer, publicUrl, sweepLater: cleanup.sweepLater }),
    managedListings,
    claims: createClaims({ db, mailer, publicUrl, managedListings, cleanup, takeOne, now }),
  };
}
export type SharedRooms = ReturnType<typeof createSharedRooms>;
