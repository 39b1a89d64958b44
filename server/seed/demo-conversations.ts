import type { ConversationSide } from '../../contract/conversations.ts';
import type { Db } from '../database/connect.ts';
import { type PastConversation, writeConversations } from '../rooms/conversations/service.ts';
import { type DemoConversation, demoConversations } from './demo/conversations.ts';
import type { MemberId } from './demo-members.ts';
import { findDemoListing } from './waiting-queries.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Correspondents {
  /** The demo's member. */
  memberId: number;
  idOf: MemberId;
  now: Date;
}

async function toPast(db: Db, conversation: DemoConversation, { memberId, idOf, now }: Correspondents): Promise<PastConversation> {
  const { kind, key, partner, startedHoursAgo, isRead, muted, archived } = conversation;
  const listing = await findDemoListing(db, `${kind}:${key}`);
  const partnerId = idOf(partner);
  if (!listing || (listing.owner_id !== memberId && listing.owner_id !== partnerId)) throw new Error(`the demo's conversation with ${partner} is about a post of neither: ${key}`);
  const mySide: ConversationSide = listing.owner_id === memberId ? 'owner' : 'member';
  const otherSide: ConversationSide = mySide === 'owner' ? 'member' : 'owner';
  let at = now.getTime() - startedHoursAgo * hour;
  return {
    listing: { id: listing.id, kind },
    memberId: mySide === 'member' ? memberId : partnerId,
    messages: conversation.messages.map(({ mine, after, ...said }) => {
      at += after * minute;
      const content = 'phone' in said ? said : { text: 'ar' in said ? said.ar : said.en };
      return { side: mine ? mySide : otherSide, at: new Date(at), ...content };
    }),
    isRead,
    mutedBy: muted && mySide,
    archivedBy: archived && mySide,
  };
}

/** Adds the conversations of the demo's member, without emails about them. Idempotent. */
export async function seedConversations(db: Db, correspondents: Correspondents): Promise<void> {
  const all: PastConversation[] = [];
  for (const conversation of demoConversations) all.push(await toPast(db, conversation, correspondents));
  await writeConversations(db, all);
}
