import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiRouter } from './http/api.ts';
import type { Courier, Mailer } from './mail/letter.ts';
import type { Queue } from './queue/queue.ts';
import { backOfficeRoutes } from './rooms/back-office/routes.ts';
import type { CatalogSource } from './rooms/catalog/service.ts';
import type { Contact } from './rooms/contact/service.ts';
import { moderationRoutes } from './rooms/moderation/routes.ts';
import { createModeration } from './rooms/moderation/service.ts';
import { newsletterRoutes } from './rooms/newsletter/routes.ts';
import { createNewsletter } from './rooms/newsletter/service.ts';
import type { People } from './rooms/people/service.ts';
import type { Posting } from './rooms/posting/service.ts';
import type { Subscriptions } from './rooms/subscriptions/service.ts';

export interface AdminRoomNeeds {
  db: Db;
  source: CatalogSource;
  environment: Environment;
  mailer: Mailer & Courier;
  queue: Queue;
  now: () => Date;
  posting: Posting;
  contact: Contact;
  people: People;
  subscriptions: Subscriptions;
}

/** The rooms behind the scenes, each a folder below `/admin` with the ability that it takes. */
export function adminRoutes(needs: AdminRoomNeeds) {
  const { db, environment, mailer, now, contact } = needs;
  const { publicUrl, undoSeconds } = environment;
  const moderation = createModeration({ ...needs, publicUrl, undoSeconds });
  const newsletter = createNewsletter({ ...needs, courier: mailer });
  return (
    apiRouter()
      // First: it is the door of all that follow.
      .route('/', backOfficeRoutes({ queue: moderation.waiting, messages: contact.waiting }))
      .route('/', moderationRoutes(moderation, now))
      .route('/', newsletterRoutes(newsletter, db))
  );
}
