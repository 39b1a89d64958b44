import { AppError } from '../../../contract/errors.ts';
import type { OwnPost, OwnPostForm, OwnPostKind } from '../../../contract/my-posts.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { requireVersion, versionOf } from '../../http/wording.ts';
import type { ListingState } from '../listings/service.ts';
import { endAfterEdit } from './end-after-edit.ts';
import { type Body, bodyOf, changeOf, photosOf } from './kinds.ts';
import type { PostingNeeds, Sent } from './posting-needs.ts';
import { presentNamed } from './present.ts';
import {
  type Change,
  type Head,
  lockListing,
  readChange,
  readHead,
  readMedia,
  readWhole,
  withdrawChange,
  writeChange,
} from './queries.ts';
import type { Whole } from './whole.ts';
import type { Writing } from './writing.ts';

/** Published and not past its expiry. */
const isPublished = ({ status, expires_at }: Head, now: Date) =>
  status === 'published' && (expires_at === null || expires_at > now);

/**
 * Only the owner may edit, and the existence of an unpublished post is not disclosed.
 * @throws AppError `not_found`, and `forbidden` for published posts
 */
function requireOwn(head: Head | undefined, userId: number, now: Date): Head {
  if (!head || head.removed_at !== null) throw new AppError('not_found');
  if (head.owner_id !== userId) throw new AppError(isPublished(head, now) ? 'forbidden' : 'not_found');
  return head;
}

/** Loads posts into their owners' forms, and saves edits. */
export function createEditing({ db, source, myPosts }: PostingNeeds, writing: Writing) {
  /**
   * Edits a post. A pending, rejected, taken-down or expired post is overwritten and becomes pending; edits of
   * texts, pictures, links or contact details of a published post become a pending revision, and all other edits
   * take effect at once.
   * @throws AppError `not_found`, `forbidden`, `invalid_fields`, `cannot_edit` for closed posts, and `conflict` if
   * the post has changed since
   */
  async function update(
    actor: Actor,
    id: number,
    { kind, fields, version }: Sent,
    context: RequestContext,
  ): Promise<OwnPost> {
    const { lang, now } = context;
    const { userId } = actor;
    await db.transaction().execute(async (tx) => {
      const head = requireOwn(await lockListing(tx, listingKindOf[kind], id), userId, now);
      if (head.status === 'closed' && !head.taken_down_at) throw new AppError('cannot_edit');
      const whole = await readWhole(tx, head.kind, id);
      const change = await readChange(tx, id);
      requireVersion(versionOf(await bodyToEdit(tx, kind, whole, change)), version);
      const body = await writing.examine(tx, fields, { kind, userId, before: whole, lang, now });
      if (isPublished(head, now)) await updatePublished(tx, { kind, whole, change, body, userId }, now);
      else await updateHidden(tx, { kind, whole, change, body, userId }, now);
    });
    return myPosts.one(id, context);
  }

  /** The content of the form: the last pending or rejected revision, otherwise the listing. */
  async function bodyToEdit(from: Db, kind: OwnPostKind, whole: Whole, change: Change | null): Promise<Body> {
    const asItIs = bodyOf(kind, whole, await source.catalog());
    if (!change) return asItIs;
    const body = change.body as Body;
    if (change.status === 'pending') return body;
    // Pictures of a rejected revision are deleted eventually: then it cannot be continued.
    const refs = photosOf(kind, body).map((photo) => photo.id);
    return (await readMedia(from, refs)).length === refs.length ? body : asItIs;
  }

  interface Edit {
    kind: OwnPostKind;
    whole: Whole;
    change: Change | null;
    body: Body;
    userId: number;
  }

  async function updateHidden(tx: Db, edit: Edit, now: Date): Promise<void> {
    const { kind, whole, body } = edit;
    await withdraw(tx, edit, now);
    const resubmitted = whole.listing.status !== 'pending';
    const state: ListingState = {
      status: 'pending',
      reject_reason: null,
      reject_template: null,
      reject_field: null,
      change_asked: false,
      closed_as: null,
      // The reason is retained for the moderator, who sees that the post was taken down before.
      taken_down_at: null,
      taken_down_from: null,
      expires_at: null,
      resubmitted,
    };
    await writing.rewrite(tx, { kind, whole, body, writtenAt: now }, state);
  }

  async function updatePublished(tx: Db, edit: Edit, now: Date): Promise<void> {
    const { kind, whole, change, body, userId } = edit;
    const { fields, waits } = changeOf(kind, bodyOf(kind, whole, await source.catalog()), body);
    if (!waits) {
      await withdraw(tx, edit, now);
      if (fields.length > 0) {
        const edit = { kind, whole, body, writtenAt: now };
        await writing.rewrite(tx, edit, endAfterEdit(whole, body, now));
      }
      return;
    }
    if (change?.status === 'pending' && versionOf(change.body) === versionOf(body)) return;
    await withdraw(tx, edit, now);
    const mediaIds = photosOf(kind, body).map((photo) => photo.id);
    await writeChange(tx, { listingId: whole.listing.id, authorId: userId, body, mediaIds });
  }

  /** Withdraws a revision that is replaced by a newer one or no longer differs from the listing. */
  async function withdraw(tx: Db, { change, whole, userId }: Edit, now: Date): Promise<void> {
    if (!change) return;
    await writing.release(tx, await withdrawChange(tx, whole.listing.id, userId, now));
  }

  /** A post as its owner edits it: the listing, or its last pending or rejected revision. */
  async function form(
    actor: Actor,
    kind: OwnPostKind,
    id: number,
    context: RequestContext,
  ): Promise<OwnPostForm> {
    const head = requireOwn(await readHead(db, listingKindOf[kind], id), actor.userId, context.now);
    const [post, whole, change] = await Promise.all([
      myPosts.one(id, context),
      readWhole(db, head.kind, id),
      readChange(db, id),
    ]);
    const body = await bodyToEdit(db, kind, whole, change);
    const refs = photosOf(kind, body);
    const media = await readMedia(
      db,
      refs.map((photo) => photo.id),
    );
    return { post, body, version: versionOf(body), pictures: presentNamed(refs, media, context.lang) };
  }

  return { update, form };
}
