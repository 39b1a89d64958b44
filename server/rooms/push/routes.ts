import type { MiddlewareHandler } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { pushEndingSchema, pushStateSchema, pushSubscriptionSchema } from '../../../contract/push.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked, sentFields, smallBody } from '../../http/body.ts';
import { isPushEndpoint } from './endpoint.ts';
import type { Push } from './service.ts';

const path = '/push-subscriptions';
const quiet = { 'cache-control': 'no-store' };

interface Bounds {
  /** How often one client may come or go. */
  limit: MiddlewareHandler<ApiEnvironment>;
  /** The push services that are called. */
  hosts: readonly string[];
}

/** Where browsers ask to be told of news, and where they leave. Only a site with push keys has it. */
export function pushRoutes(push: Push, { limit, hosts }: Bounds) {
  const known = pushSubscriptionSchema.refine(({ endpoint }) => isPushEndpoint(endpoint, hosts), {
    path: ['endpoint'],
    error: 'field.format',
  });
  const router = apiRouter();
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Tells a browser of news from now on; its address must be one of a known push service',
    request: { body: { content: { 'application/json': { schema: pushSubscriptionSchema } } } },
    responses: answers(envelope(pushStateSchema), 'Taken, whether or not it was there already'),
  });
  router.openAPIRegistry.registerPath({
    method: 'delete',
    path,
    summary: 'Tells a browser of nothing any more',
    request: { body: { content: { 'application/json': { schema: pushEndingSchema } } } },
    responses: answers(envelope(pushStateSchema), 'Forgotten, whether or not it was there'),
  });
  router.post(path, limit, smallBody, async (context) => {
    const lang = context.get('lang');
    const { fields } = await sentFields(context);
    await push.subscribe(checked(known, fields, lang), lang);
    return context.json({ data: { subscribed: true } }, 200, quiet);
  });
  router.delete(path, limit, smallBody, async (context) => {
    const { fields } = await sentFields(context);
    const { endpoint } = checked(pushEndingSchema, fields, context.get('lang'));
    await push.unsubscribe(endpoint);
    return context.json({ data: { subscribed: false } }, 200, quiet);
  });
  return router;
}
