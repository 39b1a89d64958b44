import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import {
  deskDetailSchema,
  deskDoneSchema,
  deskListSchema,
  deskQuerySchema,
  takeDownSchema,
  verifySchema,
} from '../../../contract/managed-listings.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { memberAction, pathOf } from '../../http/action-route.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { requestContext } from '../../http/request-context.ts';
import type { DeskWish, ListingDesk } from './service.ts';

const base = '/admin/listings';
const headers = z.object({
  'If-Match': z.string().optional().describe('The `version` that was looked at: 409 where it is another now'),
});

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Any listing, whatever its status, the newest first',
  description:
    '`q` is an id, an address of the site, an owner’s e-mail, or beginnings of words of the title.',
  request: { query: deskQuerySchema },
  responses: { ...answers(deskListSchema, 'A page of listings'), ...membersOnly },
});

const detail = createRoute({
  method: 'get',
  path: `${base}/{id}`,
  security,
  summary: 'One listing with its reports and what is known of its poster',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(deskDetailSchema), 'The listing'), ...membersOnly },
});

/** Who decides about which listing, and which version of it they saw. */
const deskWish = (context: Context<ApiEnvironment>, actor: Actor): DeskWish => ({
  ...pathOf(idParamSchema, context),
  actor,
  version: context.req.header('if-match'),
});

/** For moderators and admins. */
export function listingDeskRoutes(desk: ListingDesk) {
  const { router, who } = adminRouter('listings', 'reports');
  const action = { params: idParamSchema, headers, answer: deskDoneSchema };
  const after = async (context: Context<ApiEnvironment>, { id }: DeskWish) => {
    const { status, verified } = (await desk.detail(id, requestContext(context))).listing;
    return { id, status, verified };
  };

  memberAction(
    router,
    {
      ...action,
      path: `${base}/:id/take-down`,
      summary: 'Hides a listing, for a reason that its owner reads; its open reports are upheld',
      body: takeDownSchema,
    },
    async ({ template, reason }, context, actor) => {
      const wish = deskWish(context, actor);
      await desk.takeDown(wish, { template: template ?? null, note: reason ?? null });
      return after(context, wish);
    },
    who,
  );
  memberAction(
    router,
    {
      ...action,
      path: `${base}/:id/put-back`,
      summary: 'Makes a hidden listing what it was',
      body: z.object({}),
    },
    async (_fields, context, actor) => {
      const wish = deskWish(context, actor);
      await desk.putBack(wish);
      return after(context, wish);
    },
    who,
  );
  memberAction(
    router,
    {
      ...action,
      path: `${base}/:id/verify`,
      summary: 'Gives a business the verified mark, or takes it away',
      body: verifySchema,
    },
    async ({ verified }, context, actor) => {
      const wish = deskWish(context, actor);
      await desk.verify(wish, verified);
      return after(context, wish);
    },
    who,
  );
  return router
    .openapi(list, async (context) =>
      context.json(await desk.list(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(detail, async (context) =>
      context.json({ data: await desk.detail(context.req.valid('param').id, requestContext(context)) }, 200),
    );
}
