import { limits } from '../../../contract/limits.ts';
import {
  addPasskey,
  listPasskeys,
  logInWithPasskey,
  offerPasskey,
  removePasskey,
  requestPasskey,
} from '../../../contract/passkeys.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { AccessOptions } from './access-routes.ts';
import { nameDevice } from './device-routes.ts';
import { createPasskeySignIn } from './passkey-sign-in.ts';
import { createPasskeys } from './passkeys.ts';
import { visits } from './visit-routes.ts';

const done = { data: { done: true as const } };

/** Passkeys of members, and signing in with them. */
export function passkeyRoutes({ needs, limit, now, countNetworks }: AccessOptions) {
  const router = apiRouter();
  const passkeys = createPasskeys(needs);
  const { request, signIn } = createPasskeySignIn(needs);
  const { visit, isSecure } = visits({ needs, now, countNetworks });
  const tries = { limit: limit('sign-in', limits.rates.signIn) };

  serve(router, listPasskeys, async ({ actor }) => ({ data: await passkeys.list(actor) }));
  serve(
    router,
    offerPasskey,
    async ({ body, actor, request: { lang } }) => ({ data: await passkeys.offer(actor, body, lang, now()) }),
    tries,
  );
  serve(
    router,
    addPasskey,
    async ({ body, actor, context }) => ({ data: await passkeys.add(actor, body, visit(context)) }),
    tries,
  );
  serve(router, removePasskey, async ({ params, actor }) => {
    await passkeys.remove(actor, params.id);
    return done;
  });
  serve(router, requestPasskey, async () => ({ data: await request(now()) }), {
    limit: limit('passkey-challenges', limits.rates.passkeyChallenges),
  });
  serve(
    router,
    logInWithPasskey,
    async ({ body, context }) => {
      const { signedIn, device } = await signIn(body, visit(context));
      nameDevice(context, device, isSecure(context));
      return { data: signedIn };
    },
    tries,
  );
  return router;
}
