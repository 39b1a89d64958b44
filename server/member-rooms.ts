import { limits } from '../contract/limits.ts';
import type { Lang } from '../contract/locales.ts';
import type { Changes } from './changes/changes.ts';
import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiRouter } from './http/api.ts';
import { type AddressLimit, keyLimit } from './http/rate-limit.ts';
import type { RateStore } from './http/rate-store.ts';
import type { Mailer } from './mail/letter.ts';
import type { Messaging } from './messaging.ts';
import type { Queue } from './queue/queue.ts';
import { accessRoutes } from './rooms/accounts/access-routes.ts';
import type { AccountNeeds } from './rooms/accounts/account-needs.ts';
import { readExport } from './rooms/accounts/export-queries.ts';
import type { IdentityRequests } from './rooms/accounts/identity-requests.ts';
import { identityRoutes } from './rooms/accounts/identity-routes.ts';
import { passkeyRoutes } from './rooms/accounts/passkey-routes.ts';
import { createPasswordTries } from './rooms/accounts/password-tries.ts';
import { createProfiles } from './rooms/accounts/profile.ts';
import { profileRoutes } from './rooms/accounts/profile-routes.ts';
import { securityRoutes } from './rooms/accounts/security-routes.ts';
import { alertRoutes } from './rooms/alerts/routes.ts';
import { createAlerts, forgetAlertAddress } from './rooms/alerts/service.ts';
import { apiKeyRoutes } from './rooms/api-keys/routes.ts';
import type { ApiKeys } from './rooms/api-keys/service.ts';
import { createReminders } from './rooms/attendance/reminders.ts';
import { attendanceRoutes } from './rooms/attendance/routes.ts';
import { createAttendance } from './rooms/attendance/service.ts';
import type { CatalogSource } from './rooms/catalog/service.ts';
import { claimRoutes } from './rooms/claims/routes.ts';
import { type Claims, ownClaims, releaseAllOf } from './rooms/claims/service.ts';
import { memberReportRoutes } from './rooms/conversations/report-routes.ts';
import { conversationRoutes } from './rooms/conversations/routes.ts';
import {
  createConversationReports,
  createStreams,
  type InboxSignals,
  lockAllOf,
} from './rooms/conversations/service.ts';
import { keepFolding } from './rooms/counts/service.ts';
import { favoriteRoutes } from './rooms/favorites/routes.ts';
import { createFavorites, type FavoritesNeeds } from './rooms/favorites/service.ts';
import { glossaryProposalRoutes } from './rooms/glossary/routes.ts';
import { createProposals } from './rooms/glossary/service.ts';
import { workOnPendingReindexing } from './rooms/listings/service.ts';
import { matchRoutes } from './rooms/matches/routes.ts';
import { createMatches } from './rooms/matches/service.ts';
import type { Cleanup } from './rooms/media/service.ts';
import { uploadRoutes } from './rooms/media/upload-routes.ts';
import { createUploads } from './rooms/media/uploads.ts';
import { myPostRoutes } from './rooms/my-posts/routes.ts';
import { createOwnWork, type MyPosts } from './rooms/my-posts/service.ts';
import { phoneRoutes } from './rooms/phones/routes.ts';
import type { Phones } from './rooms/phones/service.ts';
import { createAgeing } from './rooms/post-lifecycle/ageing.ts';
import { postLifecycleRoutes } from './rooms/post-lifecycle/routes.ts';
import { createPostLifecycle } from './rooms/post-lifecycle/service.ts';
import { posterRoutes } from './rooms/posters/routes.ts';
import type { Posters } from './rooms/posters/service.ts';
import { postingRoutes } from './rooms/posting/routes.ts';
import type { Posting } from './rooms/posting/service.ts';
import { createVisitorHash } from './rooms/reports/service.ts';
import { senderOf } from './rooms/settings/service.ts';
import { forgetSubscription, setSubscription } from './rooms/subscriptions/service.ts';
import { requireOtherAdmin } from './rooms/users/service.ts';
import { pruneRegularly } from './search-engine/pruning.ts';
import type { Storage } from './storage/storage.ts';

export interface MemberRoomNeeds {
  db: Db;
  environment: Environment;
  storage: Storage;
  queue: Queue;
  mailer: Mailer;
  now: () => Date;
  store: RateStore;
  limit: AddressLimit;
  cleanup: Cleanup;
  myPosts: MyPosts;
  posting: Posting;
  posters: Posters;
  apiKeys: ApiKeys;
  claims: Claims;
  identityRequests: IdentityRequests;
  phones: Phones;
  /** The rooms whose records can be saved. */
  shown: FavoritesNeeds;
  source: CatalogSource;
  messaging: Messaging;
  /** Notifications of changed content, on any node. */
  changes?: Changes | undefined;
  /** Notifications of changes in conversations, on any node; without them browsers poll. */
  inboxSignals?: InboxSignals | undefined;
}

/** The rooms for members, and for registration and sign-in. */
export function memberRoutes({
  db,
  environment,
  storage,
  queue,
  mailer,
  now,
  store,
  limit,
  cleanup,
  myPosts,
  posting,
  posters,
  apiKeys,
  claims,
  identityRequests: requests,
  phones,
  shown,
  source,
  messaging,
  changes,
  inboxSignals,
}: MemberRoomNeeds) {
  const { rates } = limits;
  const account: AccountNeeds = {
    db,
    mailer,
    publicUrl: environment.publicUrl,
    passwordTries: createPasswordTries(store),
    takeReset: keyLimit(store, 'reset-account', rates.reset),
    siteName: async (lang) => (await senderOf(db, lang)).name,
  };
  const newsletter = {
    setFor: (tx: Db, email: string, lang: Lang, wanted: boolean) =>
      setSubscription(tx, email, lang, wanted, now()),
    forget: async (tx: Db, email: string) => {
      await forgetSubscription(tx, email);
      await forgetAlertAddress(tx, email);
    },
  };
  const profiles = createProfiles({
    ...account,
    newsletter,
    removeFiles: cleanup.removeFiles,
    releasePlaces: releaseAllOf,
    lockConversations: lockAllOf,
    requireOtherAdmin,
  });
  const exportOf = (userId: number) => readExport(db, userId);
  const takeUpload = keyLimit(store, 'uploads-account', rates.uploads);
  const takeCrop = keyLimit(store, 'crops-account', rates.crops);
  const hash = createVisitorHash(db);
  const uploads = createUploads(db, { storage, cleanup, takeUpload, takeCrop, hash, now });
  const uploadLimits = { send: limit('uploads', rates.uploads), crop: limit('crops', rates.crops) };
  const { publicUrl } = environment;
  const postLifecycle = createPostLifecycle({ db, myPosts, now });
  keepFolding(db, queue);
  pruneRegularly(db, queue);
  workOnPendingReindexing(db, queue);
  const { cityCode } = environment;
  const { push, conversations, unreadMails } = messaging;
  const alerts = createAlerts({
    ...{ db, queue, mailer, source, publicUrl, cityCode, now, kinds: shown },
    takeEmail: keyLimit(store, 'alert-emails', rates.alertEmails),
    undoSeconds: environment.undoSeconds,
    push,
  });
  const attendance = createAttendance({
    ...{ db, queue, mailer, publicUrl, now },
    takeOne: keyLimit(store, 'attendance-account', rates.attendance),
  });
  createReminders({ db, queue, mailer, push, publicUrl, now });
  const matches = createMatches({ db, queue, source, kinds: shown, now });
  const conversationReports = createConversationReports({ db, hash, now });
  const work = createOwnWork({ db, unread: conversations.unread, claims: ownClaims(db) });
  const streams = inboxSignals && createStreams({ db, signals: inboxSignals, changes, now });
  createAgeing({ db, queue, mailer, cleanup, publicUrl, now });
  return apiRouter()
    .route('/', accessRoutes({ needs: account, limit, now, countNetworks: environment.rateLimits }))
    .route('/', securityRoutes({ needs: account, limit, now }))
    .route('/', passkeyRoutes({ needs: account, limit, now, countNetworks: environment.rateLimits }))
    .route(
      '/',
      identityRoutes({
        ...{ needs: { ...account, newsletter }, limit, now, countNetworks: environment.rateLimits, requests },
        nameOf: (id) => environment.identityProviders.find((provider) => provider.id === id)?.name ?? id,
      }),
    )
    .route('/', profileRoutes({ profiles, exportOf, now, limit: limit('profile', rates.signIn) }))
    .route(
      '/',
      phoneRoutes(phones, {
        request: limit('phone-proofs', rates.phoneProofs),
        confirm: limit('phone-codes', rates.phoneCodes),
      }),
    )
    .route('/', favoriteRoutes(createFavorites(db, shown)))
    .route('/', alertRoutes(alerts, limit('alerts', rates.alerts)))
    .route(
      '/',
      conversationRoutes(conversations, streams, unreadMails, limit('messages', rates.conversationMessages)),
    )
    .route('/', memberReportRoutes(conversationReports, limit('reports', rates.reports)))
    .route('/', attendanceRoutes(attendance))
    .route('/', matchRoutes(matches))
    .route(
      '/',
      glossaryProposalRoutes(
        createProposals(db, keyLimit(store, 'glossary-proposals-account', rates.glossaryProposals)),
      ),
    )
    .route('/', myPostRoutes(myPosts, work))
    .route('/', posterRoutes(posters))
    .route('/', apiKeyRoutes(apiKeys))
    .route('/', postLifecycleRoutes(postLifecycle, limit('still-available', rates.stillAvailable)))
    .route('/', postingRoutes(posting))
    .route('/', claimRoutes(claims))
    .route('/', uploadRoutes(uploads, uploadLimits));
}
