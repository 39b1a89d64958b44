import { createTransport } from 'nodemailer';
import type { Lang } from '../../contract/locales.ts';
import type { Letter, LetterPreview, Mail } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { partsOf, type Sender } from './letter-parts.ts';
import { letterText } from './letter-text.ts';
import type { Message } from './transport.ts';

/** The sender of emails. */
export interface From {
  /** The site's own name by default. */
  name: string | undefined;
  address: string;
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Composes the message: HTML and plain text, and headers that suppress automatic replies (RFC 3834); one that a
 * person wrote can be replied to.
 * @param id unique; retries of an email have the same Message-ID, so that duplicates are recognizable
 * @param at the time of the message's Date header
 */
export async function compose(mail: Mail, { id, at, from, sender }: ComposeNeeds): Promise<Message> {
  const { subject, html, text } = showLetter(mail.letter, mail.lang, sender);
  const isPersonal = mail.letter.kind === 'contact-answer' && sender.email !== '';
  const { message } = await composer.sendMail({
    from: { name: from.name ?? sender.name, address: from.address },
    to: { name: '', address: mail.to },
    ...(isPersonal && { replyTo: sender.email }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject,
    date: at,
    messageId: `<${id}@${new URL(sender.publicUrl).hostname}>`,
    headers: {
      ...(!isPersonal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      'Content-Language': mail.lang,
      ...listHeaders(mail.oneClickLeave),
    },
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to: mail.to, raw: message as Buffer };
}

/** A letter in HTML and in plain text. */
export function showLetter(letter: Letter, lang: Lang, sender: Sender): LetterPreview {
  const parts = partsOf(letter, lang, sender);
  return { subject: parts.subject, html: letterHtml(parts), text: letterText(parts) };
}

/** Headers for one-click unsubscribe buttons of mail clients (RFC 2369, RFC 8058). */
function listHeaders(leave: string | undefined): Record<string, string> {
  if (!leave) return {};
  return {
    'List-Unsubscribe': `<${new URL(leave).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export interface ComposeNeeds {
  id: string;
  at: Date;
  from: From;
  sender: Sender;
}
