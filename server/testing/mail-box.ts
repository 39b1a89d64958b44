import PostalMime, { type Email } from 'postal-mime';
import type { Message, Transport } from '../mail/transport.ts';

/** A mail as its reader gets it: parsed from the bytes that went out. */
export interface SentMail extends Email {
  /** Address of the envelope. */
  receiver: string;
}

export interface MailBox {
  /** Puts mails that were handed out into this box. */
  transport: Transport;
  /** The next mail that was not taken yet, in the order of their leaving; waits for it. */
  next(): Promise<SentMail>;
  /** Takes all mails up to the one for this receiver; that one is not among the answer. */
  until(receiver: string): Promise<SentMail[]>;
}

/** Where the mails of a test arrive: in this process, whole, as they would on the wire. */
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
