import type { MiddlewareHandler } from 'hono';
import {
  confirmPhone,
  decidePhoneCall,
  listPhoneCalls,
  readPhoneProof,
  requestPhoneProof,
  withdrawPhoneProof,
} from '../../../contract/phone-proofs.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { Phones } from './service.ts';

const done = { data: { done: true as const } };

/** For members. */
export function phoneRoutes(
  phones: Phones,
  limit: Record<'request' | 'confirm', MiddlewareHandler<ApiEnvironment>>,
) {
  const router = apiRouter();
  serve(router, readPhoneProof, async ({ actor }) => ({ data: await phones.read(actor) }));
  serve(
    router,
    requestPhoneProof,
    async ({ actor, body, request: { lang } }) => ({ data: await phones.request(actor, body, lang) }),
    { limit: limit.request },
  );
  serve(
    router,
    confirmPhone,
    async ({ actor, body, request: { lang } }) => ({ data: await phones.confirm(actor, body.code, lang) }),
    { limit: limit.confirm },
  );
  serve(router, withdrawPhoneProof, async ({ actor }) => {
    await phones.withdraw(actor);
    return done;
  });
  return router;
}

/** For moderators. */
export function adminPhoneRoutes(phones: Phones) {
  const router = adminRouter('phones', 'queue');
  serve(router, listPhoneCalls, async () => ({ data: await phones.calls() }));
  serve(router, decidePhoneCall, async ({ actor, params, body }) => {
    await phones.decide(actor, params.id, body.proved);
    return done;
  });
  return router;
}
