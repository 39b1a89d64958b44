import type { ReportStatus } from '../../../contract/managed-listing-values.ts';
import type { Db } from '../../database/connect.ts';

/** The maximum number read per listing. */
const most = 200;

/** The reports of a listing, newest first. */
export function readReports(db: Db, listingId: number) {
  return db
    .selectFrom('report as r')
    .leftJoin('app_user as u', 'u.id', 'r.reporter_id')
    .select(['r.id', 'r.reason', 'r.text', 'r.lang', 'r.status', 'r.created_at', 'r.decided_at'])
    .select(['u.id as by_id', 'u.name as by_name'])
    .where('r.listing_id', '=', listingId)
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();
}
export type ReportRow = Awaited<ReturnType<typeof readReports>>[number];

/** Decides the open reports of a listing. @returns their number */
export async function decideReports(
  db: Db,
  listingId: number,
  { status, by, at }: { status: Exclude<ReportStatus, 'open'>; by: number; at: Date },
): Promise<number> {
  const decided = await db
    .updateTable('report')
    .set({ status, decided_by: by, decided_at: at })
    .where('listing_id', '=', listingId)
    .where('status', '=', 'open')
    .returning('id')
    .execute();
  return decided.length;
}
