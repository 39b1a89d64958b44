import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { confirmedEmailSchema, doneSchema, linkTokenSchema, userSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import { changeEmailSchema, passwordSchema, saveProfileSchema } from '../../../contract/profile.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked, sentFields, smallBody } from '../../http/body.ts';
import { actorOf } from '../../http/session.ts';
import type { Profiles } from './profile.ts';

const own = createRoute({
  method: 'get',
  path: '/profile',
  security,
  summary: 'The account of whoever asks',
  responses: { ...answers(envelope(userSchema), 'The account'), ...membersOnly },
});

const done = { data: { done: true as const } };
const doneEnvelope = envelope(doneSchema);

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

  /** Documents a call with a JSON body, and answers what its schema makes of that. */
  function documented<T extends z.ZodType>(
    method: 'post' | 'delete',
    path: string,
    summary: string,
    schema: T,
    answer: z.ZodType = doneEnvelope,
  ) {
    router.openAPIRegistry.registerPath({
      method,
      path,
      security,
      summary,
      request: { body: { content: { 'application/json': { schema } } } },
      responses: { ...answers(answer, 'Done'), ...membersOnly },
    });
    return async (context: Context<ApiEnvironment>): Promise<z.infer<T>> => {
      const { fields } = await sentFields(context);
      return checked(schema, fields, context.get('lang'));
    };
  }

  const saved = documented(
    'post',
    '/profile/save',
    'Changes what is sent of the account, and leaves the rest',
    saveProfileSchema,
    envelope(userSchema),
  );
  router.post('/profile/save', smallBody, async (context) => {
    const actor = actorOf(context);
    const data = await profiles.save(actor, await saved(context), context.get('lang'), now());
    return context.json({ data });
  });

  const emailChange = documented(
    'post',
    '/profile/email',
    'Mails a link to a new address, which becomes the account’s once the link is followed',
    changeEmailSchema,
  );
  router.post('/profile/email', limit, smallBody, async (context) => {
    const actor = actorOf(context);
    await profiles.changeEmail(actor, await emailChange(context), context.get('lang'), now());
    return context.json(done);
  });

  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/profile/confirm-email',
    security,
    summary: 'Mails the link that proves the account’s address once more',
    responses: { ...answers(doneEnvelope, 'Sent, or proved already'), ...membersOnly },
  });
  router.post('/profile/confirm-email', limit, async (context) => {
    await profiles.resendConfirmation(actorOf(context), now());
    return context.json(done);
  });

  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/confirm-email',
    summary: 'Follows a link from a mail: the address that it was sent to is proved',
    request: { body: { content: { 'application/json': { schema: linkTokenSchema } } } },
    responses: answers(envelope(confirmedEmailSchema), 'The address'),
  });
  router.post('/confirm-email', limit, smallBody, async (context) => {
    const lang = context.get('lang');
    const { fields } = await sentFields(context);
    const { token } = checked(linkTokenSchema, fields, lang);
    return context.json({ data: { email: await profiles.confirmEmail(token, lang, now()) } });
  });

  const removal = documented(
    'delete',
    '/profile',
    'Deletes the account with its posts, pictures, saved things, messages and sessions',
    passwordSchema,
  );
  router.delete('/profile', limit, smallBody, async (context) => {
    const actor = actorOf(context);
    const { password } = await removal(context);
    await profiles.remove(actor, password, context.get('lang'));
    return context.json(done);
  });

  router.openAPIRegistry.registerPath({
    method: 'get',
    path: '/profile/export',
    security,
    summary: 'All that the site holds about whoever asks, as one JSON file',
    responses: { ...answers(envelope(userSchema.loose()), 'The file'), ...membersOnly },
  });
  router.get('/profile/export', async (context) => {
    const { userId } = actorOf(context);
    const everything = await everythingOf(userId);
    return context.body(JSON.stringify({ exportedAt: now().toISOString(), ...everything }, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  return router.openapi(own, async (context) =>
    context.json({ data: await profiles.of(actorOf(context), now()) }, 200),
  );
}
