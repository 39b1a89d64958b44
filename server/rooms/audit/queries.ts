import type { Hand } from '../../../contract/audit.ts';
import type { Db } from '../../database/connect.ts';

export interface LogRow {
  actorId: number | null;
  hand: Hand;
  action: string;
  subject: string;
  subjectId: string;
  before: string | null;
  after: string | null;
}

export async function addToLog(db: Db, row: LogRow): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: row.actorId,
      hand: row.hand,
      action: row.action,
      subject: row.subject,
      subject_id: row.subjectId,
      before: row.before,
      after: row.after,
    })
    .execute();
}
