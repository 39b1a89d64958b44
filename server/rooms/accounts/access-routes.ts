import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  doneSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  resetTokenSchema,
  signedInSchema,
  verifyOtpSchema,
} from '../../../contract/accounts.ts';
import { envelope } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import { guestAction } from '../../http/action-route.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { type AddressLimit, networkOf } from '../../http/rate-limit.ts';
import { actorOf } from '../../http/session.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { deviceOf, nameDevice } from './device-routes.ts';
import { createReset } from './reset.ts';
import { createSignIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';

const done = { done: true as const };
const { signIn: signInRate, signUp: signUpRate, reset: resetRate } = limits.rates;

const logout = createRoute({
  method: 'post',
  path: '/logout',
  security,
  summary: 'Ends the session of the token that asks',
  responses: { ...answers(envelope(doneSchema), 'The token is dead'), ...membersOnly },
});

export interface AccessDoor {
  needs: AccountNeeds;
  limit: AddressLimit;
  now: () => Date;
  /** Whether tries are counted by network. */
  countNetworks: boolean;
}

/** Getting an account, getting in, getting out, getting back in. */
export function accessRoutes({ needs, limit, now, countNetworks }: AccessDoor) {
  const router = apiRouter();
  const isSecure = needs.publicUrl.startsWith('https:');
  const { signIn, signOut } = createSignIn(needs);
  const { register } = createSignUp(needs);
  const reset = createReset(needs);
  const visit = (context: Context<ApiEnvironment>): Visit => ({
    lang: context.get('lang'),
    userAgent: context.req.header('user-agent') ?? null,
    network: countNetworks ? networkOf(context) : undefined,
    device: deviceOf(context),
    now: now(),
  });
  const passwords = limit('sign-in', signInRate);

  guestAction(
    router,
    {
      path: '/login',
      summary: 'Signs in',
      description:
        'Of an account with a second factor the code is asked too: `errors.code` says so. 403 for a closed account.',
      body: loginSchema,
      forms: true,
      answer: signedInSchema,
      limit: passwords,
    },
    async (login, context) => {
      const { signedIn, device } = await signIn(login, visit(context));
      nameDevice(context, device, isSecure);
      return signedIn;
    },
  );
  guestAction(
    router,
    {
      path: '/register',
      summary: 'Makes an account and signs it in; its address is confirmed by a link that is mailed',
      body: registerSchema,
      forms: true,
      answer: signedInSchema,
      status: 201,
      limit: limit('sign-up', signUpRate),
    },
    async (registration, context) => {
      const { signedIn, device } = await register(registration, visit(context));
      nameDevice(context, device, isSecure);
      return signedIn;
    },
  );
  guestAction(
    router,
    {
      path: '/forgot-password',
      summary: 'Mails a code of six digits',
      description: `The mail has a link for the same, too. The code works once, for ${limits.code.minutes} minutes and ${limits.code.tries} tries; a newer one ends it.`,
      body: forgotPasswordSchema,
      forms: true,
      answer: doneSchema,
      limit: limit('reset', resetRate),
    },
    async ({ email }, context) => {
      await reset.sendCode(email, context.get('lang'), now());
      return done;
    },
  );
  guestAction(
    router,
    {
      path: '/verify-otp',
      summary: 'Changes the mailed code for a token that a new password is set with',
      body: verifyOtpSchema,
      answer: resetTokenSchema,
      limit: passwords,
    },
    async ({ email, otp }, context) => ({
      resetToken: await reset.verifyCode(email, otp, context.get('lang'), now()),
    }),
  );
  guestAction(
    router,
    {
      path: '/reset-password',
      summary: 'Sets a new password; every session of the account ends',
      body: resetPasswordSchema,
      answer: doneSchema,
      limit: passwords,
    },
    async (fields, context) => {
      nameDevice(context, await reset.setPassword(fields, visit(context)), isSecure);
      return done;
    },
  );
  return router.openapi(logout, async (context) => {
    await signOut(actorOf(context));
    return context.json({ data: done }, 200, { 'cache-control': 'no-store' });
  });
}
