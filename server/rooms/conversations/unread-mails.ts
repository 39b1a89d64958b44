import { timingSafeEqual } from 'node:crypto';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { stopMessageMails } from '../../../contract/inbox-settings.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Mailer } from '../../mail/letter.ts';
import { inBatches } from '../../queue/in-batches.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { createVisitorHash } from '../reports/service.ts';
import { isHidden, presentPartner } from './presenting.ts';
import { type ConversationRow, readOne } from './queries.ts';
import { readDueMembers, readMailReader, takeDue } from './unread-queries.ts';
import { saveSettings } from './writing-queries.ts';

const mailJob: JobKind<Nothing> = {
  name: 'messages-mail',
  withinSeconds: 300,
  retries: 3,
  pauseSeconds: 15,
  longestPauseSeconds: 300,
  atOnce: 1,
};

export interface UnreadMailNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  publicUrl: string;
  cityCode: string;
  now: () => Date;
}

/**
 * Emails about messages that stay unread: who wrote about which post, and nothing of what was written. All that is due
 * for a member goes in one, and a conversation is told of once until it was read.
 */
export function createUnreadMails({ db, queue, mailer, publicUrl, cityCode, now }: UnreadMailNeeds) {
  const hash = createVisitorHash(db);

  /** What ends these emails of a member: it opens nothing else, and never expires. */
  async function tokenOf(userId: number): Promise<string> {
    return `${userId}-${(await hash(`message mails ${userId}`)).toString('base64url')}`;
  }

  /** Whether somebody is written to about a conversation: neither side is blocked, and the other one is there still. */
  const isOpen = (row: ConversationRow | undefined): row is ConversationRow =>
    row !== undefined &&
    row.partner_id !== null &&
    !row.partner_banned &&
    !row.blocked_by_me &&
    !row.blocked_by_partner;

  function threadOf(row: ConversationRow, lang: Lang) {
    const { title_en, title_ar } = row;
    return {
      title: pickText(eitherOf(title_en, title_ar), lang).text,
      from: presentPartner(row, isHidden(row)).name,
    };
  }

  async function writeTo(tx: Db, userId: number): Promise<void> {
    const due = await takeDue(tx, userId, now());
    const reader = await readMailReader(tx, userId);
    if (!reader) return;
    const rows: ConversationRow[] = [];
    for (const id of due) {
      const row = await readOne(tx, userId, id);
      if (isOpen(row)) rows.push(row);
    }
    const [first] = rows;
    if (!first) return;
    const { email, name, lang } = reader;
    const named = rows.slice(0, limits.messageMails.named);
    const token = await tokenOf(userId);
    const address = endpointAddress({ city: cityCode, lang, cityId: 0 }, stopMessageMails);
    await mailer.send(tx, {
      to: email,
      lang,
      letter: {
        kind: 'unread-messages',
        name,
        threads: named.map((row) => threadOf(row, lang)),
        more: rows.length - named.length,
        link: pageIn(publicUrl, rows.length === 1 ? `/messages/${first.id}` : '/messages', lang),
        leaveLink: `${pageIn(publicUrl, '/Newsletter', lang)}#messages=${token}`,
      },
      oneClickLeave: `${publicUrl}${address}?token=${token}`,
    });
  }

  /** Sends every email that is due. */
  async function mail(): Promise<void> {
    await inBatches(
      (after, limit) => readDueMembers(db, now(), after, limit),
      (id) => db.transaction().execute((tx) => writeTo(tx, id)),
    );
  }
  queue.repeat(mailJob, limits.messageMails.pollSeconds, mail);

  return {
    mail,
    /** Ends the emails of whoever has this token. @returns false: no such token */
    async stop(token: string): Promise<boolean> {
      const userId = Number(/^(\d{1,15})-/.exec(token)?.[1] ?? Number.NaN);
      if (!Number.isSafeInteger(userId)) return false;
      const [given, right] = [Buffer.from(token), Buffer.from(await tokenOf(userId))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return saveSettings(db, userId, { mails: false });
    },
  };
}
export type UnreadMails = ReturnType<typeof createUnreadMails>;
