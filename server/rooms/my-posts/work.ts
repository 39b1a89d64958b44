import type { OwnWork } from '../../../contract/own-work.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { readPictures } from '../listings/queries.ts';
import { presentedRoles, presentOwnPost } from './present.ts';
import { countOwnPostsInNeed, readOwnPostsInNeed } from './work-queries.ts';

/** The maximum number of listed posts and claims. */
const most = 6;

export interface OwnWorkNeeds {
  db: Db;
  /** The number of a member's unread conversations. */
  unread: (userId: number) => Promise<number>;
  /** A member's pending claims, oldest first. */
  claims: (userId: number, lang: RequestContext['lang'], limit: number) => Promise<OwnWork['claims']>;
}

/** Pending work of members. */
export function createOwnWork({ db, unread, claims }: OwnWorkNeeds) {
  return async (userId: number, { lang, now }: Pick<RequestContext, 'lang' | 'now'>): Promise<OwnWork> => {
    const [rows, postCount, unreadCount, waitingClaims] = await Promise.all([
      readOwnPostsInNeed(db, userId, now, most),
      countOwnPostsInNeed(db, userId, now),
      unread(userId),
      claims(userId, lang, most),
    ]);
    const pictures = await readPictures(
      db,
      rows.map(({ id }) => id),
      presentedRoles,
    );
    return {
      posts: rows.map((row) => ({ need: row.need, post: presentOwnPost(row, pictures, { lang, now }) })),
      postCount,
      unread: unreadCount,
      claims: waitingClaims,
    };
  };
}
export type ReadOwnWork = ReturnType<typeof createOwnWork>;
