import type { MiddlewareHandler } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import { dismissReports } from '../../../contract/managed-listings.ts';
import { ownPostKinds } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { listReports, sendReportSchema } from '../../../contract/reports.ts';
import { guestAction, pathOf } from '../../http/action-route.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
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

/** For moderators and admins. */
export function adminReportRoutes(reports: Reports, desk: ListingDesk) {
  const { router } = adminRouter('reports', 'reports');
  serve(router, listReports, ({ query, request }) => reports.list(query, request));
  serve(router, dismissReports, async ({ params: { id }, actor, request, context }) => {
    await desk.dismiss({ id, actor, version: context.req.header('if-match') });
    const { status, verified } = (await desk.detail(id, request)).listing;
    return { data: { id, status, verified } };
  });
  return router;
}
