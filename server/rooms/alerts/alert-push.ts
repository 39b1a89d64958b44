import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { messageOf } from '../../http/messages.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import type { MemberPush } from '../push/service.ts';

/** The matches of alerts: titles of posts, and the page that they are on. */
interface Found {
  /** A member. */
  userId?: number;
  /** A browser without an account. */
  browserId?: number;
  titles: string[];
  path: string;
}

const pushJob: JobKind<Found> = {
  name: 'alerts-push',
  withinSeconds: 60,
  retries: 2,
  pauseSeconds: 5,
  longestPauseSeconds: 30,
  atOnce: 1,
};

/** Notifies a member's browsers when an email of alerts is sent, or a browser instead of an email: at most once an hour. */
export function createAlertPush({ queue, push }: { queue: Pick<Queue, 'work' | 'send'>; push: MemberPush }) {
  queue.work(pushJob, async ({ userId, browserId, titles, path }) => {
    const say = (lang: Lang) => ({
      title: messageOf('push.alerts', lang),
      body: titles.join(' · '),
      path,
      tag: 'alerts',
    });
    if (userId !== undefined) await push.send(userId, 'alerts', say);
    if (browserId !== undefined) await push.sendTo(browserId, say);
  });

  return {
    /** Notifies after the transaction is committed. */
    async later(tx: Db, found: Found): Promise<void> {
      if (push.isOn) await queue.send(tx, pushJob, found);
    },
  };
}
