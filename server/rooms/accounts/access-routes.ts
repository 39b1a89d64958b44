import {
  logIn,
  logOut,
  registerAccount,
  resetPassword,
  sendResetCode,
  verifyResetCode,
} from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { apiRouter } from '../../http/api.ts';
import type { AddressLimit } from '../../http/rate-limit.ts';
import { serve } from '../../http/serve.ts';
import type { AccountNeeds } from './account-needs.ts';
import { nameDevice } from './device-routes.ts';
import { createReset } from './reset.ts';
import { createSignIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';
import { visits } from './visit-routes.ts';

const done = { data: { done: true as const } };
const { signIn: signInRate, signUp: signUpRate, reset: resetRate } = limits.rates;

export interface AccessOptions {
  needs: AccountNeeds;
  limit: AddressLimit;
  now: () => Date;
  /** Whether attempts are counted by network. */
  countNetworks: boolean;
}

/** Registering, signing in and out, and resetting a password. */
export function accessRoutes({ needs, limit, now, countNetworks }: AccessOptions) {
  const router = apiRouter();
  const { visit, isSecure } = visits({ needs, now, countNetworks });
  const { signIn, signOut } = createSignIn(needs);
  const { register } = createSignUp(needs);
  const reset = createReset(needs);
  const passwords = limit('sign-in', signInRate);

  serve(
    router,
    logIn,
    async ({ body, context }) => {
      const { signedIn, device } = await signIn(body, visit(context));
      nameDevice(context, device, isSecure(context));
      return { data: signedIn };
    },
    { limit: passwords },
  );
  serve(
    router,
    registerAccount,
    async ({ body, context }) => {
      const { signedIn, device } = await register(body, visit(context));
      nameDevice(context, device, isSecure(context));
      return { data: signedIn };
    },
    { limit: limit('sign-up', signUpRate) },
  );
  serve(
    router,
    sendResetCode,
    async ({ body, request }) => {
      await reset.sendCode(body.email, request.lang, now());
      return done;
    },
    { limit: limit('reset', resetRate) },
  );
  serve(
    router,
    verifyResetCode,
    async ({ body, request }) => ({
      data: { resetToken: await reset.verifyCode(body.email, body.otp, request.lang, now()) },
    }),
    { limit: passwords },
  );
  serve(
    router,
    resetPassword,
    async ({ body, context }) => {
      nameDevice(context, await reset.setPassword(body, visit(context)), isSecure(context));
      return done;
    },
    { limit: passwords },
  );
  serve(router, logOut, async ({ actor }) => {
    await signOut(actor);
    return done;
  });
  return router;
}
