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

/**
 * The token that a link of a mail carries: sent as a field, or, by mail programs (RFC 8058), in the address.
 * @throws AppError `invalid_fields` for what is none
 */
async function tokenOf(
  context: Context<ApiEnvironment>,
  readFields: () => Promise<unknown>,
): Promise<string> {
  const token = context.req.query('token');
  const fields = token === undefined ? await readFields() : { token };
  return checked(subscriptionTokenSchema, fields, context.get('lang')).token;
}

/** What is said of a token that never was, or whose address is forgotten. */
const deadLink = (lang: Lang) =>
  new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });

const done = { data: { done: true as const } };

/** @param limit how many addresses one client may send */
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
  // A person who opens the address that is meant for mail programs: opening alone never ends anything.
  router.get(endSubscription.path, async (context) => {
    const lang = context.get('lang');
    const query = lang === defaultLang ? '' : `?lang=${lang}`;
    const token = await tokenOf(context, () => sentFields(context));
    return context.redirect(`/Newsletter${query}#leave=${token}`, 303);
  });
  return router;
}
