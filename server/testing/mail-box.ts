import PostalMime, { type Email } from 'postal-mime';
import type { Message, Transport } from '../mail/transport.ts';

/** An email as received: parsed from the bytes that were sent. */
export interface SentMail extends Email {
  /** The envelope recipient. */
  receiver: string;
}

export interface MailBox {
  /** Delivers emails into this mailbox. */
  transport: Transport;
  /** The next unread email, in the order of delivery; waits for it. */
  next(): Promise<SentMail>;
  /** Takes all emails up to the one for this recipient, which is not included in the result. */
  until(receiver: string): Promise<SentMail[]>;
}

/** The mailbox of a test: emails arrive in this process, in wire format. */
export function mailBox(): MailBox {
  const mails: SentMail[] = [];
  const readers: ((mail: SentMail) => void)[] = [];
  const next = async () => mails.shift() ?? new Promise<SentMail>((resolve) => readers.push(resolve));
  return {
    transport: {
      async deliver(message) {
        const mail = await readMail(message);
        const reader = readers.shift();
        if (reader) reader(mail);
        else mails.push(mail);
      },
    },
    next,
    async until(receiver) {
      const taken: SentMail[] = [];
      for (let mail = await next(); mail.receiver !== receiver; mail = await next()) taken.push(mail);
      return taken;
    },
  };
}

export const readMail = async ({ to, raw }: Pick<Message, 'to' | 'raw'>): Promise<SentMail> => ({
  ...(await PostalMime.parse(raw)),
  receiver: to,
});
