import type { Db } from '../database/connect.ts';
import { listingOfSource } from '../rooms/claims/service.ts';
import { writePublishedReviews } from '../rooms/reviews/service.ts';
import { demoReviewers, demoReviews } from './demo/reviews.ts';
import type { MemberId } from './demo-members.ts';

const day = 86_400_000;

/** Adds reviews of demo businesses by fictitious members. Idempotent. */
export async function seedReviews(db: Db, idOf: MemberId, now: Date): Promise<void> {
  const written = [];
  for (const [key, reviews] of Object.entries(demoReviews)) {
    const listingId = await listingOfSource(db, 'demo', `business:${key}`);
    if (listingId === undefined) throw new Error(`the demo reviews an unknown business: ${key}`);
    for (const { by, daysAgo, cameFor = [], ...review } of reviews) {
      const reviewer = demoReviewers[by];
      if (reviewer === undefined) throw new Error(`the demo has no reviewer ${by}`);
      written.push({ ...review, cameFor, listingId, authorId: idOf(reviewer), at: new Date(now.getTime() - daysAgo * day) });
    }
  }
  await writePublishedReviews(db, written);
}
