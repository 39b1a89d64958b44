import { sql } from 'kysely';
import type { BrowserReportKind } from '../../../contract/browser-reports.ts';
import type { Db } from '../../database/connect.ts';

export interface ReportRow {
  kind: BrowserReportKind;
  fingerprint: Buffer;
  what: string;
  source: string | null;
  page: string;
}

/** Adds a report, or increments the count of equal ones; returns whether it is the first. */
export async function addReport(db: Db, row: ReportRow, at: Date): Promise<boolean> {
  const { seen } = await db
    .insertInto('browser_report')
    .values({ ...row, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ last_at: at, seen: sql`browser_report.seen + 1` }),
    )
    .returning('seen')
    .executeTakeFirstOrThrow();
  return seen === 1;
}

/** Deletes reports last received before `before`, and all but the latest `most` of a type. */
export async function sweepReports(
  db: Db,
  kind: BrowserReportKind,
  { most, before }: { most: number; before: Date },
): Promise<void> {
  const retained = db
    .selectFrom('browser_report')
    .select('id')
    .where('kind', '=', kind)
    .where('last_at', '>=', before)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await db.deleteFrom('browser_report').where('kind', '=', kind).where('id', 'not in', retained).execute();
}

export const readReports = (db: Db, most: number) =>
  db
    .selectFrom('browser_report')
    .select(['id', 'kind', 'what', 'source', 'page', 'seen', 'first_at', 'last_at'])
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The number of distinct reports since a moment, by type. */
export const countReports = (db: Db, since: Date) =>
  db
    .selectFrom('browser_report')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('last_at', '>=', since)
    .groupBy('kind')
    .execute();
