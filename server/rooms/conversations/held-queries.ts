import { sql } from 'kysely';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';

const columns = ['id', 'client_id', 'text', 'media_ids', 'status', 'created_at'] as const;

export interface HeldRow {
  id: number;
  client_id: string;
  text: string;
  media_ids: number[];
  status: 'waiting' | 'passed' | 'refused';
  created_at: Date;
}

/** The held message of one side with this idempotency key, if it exists. */
export function findHeld(
  db: Db,
  conversationId: number,
  side: ConversationSide,
  clientId: string,
): Promise<HeldRow | undefined> {
  return db
    .selectFrom('held_message')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** The held and refused messages of one side of a conversation, in order. */
export function readHeld(db: Db, conversationId: number, side: ConversationSide): Promise<HeldRow[]> {
  return db
    .selectFrom('held_message')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('status', '!=', 'passed')
    .orderBy('id')
    .execute();
}

export interface NewHeld {
  conversationId: number;
  side: ConversationSide;
  senderId: number;
  clientId: string;
  text: string;
  photos: readonly number[];
  key: Buffer;
  at: Date;
}

export function addHeld(db: Db, held: NewHeld): Promise<HeldRow> {
  return db
    .insertInto('held_message')
    .values({
      conversation_id: held.conversationId,
      side: held.side,
      sender_id: held.senderId,
      client_id: held.clientId,
      text: held.text,
      media_ids: [...held.photos],
      text_key: held.key,
      created_at: held.at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** What moderators decided about a sender's text since a moment, and how many of their messages are waiting. */
export async function readStanding(
  db: Db,
  { senderId, key, since }: { senderId: number; key: Buffer; since: Date },
): Promise<{ passed: boolean; refused: boolean; waiting: number }> {
  const { rows } = await sql<{ passed: boolean; refused: boolean; waiting: number }>`
    select
      coalesce(bool_or(status = 'passed' and text_key = ${key} and decided_at > ${since}), false) as passed,
      coalesce(bool_or(status = 'refused' and text_key = ${key} and decided_at > ${since}), false) as refused,
      count(*) filter (where status = 'waiting')::int as waiting
    from held_message where sender_id = ${senderId}`.execute(db);
  return rows[0] ?? { passed: false, refused: false, waiting: 0 };
}

/** A text that waits for a moderator, with all conversations that it would be sent to. */
export interface HeldTextRow {
  /** Of its first message. */
  id: number;
  text: string;
  media_ids: number[];
  created_at: Date;
  sender_id: number;
  sender_name: string;
  sender_since: Date;
  banned: boolean;
  waiting: number;
  /** The number of conversations that already have it. */
  delivered: number;
  titles: { en: string | null; ar: string | null }[];
}

/** One row more than a page of waiting texts, those that wait longest first. */
export async function readHeldTexts(
  db: Db,
  cursor: Cursor | undefined,
  { limit, titles }: { limit: number; titles: number },
): Promise<HeldTextRow[]> {
  const { rows } = await sql<HeldTextRow>`
    with one as (
      select min(id) as id, count(*)::int as waiting from held_message where status = 'waiting'
      group by sender_id, text_key
    )
    select h.id, h.text, h.media_ids, h.created_at, h.sender_id, u.name as sender_name, u.created_at as sender_since,
      u.banned_at is not null as banned, one.waiting,
      (select count(distinct m.conversation_id)::int from message m where m.sender_id = h.sender_id
        and m.text_key = h.text_key and m.created_at > h.created_at - interval '1 day') as delivered,
      (select jsonb_agg(jsonb_build_object('en', t.title_en, 'ar', t.title_ar)) from (
        select coalesce(l.title_en, c.title_en) as title_en, coalesce(l.title_ar, c.title_ar) as title_ar
        from held_message w join conversation c on c.id = w.conversation_id left join listing l on l.id = c.listing_id
        where w.status = 'waiting' and w.sender_id = h.sender_id and w.text_key = h.text_key
        order by w.id limit ${titles}) as t) as titles
    from one join held_message h on h.id = one.id join app_user u on u.id = h.sender_id
    where h.id > ${cursor?.id ?? 0} order by h.id limit ${limit + 1}`.execute(db);
  return rows;
}

/** The messages with the text of one of them that wait, by conversation. */
export async function readCopies(
  db: Db,
  id: number,
): Promise<{ id: number; conversation_id: number; sender_id: number }[]> {
  const { rows } = await sql<{ id: number; conversation_id: number; sender_id: number }>`
    select h.id, h.conversation_id, h.sender_id from held_message one
    join held_message h on h.sender_id = one.sender_id and h.text_key = one.text_key and h.status = 'waiting'
    where one.id = ${id} and one.status = 'waiting' order by h.conversation_id, h.id`.execute(db);
  return rows;
}

/** Whether there is such a message, decided or not. */
export async function isHeldKnown(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('held_message').select('id').where('id', '=', id).executeTakeFirst());
}

/**
 * Decides one message; the caller has locked its conversation.
 * @returns it as it was; undefined if it was decided before
 */
export async function decideHeld(
  db: Db,
  id: number,
  { passes, by, at }: { passes: boolean; by: number; at: Date },
): Promise<(HeldRow & { side: ConversationSide; text_key: Buffer }) | undefined> {
  const row = await db
    .selectFrom('held_message')
    .select([...columns, 'side', 'text_key'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .updateTable('held_message')
    .set({
      ...(passes ? { status: 'passed', text: '', media_ids: [] } : { status: 'refused' }),
      ...{ decided_at: at, decided_by: by },
    })
    .where('id', '=', id)
    .execute();
  return row;
}
