import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '../../../contract/accounts.ts';
import { listingKinds } from '../../../contract/categories.ts';
import { envelope } from '../../../contract/envelope.ts';
import { ownKindOf, postFolders } from '../../../contract/post-kinds.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { answers, apiRouter } from '../../http/api.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Tally } from './tally.ts';

const routeOf = (path: string, summary: string) =>
  createRoute({
    method: 'post',
    path,
    summary,
    description:
      'Sent by the page, as what a guest gets may have been kept somewhere. Whether it counts, nobody learns.',
    request: { params: idParamSchema },
    responses: answers(envelope(doneSchema), 'Taken'),
  });

const done = { data: { done: true as const } };

/** What pages tell of their visitors, so that owners see how often their posts were met. */
export function tallyRoutes(tally: Tally) {
  const router = apiRouter();
  for (const kind of listingKinds) {
    router.openapi(
      routeOf(`/${postFolders[ownKindOf[kind]]}/{id}/seen`, 'Somebody looks at it'),
      async (context) => {
        await tally('views', kind, context.req.valid('param').id, visitorOf(context));
        return context.json(done, 200, { 'cache-control': 'no-store' });
      },
    );
  }
  // How a business is reached stands on its page: only the browser knows that somebody made use of it.
  router.openapi(
    routeOf('/businesses/{id}/reached', 'Somebody calls it or writes to it'),
    async (context) => {
      await tally('contact_clicks', 'business', context.req.valid('param').id, visitorOf(context));
      return context.json(done, 200, { 'cache-control': 'no-store' });
    },
  );
  return router;
}
