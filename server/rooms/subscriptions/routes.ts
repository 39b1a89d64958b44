import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang, type Lang } from '../../../contract/locales.ts';
import {
  confirmSubscription,
  endSubscription,
  subscribe,
  subscriptionSchema,
  subscriptionTokenSchema,
} from '../../../contract/newsletter.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked, sentFields } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
import { serveUnchecked } from '../../http/serve.ts';
import type { Subscriptions } from './service.ts';

/**
 * A form without JavaScript is redirected to its page, whose footer then displays the result. Only pages of this
 * site are accepted: the `Referer` header can be any URL.
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

/**
 * The token of an emailed link: a field, or, from mail clients (RFC 8058), in the URL.
 * @throws AppError `invalid_fields` if it is not a token
 */
async function tokenOf(
  context: Context<ApiEnvironment>,
  readFields: () => Promise<unknown>,
): Promise<string> {
  const token = context.req.query('token');
  const fields = token === undefined ? await readFields() : { token };
  return checked(subscriptionTokenSchema, fields, context.get('lang')).token;
}

/** The message for a token that never existed, or whose address was deleted. */
const deadLink = (lang: Lang) =>
  new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });

const done = { data: { done: true as const } };

/** @param limit how many addresses one client may submit */
export function subscriptionRoutes(subscriptions: Subscriptions, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serveUnchecked(
    router,
    subscribe,
    async ({ request: { lang } }, readFields) => {
      await subscriptions.subscribe(checked(subscriptionSchema, await readFields(), lang), lang);
      return { data: { subscribed: true as const } };
    },
    { limit, redirect: ({ context }, refused) => leadBack(context, refused ? '0' : '1') },
  );
  serveUnchecked(router, confirmSubscription, async ({ context }, readFields) => {
    if (!(await subscriptions.confirm(await tokenOf(context, readFields))))
      throw deadLink(context.get('lang'));
    return done;
  });
  serveUnchecked(router, endSubscription, async ({ context }, readFields) => {
    if (!(await subscriptions.leave(await tokenOf(context, readFields)))) throw deadLink(context.get('lang'));
    return done;
  });
  // A person opened the address that is meant for mail clients: GET never unsubscribes.
  router.get(endSubscription.path, async (context) => {
    const lang = context.get('lang');
    const query = lang === defaultLang ? '' : `?lang=${lang}`;
    const token = await tokenOf(context, () => sentFields(context));
    return context.redirect(`/Newsletter${query}#leave=${token}`, 303);
  });
  return router;
}
