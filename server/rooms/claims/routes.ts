import { approveClaim, listClaims, readClaim, rejectClaim, sendClaim } from '../../../contract/claims.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Claims } from './service.ts';

/** For members. */
export function claimRoutes(claims: Claims) {
  const router = apiRouter();
  serve(router, sendClaim, async ({ params, body, actor, request }) => {
    await claims.send(actor, params.id, body, request.lang);
    return { data: { done: true as const } };
  });
  return router;
}

/** For admins. */
export function adminClaimRoutes(claims: Claims) {
  const router = adminRouter('claims', 'users');
  serve(router, listClaims, ({ query, request }) => claims.list(query, request));
  serve(router, readClaim, async ({ params, request }) => ({
    data: await claims.detail(params.id, request),
  }));
  serve(router, approveClaim, async ({ params: { id }, body, actor }) => {
    await claims.approve(id, actor, body.verified);
    return { data: { id, status: 'approved' as const } };
  });
  serve(router, rejectClaim, async ({ params: { id }, body, actor }) => {
    await claims.reject(id, actor, { template: body.template ?? null, note: body.reason ?? null });
    return { data: { id, status: 'rejected' as const } };
  });
  return router;
}
