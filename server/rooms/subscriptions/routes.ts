import type { MiddlewareHandler } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { subscribedSchema, subscriptionSchema } from '../../../contract/messages.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { bodyContent, checked, sentFields, smallBody } from '../../http/body.ts';
import type { Subscriptions } from './service.ts';

const path = '/subscribes';

/** @param limit how many addresses one client may send */
export function subscriptionRoutes(subscriptions: Subscriptions, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Subscribes an address to the newsletter; a second time is no error',
    request: { body: { content: bodyContent(subscriptionSchema) } },
    responses: answers(envelope(subscribedSchema), 'Taken, whether or not it was there already'),
  });
  router.post(path, limit, smallBody, async (context) => {
    const lang = context.get('lang');
    const { fields } = await sentFields(context);
    await subscriptions.subscribe(checked(subscriptionSchema, fields, lang), lang);
    return context.json({ data: { subscribed: true as const } }, 200, { 'cache-control': 'no-store' });
  });
  return router;
}
