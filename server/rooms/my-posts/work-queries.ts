import { type SqlBool, sql } from 'kysely';
import type { OwnPostNeed } from '../../../contract/own-work.ts';
import type { Db } from '../../database/connect.ts';
import { closingMoment } from '../listings/closing-queries.ts';
import { isToMend, ownColumns } from './queries.ts';

/** A job that is closed by its own date cannot be renewed. */
const isOver = (at: Date) => sql`${closingMoment('listing')} <= ${at}`;

/** Why a post needs its owner at a moment; null if it does not. */
const needAt = (at: Date) => sql<OwnPostNeed | null>`case
  when ${isToMend} then 'mend'
  when status not in ('published', 'expired') or kind in ('business', 'event') or expires_at is null or ${isOver(at)} then null
  when expires_at <= ${at}::timestamptz - interval '7 days' then null
  when expires_at <= ${at} then 'expired'
  when expires_at <= ${at}::timestamptz + interval '3 days' then 'closing'
end`;

/**
 * A member's posts that need attention: those to be edited first, then those that expire next, then expired ones.
 */
export async function readOwnPostsInNeed(db: Db, ownerId: number, at: Date, limit: number) {
  const rows = await ownColumns(db, at)
    .select(needAt(at).as('need'))
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`${needAt(at)} is not null`)
    .orderBy(sql`array_position(array['mend', 'closing', 'expired'], ${needAt(at)})`)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ need, ...row }) => (need === null ? [] : [{ ...row, need }]));
}

export async function countOwnPostsInNeed(db: Db, ownerId: number, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`${needAt(at)} is not null`)
    .executeTakeFirstOrThrow();
  return count;
}
