import type { ContactMessage } from '../../../contract/contact.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { e164 } from '../../phones/e164.ts';
import { insertMessage, readNewMessages } from './queries.ts';

/** E.164 where it can be made out, else as it was typed: a message is not refused for its phone. */
const phoneOf = (typed: string | undefined) => (typed ? (e164(typed) ?? typed) : null);

export function createContact(db: Db) {
  /** Keeps a message for the team to answer. */
  const send = ({ name, email, phone, message }: ContactMessage, lang: Lang): Promise<void> =>
    insertMessage(db, { name, email, phone: phoneOf(phone), message, lang });
  /** How many messages wait for an answer, by age. */
  const waiting = (now: Date) => readNewMessages(db, now);
  return { send, waiting };
}
export type Contact = ReturnType<typeof createContact>;
