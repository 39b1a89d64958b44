import type { Context, MiddlewareHandler } from 'hono';
import { doneSchema } from '../../../contract/accounts.ts';
import { subscribedSchema, subscriptionSchema, subscriptionTokenSchema } from '../../../contract/contact.ts';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang, type Lang } from '../../../contract/locales.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { bodyContent, checked, sentFields, smallBody } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
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

const noStore = { 'cache-control': 'no-store' };

/**
 * The token that a link of a mail carries: sent as a field, or, by mail programs (RFC 8058), in the address.
 * @throws AppError `invalid_fields` for what is none
 */
async function tokenOf(context: Context<ApiEnvironment>): Promise<string> {
  const token = context.req.query('token');
  const fields = token === undefined ? (await sentFields(context)).fields : { token };
  return checked(subscriptionTokenSchema, fields, context.get('lang')).token;
}

/** What is said of a token that never was, or whose address is forgotten. */
const deadLink = (lang: Lang) =>
  new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });

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
    return context.json({ data: { subscribed: true as const } }, 200, noStore);
  });

  for (const act of ['confirm', 'leave'] as const) {
    router.openAPIRegistry.registerPath({
      method: 'post',
      path: `${path}/${act}`,
      summary:
        act === 'confirm'
          ? 'Confirms a subscription by the token of its mail; also brings back who left'
          : 'Ends a subscription by the token of its mail, in the body or, for one-click leaving, in the address',
      request: { body: { content: bodyContent(subscriptionTokenSchema) } },
      responses: answers(envelope(doneSchema), 'Done, also when it was so before'),
    });
    router.post(`${path}/${act}`, smallBody, async (context) => {
      if (!(await subscriptions[act](await tokenOf(context)))) throw deadLink(context.get('lang'));
      return context.json({ data: { done: true as const } }, 200, noStore);
    });
  }
  // A person who opens the address that is meant for mail programs: opening alone never ends anything.
  router.get(`${path}/leave`, async (context) => {
    const lang = context.get('lang');
    const query = lang === defaultLang ? '' : `?lang=${lang}`;
    return context.redirect(`/Newsletter${query}#leave=${await tokenOf(context)}`, 303);
  });
  return router;
}
