import type { Db } from '../../database/connect.ts';
import type { Courier } from '../../mail/letter.ts';
import { RefusedError, UnreachableError } from '../../mail/transport.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import type { Subscriptions } from '../subscriptions/service.ts';
import { addBounce, forgetBounces } from '../subscriptions/service.ts';
import {
  countLeft,
  countMissing,
  findStalled,
  findUnsettled,
  giveBack,
  lockIssue,
  type MailEnd,
  noteWork,
  setStatus,
  settle,
  settleBroken,
  type Taken,
  takeNext,
} from './queries.ts';

/** The number of emails per job; the next batch is a job of its own. */
export const batchJob: JobKind<{ issueId: number }> = {
  name: 'newsletter-batch',
  withinSeconds: 300,
  retries: 5,
  pauseSeconds: 5,
  longestPauseSeconds: 60,
  atOnce: 1,
};
const stalledJob: JobKind<Nothing> = {
  name: 'newsletter-stalled',
  withinSeconds: 60,
  retries: 0,
  pauseSeconds: 1,
  longestPauseSeconds: 1,
  atOnce: 1,
};

/** Batches are short so that shutdown is not delayed. */
const batch = { mails: 50, ms: 10_000 };
const usualPauses = {
  /** The delay before an unreachable mail server is tried again. */
  againMs: 60_000,
  /** Exceeds the SMTP timeout; older claims are abandoned. */
  brokenSeconds: 240,
};
const stalledSeconds = 600;

export interface SendingNeeds {
  db: Db;
  queue: Queue;
  courier: Courier;
  subscriptions: Subscriptions;
  /** Other delays, for tests. */
  pauses?: typeof usualPauses;
}

/**
 * Sends issues in batches of the queue. Each recipient is taken, which is committed, then emailed, then counted. A
 * process that crashes in between leaves one with an unknown result; nobody ever receives an issue twice.
 */
export function createSending({ db, queue, courier, subscriptions, pauses = usualPauses }: SendingNeeds) {
  async function deliver(issueId: number, taken: Taken): Promise<MailEnd> {
    const { email, lang, token, subject, body, subscriptionId } = taken;
    const { leave, oneClick } = subscriptions.linksOf({ token, lang });
    const letter = { kind: 'issue', subject: subject[lang], html: body[lang], leaveLink: leave } as const;
    try {
      await courier.deliver(
        { to: email, lang, letter, oneClickLeave: oneClick },
        `issue-${issueId}-${subscriptionId}`,
      );
      return 'sent';
    } catch (error) {
      if (error instanceof RefusedError) {
        if (error.ofReceiver) await addBounce(db, subscriptionId);
        return 'refused';
      }
      if (error instanceof UnreachableError && error.mayHaveArrived) return 'unsure';
      throw error;
    }
  }

  /** @returns false if there is nothing to do, or nothing can be done now */
  async function sendOne(issueId: number): Promise<'went on' | 'nothing left' | 'server away'> {
    const taken = await takeNext(db, issueId);
    if (!taken) return 'nothing left';
    const { subscriptionId, mayGet } = taken;
    let end: MailEnd = 'skipped';
    try {
      if (mayGet) end = await deliver(issueId, taken);
    } catch {
      await giveBack(db, issueId, subscriptionId);
      return 'server away';
    }
    await db.transaction().execute(async (tx) => {
      if (end === 'sent') await forgetBounces(tx, subscriptionId);
      await settle(tx, issueId, subscriptionId, end);
    });
    return 'went on';
  }

  const later = (issueId: number, ms = 0) =>
    queue.send(db, batchJob, { issueId }, ms > 0 ? { startAfter: new Date(Date.now() + ms) } : {});

  queue.work(batchJob, async ({ issueId }) => {
    await noteWork(db, issueId);
    const end = Date.now() + batch.ms;
    for (let mails = 0; mails < batch.mails && Date.now() < end; mails++) {
      const outcome = await sendOne(issueId);
      if (outcome === 'server away') return later(issueId, pauses.againMs);
      if (outcome === 'nothing left') return finish(issueId);
    }
    return later(issueId);
  });

  /** Completes an issue without remaining recipients. Those in progress or interrupted are checked later. */
  async function finish(issueId: number): Promise<void> {
    const isOpen = await db.transaction().execute(async (tx) => {
      const issue = await lockIssue(tx, issueId);
      if (issue?.status !== 'sending') return false;
      await settleBroken(tx, issueId, pauses.brokenSeconds);
      const { waiting, taken } = await countLeft(tx, issueId);
      if (waiting + taken > 0) return true;
      await countMissing(tx, issueId);
      await setStatus(tx, issueId, 'sent');
      return false;
    });
    if (isOpen) await later(issueId, pauses.againMs);
  }

  // A job that was given up, or lost with a restored backup, must not leave an issue unfinished.
  queue.repeat(stalledJob, stalledSeconds / 2, async () => {
    for (const issueId of await findStalled(db, stalledSeconds)) await later(issueId);
    for (const issueId of await findUnsettled(db)) await settleBroken(db, issueId, pauses.brokenSeconds);
  });

  return {
    /** In the transaction that starts sending the issue. */
    start: (tx: Db, issueId: number): Promise<void> => queue.send(tx, batchJob, { issueId }),
  };
}
