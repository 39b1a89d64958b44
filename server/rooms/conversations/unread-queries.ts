import { sql } from 'kysely';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** Members after an id with a due email about unread messages. */
export async function readDueMembers(db: Db, now: Date, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from conversation_side where mail_due_at <= ${now} and user_id > ${afterId}
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Selects the conversations of a member whose email is due, each once per series of unread messages. Locked ones,
 * which are being written or read, remain due.
 * @returns those to report: without muted and archived ones
 */
export async function takeDue(db: Db, userId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_reported: boolean }>`
    with due as (
      select conversation_id, side from conversation_side where user_id = ${userId} and mail_due_at <= ${now}
      for update skip locked
    )
    update conversation_side s set mail_due_at = null from due
    where s.conversation_id = due.conversation_id and s.side = due.side
    returning s.conversation_id as id, s.unread > 0 and not s.is_muted and not s.is_archived as is_reported`.execute(
    db,
  );
  return rows.filter(({ is_reported }) => is_reported).map(({ id }) => id);
}

/** The recipient of an email about unread messages; undefined if it cannot be sent, or is disabled. */
export async function readMailReader(db: Db, userId: number) {
  const { rows } = await sql<{ email: string; name: string; lang: Lang }>`
    select u.email, u.name, u.lang from app_user u left join inbox i on i.user_id = u.id
    where u.id = ${userId} and u.email_confirmed_at is not null and u.banned_at is null
      and coalesce(i.mails_unread, true)`.execute(db);
  return rows[0];
}

/** The unread messages of a side. */
export function readUnreadOf(db: Db, conversationId: number, side: ConversationSide) {
  return db
    .selectFrom('conversation_side')
    .select(['user_id', 'unread', 'is_muted'])
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .executeTakeFirst();
}

/** Cancels emails about the currently unread messages of a side. */
export async function endMailOf(db: Db, conversationId: number, side: ConversationSide): Promise<void> {
  await db
    .updateTable('conversation_side')
    .set({ mail_due_at: null })
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .execute();
}

/**
 * The author of a reply by email; undefined if they may not write: banned, deleted, or without a confirmed address.
 */
export async function readReplier(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['email', 'name', 'lang'])
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
}

/** The last unread messages of one side, in order, without shared phone numbers. */
export async function readUnreadMessages(
  db: Db,
  { id, side, readTo, limit }: { id: number; side: ConversationSide; readTo: number; limit: number },
): Promise<{ id: number; text: string }[]> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'text'])
    .where('conversation_id', '=', id)
    .where('side', '<>', side)
    .where('id', '>', readTo)
    .where('kind', '=', 'text')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}
