import type { MiddlewareHandler } from 'hono';
import {
  addAlert,
  alertStopSchema,
  changeAlert,
  confirmAlert,
  listAlerts,
  pauseAlerts,
  previewAlert,
  saveSavedEmails,
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
import type { Alerts } from './service.ts';

const done = { data: { done: true as const } };

/** The unsubscribe endpoint of saved searches, which alerts have replaced. */
const formerStopPath = '/saved-searches/stop';

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
  serve(
    router,
    confirmAlert,
    async ({ body, request }) => ({ data: await alerts.confirm(body.token, request) }),
    { limit },
  );
  serve(
    router,
    sendAlertLink,
    async ({ body }) => {
      await alerts.sendLink(body.email);
      return done;
    },
    { limit },
  );
  serve(router, listAlerts, async ({ body, actor, request }) => ({
    data: await alerts.list(body.token, actor, request),
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
    data: await alerts.pause(body.token, actor, request),
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
