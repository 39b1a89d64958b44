import { sql } from 'kysely';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** Members behind an id for whom an email about unread messages is due. */
export async function readDueMembers(db: Db, now: Date, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from conversation_side where mail_due_at <= ${now} and user_id > ${afterId}
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Takes the conversations of a member whose email is due, each once for a run of unread messages. Those that are locked,
 * as somebody writes or reads in them just now, stay due.
 * @returns those that are to be told of: not what is muted or archived
 */
export async function takeDue(db: Db, userId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_told: boolean }>`
    with due as (
      select conversation_id, side from conversation_side where user_id = ${userId} and mail_due_at <= ${now}
      for update skip locked
    )
    update conversation_side s set mail_due_at = null from due
    where s.conversation_id = due.conversation_id and s.side = due.side
    returning s.conversation_id as id, s.unread > 0 and not s.is_muted and not s.is_archived as is_told`.execute(
    db,
  );
  return rows.filter(({ is_told }) => is_told).map(({ id }) => id);
}

/** Whom an email about unread messages goes to; undefined where it reaches nobody, or is not wanted. */
export async function readMailReader(db: Db, userId: number) {
  const { rows } = await sql<{ email: string; name: string; lang: Lang }>`
    select u.email, u.name, u.lang from app_user u left join inbox i on i.user_id = u.id
    where u.id = ${userId} and u.email_confirmed_at is not null and u.banned_at is null
      and coalesce(i.mails_unread, true)`.execute(db);
  return rows[0];
}

/** What a side of a conversation has not read. */
export function readUnreadOf(db: Db, conversationId: number, side: ConversationSide) {
  return db
    .selectFrom('conversation_side')
    .select(['user_id', 'unread', 'is_muted'])
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .executeTakeFirst();
}

/** No email follows about what a side has not read so far. */
export async function endMailOf(db: Db, conversationId: number, side: ConversationSide): Promise<void> {
  await db
    .updateTable('conversation_side')
    .set({ mail_due_at: null })
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .execute();
}

/** Who answers by mail; undefined where they may not: banned, or gone, or their address is not proved. */
export async function readReplier(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['email', 'name', 'lang'])
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
}

/** The last of the messages that one side has not read, in order. Numbers that were shared are not among them. */
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
