import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { postSchemas } from '../../../contract/posting/posting.ts';
import type { Db } from '../../database/connect.ts';
import { fieldErrors } from '../../http/problem.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { type ListingState, rewriteListing } from '../listings/service.ts';
import type { Cleanup } from '../media/service.ts';
import { type Body, bodyOf, draftOf, photosOf, settled } from './kinds.ts';
import { knownErrors, namedPictures } from './known-errors.ts';
import { holdPictures } from './queries.ts';
import type { Whole } from './whole.ts';

export interface WritingNeeds {
  source: CatalogSource;
  cleanup: Pick<Cleanup, 'sweepLater'>;
}

/** The poster of a post, and the listing that it is saved to. */
export interface Sending {
  kind: OwnPostKind;
  userId: number;
  /** The listing that is edited. */
  before: Whole | null;
  lang: Lang;
  now: Date;
  /** It was validated on submission; a moderator approves it now. */
  isDecision?: boolean;
}

/** Writes the content of a post, by its poster or by the moderator who approves a revision. */
export function createWriting({ source, cleanup }: WritingNeeds) {
  /**
   * A submission, validated by the contract and against the database, and normalized. Its pictures are locked until
   * the transaction ends.
   * @throws AppError `invalid_fields` with all errors at once
   */
  async function examine(tx: Db, sent: unknown, sending: Sending): Promise<Body> {
    const { kind, userId, before, lang, now, isDecision = false } = sending;
    const parsed = postSchemas[kind].safeParse(sent);
    const raw = parsed.success ? parsed.data : sent;
    const fields = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
    const ids = namedPictures(kind, fields);
    const catalog = await source.catalog();
    const facts = {
      catalog,
      now,
      before: before && bodyOf(kind, before, catalog),
      isDecision,
      pictures: await holdPictures(tx, { userId, listingId: before?.listing.id ?? null, ids }),
      categories: new Set(before?.listing.category_ids),
    };
    const errors = parsed.success ? {} : fieldErrors(parsed.error, lang);
    for (const [field, sentences] of Object.entries(knownErrors(kind, fields, facts, lang))) {
      errors[field] = [...(errors[field] ?? []), ...sentences];
    }
    if (!parsed.success || Object.keys(errors).length > 0) {
      throw new AppError('invalid_fields', undefined, errors);
    }
    return settled(kind, parsed.data, lang);
  }

  /** Overwrites a listing with a validated body. Pictures that it no longer references are checked a day later. */
  async function rewrite(
    tx: Db,
    { kind, whole, body }: { kind: OwnPostKind; whole: Whole; body: Body },
    state: ListingState,
  ): Promise<void> {
    const catalog = await source.catalog();
    const { listing } = whole;
    const draft = draftOf(kind, body, catalog, whole, {
      status: state.status ?? listing.status,
      ownerId: listing.owner_id,
      verified: listing.verified,
      publishedAt: listing.published_at,
      expiresAt: listing.expires_at,
      source: null,
    });
    await rewriteListing(tx, catalog, listing.id, draft, state);
    if (draft.pictures === null) return;
    const named = new Set(photosOf(kind, body).map(({ id }) => id));
    await release(
      tx,
      whole.pictures.map(({ id }) => id).filter((id) => !named.has(id)),
    );
  }

  /** Checks a day later whether these pictures are still used. */
  async function release(tx: Db, mediaIds: readonly number[]): Promise<void> {
    for (const id of new Set(mediaIds)) await cleanup.sweepLater(tx, id);
  }

  return { examine, rewrite, release };
}
export type Writing = ReturnType<typeof createWriting>;
