import {
  countAdvertisementClick,
  countAdvertisementView,
  createAdvertisement,
  deleteAdvertisement,
  listAdvertisements,
  listAdvertisementVersions,
  readAdvertisement,
  readAdvertisementVersion,
  restoreAdvertisementVersion,
  updateAdvertisement,
} from '../../../contract/advertisements.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { serve } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Advertisements, AdvertisementTally, Editor } from './service.ts';

/** Reports of impressions and clicks by pages, for the statistics of editors. */
export function advertisementTallyRoutes(tally: AdvertisementTally) {
  const router = apiRouter();
  serve(router, countAdvertisementView, async ({ params, context }) => {
    await tally('views', params.id, visitorOf(context));
    return { data: { done: true as const } };
  });
  serve(router, countAdvertisementClick, async ({ params, context }) => {
    await tally('clicks', params.id, visitorOf(context));
    return { data: { done: true as const } };
  });
  return router;
}

const editorOf = ({ actor, request }: { actor: Actor; request: RequestContext }): Editor => ({
  ...request,
  actor,
});

/** For editors and admins. */
export function advertisementRoutes(advertisements: Advertisements) {
  const router = adminRouter('advertisements', 'content');
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
