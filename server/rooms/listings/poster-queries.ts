import type { Db } from '../../database/connect.ts';

/** Who is written to about a post: nobody whose account is closed. */
export function findPoster(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['email', 'name', 'lang'])
    .where('id', '=', userId)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
}
