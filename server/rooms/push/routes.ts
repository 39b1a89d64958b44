import type { MiddlewareHandler } from 'hono';
import {
  pushSubscriptionSchema,
  readOwnPush,
  readPush,
  saveOwnPush,
  startPush,
  stopPush,
} from '../../../contract/push.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked } from '../../http/body.ts';
import { fieldError } from '../../http/field-error.ts';
import { serve, serveUnchecked } from '../../http/serve.ts';
import { isPushEndpoint } from './endpoint.ts';
import type { Push } from './service.ts';

interface Bounds {
  /** How often one client may subscribe or unsubscribe. */
  limit: MiddlewareHandler<ApiEnvironment>;
  /** The allowed push services. */
  hosts: readonly string[];
}

/** Where browsers subscribe to news and unsubscribe. Available on sites with push keys only. */
export function pushRoutes(push: Push, { limit, hosts }: Bounds) {
  const known = pushSubscriptionSchema.refine(({ endpoint }) => isPushEndpoint(endpoint, hosts), {
    path: ['endpoint'],
    error: 'field.format',
  });
  const router = apiRouter();
  serveUnchecked(
    router,
    startPush,
    async ({ request: { lang } }, readFields) => {
      await push.subscribe(checked(known, await readFields(), lang), lang);
      return { data: { subscribed: true } };
    },
    { limit },
  );
  serve(router, readPush, async ({ body }) => ({
    data: { subscribed: await push.isSubscribed(body.endpoint) },
  }));
  serve(
    router,
    stopPush,
    async ({ body }) => {
      const isUsed = await push.unsubscribe(body.endpoint);
      return { data: { subscribed: false, isUsed } };
    },
    { limit },
  );
  serve(router, readOwnPush, async ({ body, actor }) => ({ data: await push.own(actor, body.endpoint) }));
  serve(
    router,
    saveOwnPush,
    async ({ body, actor, request: { lang } }) => {
      if (!isPushEndpoint(body.endpoint, hosts)) throw fieldError('endpoint', 'field.format', lang);
      return { data: await push.saveOwn(actor, body, lang) };
    },
    { limit },
  );
  return router;
}
