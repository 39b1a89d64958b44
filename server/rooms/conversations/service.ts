import type {
  BlockedMember,
  ConversationDetail,
  ConversationStart,
  Inbox,
  InboxQuery,
  Messages,
  MessagesQuery,
} from '../../../contract/conversations.ts';
import { AppError } from '../../../contract/errors.ts';
import type { InboxSettings } from '../../../contract/inbox-settings.ts';
import { pickText } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { eitherOf } from '../catalog/service.ts';
import { readPictures } from '../listings/queries.ts';
import { requirePublished } from '../listings/reading.ts';
import { readAnswerTimeOf, readRatingOf } from '../members/service.ts';
import { createHeldMessages } from './held-messages.ts';
import { readHeld } from './held-queries.ts';
import { createMessagePresenting } from './message-presenting.ts';
import type { ConversationNeeds } from './needs.ts';
import { isHidden, presentConversation, presentPartner, presentPost, type View } from './presenting.ts';
import {
  type ConversationRow,
  countUnreadOf,
  haveBothWritten,
  readBlocked,
  readInbox,
  readMessages,
  readOne,
  readPhones,
  readSettings,
  readStart,
} from './queries.ts';
import { createSending } from './sending.ts';
import { withWarnings } from './warned.ts';
import {
  addBlock,
  lockConversation,
  noteChange,
  removeBlocks,
  saveSettings,
  setRead,
  setSide,
  withdrawNumber,
} from './writing-queries.ts';

export { lockAllOf } from './leaving.ts';
export { createMessagePush } from './message-push.ts';
export { createReplyAddresses } from './reply-address.ts';
export { handInReplies, listenForReplies } from './reply-listener.ts';
export { createReplyMails } from './reply-mails.ts';
export { createConversationReports } from './reports.ts';
export { type PastConversation, writeConversations } from './seeding.ts';
export { type InboxSignals, listenToInboxes } from './signals.ts';
export { createStreams } from './streams.ts';
export { createUnreadMails } from './unread-mails.ts';

/** The member, the conversation, and the language of the response. */
interface Reader {
  userId: number;
  request: RequestContext;
}

/** Conversations between members about posts: each is accessible to its two sides only. */
export function createConversations(needs: ConversationNeeds) {
  const { db, source, now } = needs;
  const presenting = createMessagePresenting(needs);

  /** The data for presenting posts. */
  async function viewOf(ids: (number | null)[], { lang }: RequestContext): Promise<View> {
    const known = ids.filter((id) => id !== null);
    const [catalog, pictures] = await Promise.all([
      source.catalog(),
      known.length > 0 ? readPictures(db, known, ['main']) : [],
    ]);
    return { lang, catalog, pictures, now: now() };
  }

  /** @throws AppError `not_found` unless the caller is one of its two sides */
  async function rowOf(userId: number, id: number): Promise<ConversationRow> {
    const row = await readOne(db, userId, id);
    if (!row) throw new AppError('not_found');
    const [complete = row] = await withWarnings(db, [row]);
    return complete;
  }

  async function list({ filter, q, after, limit }: InboxQuery, { userId, request }: Reader): Promise<Inbox> {
    const sort = `inbox-${filter}`;
    const cursor = decodeCursor(after, sort);
    const [rows, unread] = await Promise.all([
      readInbox(db, { userId, filter, q: q || undefined }, cursor, limit),
      countUnreadOf(db, userId),
    ]);
    const page = await withWarnings(db, rows.slice(0, limit));
    const view = await viewOf(
      page.map(({ listing_id }) => listing_id),
      request,
    );
    const last = page.at(-1);
    return {
      data: page.map((row) => presentConversation(row, view)),
      meta: {
        next: rows.length > limit && last ? encodeCursor({ sort, key: last.last_text, id: last.id }) : null,
        unread,
      },
    };
  }

  /** @throws AppError `not_found` */
  async function read(id: number, { userId, request }: Reader): Promise<ConversationDetail> {
    const row = await rowOf(userId, id);
    // Members without a public page, or who are anonymous here, are not described.
    const described = row.partner_has_page && !isHidden(row) ? row.partner_id : null;
    // The average is displayed with their posts as well, whether or not they have a page.
    const rated = isHidden(row) ? null : row.partner_id;
    const [view, phones, answerTime, rating, hasWritten, held] = await Promise.all([
      viewOf([row.listing_id], request),
      readPhones(db, id, row.side),
      described === null ? null : readAnswerTimeOf(db, described),
      rated === null ? null : readRatingOf(db, rated),
      haveBothWritten(db, id),
      readHeld(db, id, row.side),
    ]);
    return {
      ...presentConversation(row, view),
      seenTo: row.partner_seen_to ?? 0,
      answerTime,
      rating,
      canReview: row.side === 'member' && rated !== null && !row.partner_banned && hasWritten,
      sharesPhone: phones.shares,
      held: await presenting.presentHeld(db, held, request.lang),
      withdrawn: phones.withdrawn,
    };
  }

  /** @throws AppError `not_found` */
  async function messages(id: number, query: MessagesQuery, { userId, request }: Reader): Promise<Messages> {
    const { side } = await rowOf(userId, id);
    const rows = await readMessages(db, id, query);
    const page = rows.slice(0, query.limit);
    if (query.after === undefined) page.reverse();
    return {
      data: await presenting.present(db, page, side, request.lang),
      meta: { more: rows.length > query.limit },
    };
  }

  /**
   * The recipient of a message about a post.
   * @throws AppError `not_found`, `gone`
   */
  async function start(
    { kind, id }: { kind: OwnPostKind; id: number },
    { userId, request }: Reader,
  ): Promise<ConversationStart> {
    const row = await readStart(db, { kind: listingKindOf[kind], id, userId });
    // A conversation outlives its post: a member who has one is directed there.
    if (!row?.conversation_id) requirePublished(row, now());
    if (!row) throw new AppError('not_found');
    const own = row.partner_id === userId;
    return {
      post: presentPost(row, await viewOf([row.listing_id], request)),
      partner: presentPartner(row, row.is_anonymous),
      conversationId: row.conversation_id,
      own,
      open: !own && row.partner_id !== null && !row.partner_banned && !row.blocked,
    };
  }

  /** Updates a conversation for one of its sides. @throws AppError `not_found` */
  async function change(
    id: number,
    { userId, request }: Reader,
    act: (tx: Db, row: ConversationRow) => Promise<void>,
  ): Promise<ConversationDetail> {
    await db.transaction().execute(async (tx) => {
      if (!(await lockConversation(tx, userId, id))) throw new AppError('not_found');
      const row = await readOne(tx, userId, id);
      if (!row) throw new AppError('not_found');
      await act(tx, row);
    });
    return read(id, { userId, request });
  }

  /** @throws AppError `not_found` */
  async function markReadUpTo(id: number, upTo: number, userId: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const side = await lockConversation(tx, userId, id);
      if (!side) throw new AppError('not_found');
      const shows = (await readSettings(tx, userId))?.shows_seen ?? true;
      if (await setRead(tx, { id, side, upTo, shows })) await noteChange(tx, id, shows ? undefined : side);
    });
  }

  async function settings(userId: number): Promise<InboxSettings> {
    const chosen = await readSettings(db, userId);
    return { seen: chosen?.shows_seen ?? true, mails: chosen?.mails_unread ?? true };
  }

  return {
    ...createSending(needs),
    /** For moderators. */
    held: createHeldMessages({ db, presenting, push: needs.push, now }),
    list,
    read,
    messages,
    start,
    markRead: markReadUpTo,
    unread: (userId: number) => countUnreadOf(db, userId),
    settings,
    async saveSettings(userId: number, changed: Partial<InboxSettings>): Promise<InboxSettings> {
      await saveSettings(db, userId, changed);
      return settings(userId);
    },
    /** @throws AppError `not_found` */
    sort: (
      id: number,
      state: { muted?: boolean | undefined; archived?: boolean | undefined },
      reader: Reader,
    ) =>
      change(id, reader, async (tx, { side }) => {
        await setSide(tx, id, side, state);
        await noteChange(tx, id, side);
      }),
    /** @throws AppError `not_found` */
    withdrawPhone: (id: number, reader: Reader) =>
      change(id, reader, async (tx, { side }) => {
        if (await withdrawNumber(tx, id, side, now())) await noteChange(tx, id);
      }),
    /** @throws AppError `not_found`, `conflict` if the other account is deleted */
    block: (id: number, reader: Reader) =>
      change(id, reader, async (tx, row) => {
        if (row.partner_id === null) throw new AppError('conflict');
        await addBlock(tx, {
          conversationId: id,
          blockerId: reader.userId,
          blockedId: row.partner_id,
          // If they were blocked everywhere, an anonymous owner would be recognizable by their other posts.
          isEverywhere: !row.is_anonymous,
          at: now(),
        });
        await noteChange(tx, id);
      }),
    /** @throws AppError `not_found` */
    unblock: (id: number, reader: Reader) =>
      change(id, reader, async (tx, row) => {
        const { partner_id: partnerId, is_anonymous: isAnonymous } = row;
        await removeBlocks(tx, { id, blockerId: reader.userId, partnerId, isAnonymous });
        await noteChange(tx, id);
      }),
    async blocked({ userId, request: { lang } }: Reader): Promise<BlockedMember[]> {
      return (await readBlocked(db, userId)).map((row) => {
        const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
        return {
          conversationId: row.conversation_id,
          partner: presentPartner(row, isHidden(row)),
          title: title.text,
          lang: title.lang,
          at: row.created_at.toISOString(),
        };
      });
    },
  };
}
export type Conversations = ReturnType<typeof createConversations>;
