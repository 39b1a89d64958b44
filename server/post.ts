import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Lang } from '../contract/locales.ts';
import type { Environment } from './environment.ts';
import type { Courier, Mail, Mailer } from './mail/letter.ts';
import { createMailer, mailJob } from './mail/mailer.ts';
import { outboxTransport, smtpTransport, type Transport } from './mail/transport.ts';
import type { JobKind } from './queue/job-kind.ts';
import { createQueue, type Queue } from './queue/queue.ts';

/** The site's name and contact address. */
export type SenderOf = (lang: Lang) => Promise<{ name: string; email: string }>;

export interface PostNeeds {
  environment: Environment;
  connectionString: string;
  log: Logger;
  senderOf: SenderOf;
  /** The transport; from the settings by default. */
  transport?: Transport;
  now?: () => Date;
  /** Other retry delays, for tests. */
  job?: JobKind<Mail>;
  pollSeconds?: number;
  superviseEverySeconds?: number;
  patienceMs?: number;
}

export interface Post {
  queue: Queue;
  mailer: Mailer & Courier;
}

/** The queue and the mailer that uses it. Nothing runs before `queue.start()` or the first email. */
export function createPost(needs: PostNeeds): Post {
  const { environment, log, senderOf, job = mailJob, now } = needs;
  const { publicUrl, smtpUrl, dataDir, mailFrom } = environment;
  const pooler = environment.databaseListenUrl === undefined ? undefined : environment.databaseUrl;
  const queue = createQueue({ ...needs, pooler, log });
  const transport =
    needs.transport ?? (smtpUrl ? smtpTransport(smtpUrl) : outboxTransport(join(dataDir, 'outbox')));
  const mailer = createMailer({
    queue,
    transport,
    from: mailFrom,
    job,
    ...(now && { now }),
    sender: async (lang) => ({ ...(await senderOf(lang)), publicUrl }),
  });
  return { queue, mailer };
}
