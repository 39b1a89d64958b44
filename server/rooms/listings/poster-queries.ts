import type { Db } from '../../database/connect.ts';

/** The recipients of emails about a post: accounts that are active. */
export function findPoster(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['email', 'name', 'lang'])
    .where('id', '=', userId)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
}
