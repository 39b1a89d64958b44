import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '../../../contract/accounts.ts';
import {
  approveClaimSchema,
  claimDetailSchema,
  claimDoneSchema,
  claimListSchema,
  claimsQuerySchema,
  sendClaimSchema,
} from '../../../contract/claims.ts';
import { envelope } from '../../../contract/envelope.ts';
import { rejectClaimSchema } from '../../../contract/managed-listings.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Claims } from './service.ts';

/** For members. */
export function claimRoutes(claims: Claims) {
  const router = apiRouter();
  memberAction(
    router,
    {
      path: '/businesses/:id/claim',
      params: idParamSchema,
      summary: 'Says that a business without an owner is one’s own; an admin decides',
      body: sendClaimSchema,
      answer: doneSchema,
      status: 201,
    },
    async (fields, context, actor) => {
      const { id } = pathOf(idParamSchema, context);
      await claims.send(actor, id, fields, context.get('lang'));
      return { done: true as const };
    },
  );
  return router;
}

const base = '/admin/claims';

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Claims of businesses: those that wait, the oldest first, or those decided, the newest first',
  request: { query: claimsQuerySchema },
  responses: { ...answers(claimListSchema, 'A page of claims'), ...membersOnly },
});

const detail = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'One claim with the business, the member and the other claims of it',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(claimDetailSchema), 'The claim'), ...membersOnly },
});

/** For admins. */
export function adminClaimRoutes(claims: Claims) {
  const { router, who } = adminRouter('claims', 'users');
  const action = { params: idParamSchema, answer: claimDoneSchema };
  memberAction(
    router,
    {
      ...action,
      path: `${base}/:id/approve`,
      summary: 'Makes the business the member’s; other claims of it are refused',
      body: approveClaimSchema,
    },
    async ({ verified }, context, actor) => {
      const { id } = pathOf(idParamSchema, context);
      await claims.approve(id, actor, verified);
      return { id, status: 'approved' as const };
    },
    who,
  );
  memberAction(
    router,
    {
      ...action,
      path: `${base}/:id/reject`,
      summary: 'Refuses a claim, for a reason that the member reads',
      body: rejectClaimSchema,
    },
    async ({ template, reason }, context, actor) => {
      const { id } = pathOf(idParamSchema, context);
      await claims.reject(id, actor, { template: template ?? null, note: reason ?? null });
      return { id, status: 'rejected' as const };
    },
    who,
  );
  return router
    .openapi(list, async (context) =>
      context.json(await claims.list(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(detail, async (context) =>
      context.json(
        { data: await claims.detail(context.req.valid('param').id, requestContext(context)) },
        200,
      ),
    );
}
