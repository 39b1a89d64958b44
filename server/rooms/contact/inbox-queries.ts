import { sql } from 'kysely';
import type { MessageStatus } from '../../../contract/contact.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';

export interface MessageFilter {
  status: MessageStatus | undefined;
  /** Part of a name, an address or a phone number; short ones match prefixes of words. */
  pieces: readonly string[];
  order: 'newest' | 'oldest';
}

/** Shorter ones contain no trigram. */
const trigram = 3;
/** Of a message in a list. */
const beginning = 240;

const columns = ['id', 'name', 'email', 'phone', 'lang', 'status', 'created_at'] as const;

const holds = (piece: string) =>
  sql<boolean>`person_words(name, email, phone) like '%' || ${piece.length < trigram ? ' ' : ''}
    || fold_name(${piece.replace(/[\\%_]/g, '\\$&')}) || '%'`;

/** One row more than a page of messages, each truncated. */
export function readMessages(
  db: Db,
  { status, pieces, order }: MessageFilter,
  cursor: Cursor | undefined,
  limit: number,
) {
  let query = db
    .selectFrom('contact_message')
    .select(columns)
    .select([
      sql<string>`left(message, ${beginning})`.as('message'),
      sql<string>`created_at::text`.as('key'),
    ]);
  if (status) query = query.where('status', '=', status);
  if (pieces.length > 0) query = query.where(({ and }) => and(pieces.map(holds)));
  const direction = order === 'newest' ? 'desc' : 'asc';
  const beyond = sql.raw(order === 'newest' ? '<' : '>');
  if (cursor)
    query = query.where(
      sql<boolean>`(created_at, id) ${beyond} (${cursor.key}::timestamptz, ${cursor.id}::bigint)`,
    );
  return query
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute();
}
export type MessageRow = Omit<Awaited<ReturnType<typeof readMessages>>[number], 'key'>;

export function readMessage(db: Db, id: number) {
  return db
    .selectFrom('contact_message')
    .select([...columns, 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A message, locked until the transaction ends. */
export function lockMessage(db: Db, id: number) {
  return db
    .selectFrom('contact_message')
    .select([...columns, 'message'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The answers, oldest first. */
export function readAnswers(db: Db, messageId: number) {
  return db
    .selectFrom('contact_answer as a')
    .leftJoin('app_user as u', 'u.id', 'a.author_id')
    .select(['a.id', 'a.created_at', 'a.subject', 'a.body', 'u.name as by'])
    .where('a.message_id', '=', messageId)
    .orderBy('a.id')
    .execute();
}

export async function countAnswers(db: Db, messageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('contact_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addAnswer(
  db: Db,
  answer: { messageId: number; authorId: number; subject: string; body: string },
): Promise<number> {
  const { messageId, authorId, subject, body } = answer;
  const { id } = await db
    .insertInto('contact_answer')
    .values({ message_id: messageId, author_id: authorId, subject, body })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setStatus(db: Db, id: number, status: MessageStatus): Promise<void> {
  await db.updateTable('contact_message').set({ status }).where('id', '=', id).execute();
}

/** The account with an address. */
export async function findUserId(db: Db, email: string): Promise<number | null> {
  const row = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? null;
}
