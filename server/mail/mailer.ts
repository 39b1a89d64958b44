import type { Lang } from '../../contract/locales.ts';
import { mailObserved } from '../metrics/observations.ts';
import { GiveUp, type JobKind } from '../queue/job-kind.ts';
import type { Queue } from '../queue/queue.ts';
import { compose, type From, showLetter } from './compose.ts';
import type { Courier, Mail, Mailer } from './letter.ts';
import type { Sender } from './letter-parts.ts';
import { RefusedError, type Transport } from './transport.ts';

/** Delays grow from half a minute to a quarter of an hour; the last attempt is about a day after the first. */
export const mailJob: JobKind<Mail> = {
  name: 'mail',
  withinSeconds: 180,
  retries: 100,
  pauseSeconds: 30,
  longestPauseSeconds: 900,
  atOnce: 3,
};

export interface MailerNeeds {
  queue: Queue;
  transport: Transport;
  from: From;
  /** The site data in letters; read for each email, as editors may change it. */
  sender: (lang: Lang) => Promise<Sender>;
  now?: () => Date;
  /** Other delays, for tests. */
  job?: JobKind<Mail>;
}

/** Sends letters through the queue, and processes pending ones from the queue's start on. */
export function createMailer(needs: MailerNeeds): Mailer & Courier {
  const { queue, transport, from, sender, now = () => new Date(), job = mailJob } = needs;
  async function deliver(mail: Mail, id: string): Promise<void> {
    const message = await compose(mail, { id, at: now(), from, sender: await sender(mail.lang) });
    const begunAt = performance.now();
    const report = (outcome: 'sent' | 'refused' | 'failed') =>
      mailObserved.report({ outcome, seconds: (performance.now() - begunAt) / 1000 });
    try {
      await transport.deliver(message);
    } catch (error) {
      report(error instanceof RefusedError ? 'refused' : 'failed');
      throw error;
    }
    report('sent');
  }
  queue.work(job, async (mail, { id }) => {
    try {
      await deliver(mail, id);
    } catch (error) {
      if (error instanceof RefusedError) throw new GiveUp(error.message);
      throw error;
    }
  });
  return {
    send: (db, mail) => queue.send(db, job, mail),
    deliver,
    show: async (letter, lang) => showLetter(letter, lang, await sender(lang)),
  };
}
