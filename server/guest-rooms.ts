import type { ListingKind } from '../contract/categories.ts';
import { limits } from '../contract/limits.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiRouter } from './http/api.ts';
import { keyLimit, taking } from './http/rate-limit.ts';
import type { Rates } from './rates.ts';
import { advertisementTallyRoutes } from './rooms/advertisements/routes.ts';
import { createAdvertisementTally } from './rooms/advertisements/service.ts';
import { businessRoutes } from './rooms/businesses/routes.ts';
import { catalogRoutes } from './rooms/catalog/routes.ts';
import { contactFormRoutes } from './rooms/contact/routes.ts';
import { articleRoutes } from './rooms/content/article-routes.ts';
import { contentRoutes } from './rooms/content/routes.ts';
import { eventRoutes } from './rooms/events/routes.ts';
import { gazetteerRoutes } from './rooms/gazetteer/routes.ts';
import { createGazetteer } from './rooms/gazetteer/service.ts';
import { jobRoutes } from './rooms/jobs/routes.ts';
import { revealContact } from './rooms/listings/contact.ts';
import { contactRoutes } from './rooms/listings/contact-routes.ts';
import { createTally } from './rooms/listings/tally.ts';
import { tallyRoutes } from './rooms/listings/tally-routes.ts';
import { memberPageRoutes } from './rooms/members/routes.ts';
import { neighborhoodRoutes } from './rooms/neighborhoods/routes.ts';
import type { Counting } from './rooms/numbers/service.ts';
import { openDataRoutes } from './rooms/open-data/routes.ts';
import type { OpenDataFiles } from './rooms/open-data/service.ts';
import { createGuessing } from './rooms/products/guessing.ts';
import { productRoutes } from './rooms/products/routes.ts';
import { pushRoutes } from './rooms/push/routes.ts';
import { createPush } from './rooms/push/service.ts';
import { rentalRoutes } from './rooms/rentals/routes.ts';
import { reportRoutes } from './rooms/reports/routes.ts';
import { reviewRoutes } from './rooms/reviews/routes.ts';
import { searchRoutes } from './rooms/search/routes.ts';
import { settingsRoutes } from './rooms/settings/routes.ts';
import { subscriptionRoutes } from './rooms/subscriptions/routes.ts';
import { translationRoutes } from './rooms/translations/routes.ts';
import type { SharedRooms } from './shared-rooms.ts';

export interface GuestRoomNeeds {
  db: Db;
  environment: Environment;
  now: () => Date;
  counting?: Counting | undefined;
  rates: Rates;
  rooms: SharedRooms;
  openData: OpenDataFiles;
}

/** The rooms for everyone. */
export function guestRoutes({ db, environment, now, counting, rates, rooms, openData }: GuestRoomNeeds) {
  const { store, limit, takeSearch } = rates;
  const { content, source, settings, advertisements } = rooms;
  const perRoom = limits.rates;
  const takeTally = keyLimit(store, 'tally', perRoom.tally);
  const tally = createTally(db, takeTally, now, (what, kind) =>
    counting?.post(what === 'views' ? 'seen' : 'reached', kind),
  );
  const takeAdTally = keyLimit(store, 'tally', perRoom.tally);
  const reveal = (kind: ListingKind, id: number) => revealContact(db, kind, id, now());
  const searchLimits = {
    search: environment.rateLimits ? taking(takeSearch) : limit('search', perRoom.search),
    suggest: limit('suggest', perRoom.suggest),
  };
  const guess = createGuessing(source, rooms.products);
  const router = apiRouter()
    .route('/', settingsRoutes(settings, advertisements))
    .route('/', catalogRoutes(source))
    .route('/', gazetteerRoutes(createGazetteer(source), limit('gazetteer', perRoom.gazetteer)))
    .route('/', contentRoutes(content))
    .route('/', articleRoutes(content.articles))
    .route('/', neighborhoodRoutes(rooms.neighborhoods))
    .route('/', businessRoutes(rooms.businesses))
    .route('/', rentalRoutes(rooms.rentals))
    .route('/', productRoutes(rooms.products, guess, limit('guess', perRoom.guess)))
    .route('/', jobRoutes(rooms.jobs))
    .route('/', eventRoutes(rooms.events))
    .route('/', memberPageRoutes(rooms.members))
    .route('/', contactRoutes(reveal, limit('reveal', perRoom.reveal), tally))
    .route('/', tallyRoutes(tally))
    .route('/', advertisementTallyRoutes(createAdvertisementTally(db, takeAdTally, now)))
    .route('/', searchRoutes(rooms.search, searchLimits))
    .route('/', subscriptionRoutes(rooms.subscriptions, limit('subscribe', perRoom.messages)))
    .route('/', contactFormRoutes(rooms.contact, limit('contact', perRoom.messages)))
    .route('/', reportRoutes(rooms.reports, limit('reports', perRoom.reports)))
    .route('/', openDataRoutes(openData))
    .route(
      '/',
      translationRoutes(rooms.translations, limit('machine-translations', perRoom.machineTranslations)),
    )
    .route(
      '/',
      reviewRoutes(
        rooms.reviews,
        limit('review-reports', perRoom.reports),
        limit('machine-translations', perRoom.machineTranslations),
      ),
    );
  const { push } = environment;
  if (push) {
    const options = { limit: limit('push', perRoom.messages), hosts: push.hosts };
    router.route('/', pushRoutes(createPush(db), options));
  }
  return router;
}
