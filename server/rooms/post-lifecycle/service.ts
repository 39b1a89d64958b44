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
import { type LockedPost, lockPost, resumeChange, writeHoursConfirmed } from './queries.ts';
import { linkHash } from './still-available-links.ts';

/** The post, the caller, and the language of the response. */
export interface Wish {
  kind: OwnPostKind;
  id: number;
  userId: number;
  lang: Lang;
}

const refusals = {
  confirmHours: 'cannot_confirm_hours',
  renew: 'cannot_renew',
  close: 'cannot_close',
  reserve: 'cannot_reserve',
} as const satisfies Partial<Record<OwnPostAbility, ErrorCode>>;

const minute = 60_000;

/** What owners do with a submitted post. Each method returns the post's new state. */
export function createPostLifecycle({ db, myPosts, now }: { db: Db; myPosts: MyPosts; now: () => Date }) {
  /**
   * Acts on a post that is locked meanwhile.
   * @throws AppError `not_found`, and `forbidden` for published posts of other members: the existence of
   * unpublished ones is not disclosed
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
   * Closes a post as sold, rented, filled or simply closed; its pending revision is withdrawn. Idempotent.
   * @throws AppError `invalid_fields` for a reason of another kind, `cannot_close`, `gone`
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
   * Reopens a closed post: it returns to its former state, with its expiry and its pending revision. Does nothing
   * if it is not closed. @throws AppError `cannot_reopen` if the team took it down, `gone`
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

  /** Marks a product as reserved, or as available again. @throws AppError `cannot_reserve`, `gone` */
  const reserve = (wish: Wish, reserved: boolean): Promise<OwnPost> =>
    withOwn(wish, async (tx, post, at) => {
      require('reserve', post, at);
      if (post.reserved !== reserved) await writeState(tx, post.id, { reserved, updated_at: at });
    });

  /**
   * Dates the opening hours of a business, which are still right, to this moment. @throws AppError
   * `cannot_confirm_hours` for one without hours or that is not published, `gone`
   */
  const confirmHours = (wish: Wish): Promise<OwnPost> =>
    withOwn(wish, async (tx, post, at) => {
      require('confirmHours', post, at);
      await writeHoursConfirmed(tx, post.id, at);
    });

  /**
   * Restarts the full period of a post, and publishes it again if it had expired or was closed. Its position in
   * lists does not change. @throws AppError `cannot_renew`, `gone`
   */
  const renew = (wish: Wish): Promise<OwnPost> => withOwn(wish, renewPost);

  /**
   * Deletes a post, which can be restored for a while. Repeating it changes nothing and does not extend that
   * period.
   */
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

  /**
   * Restores a deleted post to its former state, with its pending revision. @throws AppError `cannot_restore` after
   * the period
   */
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
   * Renews a post with the link of an email. A used link changes nothing and is no error while the post is
   * published; it is invalid if the post was closed or deleted since.
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

  return { close, reopen, reserve, confirmHours, renew, remove, restore, stillAvailable };
}
export type PostLifecycle = ReturnType<typeof createPostLifecycle>;
