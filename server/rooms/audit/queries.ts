import { sql } from 'kysely';
import type { Hand } from '../../../contract/audit.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';

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

export interface LogFilter {
  actorId?: number | undefined;
  hand?: Hand | undefined;
  /** The whole action, or a prefix if it ends in a period. */
  action?: string | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The first moment of a day of the city, or of the day after it. */
const dayBegins = (date: string, later = 0) =>
  sql<Date>`((${date}::date + ${later}::int)::timestamp at time zone ${cityTimeZone})`;

/** One row more than a page of the log, newest first. */
export function readLog(db: Db, filter: LogFilter, cursor: Cursor | undefined, limit: number) {
  const { actorId, hand, action, subject, subjectId, from, to } = filter;
  let query = db
    .selectFrom('audit_log as a')
    .leftJoin('app_user as u', 'u.id', 'a.actor_id')
    .select(['a.id', 'a.at', 'a.hand', 'a.action', 'a.subject', 'a.subject_id', 'a.before', 'a.after'])
    .select([
      'a.actor_id',
      'u.name as actor_name',
      'u.role as actor_role',
      sql<string>`a.at::text`.as('key'),
    ]);
  if (actorId !== undefined) query = query.where('a.actor_id', '=', actorId);
  if (hand) query = query.where('a.hand', '=', hand);
  if (action?.endsWith('.'))
    query = query.where('a.action', '>=', action).where('a.action', '<', `${action.slice(0, -1)}/`);
  else if (action) query = query.where('a.action', '=', action);
  if (subject) query = query.where('a.subject', '=', subject);
  if (subjectId) query = query.where('a.subject_id', '=', subjectId);
  if (from) query = query.where('a.at', '>=', dayBegins(from));
  if (to) query = query.where('a.at', '<', dayBegins(to, 1));
  if (cursor)
    query = query.where(sql<boolean>`(a.at, a.id) < (${cursor.key}::timestamptz, ${cursor.id}::bigint)`);
  return query
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute();
}
export type LogLine = Awaited<ReturnType<typeof readLog>>[number];

/** The distinct values of a column, with one index lookup each. */
export async function readWords(db: Db, column: 'action' | 'subject'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ word: string }>`
    with recursive words as (
      (select ${name} as word from audit_log order by ${name} limit 1)
      union all
      select (select a.${name} from audit_log as a where a.${name} > w.word order by a.${name} limit 1)
      from words as w where w.word is not null
    ) select word from words where word is not null`.execute(db);
  return rows.map(({ word }) => word);
}

/** The account with an address. */
export async function findAccount(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

export function readTitles(db: Db, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('listing').select(['id', 'title_en', 'title_ar']).where('id', 'in', ids).execute();
}

export function readNames(db: Db, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('app_user').select(['id', 'name']).where('id', 'in', ids).execute();
}
