import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A complete message in wire format. */
export interface Message {
  /** The bare address of the sender. */
  from: string;
  /** The bare address of the recipient. */
  to: string;
  /** RFC 5322, with CRLF line endings. */
  raw: Buffer;
}

/** The transport of outgoing mail. */
export interface Transport {
  /**
   * @throws RefusedError if the address or the message is rejected permanently; any other error may be temporary
   */
  deliver(message: Message): Promise<void>;
}

/** The mail server permanently rejects this message. Its response is not stored: it often repeats the address. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  /** Whether the recipient is rejected, rather than the content. */
  readonly ofReceiver: boolean;
  constructor(message: string, ofReceiver: boolean) {
    super(message);
    this.ofReceiver = ofReceiver;
  }
}

/** The mail server is unreachable or rejects temporarily. The error contains codes only, no text of the server. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
  /** The connection was lost at a point where the server may have accepted the message without confirming it. */
  readonly mayHaveArrived: boolean;
  constructor(message: string, mayHaveArrived: boolean) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Delivers each message to the server of SMTP_URL. */
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

/** The server's rejection of the recipient or the message (RFC 5321, section 4.2.1: 5yz is permanent). */
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

/** Neither a response nor a failure to connect: the transmitted message may have arrived or not. */
function isOpen({ code = '', responseCode, syscall, message = '' }: Trouble): boolean {
  if (responseCode || syscall === 'connect') return false;
  return !['EDNS', 'EAUTH', 'ETLS'].includes(code) && !/^(Connection timeout|Greeting never)/.test(message);
}

/** Writes each message to a file of its own, `<time>-<random>.eml`, atomically. */
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
