import type { ConversationPost, ConversationPostState } from '../../../contract/conversation-posts.ts';
import type { Conversation, ConversationPartner } from '../../../contract/conversations.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { publicName } from '../../../contract/member-names.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { type Catalog, eitherOf, nameOf } from '../catalog/service.ts';
import { type PictureRow, presentPictures } from '../listings/pictures.ts';
import type { AboutRow, ConversationRow, PartnerRow } from './queries.ts';

/** The data required for presenting besides the rows. */
export interface View {
  lang: Lang;
  catalog: Catalog;
  now: Date;
  pictures: readonly PictureRow[];
}

/** The current state of a conversation's post. */
export function stateOf(row: AboutRow, now: Date): ConversationPostState {
  const { status, removed_at, taken_down_at, closed_as, expires_at, reserved } = row;
  if (status === null || removed_at || taken_down_at || status === 'rejected') return 'removed';
  if (status === 'pending') return 'pending';
  if (status === 'closed') return closed_as ?? 'closed';
  if (status === 'expired' || (expires_at && expires_at <= now)) return 'expired';
  return reserved ? 'reserved' : 'available';
}

export function presentPost(row: AboutRow, { lang, catalog, now, pictures }: View): ConversationPost {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const state = stateOf(row, now);
  const place = row.place_id === null ? undefined : catalog.place(row.place_id);
  const own = pictures.filter(({ listing_id }) => listing_id === row.listing_id);
  // A removed post has its title and nothing else.
  const isThere = state !== 'removed';
  return {
    kind: ownKindOf[row.kind] as ConversationPost['kind'],
    id: isThere ? row.listing_id : null,
    slug: row.slug ?? '',
    title: title.text,
    lang: title.lang,
    state,
    priceCents: isThere ? row.price_cents : null,
    area: isThere && place ? nameOf(place, lang) : null,
    photo: isThere ? (presentPictures(own, lang).main[0] ?? null) : null,
    postedAt: isThere ? (row.published_at?.toISOString() ?? null) : null,
  };
}

/** A member about whom the other side may know nothing. */
const unnamed = { name: null, page: null, joinedAt: null, emailConfirmed: null, phoneConfirmed: null };

/** @param isHidden whether the other one is the owner of an anonymous post */
export function presentPartner(row: PartnerRow, isHidden: boolean): ConversationPartner {
  if (row.partner_id === null || row.partner_name === null) {
    return { kind: 'former', ...unnamed };
  }
  if (isHidden) return { kind: 'anonymous', ...unnamed };
  const name = publicName(row.partner_name, row.partner_form ?? 'initial');
  return {
    kind: 'member',
    name,
    page: row.partner_has_page ? { id: row.partner_id, slug: slugOf(name) } : null,
    joinedAt: row.partner_joined?.toISOString() ?? null,
    emailConfirmed: row.partner_proved,
    phoneConfirmed: row.partner_phone_proved,
  };
}

/**
 * Whether a member may write in a conversation. The reason why the other one cannot be reached is not disclosed.
 */
export function writingOf(row: ConversationRow, now: Date): Conversation['writing'] {
  if (row.blocked_by_me) return 'blocked';
  if (row.partner_id === null || row.partner_banned || row.blocked_by_partner) return 'closed';
  return stateOf(row, now) === 'removed' ? 'removed' : 'open';
}

export const isHidden = ({ side, is_anonymous }: Pick<ConversationRow, 'side' | 'is_anonymous'>) =>
  side === 'member' && is_anonymous;

export function presentConversation(row: ConversationRow, view: View): Conversation {
  const { message_text, message_photos, message_kind, message_side, message_at } = row;
  return {
    id: row.id,
    side: row.side,
    post: presentPost(row, view),
    partner: presentPartner(row, isHidden(row)),
    last:
      message_text === null || message_at === null
        ? null
        : {
            text: message_text,
            photos: message_photos ?? 0,
            phone: message_kind === 'phone',
            mine: message_side === row.side,
            at: message_at.toISOString(),
          },
    unread: row.unread,
    muted: row.is_muted,
    archived: row.is_archived,
    warned: row.is_warned ?? false,
    writing: writingOf(row, view.now),
  };
}
