import { sql } from 'kysely';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { InboxSettings } from '../../../contract/inbox-settings.ts';
import { limits } from '../../../contract/limits.ts';
import { warningOf } from '../../../contract/message-warnings.ts';
import type { Db } from '../../database/connect.ts';
import { type MessageRow, messageColumns } from './queries.ts';

/** The channel that notifies every node of changed inboxes. */
export const inboxChannel = 'inbox';

/**
 * Locks a conversation, so that its messages are serialized.
 * @returns the side of a member; undefined for others
 */
export async function lockConversation(
  db: Db,
  userId: number,
  id: number,
): Promise<ConversationSide | undefined> {
  const row = await db
    .selectFrom('conversation')
    .select(['owner_id', 'member_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.owner_id === userId) return 'owner';
  return row.member_id === userId ? 'member' : undefined;
}

/** Locks an account, so that it starts one conversation at a time. @returns when it was created */
export function lockBeginner(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['created_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The owner of a post, locked against deletion until the transaction ends. */
export function holdOwner(db: Db, userId: number) {
  return db.selectFrom('app_user').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
}

/** The number of other members that a member started to write to since a moment. */
export async function countPartners(db: Db, userId: number, since: Date, but: number): Promise<number> {
  const { count } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.count<number>('owner_id').distinct().as('count'))
    .where('member_id', '=', userId)
    .where('created_at', '>', since)
    .where('owner_id', '!=', but)
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of other conversations in which a member wrote the same text since a moment. */
export async function countSameText(
  db: Db,
  { senderId, key, since, but }: { senderId: number; key: Buffer; since: Date; but: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.count<number>('conversation_id').distinct().as('count'))
    .where('sender_id', '=', senderId)
    .where('created_at', '>', since)
    .where('text_key', '=', key)
    .where('conversation_id', '!=', but)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewConversation {
  listingId: number;
  kind: 'product' | 'rental' | 'job' | 'event';
  titleEn: string | null;
  titleAr: string | null;
  isAnonymous: boolean;
  ownerId: number;
  memberId: number;
  at: Date;
}

/** Creates a conversation, or returns the id of the existing one. */
export async function addConversation(db: Db, one: NewConversation): Promise<number> {
  const added = await db
    .insertInto('conversation')
    .values({
      listing_id: one.listingId,
      kind: one.kind,
      title_en: one.titleEn,
      title_ar: one.titleAr,
      is_anonymous: one.isAnonymous,
      owner_id: one.ownerId,
      member_id: one.memberId,
      created_at: one.at,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'member_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    const { id } = await db
      .selectFrom('conversation')
      .select('id')
      .where('listing_id', '=', one.listingId)
      .where('member_id', '=', one.memberId)
      .executeTakeFirstOrThrow();
    return id;
  }
  const sides = [
    { side: 'owner' as const, user_id: one.ownerId },
    { side: 'member' as const, user_id: one.memberId },
  ];
  await db
    .insertInto('conversation_side')
    .values(sides.map((side) => ({ ...side, conversation_id: added.id, last_at: one.at })))
    .execute();
  return added.id;
}

export interface NewMessage {
  conversationId: number;
  side: ConversationSide;
  senderId: number;
  clientId: string;
  text: string;
  photos: readonly number[];
  /** E.164: the message shares this number and contains nothing else. */
  phone: string | null;
  key: Buffer | null;
  at: Date;
}

/** Adds a message, and updates the inboxes of both sides; the unread count of the other side is incremented. */
export async function addMessage(db: Db, message: NewMessage): Promise<MessageRow> {
  const { conversationId, side, phone, at } = message;
  const isWarned = warningOf(message.text) !== null;
  const added = await db
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      side,
      sender_id: message.senderId,
      client_id: message.clientId,
      kind: phone === null ? 'text' : 'phone',
      text: message.text,
      media_ids: [...message.photos],
      phone,
      text_key: message.key,
      created_at: at,
    })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
  await sql`
    update conversation_side set last_message_id = ${added.id}, last_at = ${at}, is_archived = false,
      is_warned = is_warned or (side <> ${side} and ${isWarned}),
      unread = unread + (side <> ${side})::integer,
      mail_due_at = case when side = ${side} or unread > 0 then mail_due_at
        else ${at}::timestamptz + make_interval(mins => ${limits.messageMails.afterMinutes}) end
    where conversation_id = ${conversationId}`.execute(db);
  return added;
}

/**
 * Those of the pictures that the member uploaded for messages, locked against deletion until the transaction ends.
 */
export async function holdPhotos(db: Db, userId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', userId)
    .where('key', 'like', 'private-%')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Revokes the phone number that a side shares. @returns whether it shared one */
export async function withdrawNumber(db: Db, id: number, side: ConversationSide, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ phone: null, withdrawn_at: at })
    .where('conversation_id', '=', id)
    .where('side', '=', side)
    .where('phone', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes all phone numbers that a member shares. */
export async function withdrawAllOf(db: Db, userId: number): Promise<void> {
  await sql`update message set phone = null, withdrawn_at = now()
    where sender_id = ${userId} and phone is not null`.execute(db);
}

/**
 * Records a change of a conversation in the inboxes of its sides, or of one of them, and notifies every node on
 * commit. The numbers of an inbox's changes are in commit order: its row is locked until then.
 */
export async function noteChange(db: Db, conversationId: number, only?: ConversationSide): Promise<void> {
  const sides = await db
    .selectFrom('conversation_side')
    .select(['side', 'user_id'])
    .where('conversation_id', '=', conversationId)
    .$if(only !== undefined, (query) => query.where('side', '=', only as ConversationSide))
    .orderBy('user_id')
    .execute();
  for (const { side, user_id } of sides) {
    const { changes } = await db
      .insertInto('inbox')
      .values({ user_id, changes: 1 })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ changes: sql<number>`inbox.changes + 1` }),
      )
      .returning('changes')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('conversation_side')
      .set({ change: changes })
      .where('conversation_id', '=', conversationId)
      .where('side', '=', side)
      .execute();
    await sql`select pg_notify(${inboxChannel}, ${String(user_id)})`.execute(db);
  }
}

/**
 * Advances the read position of a side.
 * @param shows whether the other side may know
 * @returns whether anything changed
 */
export async function setRead(
  db: Db,
  { id, side, upTo, shows }: { id: number; side: ConversationSide; upTo: number; shows: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conversation_side s set read_to = r.to_id,
      seen_to = case when ${shows} then r.to_id else s.seen_to end,
      unread = n.unread,
      mail_due_at = case when n.unread > 0 then s.mail_due_at end
    from (select coalesce(max(id), 0) as to_id from message where conversation_id = ${id} and id <= ${upTo}) as r
    cross join lateral (select count(*) as unread from message m
      where m.conversation_id = ${id} and m.id > r.to_id and m.side <> ${side}) as n
    where s.conversation_id = ${id} and s.side = ${side}
      and (r.to_id > s.read_to or ${shows} and r.to_id > s.seen_to)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function setSide(
  db: Db,
  id: number,
  side: ConversationSide,
  { muted, archived }: { muted?: boolean | undefined; archived?: boolean | undefined },
): Promise<void> {
  if (muted === undefined && archived === undefined) return;
  await db
    .updateTable('conversation_side')
    .set({
      ...(muted !== undefined && { is_muted: muted }),
      ...(archived !== undefined && { is_archived: archived }),
    })
    .where('conversation_id', '=', id)
    .where('side', '=', side)
    .execute();
}

export async function addBlock(
  db: Db,
  block: { conversationId: number; blockerId: number; blockedId: number; isEverywhere: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto('member_block')
    .values({
      conversation_id: block.conversationId,
      blocker_id: block.blockerId,
      blocked_id: block.blockedId,
      is_everywhere: block.isEverywhere,
      created_at: block.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes what blocks a conversation: its own block, and one of another conversation that applies here, too. */
export async function removeBlocks(
  db: Db,
  {
    id,
    blockerId,
    partnerId,
    isAnonymous,
  }: { id: number; blockerId: number; partnerId: number | null; isAnonymous: boolean },
): Promise<void> {
  await sql`
    delete from member_block where blocker_id = ${blockerId} and (conversation_id = ${id}
      or not ${isAnonymous} and is_everywhere and blocked_id = ${partnerId})`.execute(db);
}

/** Updates the given settings of a member. @returns whether there is such a member */
export async function saveSettings(
  db: Db,
  userId: number,
  { seen, mails }: Partial<InboxSettings>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inbox (user_id, shows_seen, mails_unread)
    select id, ${seen ?? true}, ${mails ?? true} from app_user where id = ${userId}
    on conflict (user_id) do update set
      shows_seen = coalesce(${seen ?? null}::boolean, inbox.shows_seen),
      mails_unread = coalesce(${mails ?? null}::boolean, inbox.mails_unread)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The conversations of an account that is about to be deleted, locked against new messages until then. */
export async function lockConversationsOf(db: Db, userId: number): Promise<void> {
  await db
    .selectFrom('conversation')
    .select('id')
    .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('member_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes the conversations whose other account is deleted already: nobody could read them. */
export async function deleteLonely(db: Db, userId: number): Promise<void> {
  await sql`delete from conversation where owner_id = ${userId} and member_id is null
    or member_id = ${userId} and owner_id is null`.execute(db);
}
