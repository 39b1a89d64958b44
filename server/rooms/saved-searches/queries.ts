import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** As the search takes it: texts by name. */
export type SavedQuery = Record<string, string>;

/** @returns false where somebody has `most` already */
export async function addSearch(
  db: Db,
  {
    userId,
    path,
    query,
    at,
    most,
  }: { userId: number; path: string; query: SavedQuery; at: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_search (user_id, path, query, created_at, looked_at)
    select ${userId}::bigint, ${path}, ${JSON.stringify(query)}::jsonb, ${at}, ${at}
    where (select count(*) from saved_search where user_id = ${userId} and path <> ${path}) < ${most}
    on conflict (user_id, path) do update set paused = false
    returning id`.execute(db);
  return rows.length > 0;
}

export function readSearches(db: Db, userId: number) {
  return db
    .selectFrom('saved_search')
    .select(['id', 'path', 'query', 'paused', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** @returns whether there is such a one of theirs */
export async function setPaused(
  db: Db,
  userId: number,
  id: number,
  paused: boolean,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ paused, looked_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSearch(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('saved_search').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Ends the mails of whoever has the search with this token. @returns whether there is one */
export async function pauseAllOf(db: Db, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ paused: true })
    .where('user_id', '=', (one) =>
      one.selectFrom('saved_search').select('user_id').where('token', '=', token),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Members behind an id who wait for news: mails reach them, and they got none since. */
export async function readWatchers(db: Db, since: Date, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select('s.user_id')
    .where('s.user_id', '>', afterId)
    .where('s.paused', '=', false)
    .where('u.email_confirmed_at', 'is not', null)
    .where('u.banned_at', 'is', null)
    .groupBy('s.user_id')
    .having(sql<boolean>`coalesce(max(s.mailed_at), '-infinity') <= ${since}`)
    .orderBy('s.user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface WatcherRow {
  id: number;
  path: string;
  query: SavedQuery;
  token: string;
  looked_at: Date;
  email: string;
  name: string;
  lang: Lang;
}

/** Takes what somebody waits for, so that nobody else looks at the same time; nothing where they got a mail since. */
export async function takeSearches(db: Db, userId: number, since: Date): Promise<WatcherRow[]> {
  const { rows } = await sql<WatcherRow & { mailed_at: Date | null; paused: boolean }>`
    select s.id, s.path, s.query, s.token, s.looked_at, s.mailed_at, s.paused, u.email, u.name, u.lang
    from saved_search as s join app_user as u on u.id = s.user_id
    where s.user_id = ${userId} order by s.id for update of s`.execute(db);
  if (rows.some(({ mailed_at }) => mailed_at !== null && mailed_at > since)) return [];
  return rows.filter(({ paused }) => !paused);
}

/** Titles of those among some listings that were published after a moment, the newest first. */
export async function readPublishedSince(db: Db, ids: number[], since: Date) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('listing')
    .select(['title_en', 'title_ar'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('published_at', '>', since)
    .orderBy('published_at', 'desc')
    .execute();
}

export async function noteLooked(db: Db, ids: number[], at: Date, mailed: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('saved_search')
    .set({ looked_at: at, ...(mailed && { mailed_at: at }) })
    .where('id', 'in', ids)
    .execute();
}
