import { createHash } from 'node:crypto';
import type { BrowserReport, BrowserReportKind } from '../../../contract/browser-reports.ts';
import type { Db } from '../../database/connect.ts';
import { browserReportObserved } from '../../metrics/observations.ts';
import type { CleanReport } from './cleaning.ts';
import { addReport, countReports, readReports, sweepReports } from './queries.ts';

/** The maximum number of distinct reports of a type, and their retention period. */
const most = 200;
const retentionMs = 30 * 86_400_000;
const listedReports = 100;
const recentMs = 86_400_000;

/** Errors and policy violations reported by browsers, grouped; without data of the senders. */
export function createBrowserReports(db: Db, now: () => Date) {
  return {
    /** Counts reports of a type. */
    async add(kind: BrowserReportKind, reports: readonly CleanReport[]): Promise<void> {
      const at = now();
      for (const { what, source, page } of reports) {
        browserReportObserved.report({ kind });
        const fingerprint = createHash('sha256')
          .update(JSON.stringify([kind, what, source, page]))
          .digest();
        const isNew = await addReport(db, { kind, fingerprint, what, source, page }, at);
        if (isNew) await sweepReports(db, kind, { most, before: new Date(at.getTime() - retentionMs) });
      }
    },
    /** The latest ones. */
    async list(): Promise<BrowserReport[]> {
      const rows = await readReports(db, listedReports);
      return rows.map(({ seen, first_at, last_at, ...row }) => ({
        ...row,
        count: seen,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
      }));
    },
    /** The number of distinct reports in the last day. */
    async recent(): Promise<Record<BrowserReportKind, number>> {
      const rows = await countReports(db, new Date(now().getTime() - recentMs));
      return { error: 0, policy: 0, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
    },
  };
}
export type BrowserReports = ReturnType<typeof createBrowserReports>;
