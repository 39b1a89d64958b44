import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { limits } from '../../../contract/limits.ts';
import { bodyBound, sentFields } from '../../http/body.ts';
import { type IncomingMail, parseMail, parsePosted } from '../../mail/incoming.ts';
import type { ReplyMails } from './reply-mails.ts';

/**
 * The endpoint for email services and our own SMTP listener; below the API the password would be mistaken for a
 * session token.
 */
export const inboundMailPath = '/inbound-mail';
/** The envelope recipients of a raw message. */
export const envelopeHeader = 'x-envelope-to';

/** The password of basic authentication, with any user name: the URL that a service calls can contain it. */
function passwordIn(header = ''): string {
  const [, value = ''] = /^basic\s+(\S+)\s*$/i.exec(header) ?? [];
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

function isSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** @throws AppError for a body in an unknown encoding */
async function mailOf(context: Context): Promise<IncomingMail | null> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'message/rfc822') return parsePosted(await sentFields(context));
  const envelope = context.req.header(envelopeHeader)?.split(',').filter(Boolean) ?? [];
  return parseMail(new Uint8Array(await context.req.arrayBuffer()), envelope);
}

/**
 * `POST /inbound-mail`: the raw message, or wrapped in the format of a service. A response of 200 means that it
 * must not be retried. Does not exist without `replies` or a token.
 */
export function replyRoutes(replies: ReplyMails | undefined, secret: string | undefined) {
  const app = new Hono();
  if (!replies || secret === undefined) return app;
  return app.post(inboundMailPath, bodyBound(limits.replyMails.bytes), async (context) => {
    if (!isSecret(passwordIn(context.req.header('authorization')), secret))
      return context.body(null, 401, { 'www-authenticate': 'Basic realm="mail"' });
    const mail = await mailOf(context);
    if (!mail) return context.json({ outcome: 'unknown_form' }, 400);
    return context.json({ outcome: await replies.receive(mail) }, 200, { 'cache-control': 'no-store' });
  });
}
