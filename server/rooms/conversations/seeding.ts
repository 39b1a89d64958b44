import { randomUUID } from 'node:crypto';
import type { ListingKind } from '../../../contract/categories.ts';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { Db } from '../../database/connect.ts';
import { readStart } from './queries.ts';
import { keyOfText } from './sending.ts';
import { endMailOf } from './unread-queries.ts';
import { addConversation, addMessage, noteChange, setRead, setSide } from './writing-queries.ts';

/** A text, or a shared phone number in E.164. */
export type PastMessage = { side: ConversationSide; at: Date } & ({ text: string } | { phone: string });

export interface PastConversation {
  /** A listing with an owner, of any kind but a business. */
  listing: { id: number; kind: ListingKind };
  /** The interested member. */
  memberId: number;
  /** In chronological order. Each side reads what the other wrote before it writes. */
  messages: readonly PastMessage[];
  /** Whether the other side has also read the last messages. */
  isRead: boolean;
  /** The sides that muted or archived it after the last message. */
  mutedBy?: ConversationSide | undefined;
  archivedBy?: ConversationSide | undefined;
}

const otherThan = (side: ConversationSide): ConversationSide => (side === 'owner' ? 'member' : 'owner');

async function write(tx: Db, conversation: PastConversation): Promise<void> {
  const { listing, memberId, messages, isRead, mutedBy, archivedBy } = conversation;
  const post = await readStart(tx, { ...listing, userId: memberId });
  if (!post || post.listing_id === null || post.partner_id === null)
    throw new Error(`nobody can be written to about the ${listing.kind} ${listing.id}`);
  const [first] = messages;
  if (post.conversation_id !== null || !first) return;
  const userIds = { owner: post.partner_id, member: memberId };
  const id = await addConversation(tx, {
    listingId: post.listing_id,
    kind: post.kind,
    titleEn: post.title_en,
    titleAr: post.title_ar,
    isAnonymous: post.is_anonymous,
    ownerId: userIds.owner,
    memberId: userIds.member,
    at: first.at,
  });
  const read = async (side: ConversationSide, upTo: number) => {
    if (await setRead(tx, { id, side, upTo, shows: true })) await noteChange(tx, id);
  };
  let last: { id: number; side: ConversationSide } | undefined;
  for (const { side, at, ...content } of messages) {
    if (last && last.side !== side) await read(side, last.id);
    const { text, phone } = 'text' in content ? { ...content, phone: null } : { ...content, text: '' };
    const key = phone === null ? keyOfText(text) : null;
    const sender = { conversationId: id, side, senderId: userIds[side], clientId: randomUUID() };
    last = await addMessage(tx, { ...sender, text, phone, photos: [], key, at });
    await noteChange(tx, id);
  }
  if (!last) return;
  const reader = otherThan(last.side);
  if (isRead) await read(reader, last.id);
  // As after the email about unread messages: old ones must not cause one now.
  else await endMailOf(tx, id, reader);
  for (const side of ['owner', 'member'] as const) {
    const state = { muted: side === mutedBy, archived: side === archivedBy };
    if (!state.muted && !state.archived) continue;
    await setSide(tx, id, side, state);
    await noteChange(tx, id, side);
  }
}

/**
 * Inserts past conversations, for demo sites, with the same rows as if their messages had been sent at those times
 * and the emails about them were sent. Sends neither emails nor push messages, and applies no limits. An existing
 * conversation of the same member about the same post is unchanged.
 * @throws Error if a listing does not exist, or has no owner
 */
export async function writeConversations(db: Db, conversations: readonly PastConversation[]): Promise<void> {
  for (const one of conversations) await db.transaction().execute((tx) => write(tx, one));
}
