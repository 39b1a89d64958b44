import type { Logger } from 'pino';
import { lateBackup } from './backup/last-backup.ts';
import { dailyRepository } from './backup/repository-of.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiRouter } from './http/api.ts';
import type { Courier, Mailer } from './mail/letter.ts';
import type { Messaging } from './messaging.ts';
import type { Queue } from './queue/queue.ts';
import { advertisementRoutes } from './rooms/advertisements/routes.ts';
import type { Advertisements } from './rooms/advertisements/service.ts';
import { managedApiKeyRoutes } from './rooms/api-keys/routes.ts';
import type { ApiKeys } from './rooms/api-keys/service.ts';
import { managedArticleRoutes } from './rooms/articles/routes.ts';
import { createManagedArticles } from './rooms/articles/service.ts';
import { createAuditReading } from './rooms/audit/reading.ts';
import { auditRoutes } from './rooms/audit/routes.ts';
import { backOfficeRoutes } from './rooms/back-office/routes.ts';
import { createOverview } from './rooms/back-office/service.ts';
import type { BrowserReports } from './rooms/browser-reports/service.ts';
import type { CatalogSource } from './rooms/catalog/service.ts';
import { adminClaimRoutes } from './rooms/claims/routes.ts';
import type { Claims } from './rooms/claims/service.ts';
import { createContactInbox } from './rooms/contact/inbox.ts';
import { contactInboxRoutes } from './rooms/contact/inbox-routes.ts';
import type { Contact } from './rooms/contact/service.ts';
import { conversationReportRoutes, heldMessageRoutes } from './rooms/conversations/report-routes.ts';
import { createConversationReports } from './rooms/conversations/service.ts';
import { adminHealthRoutes } from './rooms/health/admin-routes.ts';
import { createSiteHealth } from './rooms/health/service.ts';
import { managedListingRoutes } from './rooms/managed-listings/routes.ts';
import type { ManagedListings } from './rooms/managed-listings/service.ts';
import { adminMapRoutes } from './rooms/map/admin-routes.ts';
import { createManagedMap } from './rooms/map/managed-map.ts';
import { createPostPreview, type PostPreviewNeeds } from './rooms/moderation/preview.ts';
import { moderationRoutes } from './rooms/moderation/routes.ts';
import { createModeration } from './rooms/moderation/service.ts';
import { managedOutlineRoutes } from './rooms/neighborhoods/admin-routes.ts';
import { createManagedOutlines } from './rooms/neighborhoods/service.ts';
import { newsletterRoutes } from './rooms/newsletter/routes.ts';
import { createNewsletter } from './rooms/newsletter/service.ts';
import { numbersRoutes } from './rooms/numbers/routes.ts';
import { createNumbers } from './rooms/numbers/service.ts';
import { adminPhoneRoutes } from './rooms/phones/routes.ts';
import type { Phones } from './rooms/phones/service.ts';
import type { Posting } from './rooms/posting/service.ts';
import { adminReportRoutes } from './rooms/reports/routes.ts';
import { createVisitorHash, type Reports } from './rooms/reports/service.ts';
import { managedReviewRoutes } from './rooms/reviews/managed-routes.ts';
import type { Reviews } from './rooms/reviews/service.ts';
import type { Subscriptions } from './rooms/subscriptions/service.ts';
import { transferRoutes } from './rooms/transfers/routes.ts';
import { createTransfers } from './rooms/transfers/service.ts';
import { managedTranslationRoutes } from './rooms/translations/admin-routes.ts';
import type { Translations } from './rooms/translations/service.ts';
import { userRoutes } from './rooms/users/routes.ts';
import type { Users } from './rooms/users/service.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';
import { arabicAreaName } from './seed/base/area-names.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { type SiteRoomNeeds, siteRoutes } from './site-rooms.ts';

export interface AdminRoomNeeds {
  db: Db;
  advertisements: Advertisements;
  source: CatalogSource;
  environment: Environment;
  mailer: Mailer & Courier;
  queue: Queue;
  log: Logger;
  now: () => Date;
  posting: Posting;
  contact: Contact;
  users: Users;
  subscriptions: Subscriptions;
  managedListings: ManagedListings;
  reports: Reports;
  reviews: Reviews;
  translations: Translations;
  apiKeys: ApiKeys;
  claims: Claims;
  messaging: Messaging;
  phones: Phones;
  browserReports: BrowserReports;
  searchEngine?: SearchEngine | undefined;
  site: Pick<SiteRoomNeeds, 'contentOf' | 'renderWith'> & Pick<PostPreviewNeeds, 'detailsOf'>;
}

/** The rooms of the back office, each a folder below `/admin` with the ability that it requires. */
export function adminRoutes(needs: AdminRoomNeeds) {
  const { db, environment, mailer, log, now, contact, users, managedListings, reports, reviews, claims } =
    needs;
  const transfers = createTransfers({ ...needs, dataDir: environment.dataDir, s3: environment.s3 });
  const { publicUrl, undoSeconds } = environment;
  const moderation = createModeration({ ...needs, publicUrl, undoSeconds });
  const postPreview = createPostPreview({ ...needs, ...needs.site });
  const backups = dailyRepository(environment);
  const demoEmails = demoAccounts.map(({ email }) => email);
  const health = createSiteHealth({ ...needs, demoEmails, backups, searchEngine: needs.searchEngine });
  const newsletter = createNewsletter({ ...needs, courier: mailer });
  /** In production a missing log entry is only reported, because the change is already made; elsewhere it throws, so that tests fail. */
  const onForgotten = (call: string) => {
    const error = new Error(`${call} changed something and wrote no line into the log`);
    if (environment.nodeEnv !== 'production') throw error;
    log.error({ err: error });
  };
  const findLateBackup = () => lateBackup(backups, now());
  const conversationReports = createConversationReports({ db, hash: createVisitorHash(db), now });
  const numbers = createNumbers(db);
  const overview = createOverview({
    ages: {
      queue: moderation.waiting,
      reports: reports.waiting,
      conversations: conversationReports.waiting,
      reviews: reviews.managed.waiting,
      translations: needs.translations.waiting,
      phones: needs.phones.waiting,
      claims: claims.waiting,
      messages: contact.waiting,
    },
    queue: moderation.queue,
    days: numbers.days,
    troubles: { health: health.troubles, newsletter: newsletter.troubles },
  });
  return (
    apiRouter()
      // First: it guards all that follow.
      .route('/', backOfficeRoutes(overview, onForgotten, findLateBackup))
      .route('/', transferRoutes(transfers))
      .route('/', moderationRoutes(moderation, postPreview))
      .route('/', adminReportRoutes(reports, managedListings))
      .route('/', conversationReportRoutes(conversationReports))
      .route('/', heldMessageRoutes(needs.messaging.conversations))
      .route('/', managedReviewRoutes(reviews))
      .route('/', managedTranslationRoutes(needs.translations))
      .route('/', managedListingRoutes(managedListings))
      .route('/', adminClaimRoutes(claims))
      .route('/', adminPhoneRoutes(needs.phones))
      .route('/', newsletterRoutes(newsletter, db))
      .route('/', numbersRoutes(numbers))
      .route('/', userRoutes(users, now))
      .route('/', managedApiKeyRoutes(needs.apiKeys))
      .route('/', contactInboxRoutes(createContactInbox({ db, mailer, publicUrl })))
      .route('/', adminHealthRoutes(health))
      .route('/', adminMapRoutes(createManagedMap(needs)))
      .route('/', managedOutlineRoutes(createManagedOutlines(db, arabicAreaName)))
      .route('/', auditRoutes(createAuditReading(db)))
      .route('/', managedArticleRoutes(createManagedArticles(db)))
      .route('/', advertisementRoutes(needs.advertisements))
      .route('/', siteRoutes({ ...needs, ...needs.site }))
  );
}
