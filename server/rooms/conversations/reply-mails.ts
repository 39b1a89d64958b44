import { createHash } from 'node:crypto';
import type { SendMessage } from '../../../contract/conversations.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { lines } from '../../../contract/typed-text.ts';
import type { Db } from '../../database/connect.ts';
import { type IncomingMail, isAutomatic } from '../../mail/incoming.ts';
import type { Mailer, ReplyFailure } from '../../mail/letter.ts';
import { pageIn } from '../listings/addresses.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { ownTextOf } from './reply-text.ts';
import { readReplier } from './unread-queries.ts';

/** The outcome of an email. None of these should be retried. */
export type ReplyOutcome = 'delivered' | 'unknown_address' | 'automatic' | 'wrong_sender' | ReplyFailure;

export interface ReplyMailNeeds {
  db: Db;
  mailer: Mailer;
  addresses: ReplyAddresses;
  publicUrl: string;
  now: () => Date;
  /** The dependencies of conversations. */
  send: (userId: number, id: number, message: SendMessage, lang: Lang) => Promise<unknown>;
  markRead: (id: number, upTo: number, userId: number) => Promise<void>;
}

const failures: Partial<Record<string, ReplyFailure>> = {
  not_found: 'closed',
  cannot_write: 'closed',
  same_text: 'same_text',
  too_many_requests: 'too_many',
  invalid_fields: 'empty',
};

/** Messages from replies to emails about unread messages. */
export function createReplyMails({ db, mailer, addresses, publicUrl, now, send, markRead }: ReplyMailNeeds) {
  /** The same email produces the same id, so that repeated deliveries are stored once. */
  function clientIdOf({ id }: IncomingMail, conversationId: number): string {
    const bytes = createHash('sha256').update(`${conversationId} ${id}`).digest('hex');
    // The version and variant bits of a random UUID, which the contract requires.
    return `${bytes.slice(0, 8)}-${bytes.slice(8, 12)}-4${bytes.slice(13, 16)}-8${bytes.slice(17, 20)}-${bytes.slice(20, 32)}`;
  }

  /** @throws errors that do not depend on the email, such as an unavailable database: it can be delivered again */
  async function write(mail: IncomingMail, to: { conversationId: number; userId: number }, lang: Lang) {
    const text = lines(ownTextOf(mail.text));
    if (text === '') return 'empty';
    if (text.length > limits.messageText) return 'too_long';
    try {
      const message = { clientId: clientIdOf(mail, to.conversationId), text, photos: [] };
      await send(to.userId, to.conversationId, message, lang);
      return 'delivered';
    } catch (error) {
      const failure = error instanceof AppError ? failures[error.code] : undefined;
      if (!failure) throw error;
      return failure;
    }
  }

  /**
   * Accepts an email. Only the address that the original email was sent to may reply; automatic email is ignored.
   * An authorized member whose reply cannot be sent is notified by email; nobody else is.
   */
  async function receive(mail: IncomingMail): Promise<ReplyOutcome> {
    const to = await addresses.read(mail.recipients, now());
    if (!to) return 'unknown_address';
    if (isAutomatic(mail)) return 'automatic';
    const member = await readReplier(db, to.userId);
    if (!member || mail.from !== member.email.toLowerCase()) return 'wrong_sender';
    const { email, name, lang } = member;
    const outcome = to.isExpired ? 'expired' : await write(mail, to, lang);
    if (outcome === 'delivered') {
      await markRead(to.conversationId, to.messageId, to.userId);
      return outcome;
    }
    const link = pageIn(publicUrl, `/messages/${to.conversationId}`, lang);
    await mailer.send(db, { to: email, lang, letter: { kind: 'reply-failed', name, reason: outcome, link } });
    return outcome;
  }

  return { receive };
}
export type ReplyMails = ReturnType<typeof createReplyMails>;
