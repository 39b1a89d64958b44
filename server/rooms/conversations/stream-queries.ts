import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The number of changes of a member's inbox. */
export async function readPosition(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('inbox').select('changes').where('user_id', '=', userId).executeTakeFirst();
  return row?.changes ?? 0;
}

/**
 * The conversations of a member that changed after a change of their inbox, in order; and whether the session of
 * the stream is still valid.
 */
export async function readChanges(
  db: Db,
  { userId, sessionId, at }: { userId: number; sessionId: number; at: number },
  now: Date,
): Promise<{ isSessionValid: boolean; changes: { id: number; change: number }[] }> {
  const { rows } = await sql<{ id: number | null; change: number | null }>`
    select c.conversation_id as id, c.change
    from session s
    join app_user u on u.id = s.user_id and u.banned_at is null
    left join conversation_side c on c.user_id = s.user_id and c.change > ${at}
    where s.id = ${sessionId} and s.user_id = ${userId} and s.expires_at > ${now}
    order by c.change`.execute(db);
  const changes = rows.flatMap(({ id, change }) => (id === null || change === null ? [] : [{ id, change }]));
  return { isSessionValid: rows.length > 0, changes };
}

/** The conversations of some members about some posts. */
export function readAbout(
  db: Db,
  listingIds: readonly number[],
  userIds: readonly number[],
): Promise<{ id: number; userId: number }[]> {
  return db
    .selectFrom('conversation as c')
    .innerJoin('conversation_side as s', 's.conversation_id', 'c.id')
    .select(['c.id', 's.user_id as userId'])
    .where('c.listing_id', '=', sql<number>`any (${listingIds}::bigint[])`)
    .where('s.user_id', '=', sql<number>`any (${userIds}::bigint[])`)
    .execute();
}
