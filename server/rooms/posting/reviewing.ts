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

/** What waits for a moderator: a new post, or a change of one that is published. */
export interface Waiting {
  kind: OwnPostKind;
  whole: Whole;
  /** Null for a new post. */
  change: Change | null;
  body: Body;
  /** What everybody sees as long as a change waits; null for a new post. */
  published: Body | null;
  version: string;
}

/** Who decides, having seen which version. */
export interface Decider {
  userId: number;
  /** `If-Match`. */
  version: string | undefined;
}

/** What a decision was, for the log that is never edited: states and names of fields, no words of the poster's. */
export interface Decided {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Posts in the hands of moderators. Whoever may decide was asked before. */
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

  /** @throws AppError `not_found`, and `already_decided` where nothing of it waits */
  async function readWaiting(kind: OwnPostKind, id: number): Promise<Waiting> {
    const head = await readHead(db, listingKindOf[kind], id);
    if (!head) throw new AppError('not_found');
    return waitingOf(db, kind, await readWhole(db, head.kind, id));
  }

  /** As `readWaiting`, for whoever decides: nobody else does until the transaction ends. */
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
    // As renewing, approving once more does not put a post before newer ones.
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
    // The rules may have changed since it was sent, and pictures may be gone.
    const sending = { kind, userId, before: whole, lang, now, isDecision: true };
    const body = await writing.examine(tx, change.body, sending);
    await writing.rewrite(tx, { kind, whole, body }, endAfterEdit(whole, body, now));
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
   * Publishes what waits: a new post from now on, or a change in the place of what was published.
   * @throws AppError `not_found`, `already_decided`, `conflict` for a version that is no more, and `invalid_fields`
   * where what waits is not allowed any more
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
   * Refuses what waits, or sends it back to be changed, for a reason that its poster reads. What was published before a
   * change stays.
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
    // The log keeps what kind of reason it was; a moderator's own words may name people.
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

  /** The pictures of a body, of what is published and of what was refused before, each once, with the body's words for them. */
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
