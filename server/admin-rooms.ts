import type { Db } from './database/connect.ts';
import type { Environment } from './environment.ts';
import { apiRouter } from './http/api.ts';
import type { Mailer } from './mail/letter.ts';
import { backOfficeRoutes } from './rooms/back-office/routes.ts';
import type { Contact } from './rooms/contact/service.ts';
import { moderationRoutes } from './rooms/moderation/routes.ts';
import { createModeration } from './rooms/moderation/service.ts';
import type { People } from './rooms/people/service.ts';
import type { Posting } from './rooms/posting/service.ts';

export interface AdminRoomNeeds {
  db: Db;
  environment: Environment;
  mailer: Mailer;
  now: () => Date;
  posting: Posting;
  contact: Contact;
  people: People;
}

/** The rooms behind the scenes, each a folder below `/admin` with the ability that it takes. */
export function adminRoutes({ db, environment, mailer, now, posting, contact }: AdminRoomNeeds) {
  const { publicUrl } = environment;
  const moderation = createModeration({ db, posting, mailer, publicUrl });
  return (
    apiRouter()
      // First: it is the door of all that follow.
      .route('/', backOfficeRoutes({ queue: moderation.waiting, messages: contact.waiting }))
      .route('/', moderationRoutes(moderation, now))
  );
}
