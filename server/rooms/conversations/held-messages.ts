import { AppError } from '../../../contract/errors.ts';
import type { HeldTexts, HeldTextsQuery } from '../../../contract/held-messages.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { note } from '../audit/service.ts';
import { eitherOf } from '../catalog/service.ts';
import { decideHeld, isHeldKnown, readCopies, readHeldTexts } from './held-queries.ts';
import type { MessagePresenting } from './message-presenting.ts';
import type { MessagePush } from './message-push.ts';
import { writingOf } from './presenting.ts';
import { readOne } from './queries.ts';
import { addMessage, lockConversation, noteChange } from './writing-queries.ts';

const sort = 'held-messages';

interface Needs {
  db: Db;
  presenting: MessagePresenting;
  push: MessagePush;
  now: () => Date;
}

/** Texts that were written to many members, which moderators let pass or not. They see nothing else of a conversation. */
export function createHeldMessages({ db, presenting, push, now }: Needs) {
  async function list({ after, limit }: HeldTextsQuery, lang: Lang): Promise<HeldTexts> {
    const rows = await readHeldTexts(db, decodeCursor(after, sort), {
      limit,
      titles: limits.sameText.titles,
    });
    const page = rows.slice(0, limit);
    const photos = await presenting.photosOf(
      db,
      page.flatMap(({ media_ids }) => media_ids),
      lang,
    );
    const last = page.at(-1);
    return {
      data: page.map((row) => ({
        id: row.id,
        text: row.text,
        photos: row.media_ids.flatMap((id) => photos.get(id) ?? []),
        at: row.created_at.toISOString(),
        sender: { id: row.sender_id, name: row.sender_name, banned: row.banned },
        since: row.sender_since.toISOString(),
        waiting: row.waiting,
        delivered: row.delivered,
        titles: row.titles.map(({ en, ar }) => pickText(eitherOf(en, ar), lang)),
      })),
      meta: { next: rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null },
    };
  }

  /** Delivers a message as if it were sent now, if its sender may still write there. */
  async function decideOne(
    tx: Db,
    { id, conversationId, senderId }: { id: number; conversationId: number; senderId: number },
    { pass, by }: { pass: boolean; by: number },
  ): Promise<boolean> {
    const side = await lockConversation(tx, senderId, conversationId);
    const row = side && (await readOne(tx, senderId, conversationId));
    const passes = pass && row !== undefined && writingOf(row, now()) === 'open';
    const held = await decideHeld(tx, id, { passes, by, at: now() });
    if (!held || !side) return false;
    if (passes) {
      await addMessage(tx, {
        ...{ conversationId, side, senderId, clientId: held.client_id, text: held.text },
        ...{ photos: held.media_ids, phone: null, key: held.text_key, at: now() },
      });
      await push.later(tx, conversationId, side === 'owner' ? 'member' : 'owner');
    }
    await noteChange(tx, conversationId, passes ? undefined : side);
    return passes;
  }

  /**
   * Delivers a text to all who wait for it, or to none of them. Conversations that were closed in the meantime get
   * nothing.
   * @throws AppError `not_found`, `already_decided`
   */
  async function decide(id: number, pass: boolean, by: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const copies = await readCopies(tx, id);
      const [first] = copies;
      if (!first) throw new AppError((await isHeldKnown(tx, id)) ? 'already_decided' : 'not_found');
      let delivered = 0;
      for (const { id: one, conversation_id: conversationId, sender_id: senderId } of copies) {
        if (await decideOne(tx, { id: one, conversationId, senderId }, { pass, by })) delivered += 1;
      }
      await note(tx, {
        actorId: by,
        action: pass ? 'message.pass' : 'message.refuse',
        subject: 'user',
        subjectId: first.sender_id,
        before: { held: copies.length },
        after: { delivered },
      });
    });
  }

  return { list, decide };
}
