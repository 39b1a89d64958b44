import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '../../../contract/accounts.ts';
import {
  createAdvertisement,
  deleteAdvertisement,
  listAdvertisements,
  listAdvertisementVersions,
  readAdvertisement,
  readAdvertisementVersion,
  restoreAdvertisementVersion,
  updateAdvertisement,
} from '../../../contract/advertisements.ts';
import { envelope } from '../../../contract/envelope.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { serve } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Advertisements, AdvertisementTally, Editor } from './service.ts';

const meeting = (what: string, summary: string) =>
  createRoute({
    method: 'post',
    path: `/advertisements/{id}/${what}`,
    summary,
    description: 'Sent by the page. Whether it counts, nobody learns.',
    request: { params: idParamSchema },
    responses: answers(envelope(doneSchema), 'Taken'),
  });

/** What pages tell of advertisements, so that editors see how often they were met. */
export function advertisementTallyRoutes(tally: AdvertisementTally) {
  const router = apiRouter();
  const ways = [
    ['views', meeting('seen', 'An advertisement was in view')],
    ['clicks', meeting('followed', 'An advertisement was followed')],
  ] as const;
  for (const [what, route] of ways)
    router.openapi(route, async (context) => {
      await tally(what, context.req.valid('param').id, visitorOf(context));
      return context.json({ data: { done: true as const } }, 200, { 'cache-control': 'no-store' });
    });
  return router;
}

const editorOf = ({ actor, request }: { actor: Actor; request: RequestContext }): Editor => ({
  ...request,
  actor,
});

/** For editors and admins. */
export function advertisementRoutes(advertisements: Advertisements) {
  const { router } = adminRouter('advertisements', 'content');
  serve(router, listAdvertisements, ({ query, request }) => advertisements.list(query, request));
  serve(router, readAdvertisement, async ({ params, request }) => ({
    data: await advertisements.detail(params.id, request),
  }));
  serve(router, createAdvertisement, async (call) => ({
    data: await advertisements.create(call.body, editorOf(call)),
  }));
  serve(router, updateAdvertisement, async (call) => {
    const seen = call.context.req.header('if-match');
    return { data: await advertisements.save(call.params.id, seen, call.body, editorOf(call)) };
  });
  serve(router, deleteAdvertisement, async (call) => {
    await advertisements.remove(call.params.id, editorOf(call));
    return { data: { done: true as const } };
  });
  serve(router, listAdvertisementVersions, async ({ params }) => ({
    data: await advertisements.versions(params.id),
  }));
  serve(router, readAdvertisementVersion, async ({ params: { id, version } }) => ({
    data: await advertisements.version(id, version),
  }));
  serve(router, restoreAdvertisementVersion, async (call) => {
    const { id, version } = call.params;
    const seen = call.context.req.header('if-match');
    return { data: await advertisements.restore(id, { version, seen }, editorOf(call)) };
  });
  return router;
}
