import type { Context, MiddlewareHandler } from 'hono';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import { subscribedSchema, subscriptionSchema } from '../../../contract/messages.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { bodyContent, checked, sentFields, smallBody } from '../../http/body.ts';
import type { Subscriptions } from './service.ts';

const path = '/subscribes';

/**
 * A form without JavaScript is led back to the page that it was on, whose footer then says how it went.
 * Only a page of this site is believed: what a browser names as its last page may be anybody's.
 */
function leadBack(context: Context<ApiEnvironment>, subscribed: '1' | '0'): Response {
  const lang = context.get('lang');
  const from = URL.parse(context.req.header('referer') ?? '');
  if (from && from.host === context.req.header('host') && /^https?:$/.test(from.protocol)) {
    from.searchParams.set('subscribed', subscribed);
    from.hash = 'newsletter';
    return context.redirect(from.href, 303);
  }
  const query = new URLSearchParams({ subscribed, ...(lang !== defaultLang && { lang }) });
  return context.redirect(`/?${query}#newsletter`, 303);
}

/** @param limit how many addresses one client may send */
export function subscriptionRoutes(subscriptions: Subscriptions, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Subscribes an address to the newsletter; a second time is no error',
    request: { body: { content: bodyContent(subscriptionSchema) } },
    responses: {
      ...answers(envelope(subscribedSchema), 'Taken, whether or not it was there already'),
      303: {
        description: 'For a url-encoded form: back to its page, with ?subscribed=1, or 0 for a bad address',
      },
    },
  });
  router.post(path, limit, smallBody, async (context) => {
    const lang = context.get('lang');
    const { fields, isPlainForm } = await sentFields(context);
    try {
      await subscriptions.subscribe(checked(subscriptionSchema, fields, lang), lang);
    } catch (error) {
      if (isPlainForm && error instanceof AppError && error.errors) return leadBack(context, '0');
      throw error;
    }
    if (isPlainForm) return leadBack(context, '1');
    return context.json({ data: { subscribed: true as const } }, 200, { 'cache-control': 'no-store' });
  });
  return router;
}
