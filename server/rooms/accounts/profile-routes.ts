import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { confirmedEmailSchema, doneSchema, linkTokenSchema, userSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import {
  changeEmailSchema,
  deletionPreviewSchema,
  passwordSchema,
  saveProfileSchema,
} from '../../../contract/profile.ts';
import { guestAction, memberAction } from '../../http/action-route.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { actorOf } from '../../http/session.ts';
import type { Profiles } from './profile.ts';

const own = createRoute({
  method: 'get',
  path: '/profile',
  security,
  summary: 'The account of whoever asks',
  responses: { ...answers(envelope(userSchema), 'The account'), ...membersOnly },
});

const deletion = createRoute({
  method: 'get',
  path: '/profile/deletion',
  security,
  summary: 'What deleting the account would do to each of its posts and claimed places',
  responses: { ...answers(envelope(deletionPreviewSchema), 'The posts and places'), ...membersOnly },
});

const exportFile = {
  method: 'get',
  path: '/profile/export',
  security,
  summary: 'All that the site holds about whoever asks, as one JSON file',
  responses: {
    200: {
      description: 'The file',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
    ...membersOnly,
  },
} as const;

const done = { done: true as const };

export interface ProfileDoor {
  profiles: Profiles;
  everythingOf: (userId: number) => Promise<Record<string, unknown>>;
  now: () => Date;
  /** How often one client may ask for mails, or try a password. */
  limit: MiddlewareHandler<ApiEnvironment>;
}

/** What the owner of an account does with it: read, change, take away, delete. */
export function profileRoutes({ profiles, everythingOf, now, limit }: ProfileDoor) {
  const router = apiRouter();

  memberAction(
    router,
    {
      path: '/profile/save',
      summary: 'Changes what is sent of the account, and leaves the rest',
      body: saveProfileSchema,
      answer: userSchema,
    },
    (fields, context, actor) => profiles.save(actor, fields, context.get('lang'), now()),
  );
  memberAction(
    router,
    {
      path: '/profile/email',
      summary: 'Mails a link to a new address, which becomes the account’s once the link is followed',
      body: changeEmailSchema,
      answer: doneSchema,
      limit,
    },
    async (fields, context, actor) => {
      await profiles.changeEmail(actor, fields, context.get('lang'), now());
      return done;
    },
  );
  memberAction(
    router,
    {
      path: '/profile/confirm-email',
      summary: 'Mails the link that proves the account’s address once more; none where it is proved',
      body: z.object({}),
      answer: doneSchema,
      limit,
    },
    async (_fields, _context, actor) => {
      await profiles.resendConfirmation(actor, now());
      return done;
    },
  );
  guestAction(
    router,
    {
      path: '/confirm-email',
      summary: 'Follows a link from a mail: the address that it was sent to is proved',
      body: linkTokenSchema,
      answer: confirmedEmailSchema,
      limit,
    },
    async ({ token }, context) => ({
      email: await profiles.confirmEmail(token, context.get('lang'), now()),
    }),
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: '/profile',
      summary: 'Deletes the account with its posts, pictures, saved items, messages and sessions',
      description:
        'Businesses that were in the directory before they were claimed return to it as they were, unclaimed. 409 for the last administrator.',
      body: passwordSchema,
      answer: doneSchema,
      limit,
    },
    async ({ password }, context, actor) => {
      await profiles.remove(actor, password, context.get('lang'));
      return done;
    },
  );

  router.openAPIRegistry.registerPath(exportFile);
  router.get(exportFile.path, async (context) => {
    const { userId } = actorOf(context);
    const file = { exportedAt: now().toISOString(), ...(await everythingOf(userId)) };
    return context.body(JSON.stringify(file, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  return router
    .openapi(own, async (context) => context.json({ data: await profiles.of(actorOf(context), now()) }, 200))
    .openapi(deletion, async (context) =>
      context.json({ data: await profiles.preview(actorOf(context), context.get('lang')) }, 200),
    );
}
