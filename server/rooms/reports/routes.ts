import type { MiddlewareHandler } from 'hono';
import { dismissReports } from '../../../contract/managed-listings.ts';
import { kindOfFolder } from '../../../contract/post-kinds.ts';
import { listReports, sendReport } from '../../../contract/reports.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { ManagedListings } from '../managed-listings/service.ts';
import type { Reports } from './service.ts';

/** @param limit how many reports one network address may send */
export function reportRoutes(reports: Reports, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(
    router,
    sendReport,
    async ({ params: { folder, id }, body, request: { lang }, context }) => {
      const kind = kindOfFolder[folder];
      await reports.send(body, { kind, id, lang, visitor: visitorOf(context) });
      return { data: { done: true as const } };
    },
    { limit },
  );
  return router;
}

/** For moderators and admins. */
export function adminReportRoutes(reports: Reports, managedListings: ManagedListings) {
  const router = adminRouter('reports', 'reports');
  serve(router, listReports, ({ query, request }) => reports.list(query, request));
  serve(router, dismissReports, async ({ params: { id }, actor, request, context }) => {
    await managedListings.dismiss({ id, actor, version: context.req.header('if-match') });
    const { status, verified } = (await managedListings.detail(id, request)).listing;
    return { data: { id, status, verified } };
  });
  return router;
}
