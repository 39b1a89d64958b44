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
import type { ReplyAddresses } from './reply-address.ts';
import { readDueMembers, readMailReader, readUnreadMessages, takeDue } from './unread-queries.ts';
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
  /** Reply addresses for these emails; without them they only link. */
  replyAddresses?: ReplyAddresses | undefined;
  now: () => Date;
}

/**
 * Emails about messages that remain unread: who wrote about which post. Everything due for a member is one email,
 * and a conversation is included once until it is read. They contain no message text, unless they can be replied
 * to: those about one conversation contain its messages.
 */
export function createUnreadMails(needs: UnreadMailNeeds) {
  const { db, queue, mailer, publicUrl, cityCode, replyAddresses, now } = needs;
  const hash = createVisitorHash(db);

  /** The token that unsubscribes a member from these emails: it authorizes nothing else, and never expires. */
  async function tokenOf(userId: number): Promise<string> {
    return `${userId}-${(await hash(`message mails ${userId}`)).toString('base64url')}`;
  }

  /** Whether a conversation causes emails: neither side is blocked, and the other account exists. */
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

  /** The messages of a conversation and its reply address; null if replies are impossible or there is no text. */
  async function answerableOf(tx: Db, userId: number, { id, side, read_to }: ConversationRow) {
    if (!replyAddresses) return null;
    const limit = limits.replyMails.messages;
    const rows = await readUnreadMessages(tx, { id, side, readTo: read_to, limit });
    const last = rows.at(-1);
    if (!last) return null;
    const to = { conversationId: id, userId, messageId: last.id };
    return {
      messages: rows.map(({ text }) => text || null),
      replyTo: await replyAddresses.addressOf(to, now()),
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
    const common = {
      name,
      link: pageIn(publicUrl, rows.length === 1 ? `/messages/${first.id}` : '/messages', lang),
      leaveLink: `${pageIn(publicUrl, '/Newsletter', lang)}#messages=${token}`,
    };
    const mail = { to: email, lang, oneClickLeave: `${publicUrl}${address}?token=${token}` };
    const answerable = rows.length === 1 ? await answerableOf(tx, userId, first) : null;
    if (answerable) {
      const { messages, replyTo } = answerable;
      const about = threadOf(first, lang);
      const letter = { kind: 'answerable-messages', ...common, ...about, messages } as const;
      await mailer.send(tx, { ...mail, replyTo, letter });
      return;
    }
    await mailer.send(tx, {
      ...mail,
      letter: {
        ...common,
        kind: 'unread-messages',
        threads: named.map((row) => threadOf(row, lang)),
        more: rows.length - named.length,
      },
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
    /** Unsubscribes the member with this token. @returns false if there is no such token */
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
