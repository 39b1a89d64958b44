import {
  linkIdentity,
  listIdentities,
  logInWithIdentity,
  offerIdentity,
  registerWithIdentity,
  unlinkIdentity,
} from '../../../contract/identities.ts';
import { limits } from '../../../contract/limits.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { AccessOptions } from './access-routes.ts';
import { nameDevice } from './device-routes.ts';
import { createIdentities } from './identities.ts';
import { browserOf, forgetBrowser, nameBrowser } from './identity-cookie-routes.ts';
import type { IdentityRequests } from './identity-requests.ts';
import { createIdentitySignIn, type IdentityNeeds, presentOutcome } from './identity-sign-in.ts';
import { visits } from './visit-routes.ts';

interface Options extends AccessOptions {
  needs: IdentityNeeds;
  requests: IdentityRequests;
  /** The brand of a provider. */
  nameOf: (provider: string) => string;
}

/** Identities of members, and signing in and registering with them. */
export function identityRoutes({ needs, limit, now, countNetworks, requests, nameOf }: Options) {
  const router = apiRouter();
  const { signIn, register } = createIdentitySignIn(needs, nameOf);
  const identities = createIdentities(needs, requests, nameOf);
  const { visit, isSecure } = visits({ needs, now, countNetworks });
  const tries = { limit: limit('sign-in', limits.rates.signIn) };

  serve(
    router,
    logInWithIdentity,
    async ({ body, context }) => {
      const outcome = await signIn(body, browserOf(context), visit(context));
      if (outcome.entered) {
        nameDevice(context, outcome.entered.device, isSecure(context));
        forgetBrowser(context);
      }
      return { data: presentOutcome(outcome) };
    },
    tries,
  );
  serve(
    router,
    registerWithIdentity,
    async ({ body, context }) => {
      const { signedIn, device } = await register(body, browserOf(context), visit(context));
      nameDevice(context, device, isSecure(context));
      forgetBrowser(context);
      return { data: signedIn };
    },
    { limit: limit('sign-up', limits.rates.signUp) },
  );
  serve(router, listIdentities, async ({ actor }) => ({ data: await identities.list(actor) }));
  serve(
    router,
    offerIdentity,
    async ({ params, body, actor, context }) => {
      const { url, browser } = await identities.offer(actor, params.provider, body, visit(context));
      nameBrowser(context, browser, isSecure(context));
      return { data: { url: url.href } };
    },
    tries,
  );
  serve(
    router,
    linkIdentity,
    async ({ actor, context }) => {
      const linked = await identities.add(actor, browserOf(context), visit(context));
      forgetBrowser(context);
      return { data: linked };
    },
    tries,
  );
  serve(router, unlinkIdentity, async ({ params, actor }) => {
    await identities.remove(actor, params.provider);
    return { data: { done: true as const } };
  });
  return router;
}
