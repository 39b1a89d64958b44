import { createHash } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import { z } from 'zod';
import { htmlToText } from './html-to-text.ts';

/** An email that was sent to the site. */
export interface IncomingMail {
  /** Lower case; null unless there is exactly one sender. */
  from: string | null;
  /** All recipients, in lower case. */
  recipients: string[];
  text: string;
  /** By lower-case name; the first of each. */
  headers: ReadonlyMap<string, string>;
  /** The Message-ID, or a hash of the message without one. */
  id: string;
}

/** Headers with the address that an email was delivered to. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/[^\s<>(),;:"]+@[^\s<>(),;:"]+/g)].map(([address]) => address.toLowerCase());

const flat = (list: readonly Address[] = []): string[] =>
  list
    .flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address]))
    .map((address) => address.toLowerCase());

/** Parses a message in wire format (RFC 5322). @param envelope the envelope recipients */
export async function parseMail(
  raw: string | Uint8Array,
  envelope: readonly string[] = [],
): Promise<IncomingMail> {
  const mail = await new PostalMime({ attachmentEncoding: 'arraybuffer', maxNestingDepth: 20 }).parse(raw);
  const headers = new Map<string, string>();
  for (const { key, value } of mail.headers) if (!headers.has(key)) headers.set(key, value);
  const named = recipientHeaders.flatMap((name) => addressesIn(headers.get(name) ?? ''));
  return {
    from: mail.from?.address?.toLowerCase() || null,
    recipients: [
      ...new Set([...envelope.map((to) => to.toLowerCase()), ...flat(mail.to), ...flat(mail.cc), ...named]),
    ],
    text: mail.text?.trim() ? mail.text : htmlToText(mail.html ?? ''),
    headers,
    id: mail.messageId || createHash('sha256').update(raw).digest('hex'),
  };
}

/** The format of Postmark and similar services (https://postmarkapp.com/developer/webhooks/inbound-webhook). */
const parsedSchema = z.object({
  From: z.string(),
  FromFull: z.object({ Email: z.string() }).optional(),
  To: z.string().default(''),
  Cc: z.string().default(''),
  OriginalRecipient: z.string().default(''),
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

/**
 * The raw message within a service's format: in a form like SendGrid (`email`) and Mailgun (`body-mime`), or in
 * JSON (`raw`), as text or in Base64.
 */
const wrappedSchema = z
  .object({ raw: z.string(), email: z.string(), 'body-mime': z.string() })
  .partial()
  .transform((fields) => fields.raw ?? fields.email ?? fields['body-mime'] ?? '');

/** A raw message has a colon in its first line, which Base64 never has. */
const unwrapped = (text: string) =>
  /^[^\n]*:/.test(text) ? text : Buffer.from(text, 'base64').toString('latin1');

/** Parses a service's JSON or form; null if the format is unknown. */
export async function parsePosted(fields: unknown): Promise<IncomingMail | null> {
  const raw = wrappedSchema.safeParse(fields).data;
  if (raw) {
    const text = unwrapped(raw);
    return parseMail(text === raw ? raw : Buffer.from(text, 'latin1'));
  }
  const parsed = parsedSchema.safeParse(fields).data;
  if (!parsed) return null;
  const { From, FromFull, To, Cc, OriginalRecipient, TextBody, HtmlBody, Headers } = parsed;
  const headers = new Map<string, string>();
  for (const { Name, Value } of Headers) {
    const name = Name.toLowerCase();
    if (!headers.has(name)) headers.set(name, Value);
  }
  const from = FromFull ? [FromFull.Email.toLowerCase()] : addressesIn(From);
  return {
    from: from.length === 1 ? (from[0] ?? null) : null,
    recipients: addressesIn(`${OriginalRecipient} ${To} ${Cc}`),
    text: TextBody.trim() ? TextBody : htmlToText(HtmlBody),
    headers,
    id: headers.get('message-id') || createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
  };
}

/** Local parts that are not people. */
const machineNames = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/;

/** Whether it was sent automatically: an out-of-office reply, a bounce, a list or bulk email (RFC 3834). */
export function isAutomatic({ from, headers }: Pick<IncomingMail, 'from' | 'headers'>): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase();
  if (submitted && !submitted.startsWith('no')) return true;
  if (/^(bulk|junk|list|auto[_-]?reply)/i.test(headers.get('precedence')?.trim() ?? '')) return true;
  if (/^multipart\/report/i.test(headers.get('content-type') ?? '')) return true;
  if (headers.get('return-path')?.trim() === '<>') return true;
  const marks = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-failed-recipients', 'list-id'];
  return marks.some((name) => headers.has(name)) || from === null || machineNames.test(from);
}
