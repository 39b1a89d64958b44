import { AppError, type ErrorCode } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import {
  type ClosedAs,
  closingsOf,
  type OwnPost,
  type OwnPostAbility,
  type OwnPostKind,
} from '../../../contract/my-posts.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import type { StillAvailableAnswer } from '../../../contract/post-lifecycle.ts';
import type { Db } from '../../database/connect.ts';
import { fieldError } from '../../http/field-error.ts';
import { publishedUntil } from '../listings/published-until.ts';
import { withdrawWaiting, writeState } from '../listings/state-queries.ts';
import { type MyPosts, may } from '../my-posts/service.ts';
import { endLinks, findLink } from './link-queries.ts';
import { type LockedPost, lockPost, resumeChange } from './queries.ts';
import { linkHash } from './still-available-links.ts';

/** Which post somebody means, who they are, and how they read. */
export interface Wish {
  kind: OwnPostKind;
  id: number;
  userId: number;
  lang: Lang;
}

const refusals = {
  renew: 'cannot_renew',
  close: 'cannot_close',
  reserve: 'cannot_reserve',
} as const satisfies Partial<Record<OwnPostAbility, ErrorCode>>;

const minute = 60_000;

/** What its owner does with a post once it was sent. Each answers the post as it is then. */
export function createPostLifecycle({ db, myPosts, now }: { db: Db; myPosts: MyPosts; now: () => Date }) {
  /**
   * Does something with a post that nobody else touches meanwhile.
   * @throws AppError `not_found`, and `forbidden` for what is somebody else's and everybody may see: of what is not
   * shown nobody learns that it is there
   */
  async function withOwn(
    { kind, id, userId, lang }: Wish,
    act: (tx: Db, post: LockedPost, at: Date) => Promise<void>,
  ): Promise<OwnPost> {
    const at = now();
    await db.transaction().execute(async (tx) => {
      const post = await lockPost(tx, id, at);
      if (!post || post.kind !== listingKindOf[kind]) throw new AppError('not_found');
      if (post.owner_id !== userId)
        throw new AppError(post.status === 'published' ? 'forbidden' : 'not_found');
      await act(tx, post, at);
    });
    return myPosts.one(id, { lang, now: at });
  }

  function require(ability: keyof typeof refusals, post: LockedPost, at: Date): void {
    if (post.removed_at) throw new AppError('gone');
    if (!may(ability, post, at)) throw new AppError(refusals[ability]);
  }

  async function renewPost(tx: Db, post: LockedPost, at: Date): Promise<void> {
    require('renew', post, at);
    await writeState(tx, post.id, {
      status: 'published',
      expires_at: publishedUntil(post.kind, at, post.closes_at),
      closed_as: null,
      ...(post.status === 'closed' && { reserved: false }),
      reminded_at: null,
      updated_at: at,
    });
    await endLinks(tx, post.id, at);
  }

  /**
   * Ends a post as sold, rented, filled or simply closed; a change of it that waits is withdrawn. The same once more is
   * no error.
   * @throws AppError `invalid_fields` for a word of another kind, `cannot_close`, `gone`
   */
  function close(wish: Wish, as: ClosedAs): Promise<OwnPost> {
    if (!closingsOf[wish.kind].includes(as)) throw fieldError('as', 'field.choice', wish.lang);
    return withOwn(wish, async (tx, post, at) => {
      if (!post.removed_at && post.status === 'closed' && post.closed_as === as) return;
      require('close', post, at);
      await writeState(tx, post.id, { status: 'closed', closed_as: as, updated_at: at });
      await withdrawWaiting(tx, post.id, at);
    });
  }

  /**
   * Takes closing back: the post is what it was, with its last day and the change that waited. What is not closed stays
   * as it is. @throws AppError `cannot_reopen` for what the team took down, `gone`
   */
  const reopen = (wish: Wish): Promise<OwnPost> =>
    withOwn(wish, async (tx, post, at) => {
      if (post.removed_at) throw new AppError('gone');
      if (post.status !== 'closed') return;
      if (post.taken_down_at || post.published_at === null || post.closed_as === null)
        throw new AppError('cannot_reopen');
      const isOver = post.expires_at !== null && post.expires_at <= at;
      await writeState(tx, post.id, {
        status: isOver ? 'expired' : 'published',
        closed_as: null,
        updated_at: at,
      });
      await resumeChange(tx, post.id, post.updated_at);
    });

  /** Says that a product is promised to somebody, or is free again. @throws AppError `cannot_reserve`, `gone` */
  const reserve = (wish: Wish, reserved: boolean): Promise<OwnPost> =>
    withOwn(wish, async (tx, post, at) => {
      require('reserve', post, at);
      if (post.reserved !== reserved) await writeState(tx, post.id, { reserved, updated_at: at });
    });

  /**
   * Gives a post its whole time anew, from now on, and publishes it again where it had expired or was closed. It is
   * not put before newer ones. @throws AppError `cannot_renew`, `gone`
   */
  const renew = (wish: Wish): Promise<OwnPost> => withOwn(wish, renewPost);

  /** Deletes a post; for a while it can be had back. Doing it again changes nothing, not even that while. */
  const remove = (wish: Wish): Promise<OwnPost> =>
    withOwn(wish, async (tx, post, at) => {
      if (post.removed_at) return;
      await writeState(tx, post.id, {
        status: 'closed',
        removed_at: at,
        status_before_removal: post.status,
        updated_at: at,
      });
      await withdrawWaiting(tx, post.id, at);
    });

  /** Makes a deleted post what it was, with the change that waited. @throws AppError `cannot_restore` when it is too late */
  const restore = (wish: Wish): Promise<OwnPost> =>
    withOwn(wish, async (tx, post, at) => {
      const { removed_at, status_before_removal } = post;
      if (!removed_at || !status_before_removal) return;
      const until = removed_at.getTime() + limits.undoDeleteMinutes * minute;
      if (at.getTime() >= until) throw new AppError('cannot_restore');
      await writeState(tx, post.id, {
        status: status_before_removal,
        removed_at: null,
        status_before_removal: null,
        updated_at: at,
      });
      await resumeChange(tx, post.id, removed_at);
    });

  /**
   * Renews a post for whoever has the link of its mail. Used already, it changes nothing and is no error, as long as
   * the post is shown; of a post that was closed or deleted since it is dead.
   * @throws AppError `invalid_fields`
   */
  async function stillAvailable(token: string, lang: Lang): Promise<StillAvailableAnswer> {
    const at = now();
    const dead = fieldError('token', 'field.link', lang);
    const hash = linkHash(token);
    const known = await findLink(db, hash);
    if (!known) throw dead;
    const id = known.listing_id;
    await db.transaction().execute(async (tx) => {
      const post = await lockPost(tx, id, at);
      const link = await findLink(tx, hash);
      if (!post || !link || post.removed_at) throw dead;
      const isUsed = link.used_at !== null;
      if (isUsed ? post.status !== 'published' : post.status === 'closed' || !may('renew', post, at))
        throw dead;
      if (!isUsed) await renewPost(tx, post, at);
    });
    const { kind, slug, title, lang: written, expiresAt } = await myPosts.one(id, { lang, now: at });
    return { kind, id, slug, title, lang: written, expiresAt };
  }

  return { close, reopen, reserve, renew, remove, restore, stillAvailable };
}
export type PostLifecycle = ReturnType<typeof createPostLifecycle>;
