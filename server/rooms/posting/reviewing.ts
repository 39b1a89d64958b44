import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { fieldError } from '../../http/field-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { changedFields, requireVersion, versionOf } from '../../http/wording.ts';
import { rememberWords } from '../catalog/service.ts';
import { publishedUntil } from '../listings/published-until.ts';
import { readRows } from '../listings/row-snapshot-queries.ts';
import { endAfterEdit } from './end-after-edit.ts';
import { type Body, bodyOf, photosOf } from './kinds.ts';
import type { PostingNeeds } from './posting-needs.ts';
import { presentNamed } from './present.ts';
import {
  type Change,
  decideChange,
  lockListing,
  readChange,
  readClosing,
  readHead,
  readMedia,
  readWhole,
  type Why,
  writeState,
} from './queries.ts';
import { takeBack } from './take-back-queries.ts';
import type { Whole } from './whole.ts';
import type { Writing } from './writing.ts';

/** A pending item: a new post, or a revision of a published one. */
export interface Waiting {
  kind: OwnPostKind;
  whole: Whole;
  /** Null for a new post. */
  change: Change | null;
  body: Body;
  /** The published version while a revision is pending; null for a new post. */
  published: Body | null;
  version: string;
}

/** The moderator, and the version that they reviewed. */
export interface Decider {
  userId: number;
  /** `If-Match`. */
  version: string | undefined;
}

/** A decision for the immutable audit log: statuses and field names, without the poster's texts. */
export interface Decided {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Moderation of posts. Callers have checked permissions. */
export function createReviewing({ db, source }: PostingNeeds, writing: Writing) {
  async function waitingOf(from: Db, kind: OwnPostKind, whole: Whole): Promise<Waiting> {
    const { status, removed_at, id } = whole.listing;
    const asItIs = bodyOf(kind, whole, await source.catalog());
    if (removed_at === null && status === 'pending') {
      return { kind, whole, change: null, body: asItIs, published: null, version: versionOf(asItIs) };
    }
    const change = await readChange(from, id);
    const isPublished = status === 'published' || status === 'expired';
    if (change?.status !== 'pending' || !isPublished || removed_at !== null)
      throw new AppError('already_decided');
    const body = change.body as Body;
    return { kind, whole, change, body, published: asItIs, version: versionOf(body) };
  }

  /** @throws AppError `not_found`, and `already_decided` if nothing is pending */
  async function readWaiting(kind: OwnPostKind, id: number): Promise<Waiting> {
    const head = await readHead(db, listingKindOf[kind], id);
    if (!head) throw new AppError('not_found');
    return waitingOf(db, kind, await readWhole(db, head.kind, id));
  }

  /** As `readWaiting`, for a decision: locked until the transaction ends. */
  async function take(tx: Db, kind: OwnPostKind, id: number, version: string | undefined): Promise<Waiting> {
    const head = await lockListing(tx, listingKindOf[kind], id);
    if (!head) throw new AppError('not_found');
    const waiting = await waitingOf(tx, kind, await readWhole(tx, head.kind, id));
    requireVersion(waiting.version, version);
    return waiting;
  }

  async function publishPost(tx: Db, { whole }: Waiting, { lang, now }: RequestContext): Promise<Decided> {
    const { id, kind, published_at } = whole.listing;
    const closesAt = await readClosing(tx, id);
    if (closesAt && closesAt <= now)
      throw fieldError(kind === 'event' ? 'startsOn' : 'closingDate', 'field.closing_date', lang);
    const expiresAt = publishedUntil(kind, now, closesAt);
    // Like renewing, approving again does not move a post ahead of newer ones.
    const publishedAt = published_at ?? now;
    await writeState(tx, id, {
      status: 'published',
      published_at: publishedAt,
      expires_at: expiresAt,
      reject_reason: null,
      reject_template: null,
      reject_field: null,
      take_down_reason: null,
      take_down_template: null,
      change_asked: false,
      reminded_at: null,
      reserved: false,
    });
    await rememberWords(tx, [whole.listing.search_vector]);
    return {
      before: { status: 'pending' },
      after: { status: 'published', publishedAt, expiresAt },
    };
  }

  async function publishChange(
    tx: Db,
    waiting: Waiting,
    change: Change,
    by: number,
    context: RequestContext,
  ): Promise<Decided> {
    const { kind, whole } = waiting;
    const { lang, now } = context;
    const userId = whole.listing.owner_id ?? change.author_id ?? 0;
    // The rules may have changed since submission, and pictures may have been deleted.
    const sending = { kind, userId, before: whole, lang, now, isDecision: true };
    const body = await writing.examine(tx, change.body, sending);
    const edit = { kind, whole, body, writtenAt: change.created_at };
    await writing.rewrite(tx, edit, endAfterEdit(whole, body, now));
    await decideChange(tx, change.id, { status: 'approved', by, at: now, why: null });
    return {
      before: { status: whole.listing.status, change: 'pending', revision: change.id },
      after: {
        status: whole.listing.status,
        change: 'approved',
        fields: changedFields(waiting.published ?? {}, body),
      },
    };
  }

  /**
   * Publishes a pending item: a new post from now on, or a revision in place of the published version.
   * @throws AppError `not_found`, `already_decided`, `conflict` if the version has changed, and `invalid_fields` if
   * the content is no longer valid
   */
  async function approve(
    tx: Db,
    kind: OwnPostKind,
    id: number,
    { userId, version }: Decider,
    context: RequestContext,
  ): Promise<{ waiting: Waiting; decided: Decided }> {
    const waiting = await take(tx, kind, id, version);
    const decided = waiting.change
      ? await publishChange(tx, waiting, waiting.change, userId, context)
      : await publishPost(tx, waiting, context);
    return { waiting, decided };
  }

  /**
   * Rejects a pending item, or returns it for changes, with a reason for the poster. The published version under a
   * revision remains.
   * @throws AppError `not_found`, `already_decided`, `conflict`
   */
  async function reject(
    tx: Db,
    kind: OwnPostKind,
    id: number,
    why: Why,
    { userId, version }: Decider,
    now: Date,
  ): Promise<{ waiting: Waiting; decided: Decided }> {
    const waiting = await take(tx, kind, id, version);
    const { change, whole } = waiting;
    // The log records the type of reason; a moderator's own words may name people.
    const becomes = { template: why.template, asksChange: why.asksChange };
    if (!change) {
      await writeState(tx, id, {
        status: 'rejected',
        reject_reason: why.note,
        reject_template: why.template,
        reject_field: why.field,
        change_asked: why.asksChange,
      });
      const after = { status: 'rejected', ...becomes };
      return { waiting, decided: { before: { status: 'pending' }, after } };
    }
    await decideChange(tx, change.id, { status: 'rejected', by: userId, at: now, why });
    await writing.release(tx, change.media_ids.map(Number));
    const { status } = whole.listing;
    return {
      waiting,
      decided: {
        before: { status, change: 'pending', revision: change.id },
        after: { status, change: 'rejected', ...becomes },
      },
    };
  }

  /**
   * The pictures of a body, of the published version and of an earlier rejection, without duplicates, with the
   * body's alternative texts.
   */
  async function picturesOf(
    { kind, body, published }: Waiting,
    lang: Lang,
    refused?: Record<string, unknown>,
  ): Promise<Picture[]> {
    const refs = [body, published, refused].flatMap((one) => (one ? photosOf(kind, one as Body) : []));
    const once = [...new Map(refs.reverse().map((ref) => [ref.id, ref])).values()].reverse();
    const rows = await readMedia(
      db,
      once.map((photo) => photo.id),
    );
    return presentNamed(once, rows, lang);
  }

  return { readWaiting, take, approve, reject, picturesOf, keep: readRows, takeBack };
}
