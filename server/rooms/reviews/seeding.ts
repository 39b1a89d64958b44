import type { Db } from '../../database/connect.ts';
import { cityDay } from '../listings/city-day.ts';
import { addReview, readOwn } from './own-queries.ts';
import { readBusiness } from './subject-queries.ts';
import { languageOf, wordingOf } from './wording.ts';

export interface PublishedReview {
  listingId: number;
  authorId: number;
  stars: number;
  /** The index of the service that they came for. */
  cameFor: readonly number[];
  text: string;
  /** When it was submitted and published; the visit was in that month. */
  at: Date;
}

/**
 * Inserts reviews without moderation, for demo sites. An existing review by the same member of the same business is
 * unchanged.
 */
export async function writePublishedReviews(db: Db, reviews: readonly PublishedReview[]): Promise<void> {
  for (const { listingId, authorId, stars, cameFor, text, at } of reviews) {
    if (await readOwn(db, { kind: 'business', id: listingId }, authorId)) continue;
    const { services = [] } = (await readBusiness(db, listingId)) ?? {};
    await addReview(db, {
      listing_id: listingId,
      author_id: authorId,
      status: 'approved',
      stars,
      came_for: JSON.stringify(cameFor.flatMap((index) => services[index] ?? [])),
      visited: `${cityDay(at).slice(0, 7)}-01`,
      text,
      lang: languageOf(text),
      wording: wordingOf(text),
      created_at: at,
      sent_at: at,
      published_at: at,
      decided_at: at,
    });
  }
}
