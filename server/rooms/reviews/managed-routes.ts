import {
  approveReview,
  dismissReviewReports,
  listManagedReviews,
  rejectReview,
  releaseRating,
  undoReviewDecision,
} from '../../../contract/managed-reviews.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { Reviews } from './service.ts';

/** For moderators and admins. */
export function managedReviewRoutes({ managed }: Pick<Reviews, 'managed'>) {
  const router = adminRouter('reviews', 'queue');
  serve(router, listManagedReviews, ({ query, request }) => managed.list(query, request));
  serve(router, approveReview, async ({ params: { id }, actor, request, context }) => {
    const version = context.req.header('if-match');
    return { data: await managed.approve({ id, actor, version }, request.now) };
  });
  serve(router, rejectReview, async ({ params: { id }, body, actor, request, context }) => {
    const version = context.req.header('if-match');
    const why = { template: body.template ?? null, note: body.reason ?? null };
    return { data: await managed.reject({ id, actor, version }, why, request.now) };
  });
  serve(router, dismissReviewReports, async ({ params: { id }, actor, request }) => ({
    data: await managed.dismiss({ id, actor }, request.now),
  }));
  serve(router, releaseRating, async ({ params: { id }, actor }) => ({
    data: await managed.release({ id, actor }),
  }));
  serve(router, undoReviewDecision, async ({ actor, request }) => ({
    data: await managed.undo(actor, request.now),
  }));
  return router;
}
