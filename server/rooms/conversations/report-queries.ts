import { sql } from 'kysely';
import type { ConversationReportReason } from '../../../contract/conversation-reports.ts';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ReportStatus } from '../../../contract/managed-listing-values.ts';
import type { Db } from '../../database/connect.ts';
import type { ReportedMessage } from '../../database/conversation-tables.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';
import type { Cursor } from '../../http/cursor.ts';

export interface NewReport {
  conversationId: number;
  side: ConversationSide;
  reporterId: number;
  reportedId: number | null;
  reason: ConversationReportReason;
  text: string | null;
  lang: Lang;
  excerpt: ReportedMessage[];
  at: Date;
}

/** Stores a report, unless one of the same side is pending. */
export async function addReport(db: Db, report: NewReport): Promise<void> {
  await db
    .insertInto('conversation_report')
    .values({
      conversation_id: report.conversationId,
      side: report.side,
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      reason: report.reason,
      text: report.text,
      lang: report.lang,
      excerpt: JSON.stringify(report.excerpt),
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ReportRow {
  id: number;
  conversation_id: number;
  reason: ConversationReportReason;
  text: string | null;
  lang: Lang;
  status: ReportStatus;
  side: ConversationSide;
  created_at: Date;
  excerpt: ReportedMessage[];
  title_en: string | null;
  title_ar: string | null;
  by_id: number | null;
  by_name: string | null;
  by_banned: boolean | null;
  reported_id: number | null;
  reported_name: string | null;
  reported_banned: boolean | null;
}

const reports = sql`
  select r.id, r.conversation_id, r.reason, r.text, r.lang, r.status, r.side, r.created_at, r.excerpt,
    coalesce(l.title_en, c.title_en) as title_en, coalesce(l.title_ar, c.title_ar) as title_ar,
    b.id as by_id, b.name as by_name, b.banned_at is not null as by_banned,
    u.id as reported_id, u.name as reported_name, u.banned_at is not null as reported_banned
  from conversation_report r join conversation c on c.id = r.conversation_id
  left join listing l on l.id = c.listing_id
  left join app_user b on b.id = r.reporter_id left join app_user u on u.id = r.reported_id`;

/** One row more than a page of reports: pending ones oldest first, decided ones latest first. */
export async function readReports(
  db: Db,
  status: ReportStatus,
  cursor: Cursor | undefined,
  limit: number,
): Promise<ReportRow[]> {
  const isOpen = status === 'open';
  const behind = !cursor ? sql`true` : isOpen ? sql`r.id > ${cursor.id}` : sql`r.id < ${cursor.id}`;
  const { rows } = await sql<ReportRow>`${reports} where r.status = ${status} and ${behind}
    order by r.id ${isOpen ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
  return rows;
}

export async function readReport(db: Db, id: number): Promise<ReportRow | undefined> {
  return (await sql<ReportRow>`${reports} where r.id = ${id}`.execute(db)).rows[0];
}

/** A report, locked until the transaction ends. @returns its state */
export function lockReport(db: Db, id: number) {
  return db
    .selectFrom('conversation_report')
    .select(['status', 'conversation_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideReport(
  db: Db,
  id: number,
  { status, by, at }: { status: ReportStatus; by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('conversation_report')
    .set({ status, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** The number and age of open reports, and of texts that were written to many. */
export const readOpenReports = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(
    db,
    sql`select created_at as at from conversation_report where status = 'open'
      union all select min(created_at) from held_message where status = 'waiting' group by sender_id, text_key`,
    now,
  );
