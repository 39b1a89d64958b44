import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail, type SentMail } from './mail-box.ts';

/** The server's response other than success, by step; undefined for success. A promise delays it. */
export interface Answers {
  receiver?: (address: string) => { code: number; text: string } | undefined;
  message?: () => Promise<void> | undefined;
}

export interface TestSmtp {
  port: number;
  url: string;
  /** All accepted emails, in order. */
  taken: SentMail[];
  /** The next accepted email that was not returned yet. */
  next(): Promise<SentMail>;
  close(): Promise<void>;
}

/** A real SMTP server on this machine. */
export async function smtpServer({
  port = 0,
  answers = {},
}: {
  port?: number;
  answers?: Answers;
} = {}): Promise<TestSmtp> {
  const taken: SentMail[] = [];
  const readers: ((mail: SentMail) => void)[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      const refusal = answers.receiver?.(address);
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      void buffer(stream).then(async (raw) => {
        await answers.message?.();
        const mail = await readMail({ to, raw });
        taken.push(mail);
        callback();
        const reader = readers.shift();
        if (reader) reader(mail);
      });
    },
  });
  // Disconnecting clients are part of the tests.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const found = (server.server.address() as AddressInfo).port;
  return {
    port: found,
    url: `smtp://127.0.0.1:${found}`,
    taken,
    next: async () => {
      const mail = taken[connections++];
      return mail ?? new Promise((resolve) => readers.push(resolve));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
