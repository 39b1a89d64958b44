import type { Context, MiddlewareHandler } from 'hono';
import { contactMessageSchema, sendContactMessage } from '../../../contract/contact.ts';
import { defaultLang } from '../../../contract/locales.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked } from '../../http/body.ts';
import { serveUnchecked } from '../../http/serve.ts';
import type { Contact } from './service.ts';

/** A form without JavaScript is redirected to its page, in its language. */
function leadBack(context: Context<ApiEnvironment>, said: Record<string, string>): Response {
  const lang = context.get('lang');
  const query = new URLSearchParams({ ...said, ...(lang !== defaultLang && { lang }) });
  return context.redirect(`/Contact?${query}`, 303);
}

/** Whether the honeypot is filled in. */
function isTrapped(fields: unknown): boolean {
  const { website } = (fields ?? {}) as { website?: unknown };
  return website !== undefined && website !== '';
}

/** @param limit how many messages one client may send */
export function contactFormRoutes(contact: Contact, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serveUnchecked(
    router,
    sendContactMessage,
    async ({ request: { lang } }, readFields) => {
      const fields = await readFields();
      if (!isTrapped(fields)) await contact.send(checked(contactMessageSchema, fields, lang), lang);
      return { data: { sent: true as const } };
    },
    {
      limit,
      redirect: ({ context }, refused) =>
        leadBack(context, refused ? { invalid: refused.join(',') } : { sent: '1' }),
    },
  );
  return router;
}
