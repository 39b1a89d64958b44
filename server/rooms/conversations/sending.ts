import { createHash } from 'node:crypto';
import type {
  ConversationSide,
  HeldMessage,
  Message,
  OwnMessage,
  SendMessage,
  SharePhone,
} from '../../../contract/conversations.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import { fold } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import { fieldError } from '../../http/field-error.ts';
import { e164 } from '../../phones/e164.ts';
import { requirePublished } from '../listings/reading.ts';
import { addHeld, findHeld, type HeldRow, readStanding } from './held-queries.ts';
import { createMessagePresenting } from './message-presenting.ts';
import type { ConversationNeeds } from './needs.ts';
import { writingOf } from './presenting.ts';
import { findSent, type MessageRow, readOne, readPhones, readStart } from './queries.ts';
import {
  addConversation,
  addMessage,
  countPartners,
  countSameText,
  holdOwner,
  holdPhotos,
  lockBeginner,
  lockConversation,
  noteChange,
} from './writing-queries.ts';

const day = 86_400_000;

/**
 * The normal form of a text, ignoring spacing and punctuation; null for texts that many members write
 * independently.
 */
export function keyOfText(text: string): Buffer | null {
  const letters = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  if (letters.length < limits.sameText.characters) return null;
  return createHash('sha256').update(letters).digest();
}

/** Sending messages: the first one starts a conversation, each one is stored once, in order of arrival. */
export function createSending({ db, takeMessage, push, hash, now }: Omit<ConversationNeeds, 'source'>) {
  const presenting = createMessagePresenting({ hash, now });
  const presentOwn = async (tx: Db, row: MessageRow, side: ConversationSide, lang: Lang): Promise<Message> =>
    (await presenting.present(tx, [row], side, lang))[0] as Message;

  const presentHeld = async (tx: Db, row: HeldRow, lang: Lang): Promise<OwnMessage> => {
    const { state: _, ...message } = (await presenting.presentHeld(tx, [row], lang))[0] as HeldMessage;
    return { ...message, id: 0, mine: true, phone: null, held: true };
  };

  /**
   * Whether a text waits for a moderator: its sender wrote it to many, and no moderator let it pass that day.
   * @throws AppError `same_text` if a moderator refused it, or if too many messages of the sender are waiting
   */
  async function needsReview(tx: Db, senderId: number, key: Buffer, but: number): Promise<boolean> {
    const since = new Date(now().getTime() - day);
    const others = await countSameText(tx, { senderId, key, since, but });
    if (others < limits.sameText.conversations) return false;
    const { passed, refused, waiting } = await readStanding(tx, { senderId, key, since });
    if (passed) return false;
    if (refused || waiting >= limits.sameText.waiting) throw new AppError('same_text');
    return true;
  }

  /** The sender, the conversation, and the language. */
  interface Place {
    id: number;
    userId: number;
    side: ConversationSide;
    lang: Lang;
  }

  /** @throws AppError `cannot_write` */
  async function requireOpen(tx: Db, { id, userId }: Place): Promise<void> {
    const row = await readOne(tx, userId, id);
    if (!row || writingOf(row, now()) !== 'open') throw new AppError('cannot_write');
  }

  /** @throws AppError `invalid_fields` for photos that are not the sender's, or not for messages */
  async function requireOwnPhotos(tx: Db, { userId, lang }: Place, photos: readonly number[]): Promise<void> {
    const own = await holdPhotos(tx, userId, photos);
    if (own.length < photos.length) throw fieldError('photos', 'field.media_unknown', lang);
  }

  /** @throws AppError `cannot_write`, `same_text`, `invalid_fields` */
  async function write(tx: Db, place: Place, { clientId, text, photos }: SendMessage): Promise<OwnMessage> {
    const { id, userId, side, lang } = place;
    const sent = await findSent(tx, id, side, clientId);
    if (sent) return { ...(await presentOwn(tx, sent, side, lang)), held: false };
    const before = await findHeld(tx, id, side, clientId);
    if (before) return presentHeld(tx, before, lang);
    await requireOpen(tx, place);
    const key = keyOfText(text);
    const isHeld = key !== null && (await needsReview(tx, userId, key, id));
    await requireOwnPhotos(tx, place, photos);
    const written = { conversationId: id, side, senderId: userId, clientId, text, photos, at: now() };
    if (isHeld) {
      const held = await addHeld(tx, { ...written, key });
      await noteChange(tx, id, side);
      return presentHeld(tx, held, lang);
    }
    const added = await addMessage(tx, { ...written, phone: null, key });
    await noteChange(tx, id);
    await push.later(tx, id, side === 'owner' ? 'member' : 'owner');
    return { ...(await presentOwn(tx, added, side, lang)), held: false };
  }

  /**
   * Shares a phone number as a message; idempotent by its key.
   * @throws AppError `not_found`, `cannot_write`, `phone_shared`, `invalid_fields`, `too_many_requests`
   */
  async function share(
    userId: number,
    id: number,
    { clientId, phone }: SharePhone,
    lang: Lang,
  ): Promise<Message> {
    const number = e164(phone);
    if (!number) throw fieldError('phone', 'field.phone', lang);
    await takeMessage(String(userId));
    return db.transaction().execute(async (tx) => {
      const side = await lockConversation(tx, userId, id);
      if (!side) throw new AppError('not_found');
      const sent = await findSent(tx, id, side, clientId);
      if (sent) return presentOwn(tx, sent, side, lang);
      await requireOpen(tx, { id, userId, side, lang });
      if ((await readPhones(tx, id, side)).shares) throw new AppError('phone_shared');
      const added = await addMessage(tx, {
        ...{ conversationId: id, side, senderId: userId, clientId },
        ...{ text: '', photos: [], phone: number, key: null, at: now() },
      });
      await noteChange(tx, id);
      await push.later(tx, id, side === 'owner' ? 'member' : 'owner');
      return presentOwn(tx, added, side, lang);
    });
  }

  /**
   * Sends a message, or holds it for a moderator; idempotent by its key.
   * @throws AppError `not_found`, `cannot_write`, `same_text`, `too_many_requests`
   */
  async function send(userId: number, id: number, message: SendMessage, lang: Lang): Promise<OwnMessage> {
    await takeMessage(String(userId));
    return db.transaction().execute(async (tx) => {
      const side = await lockConversation(tx, userId, id);
      if (!side) throw new AppError('not_found');
      return write(tx, { id, userId, side, lang }, message);
    });
  }

  /** @throws AppError `too_many_partners` */
  async function requireFewPartners(tx: Db, userId: number, ownerId: number, since: Date): Promise<void> {
    const at = now().getTime();
    if (at - since.getTime() > limits.newAccountDays * day) return;
    const others = await countPartners(tx, userId, new Date(at - day), ownerId);
    if (others >= limits.newAccountPartners) throw new AppError('too_many_partners');
  }

  /**
   * Sends a message to the owner of a post: in the existing conversation, or in a new one.
   * @throws AppError `not_found`, `gone`, `own_post`, `cannot_write`, `same_text`, `too_many_partners`,
   * `too_many_requests`
   */
  async function begin(
    userId: number,
    { kind, id }: { kind: OwnPostKind; id: number },
    message: SendMessage,
    lang: Lang,
  ): Promise<{ conversationId: number; message: OwnMessage }> {
    await takeMessage(String(userId));
    return db.transaction().execute(async (tx) => {
      const { created_at: since } = await lockBeginner(tx, userId);
      const row = await readStart(tx, { kind: listingKindOf[kind], id, userId });
      let conversationId = row?.conversation_id ?? null;
      if (conversationId === null) {
        const {
          listing_id,
          title_en,
          title_ar,
          partner_id: ownerId,
          ...about
        } = requirePublished(row, now());
        if (ownerId === userId) throw new AppError('own_post');
        if (listing_id === null || ownerId === null || about.partner_banned || about.blocked)
          throw new AppError('cannot_write');
        if (!(await holdOwner(tx, ownerId))) throw new AppError('gone');
        await requireFewPartners(tx, userId, ownerId, since);
        conversationId = await addConversation(tx, {
          listingId: listing_id,
          kind: about.kind,
          titleEn: title_en,
          titleAr: title_ar,
          isAnonymous: about.is_anonymous,
          ownerId,
          memberId: userId,
          at: now(),
        });
      }
      await lockConversation(tx, userId, conversationId);
      const written = await write(tx, { id: conversationId, userId, side: 'member', lang }, message);
      return { conversationId, message: written };
    });
  }

  return { send, begin, share };
}
