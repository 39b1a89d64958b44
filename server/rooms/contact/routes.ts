import type { Context, MiddlewareHandler } from 'hono';
import { contactMessageSchema, sentSchema } from '../../../contract/contact.ts';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { bodyContent, checked, sentFields, smallBody } from '../../http/body.ts';
import type { Contact } from './service.ts';

const path = '/contact';
const page = '/Contact';

/** A form without JavaScript is led back to its page, in its language. */
function leadBack(context: Context<ApiEnvironment>, said: Record<string, string>): Response {
  const lang = context.get('lang');
  const query = new URLSearchParams({ ...said, ...(lang !== defaultLang && { lang }) });
  return context.redirect(`${page}?${query}`, 303);
}

/** Whether something filled in the field that people do not see. */
function isTrapped(fields: unknown): boolean {
  const { website } = (fields ?? {}) as { website?: unknown };
  return website !== undefined && website !== '';
}

/** @param limit how many messages one client may send */
export function contactFormRoutes(contact: Contact, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  router.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Sends a message to the team',
    request: { body: { content: bodyContent(contactMessageSchema) } },
    responses: {
      ...answers(envelope(sentSchema), 'Sent'),
      303: { description: `For a url-encoded form: to ${page}?sent=1, or ${page}?invalid=FIELDS` },
    },
  });
  router.post(path, limit, smallBody, async (context) => {
    const lang = context.get('lang');
    const { fields, isPlainForm } = await sentFields(context);
    try {
      if (!isTrapped(fields)) await contact.send(checked(contactMessageSchema, fields, lang), lang);
    } catch (error) {
      if (!isPlainForm || !(error instanceof AppError) || !error.errors) throw error;
      return leadBack(context, { invalid: Object.keys(error.errors).join(',') });
    }
    if (isPlainForm) return leadBack(context, { sent: '1' });
    return context.json({ data: { sent: true as const } }, 200, { 'cache-control': 'no-store' });
  });
  return router;
}
