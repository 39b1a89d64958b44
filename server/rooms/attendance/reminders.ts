import type { ReminderLead } from '../../../contract/attendance.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { messageOf } from '../../http/messages.ts';
import type { Mailer } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import type { MemberPush } from '../push/service.ts';
import { createEditMails } from './edit-mails.ts';
import { takeDueReminders } from './reminder-queries.ts';

export interface ReminderNeeds {
  db: Db;
  queue: Pick<Queue, 'repeat' | 'work' | 'send'>;
  mailer: Pick<Mailer, 'send'>;
  push: Pick<MemberPush, 'isOn' | 'send'>;
  publicUrl: string;
  now: () => Date;
}

const remindJob: JobKind<Nothing> = {
  name: 'event-reminders',
  withinSeconds: 300,
  retries: 3,
  pauseSeconds: 15,
  longestPauseSeconds: 120,
  atOnce: 1,
};

interface Pushed {
  userId: number;
  lead: ReminderLead;
  title: string;
  path: string;
}

const pushJob: JobKind<Pushed> = {
  name: 'event-reminders-push',
  withinSeconds: 60,
  retries: 2,
  pauseSeconds: 5,
  longestPauseSeconds: 30,
  atOnce: 1,
};

/** The number of reminders per transaction. */
const atOnce = 100;

interface About {
  event_id: number;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
}

/**
 * Reminders before events, and emails about edited and closed ones. Each is sent once: it is marked in the
 * transaction that sends it.
 */
export function createReminders({ db, queue, mailer, push, publicUrl, now }: ReminderNeeds) {
  const edits = createEditMails({ db, mailer, publicUrl, now });
  const pathOf = ({ event_id, slug }: About) => `/Event/${event_id}/${slug}`;
  const titleOf = ({ title_en, title_ar }: About, lang: Lang) =>
    pickText(eitherOf(title_en, title_ar), lang).text;

  queue.work(pushJob, async ({ userId, lead, title, path }) => {
    await push.send(userId, 'alerts', (lang) => ({
      title: messageOf(`push.event_${lead}`, lang),
      body: title,
      path,
      tag: path,
    }));
  });

  /** @returns the number of reminders */
  const remind = (): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const due = await takeDueReminders(tx, now(), atOnce);
      for (const reminder of due) {
        const { user_id: userId, lead, lang, name, email, venue, starts_at } = reminder;
        if (!reminder.is_reached) continue;
        const subject = titleOf(reminder, lang);
        const path = pathOf(reminder);
        const link = pageIn(publicUrl, path, lang);
        const letter = {
          kind: 'event-reminder',
          name,
          subject,
          venue,
          at: starts_at.toISOString(),
          link,
        } as const;
        await mailer.send(tx, { to: email, lang, letter });
        if (push.isOn) await queue.send(tx, pushJob, { userId, lead, title: subject, path });
      }
      return due.length;
    });

  /** Sends everything that is due. */
  async function send(): Promise<void> {
    await edits.send();
    while ((await remind()) === atOnce);
  }
  queue.repeat(remindJob, limits.attendance.remindSeconds, send);
  return { send };
}
