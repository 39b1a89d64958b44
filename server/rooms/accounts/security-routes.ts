import { changePassword } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import {
  confirmSecondFactor,
  endOtherSessions,
  endSecondFactor,
  endSession,
  listSessions,
  offerSecondFactor,
  renewRecoveryCodes,
} from '../../../contract/profile.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { AccessOptions } from './access-routes.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createSecondFactor } from './second-factor.ts';

const done = { data: { done: true as const } };

/** Security settings of an account: its password, its sessions, its second factor. */
export function securityRoutes({ needs, limit, now }: Omit<AccessOptions, 'countNetworks'>) {
  const router = apiRouter();
  const sessions = createOwnSessions(needs);
  const factor = createSecondFactor(needs);
  const passwords = { limit: limit('sign-in', limits.rates.signIn) };

  serve(
    router,
    changePassword,
    async ({ body, actor, request }) => {
      await sessions.changePassword(actor, body, request.lang, now());
      return done;
    },
    passwords,
  );
  serve(
    router,
    offerSecondFactor,
    async ({ body, actor, request }) => ({ data: await factor.offer(actor, body.password, request.lang) }),
    passwords,
  );
  serve(
    router,
    confirmSecondFactor,
    async ({ body, actor, request }) => ({
      data: { recoveryCodes: await factor.confirm(actor, body.code, request.lang, now()) },
    }),
    passwords,
  );
  serve(
    router,
    renewRecoveryCodes,
    async ({ body, actor, request }) => ({
      data: { recoveryCodes: await factor.renewCodes(actor, body, request.lang, now()) },
    }),
    passwords,
  );
  serve(
    router,
    endSecondFactor,
    async ({ body, actor, request }) => {
      await factor.end(actor, body, request.lang, now());
      return done;
    },
    passwords,
  );
  serve(router, listSessions, async ({ actor }) => ({ data: await sessions.list(actor, now()) }));
  serve(router, endSession, async ({ params, actor }) => {
    await sessions.end(actor, params.id);
    return done;
  });
  serve(router, endOtherSessions, async ({ actor }) => {
    await sessions.endOthers(actor);
    return done;
  });
  return router;
}
