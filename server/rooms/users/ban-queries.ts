import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** An account, locked until the transaction ends. */
export function lockUser(db: Db, id: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'lang', 'role', 'banned_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Their published, pending and hidden posts, locked until the transaction ends. Publishing locks a post before its
 * owner, so bans do, too.
 */
export async function lockPosts(db: Db, ownerId: number): Promise<void> {
  await db
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(({ or, eb }) =>
      or([
        eb('status', 'in', ['published', 'expired', 'pending']),
        eb('status', '=', 'closed').and('status_before_ban', 'is not', null),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Bans or unbans a member. Triggers hide and restore their published posts. */
export async function setBanned(db: Db, id: number, at: Date | null, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ banned_at: at, updated_at: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The number of posts that are hidden because their owner is banned. */
export async function countHidden(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'closed')
    .where('status_before_ban', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the member's posts, as an owner would: their files are deleted within the hour. */
export function removePublished(db: Db, ownerId: number, at: Date) {
  return db
    .updateTable('listing')
    .set({ status: 'closed', removed_at: at, status_before_removal: sql`status`, updated_at: at })
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['published', 'expired'])
    .where('removed_at', 'is', null)
    .returning(['id', 'kind', 'status_before_removal as status'])
    .execute();
}
