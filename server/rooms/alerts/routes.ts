import type { Context, MiddlewareHandler } from 'hono';
import { type AlertOutcome, alertsPath, newAlertPath } from '../../../contract/alert-values.ts';
import {
  addAlert,
  addAlertByForm,
  alertAddressSchema,
  alertByFormSchema,
  alertConfirmationSchema,
  alertEmailSchema,
  alertFormSchema,
  alertInputSchema,
  alertStopSchema,
  changeAlert,
  confirmAlert,
  confirmAlertAddress,
  listAlerts,
  pauseAlerts,
  previewAlert,
  requestAlertAddress,
  saveSavedEmails,
  sendAlertForm,
  sendAlertLink,
  stopAlerts,
} from '../../../contract/alerts.ts';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
import { serve, serveUnchecked } from '../../http/serve.ts';
import { applyForm, outcomes } from './forms.ts';
import type { Alerts } from './service.ts';

const done = { data: { done: true as const } };

/** The unsubscribe endpoint of saved searches, which alerts have replaced. */
const formerStopPath = '/saved-searches/stop';

/** Redirects a form to a page of this site, in the language of the form, whatever the browser prefers. */
const leadTo = (context: Context<ApiEnvironment>, path: string): Response =>
  context.redirect(`${path}&lang=${context.get('lang')}`, 303);

/** Redirects a form to the page of its link, which displays the outcome. */
async function leadBack(
  context: Context<ApiEnvironment>,
  outcomeOf: (act: string) => AlertOutcome,
): Promise<Response> {
  const { token, act, id } = await context.req.parseBody();
  const outcome = outcomeOf(String(act));
  const removed = outcome === 'removed' && { removed: String(id) };
  return leadTo(context, alertsPath({ act: 'manage', token: String(token ?? ''), outcome, ...removed }));
}

const outcomeOf = (act: string): AlertOutcome => outcomes[act as keyof typeof outcomes] ?? 'failed';

/** @param limit how many emails one network address may cause */
export function alertRoutes(alerts: Alerts, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(router, previewAlert, async ({ body, request }) => ({ data: await alerts.preview(body, request) }));
  serve(
    router,
    addAlert,
    async ({ body, actor, request }) => ({ data: await alerts.add(body, actor, request) }),
    { limit },
  );
  serveUnchecked(
    router,
    addAlertByForm,
    async ({ request }, readFields) => {
      const { query, ...fields } = checked(alertByFormSchema, await readFields(), request.lang);
      const subject = { ...fields, query: Object.fromEntries(new URLSearchParams(query)) };
      const input = checked(alertInputSchema.required({ email: true }), subject, request.lang);
      // Never in an account, even if the form carries a session: the address confirms it.
      await alerts.add(input, null, request);
      return done;
    },
    {
      limit,
      redirect: async ({ context }, refused) => {
        if (!refused) return leadTo(context, '/alerts?sent=alert');
        const { list, path, query } = await context.req.parseBody();
        const subject = { list: String(list), path: String(path), query: String(query) };
        return leadTo(context, newAlertPath({ ...subject, invalid: refused.join() }));
      },
    },
  );
  serveUnchecked(
    router,
    confirmAlert,
    async ({ request }, readFields) => {
      const { token } = checked(alertConfirmationSchema, await readFields(), request.lang);
      return { data: await alerts.confirm(token, request) };
    },
    // A link that confirms nothing may be one that did before: its page displays whether it still works.
    {
      limit,
      redirect: ({ context }, refused) => leadBack(context, () => (refused ? 'failed' : 'confirmed')),
    },
  );
  serveUnchecked(
    router,
    requestAlertAddress,
    async ({ request }, readFields) => {
      await alerts.requestAddress(checked(alertAddressSchema, await readFields(), request.lang), request);
      return done;
    },
    { limit, redirect: ({ context }, refused) => leadBack(context, () => (refused ? 'failed' : 'mailed')) },
  );
  serveUnchecked(
    router,
    confirmAlertAddress,
    async ({ request }, readFields) => {
      const { token } = checked(alertConfirmationSchema, await readFields(), request.lang);
      await alerts.confirmAddress(token, request);
      return done;
    },
    { limit, redirect: ({ context }, refused) => leadBack(context, () => (refused ? 'failed' : 'moved')) },
  );
  serveUnchecked(
    router,
    sendAlertLink,
    async ({ request }, readFields) => {
      await alerts.sendLink(checked(alertEmailSchema, await readFields(), request.lang).email);
      return done;
    },
    {
      limit,
      redirect: ({ context }, refused) => leadTo(context, `/alerts?${refused ? 'invalid=email' : 'sent=1'}`),
    },
  );
  serveUnchecked(
    router,
    sendAlertForm,
    async ({ request }, readFields) => {
      await applyForm(alerts, checked(alertFormSchema, await readFields(), request.lang), request);
      return done;
    },
    { redirect: ({ context }, refused) => leadBack(context, refused ? () => 'failed' : outcomeOf) },
  );
  serve(router, listAlerts, async ({ body, actor, request }) => ({
    data: await alerts.list(body, actor, request),
  }));
  // Before the route with the id of an alert, whose path pattern also matches.
  serve(router, saveSavedEmails, async ({ body, actor, request }) => {
    await alerts.setSavedEmails(body, actor, request);
    return done;
  });
  serve(router, changeAlert, async ({ params, body, actor, request }) => {
    await alerts.change(params.id, body, actor, request);
    return done;
  });
  serve(router, pauseAlerts, async ({ body, actor, request }) => ({
    data: await alerts.pause(body, actor, request),
  }));
  serveUnchecked(router, stopAlerts, async ({ context, request: { lang } }, readFields) => {
    const inAddress = context.req.query('token');
    const fields = inAddress === undefined ? await readFields() : { token: inAddress };
    const { token } = checked(alertStopSchema, fields, lang);
    if (!(await alerts.stop(token)))
      throw new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });
    return done;
  });
  router.post(formerStopPath, async (context) => {
    const { token } = checked(alertStopSchema, { token: context.req.query('token') }, context.get('lang'));
    if (!(await alerts.stop(token))) throw new AppError('not_found');
    return context.json(done);
  });
  // A person may open the URL meant for mail clients: a GET request never unsubscribes.
  for (const path of [stopAlerts.path, formerStopPath]) {
    router.get(path, async (context) => {
      const lang = context.get('lang');
      const { token } = checked(alertStopSchema, { token: context.req.query('token') }, lang);
      return context.redirect(`/Newsletter${lang === defaultLang ? '' : `?lang=${lang}`}#stop=${token}`, 303);
    });
  }
  return router;
}
