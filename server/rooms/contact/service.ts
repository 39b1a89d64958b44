import type { ContactMessage } from '../../../contract/contact.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { e164 } from '../../phones/e164.ts';
import { insertMessage, readNewMessages } from './queries.ts';

/** E.164 if valid, else as typed: a message is not rejected for its phone number. */
const phoneOf = (typed: string | undefined) => (typed ? (e164(typed) ?? typed) : null);

export function createContact(db: Db) {
  /** Stores a message for the team. */
  const send = ({ name, email, phone, message }: ContactMessage, lang: Lang): Promise<void> =>
    insertMessage(db, { name, email, phone: phoneOf(phone), message, lang });
  /** The number of unanswered messages, by age. */
  const waiting = (now: Date) => readNewMessages(db, now);
  return { send, waiting };
}
export type Contact = ReturnType<typeof createContact>;
