import type { OwnPost, OwnPosts, OwnPostsQuery } from '../../../contract/my-posts.ts';
import { listingKindOf, ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { readPictures } from '../listings/queries.ts';
import { presentedRoles, presentOwnPost } from './present.ts';
import { countOwnPosts, readOwnPost, readOwnPosts } from './queries.ts';

export { may, type PostState } from './abilities.ts';
export { createOwnWork } from './work.ts';

const sort = 'own';

/** The own posts of members. */
export function createMyPosts(db: Db) {
  /** A page of a member's posts of a type and status, newest first, with the counts of each. */
  async function list(
    ownerId: number,
    { kind, status, after, limit }: OwnPostsQuery,
    request: Pick<RequestContext, 'lang' | 'now'>,
  ): Promise<OwnPosts> {
    const { now } = request;
    const filter = { ownerId, kind: kind && listingKindOf[kind], status, at: now };
    const [rows, counts] = await Promise.all([
      readOwnPosts(db, filter, decodeCursor(after, sort), limit),
      countOwnPosts(db, ownerId, now),
    ]);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const pictures = await readPictures(db, ids, presentedRoles);
    const last = page.at(-1);
    return {
      data: page.map((row) => presentOwnPost(row, pictures, request)),
      meta: {
        next: rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null,
        counts: counts.map((row) => ({ ...row, kind: ownKindOf[row.kind] })),
      },
    };
  }

  /** One post in its current state. The caller has checked the ownership, having just changed it for the owner. */
  async function one(id: number, request: Pick<RequestContext, 'lang' | 'now'>): Promise<OwnPost> {
    const row = await readOwnPost(db, id, request.now);
    return presentOwnPost(row, await readPictures(db, [id], presentedRoles), request);
  }

  return { list, one };
}
export type MyPosts = ReturnType<typeof createMyPosts>;
