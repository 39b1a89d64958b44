import { type RawBuilder, sql } from 'kysely';
import type { ListingStatus } from '../../../contract/categories.ts';
import type { ConversationSide, InboxFilter } from '../../../contract/conversations.ts';
import type { PublicNameForm } from '../../../contract/member-names.ts';
import type { ClosedAs } from '../../../contract/my-posts.ts';
import type { Db } from '../../database/connect.ts';
import { exampleNumber, preparedStatement } from '../../database/prepared.ts';
import type { Cursor } from '../../http/cursor.ts';

/** A post as presented in conversations; null if it is deleted. */
export interface AboutRow {
  listing_id: number | null;
  kind: 'product' | 'rental' | 'job' | 'event';
  title_en: string | null;
  title_ar: string | null;
  slug: string | null;
  status: ListingStatus | null;
  reserved: boolean | null;
  closed_as: ClosedAs | null;
  removed_at: Date | null;
  taken_down_at: Date | null;
  expires_at: Date | null;
  published_at: Date | null;
  price_cents: number | null;
  place_id: number | null;
}

/** The other member of a conversation; all null if the account is deleted. */
export interface PartnerRow {
  partner_id: number | null;
  partner_name: string | null;
  partner_form: PublicNameForm | null;
  partner_has_page: boolean | null;
  partner_joined: Date | null;
  partner_proved: boolean | null;
  partner_phone_proved: boolean | null;
  partner_banned: boolean | null;
}

export interface ConversationRow extends AboutRow, PartnerRow {
  id: number;
  side: ConversationSide;
  unread: number;
  read_to: number;
  is_muted: boolean;
  is_archived: boolean;
  /** Null if its messages are not evaluated yet. */
  is_warned: boolean | null;
  is_anonymous: boolean;
  last_message_id: number | null;
  last_at: Date;
  /** In the precision of a cursor: microseconds. */
  last_text: string;
  blocked_by_me: boolean;
  blocked_by_partner: boolean;
  partner_seen_to: number | null;
  message_text: string | null;
  message_photos: number | null;
  message_kind: 'text' | 'phone' | null;
  message_side: ConversationSide | null;
  message_at: Date | null;
}

/** The presented columns of `listing as l`, if it exists. */
export const aboutColumns = sql`l.id as listing_id, l.slug, l.status, l.reserved, l.closed_as, l.removed_at,
  l.taken_down_at, l.expires_at, l.published_at, l.price_cents, l.place_id`;

export const partnerColumns = sql`u.id as partner_id, u.name as partner_name, u.public_name as partner_form,
  has_member_page(u.id) as partner_has_page, u.created_at as partner_joined,
  u.email_confirmed_at is not null as partner_proved, u.phone_proved_at is not null as partner_phone_proved,
  u.banned_at is not null as partner_banned`;

/** Whether one side of `conversation as c` has blocked the other: here, or everywhere if both are named. */
const blocked = (blocker: RawBuilder<unknown>, other: RawBuilder<unknown>, anonymous: RawBuilder<unknown>) =>
  sql`exists (select from member_block b where b.blocker_id = ${blocker}
    and (b.conversation_id = c.id or b.is_everywhere and b.blocked_id = ${other} and not ${anonymous}))`;

/** An owner who became anonymous later is anonymous in earlier conversations, too. */
const anonymous = sql`(c.is_anonymous or coalesce(l.anonymous, false))`;

const conversations = (userId: number, of: RawBuilder<unknown>) => sql<ConversationRow>`
  select s.conversation_id as id, s.side, s.unread, s.read_to, s.is_muted, s.is_archived, s.is_warned, s.last_message_id,
    s.last_at, s.last_at::text as last_text, c.kind, ${anonymous} as is_anonymous,
    case when l.id is null then c.title_en else l.title_en end as title_en,
    case when l.id is null then c.title_ar else l.title_ar end as title_ar,
    ${aboutColumns}, ${partnerColumns}, o.seen_to as partner_seen_to,
    ${blocked(sql`${userId}`, sql`u.id`, anonymous)} as blocked_by_me,
    ${blocked(sql`u.id`, sql`${userId}`, anonymous)} as blocked_by_partner,
    m.text as message_text, cardinality(m.media_ids) as message_photos, m.kind as message_kind, m.side as message_side, m.created_at as message_at
  from (${of}) as s
  join conversation c on c.id = s.conversation_id
  left join listing l on l.id = c.listing_id
  left join conversation_side o on o.conversation_id = s.conversation_id and o.side <> s.side
  left join app_user u on u.id = o.user_id
  left join message m on m.id = s.last_message_id
  order by s.last_at desc, s.conversation_id desc`;

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The public name of `app_user as u`, equal to `publicName` of the contract: only that is searchable. */
const publicNameOfUser = sql`(select w[1] || case when u.public_name = 'initial' and cardinality(w) > 1
    then ' ' || left(w[cardinality(w)], 1) || '.' else '' end
  from regexp_split_to_array(btrim(u.name), '\\s+') as w)`;

const filters = {
  all: sql`not x.is_archived`,
  archived: sql`x.is_archived`,
  unread: sql`not x.is_archived and x.unread > 0`,
  mine: sql`not x.is_archived and x.side = 'owner'`,
} satisfies Record<InboxFilter, RawBuilder<unknown>>;

interface InboxPage {
  userId: number;
  /** The maximum number of conversations. */
  most: number;
}

const inbox = ({ userId, most }: InboxPage, filter: InboxFilter, narrowed: RawBuilder<unknown> = sql`true`) =>
  // The owner of a post does not see a conversation whose messages are all held.
  conversations(
    userId,
    sql`select * from conversation_side x
      where x.user_id = ${userId} and (x.last_message_id is not null or x.side = 'member')
        and ${filters[filter]} and ${narrowed}
      order by x.last_at desc, x.conversation_id desc limit ${most}`,
  );

const firstPageOf = (filter: InboxFilter) =>
  preparedStatement(`inbox-${filter}`, { userId: exampleNumber(), most: exampleNumber() }, (_db, page) =>
    inbox(page, filter),
  );
/** Planning their joins takes longer than reading the rows. */
const firstPages = {
  all: firstPageOf('all'),
  archived: firstPageOf('archived'),
  unread: firstPageOf('unread'),
  mine: firstPageOf('mine'),
} satisfies Record<InboxFilter, unknown>;

/** One row more than a page of a member's conversations, latest message first. */
export async function readInbox(
  db: Db,
  { userId, filter, q }: { userId: number; filter: InboxFilter; q: string | undefined },
  cursor: Cursor | undefined,
  limit: number,
): Promise<ConversationRow[]> {
  const page = { userId, most: limit + 1 };
  if (!cursor && !q) return firstPages[filter](db, page);
  const behind = cursor
    ? sql`(x.last_at, x.conversation_id) < (${cursor.key}::timestamptz, ${cursor.id}::bigint)`
    : sql`true`;
  // Names are read only for a search; an anonymous owner's name is not searchable.
  const sought = q
    ? sql`exists (select from conversation c left join listing l on l.id = c.listing_id
        left join conversation_side o on o.conversation_id = c.id and o.side <> x.side
        left join app_user u on u.id = o.user_id and not (x.side = 'member' and ${anonymous})
        where c.id = x.conversation_id and (
          coalesce(l.title_en, c.title_en) ilike ${pattern(q)} or coalesce(l.title_ar, c.title_ar) ilike ${pattern(q)}
          or ${publicNameOfUser} ilike ${pattern(q)}))`
    : sql`true`;
  return (await inbox(page, filter, sql`${behind} and ${sought}`).execute(db)).rows;
}

/** A conversation, for one of its sides; undefined for others. */
export async function readOne(db: Db, userId: number, id: number): Promise<ConversationRow | undefined> {
  const of = sql`select * from conversation_side x where x.conversation_id = ${id} and x.user_id = ${userId}`;
  return (await conversations(userId, of).execute(db)).rows[0];
}

/** The number of conversations with unread messages that are not muted. */
export async function countUnreadOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_side')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('unread', '>', 0)
    .where('is_muted', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export interface MessageRow {
  id: number;
  side: ConversationSide;
  client_id: string;
  kind: 'text' | 'phone';
  text: string;
  media_ids: number[];
  phone: string | null;
  created_at: Date;
}

export const messageColumns = [
  'id',
  'side',
  'client_id',
  'kind',
  'text',
  'media_ids',
  'phone',
  'created_at',
] as const;

/** One message more than requested: the last before a message, the first after one, or the last of all. */
export async function readMessages(
  db: Db,
  conversationId: number,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const isForward = after !== undefined;
  let query = db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .orderBy('id', isForward ? 'asc' : 'desc')
    .limit(limit + 1);
  if (isForward) query = query.where('id', '>', after);
  else if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

/** The message of one side with this idempotency key, if it exists. */
export function findSent(db: Db, conversationId: number, side: ConversationSide, clientId: string) {
  return db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Those of the pictures that still exist. */
export function readPhotos(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('media')
    .select(['id', 'key', 'width', 'height', 'placeholder', 'variants'])
    .where('id', 'in', ids)
    .execute();
}

/** The messages whose shared phone number was revoked, and whether a side currently shares one. */
export async function readPhones(
  db: Db,
  conversationId: number,
  side: ConversationSide,
): Promise<{ withdrawn: number[]; shares: boolean }> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'side', 'withdrawn_at'])
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'phone')
    .orderBy('id')
    .execute();
  return {
    withdrawn: rows.filter((row) => row.withdrawn_at).map(({ id }) => id),
    shares: rows.some((row) => row.side === side && !row.withdrawn_at),
  };
}

/** Whether both sides of a conversation have written. */
export async function haveBothWritten(db: Db, conversationId: number): Promise<boolean> {
  const { rows } = await sql<{ both: boolean }>`
    select exists (select from message where conversation_id = ${conversationId} and side = 'owner')
      and exists (select from message where conversation_id = ${conversationId} and side = 'member') as both`.execute(
    db,
  );
  return rows[0]?.both ?? false;
}

export interface StartRow extends AboutRow, PartnerRow {
  status: ListingStatus;
  is_anonymous: boolean;
  conversation_id: number | null;
  blocked: boolean;
}

/** A post for members who may write to its owner. */
export async function readStart(
  db: Db,
  { kind, id, userId }: { kind: string; id: number; userId: number },
): Promise<StartRow | undefined> {
  const { rows } = await sql<StartRow>`
    select l.kind, l.title_en, l.title_ar, l.anonymous as is_anonymous, ${aboutColumns}, ${partnerColumns},
      (select c.id from conversation c where c.listing_id = l.id and c.member_id = ${userId}) as conversation_id,
      not l.anonymous and exists (select from member_block b where b.is_everywhere
        and (b.blocker_id, b.blocked_id) in ((${userId}, u.id), (u.id, ${userId}))) as blocked
    from listing l left join app_user u on u.id = l.owner_id
    where l.id = ${id} and l.kind = ${kind}`.execute(db);
  return rows[0];
}

/** The members that a member blocked, latest first. */
export async function readBlocked(db: Db, userId: number) {
  const { rows } = await sql<
    PartnerRow & {
      conversation_id: number;
      created_at: Date;
      is_anonymous: boolean;
      side: ConversationSide;
      title_en: string | null;
      title_ar: string | null;
    }
  >`
    select b.conversation_id, b.created_at, s.side, ${anonymous} as is_anonymous,
      coalesce(l.title_en, c.title_en) as title_en, coalesce(l.title_ar, c.title_ar) as title_ar, ${partnerColumns}
    from member_block b join conversation c on c.id = b.conversation_id
    join conversation_side s on s.conversation_id = c.id and s.user_id = b.blocker_id
    left join listing l on l.id = c.listing_id
    join app_user u on u.id = b.blocked_id
    where b.blocker_id = ${userId} order by b.created_at desc, b.conversation_id desc`.execute(db);
  return rows;
}

/** A member's settings; undefined if they set none. */
export function readSettings(db: Db, userId: number) {
  return db
    .selectFrom('inbox')
    .select(['shows_seen', 'mails_unread'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
