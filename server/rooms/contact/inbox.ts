import { abilitiesOf } from '../../../contract/back-office.ts';
import type {
  AnswerMessage,
  MessageDetail,
  MessageStatus,
  Messages,
  MessagesQuery,
  ReceivedMessage,
} from '../../../contract/contact.ts';
import { AppError } from '../../../contract/errors.ts';
import { westernDigits } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Mailer } from '../../mail/letter.ts';
import { answerSubject } from '../../mail/letter-words.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { pageIn } from '../listings/addresses.ts';
import {
  addAnswer,
  countAnswers,
  findUserId,
  lockMessage,
  type MessageRow,
  readAnswers,
  readMessage,
  readMessages,
  setStatus,
} from './inbox-queries.ts';

const mostPieces = 6;

export interface ContactInboxNeeds {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
}

const present = (row: MessageRow): ReceivedMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  lang: row.lang,
  status: row.status,
  at: row.created_at.toISOString(),
  message: row.message,
});

/** Digits with separators are a phone number. */
function piecesOf(q = ''): string[] {
  const typed = westernDigits(q).trim().toLowerCase();
  const digits = typed.replace(/[\s()+.-]/g, '');
  return /^\d{3,15}$/.test(digits) ? [digits] : typed.split(/\s+/).filter(Boolean).slice(0, mostPieces);
}

/** Messages of visitors for the team. */
export function createContactInbox({ db, mailer, publicUrl }: ContactInboxNeeds) {
  /** A page of messages. @throws AppError `invalid_cursor` */
  async function list({ status, q, order, after, limit }: MessagesQuery): Promise<Messages> {
    const sort = `messages ${order}`;
    const filter = { status: status || undefined, pieces: piecesOf(q), order };
    const rows = await readMessages(db, filter, decodeCursor(after, sort), limit);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: last.key, id: last.id }) : null;
    return { data: page.map(present), meta: { next } };
  }

  /** One message with its answers. @throws AppError `not_found` */
  async function one(id: number, { role }: Actor): Promise<MessageDetail> {
    const row = await readMessage(db, id);
    if (!row) throw new AppError('not_found');
    const maySeeUsers = abilitiesOf[role].includes('users');
    const [answers, userId] = await Promise.all([
      readAnswers(db, id),
      maySeeUsers ? findUserId(db, row.email.toLowerCase()) : null,
    ]);
    return {
      message: present(row),
      answers: answers.map(({ id: answerId, created_at, by, subject, body }) => ({
        ...{ id: answerId, at: created_at.toISOString(), by, subject, body },
      })),
      personId: userId,
      subject: answers.at(-1)?.subject ?? answerSubject(row.lang),
    };
  }

  /**
   * Emails an answer in the language of the message with a quote, and stores it.
   * @throws AppError `not_found`, and `conflict` if another user has answered meanwhile
   */
  async function answer(id: number, { subject, body, seen }: AnswerMessage, actor: Actor): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockMessage(tx, id);
      if (!row) throw new AppError('not_found');
      if ((await countAnswers(tx, id)) !== seen) throw new AppError('conflict');
      const answerId = await addAnswer(tx, { messageId: id, authorId: actor.userId, subject, body });
      await setStatus(tx, id, 'answered');
      const { name, email: to, lang, message: quoted } = row;
      const link = pageIn(publicUrl, '/Contact', lang);
      const at = row.created_at.toISOString();
      await mailer.send(tx, {
        to,
        lang,
        letter: { kind: 'contact-answer', name, subject, body, quoted, at, link },
      });
      await note(tx, {
        ...{ actorId: actor.userId, action: 'message.answer', subject: 'message', subjectId: id },
        before: { status: row.status },
        after: { status: 'answered', answer: answerId },
      });
    });
  }

  async function move(
    id: number,
    actor: Actor,
    action: 'close' | 'reopen',
    to: (answers: number) => MessageStatus,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await lockMessage(tx, id);
      if (!row) throw new AppError('not_found');
      if ((row.status === 'closed') === (action === 'close')) return nothingToNote();
      const status = to(await countAnswers(tx, id));
      await setStatus(tx, id, status);
      await note(tx, {
        ...{ actorId: actor.userId, action: `message.${action}`, subject: 'message', subjectId: id },
        before: { status: row.status },
        after: { status },
      });
    });
  }

  /** Closes a message; idempotent. @throws AppError `not_found` */
  const close = (id: number, actor: Actor) => move(id, actor, 'close', () => 'closed');

  /** Reopens a closed message. @throws AppError `not_found` */
  const reopen = (id: number, actor: Actor) =>
    move(id, actor, 'reopen', (answers) => (answers > 0 ? 'answered' : 'new'));

  return { list, one, answer, close, reopen };
}
export type ContactInbox = ReturnType<typeof createContactInbox>;
