import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import { deskDoneSchema } from '../../../contract/managed-listings.ts';
import { ownPostKinds } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { reportedListingsSchema, reportsQuerySchema, sendReportSchema } from '../../../contract/reports.ts';
import { guestAction, memberAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { requestContext } from '../../http/request-context.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { ListingDesk } from '../managed-listings/service.ts';
import type { Reports } from './service.ts';

/** @param limit how many reports one network address may send */
export function reportRoutes(reports: Reports, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  for (const kind of ownPostKinds) {
    guestAction(
      router,
      {
        path: `/${postFolders[kind]}/:id/report`,
        params: idParamSchema,
        summary: 'Says what is wrong with a listing',
        description:
          'Once for each member, or each network address of guests, and listing: again is answered alike and changes nothing.',
        body: sendReportSchema,
        answer: doneSchema,
        limit,
      },
      async (fields, context) => {
        const { id } = pathOf(idParamSchema, context);
        const visitor = visitorOf(context);
        await reports.send(fields, { kind, id, lang: context.get('lang'), visitor });
        return { done: true as const };
      },
    );
  }
  return router;
}

const base = '/admin/reports';

const list = createRoute({
  method: 'get',
  path: base,
  security,
  summary: 'Listings with reports that nobody has decided',
  description:
    'Those with the most reports first, or those that wait longest. One listing is read at the listing desk.',
  request: { query: reportsQuerySchema },
  responses: { ...answers(reportedListingsSchema, 'A page of listings'), ...membersOnly },
});

/** For moderators and admins. */
export function adminReportRoutes(reports: Reports, desk: ListingDesk) {
  const { router, who } = adminRouter('reports', 'reports');
  memberAction(
    router,
    {
      path: `${base}/:id/dismiss`,
      params: idParamSchema,
      headers: z.object({
        'If-Match': z.string().optional().describe('The `version` of the listing that was looked at'),
      }),
      summary: 'Says that the open reports of a listing were nothing',
      body: z.object({}),
      answer: deskDoneSchema,
    },
    async (_fields, context, actor) => {
      const { id } = pathOf(idParamSchema, context);
      await desk.dismiss({ id, actor, version: context.req.header('if-match') });
      const { status, verified } = (await desk.detail(id, requestContext(context))).listing;
      return { id, status, verified };
    },
    who,
  );
  return router.openapi(list, async (context) =>
    context.json(await reports.list(context.req.valid('query'), requestContext(context)), 200),
  );
}
