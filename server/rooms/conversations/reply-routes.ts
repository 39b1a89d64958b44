import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { limits } from '../../../contract/limits.ts';
import { bodyBound, sentFields } from '../../http/body.ts';
import { type IncomingMail, parseMail, parsePosted } from '../../mail/incoming.ts';
import type { ReplyMails } from './reply-mails.ts';

/** Where mail services and our own SMTP listener hand mails in; below the API a password would be no session. */
export const inboundMailPath = '/inbound-mail';
/** Names the addresses that a server took a raw message for. */
export const envelopeHeader = 'x-envelope-to';

/** The password of basic authentication, under whatever name: the address that a service calls can carry it. */
function passwordIn(header = ''): string {
  const [, value = ''] = /^basic\s+(\S+)\s*$/i.exec(header) ?? [];
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

function isSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** @throws AppError for a body in none of the known encodings */
async function mailOf(context: Context): Promise<IncomingMail | null> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'message/rfc822') return parsePosted(await sentFields(context));
  const envelope = context.req.header(envelopeHeader)?.split(',').filter(Boolean) ?? [];
  return parseMail(new Uint8Array(await context.req.arrayBuffer()), envelope);
}

/**
 * `POST /inbound-mail`: the message as it is on the wire, or wrapped as services post it. Whatever is answered by 200 is
 * not worth another try. Without `replies` or a secret there is no such address.
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
