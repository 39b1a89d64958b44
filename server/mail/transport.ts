import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A whole message, as it goes over the wire. */
export interface Message {
  /** Bare address of the sender. */
  from: string;
  /** Bare address of the one receiver. */
  to: string;
  /** RFC 5322, lines ended by CRLF. */
  raw: Buffer;
}

/** The way out for mail. */
export interface Transport {
  /** @throws RefusedError when the address or the message is refused for good; any other error may pass */
  deliver(message: Message): Promise<void>;
}

/** The mail server will never take this message. Its words are not kept: they often repeat the address. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  /** Whether it is the receiver that is refused, and not what is written to them. */
  readonly ofReceiver: boolean;
  constructor(message: string, ofReceiver: boolean) {
    super(message);
    this.ofReceiver = ofReceiver;
  }
}

/** The mail server cannot be reached or says «later». The message holds codes only, no words of the server. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
  /** The line broke where the server may have taken the message without being heard. */
  readonly mayHaveArrived: boolean;
  constructor(message: string, mayHaveArrived: boolean) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Hands each message to the server of SMTP_URL. */
export function smtpTransport(url: string): Transport {
  const server = createTransport({ url, ...TIMEOUTS });
  return {
    async deliver({ from, to, raw }) {
      try {
        await server.sendMail({ envelope: { from, to }, raw });
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

interface Trouble {
  code?: string;
  responseCode?: number;
  command?: string;
  syscall?: string;
  message?: string;
}

/** What the server says of the receiver or of the message (RFC 5321, section 4.2.1: 5yz is for good). */
function explain(error: unknown): Error {
  const trouble = error as Trouble;
  const { code, responseCode, command } = trouble;
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  if (isAboutMessage && responseCode && responseCode >= 500) {
    return new RefusedError(`refused with ${responseCode} at ${command}`, command === 'RCPT TO');
  }
  const facts = [code, responseCode, command && `at ${command.split(' ', 1)[0]}`].filter(Boolean);
  return new UnreachableError(`mail server: ${facts.join(' ') || 'no answer'}`, isOpen(trouble));
}

/** Neither an answer nor a failure on the way to the server: what was on the line may have arrived or not. */
function isOpen({ code = '', responseCode, syscall, message = '' }: Trouble): boolean {
  if (responseCode || syscall === 'connect') return false;
  return !['EDNS', 'EAUTH', 'ETLS'].includes(code) && !/^(Connection timeout|Greeting never)/.test(message);
}

/** Keeps each message as a file of its own, `<time>-<random>.eml`; whole or not at all. */
export function outboxTransport(folder: string, now: () => Date = () => new Date()): Transport {
  return {
    async deliver({ raw }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = now().toISOString().replace(/[-:]/g, '').replace('.', '');
      const path = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      const draft = `${path}.part`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(raw);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
