import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { postSchemas } from '../../../contract/posting/posting.ts';
import type { Db } from '../../database/connect.ts';
import { fieldErrors } from '../../http/problem.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { type ListingDraft, type ListingState, rewriteListing } from '../listings/service.ts';
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

/**
 * Opening hours that the owner of a business sets are confirmed by that; saving its form with the hours as they were
 * is not, since nobody may have looked at them.
 */
export function withHoursConfirmed(draft: ListingDraft, before: Whole | null, at: Date): ListingDraft {
  if (draft.kind !== 'business' || draft.detail.hours === null) return draft;
  const known = before as Whole<'business'> | null;
  if (known && isDeepStrictEqual(known.detail.hours, draft.detail.hours)) return draft;
  return { ...draft, detail: { ...draft.detail, hours_confirmed_at: at } };
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

  /**
   * Overwrites a listing with a validated body. Pictures that it no longer references are checked a day later.
   * @param writtenAt when its owner submitted the body
   */
  async function rewrite(
    tx: Db,
    { kind, whole, body, writtenAt }: { kind: OwnPostKind; whole: Whole; body: Body; writtenAt: Date },
    state: ListingState,
  ): Promise<void> {
    const catalog = await source.catalog();
    const { listing } = whole;
    const written = draftOf(kind, body, catalog, whole, {
      status: state.status ?? listing.status,
      ownerId: listing.owner_id,
      verified: listing.verified,
      publishedAt: listing.published_at,
      expiresAt: listing.expires_at,
      source: null,
    });
    const draft = withHoursConfirmed(written, whole, writtenAt);
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
