import type {
  ConversationReport,
  ConversationReportDetail,
  ConversationReports,
  ConversationReportsQuery,
  SendConversationReport,
  WrittenMessage,
} from '../../../contract/conversation-reports.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { ReportedMessage } from '../../database/conversation-tables.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { note } from '../audit/service.ts';
import { eitherOf } from '../catalog/service.ts';
import type { Hash } from '../media/service.ts';
import { createMessagePresenting } from './message-presenting.ts';
import { readMessages, readOne } from './queries.ts';
import {
  addReport,
  decideReport,
  lockReport,
  type ReportRow,
  readOpenReports,
  readReport,
  readReports,
} from './report-queries.ts';

/** The last messages of a conversation, in order. */
async function lastMessages(db: Db, conversationId: number, limit: number): Promise<ReportedMessage[]> {
  const rows = (await readMessages(db, conversationId, { limit })).slice(0, limit);
  return rows.reverse().map(({ side, text, kind, media_ids, created_at }) => ({
    ...{ side, text, phone: kind === 'phone', media: media_ids },
    at: created_at.toISOString(),
  }));
}

const personOf = (id: number | null, name: string | null, banned: boolean | null) =>
  id === null || name === null ? null : { id, name, banned: banned ?? false };

function present(row: ReportRow, lang: Lang): ConversationReport {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  return {
    id: row.id,
    reason: row.reason,
    lang: row.lang,
    status: row.status,
    at: row.created_at.toISOString(),
    title: title.text,
    titleLang: title.lang,
    side: row.side,
    by: personOf(row.by_id, row.by_name, row.by_banned),
    reported: personOf(row.reported_id, row.reported_name, row.reported_banned),
  };
}

/** Reports of conversations. Moderators read nothing else of them. */
export function createConversationReports(needs: { db: Db; hash: Hash; now: () => Date }) {
  const { db, now } = needs;
  const { photosOf } = createMessagePresenting(needs);

  /** The messages of a report, with those of their photos that still exist. */
  async function presentMessages(
    tx: Db,
    rows: readonly ReportedMessage[],
    lang: Lang,
  ): Promise<WrittenMessage[]> {
    const photos = await photosOf(
      tx,
      rows.flatMap(({ media = [] }) => media),
      lang,
    );
    return rows.map(({ side, text, phone = false, media = [], at }) => ({
      ...{ side, text, phone, at },
      photos: media.flatMap((id) => photos.get(id) ?? []),
    }));
  }

  /**
   * Stores a report with the last messages.
   * @throws AppError `not_found` unless the caller is one of the two sides
   */
  async function send(
    { reason, text }: SendConversationReport,
    { id, userId, lang }: { id: number; userId: number; lang: Lang },
  ): Promise<void> {
    const row = await readOne(db, userId, id);
    if (!row) throw new AppError('not_found');
    await addReport(db, {
      conversationId: id,
      side: row.side,
      reporterId: userId,
      reportedId: row.partner_id,
      reason,
      text: text || null,
      lang,
      excerpt: await lastMessages(db, id, limits.reportedMessages.excerpt),
      at: now(),
    });
  }

  async function list(
    { status, after, limit }: ConversationReportsQuery,
    lang: Lang,
  ): Promise<ConversationReports> {
    const sort = `conversation-reports-${status}`;
    const rows = await readReports(db, status, decodeCursor(after, sort), limit);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map((row) => present(row, lang)),
      meta: {
        next: rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null,
      },
    };
  }

  /** @throws AppError `not_found` */
  async function read(id: number, lang: Lang): Promise<ConversationReportDetail> {
    const row = await readReport(db, id);
    if (!row) throw new AppError('not_found');
    const excerpt = await presentMessages(db, row.excerpt, lang);
    return { ...present(row, lang), text: row.text, excerpt };
  }

  /**
   * The conversation of a pending report. The read is logged.
   * @throws AppError `not_found`, `already_decided`
   */
  async function readConversation(id: number, actorId: number, lang: Lang): Promise<WrittenMessage[]> {
    return db.transaction().execute(async (tx) => {
      const report = await lockReport(tx, id);
      if (!report) throw new AppError('not_found');
      if (report.status !== 'open') throw new AppError('already_decided');
      await note(tx, {
        actorId,
        action: 'conversation.read',
        subject: 'conversation',
        subjectId: report.conversation_id,
        before: null,
        after: { report: id },
      });
      const last = await lastMessages(tx, report.conversation_id, limits.reportedMessages.conversation);
      return presentMessages(tx, last, lang);
    });
  }

  /** @throws AppError `not_found`, `already_decided` */
  async function decide(id: number, status: 'dismissed' | 'upheld', actorId: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const report = await lockReport(tx, id);
      if (!report) throw new AppError('not_found');
      if (report.status !== 'open') throw new AppError('already_decided');
      await decideReport(tx, id, { status, by: actorId, at: now() });
      await note(tx, {
        actorId,
        action: 'conversation.decide',
        subject: 'conversation',
        subjectId: report.conversation_id,
        before: { report: id, status: 'open' },
        after: { report: id, status },
      });
    });
  }

  return { send, list, read, readConversation, decide, waiting: (at: Date) => readOpenReports(db, at) };
}
export type ConversationReporting = ReturnType<typeof createConversationReports>;
