import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { changePasswordSchema, doneSchema } from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import {
  confirmSecondFactorSchema,
  endSecondFactorSchema,
  passwordSchema,
  recoveryCodesSchema,
  secondFactorOfferSchema,
  sessionSchema,
} from '../../../contract/profile.ts';
import { memberAction } from '../../http/action-route.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { actorOf } from '../../http/session.ts';
import type { AccessDoor } from './access-routes.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createSecondFactor } from './second-factor.ts';

const done = { done: true as const };
const noStore = { 'cache-control': 'no-store' };

const listed = createRoute({
  method: 'get',
  path: '/profile/sessions',
  security,
  summary: 'Where the account is signed in, the last used first',
  responses: { ...answers(envelope(z.array(sessionSchema)), 'The sessions'), ...membersOnly },
});
const ended = createRoute({
  method: 'delete',
  path: '/profile/sessions/{id}',
  security,
  summary: 'Signs out in one place',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(doneSchema), 'Its token is dead'), ...membersOnly },
});
const othersEnded = createRoute({
  method: 'delete',
  path: '/profile/sessions',
  security,
  summary: 'Signs out everywhere else',
  responses: { ...answers(envelope(doneSchema), 'Every other token is dead'), ...membersOnly },
});

/** What keeps an account its owner's: its password, its sessions, its second factor. */
export function securityRoutes({ needs, limit, now }: Omit<AccessDoor, 'countNetworks'>) {
  const router = apiRouter();
  const sessions = createOwnSessions(needs);
  const factor = createSecondFactor(needs);
  const passwords = limit('sign-in', limits.rates.signIn);

  memberAction(
    router,
    {
      path: '/profile/password',
      summary: 'Changes the password; every other session ends',
      body: changePasswordSchema,
      answer: doneSchema,
      limit: passwords,
    },
    async (fields, context, actor) => {
      await sessions.changePassword(actor, fields, context.get('lang'), now());
      return done;
    },
  );
  memberAction(
    router,
    {
      path: '/profile/second-factor',
      summary: 'Offers a secret for an authenticator app',
      description: 'For moderators, editors and admins. It is in use once a code of it was confirmed.',
      body: passwordSchema,
      answer: secondFactorOfferSchema,
      limit: passwords,
    },
    ({ password }, context, actor) => factor.offer(actor, password, context.get('lang')),
  );
  memberAction(
    router,
    {
      path: '/profile/second-factor/confirm',
      summary: 'Turns the second factor on and answers recovery codes, each of which works once',
      body: confirmSecondFactorSchema,
      answer: recoveryCodesSchema,
      limit: passwords,
    },
    async ({ code }, context, actor) => ({
      recoveryCodes: await factor.confirm(actor, code, context.get('lang'), now()),
    }),
  );
  memberAction(
    router,
    {
      method: 'delete',
      path: '/profile/second-factor',
      summary: 'Turns the second factor off',
      body: endSecondFactorSchema,
      answer: doneSchema,
      limit: passwords,
    },
    async (fields, context, actor) => {
      await factor.end(actor, fields, context.get('lang'), now());
      return done;
    },
  );
  return router
    .openapi(listed, async (context) =>
      context.json({ data: await sessions.list(actorOf(context), now()) }, 200),
    )
    .openapi(ended, async (context) => {
      await sessions.end(actorOf(context), context.req.valid('param').id);
      return context.json({ data: done }, 200, noStore);
    })
    .openapi(othersEnded, async (context) => {
      await sessions.endOthers(actorOf(context));
      return context.json({ data: done }, 200, noStore);
    });
}
