import { randomBytes } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { addAccount } from '../rooms/accounts/service.ts';
import { listingOfSource } from '../rooms/claims/service.ts';
import { writePublishedReviews } from '../rooms/reviews/service.ts';
import { demoReviewers, demoReviews } from './demo/reviews.ts';

const day = 86_400_000;
/** Earlier than their first review. */
const memberForDays = 400;

/** Adds reviews of demo businesses by fictitious members. Idempotent. */
export async function seedReviews(db: Db, now: Date): Promise<void> {
  const authors: number[] = [];
  for (const [index, name] of demoReviewers.entries()) {
    // Nobody signs in with these accounts.
    const password = randomBytes(24).toString('base64url');
    const email = `reviewer-${index + 1}@arabnewyork.example`;
    const since = new Date(now.getTime() - memberForDays * day);
    authors.push(await addAccount(db, { role: 'member', name, email, password }, now, since));
  }
  const written = [];
  for (const [key, reviews] of Object.entries(demoReviews)) {
    const listingId = await listingOfSource(db, 'demo', `business:${key}`);
    if (listingId === undefined) throw new Error(`the demo reviews an unknown business: ${key}`);
    for (const { by, daysAgo, cameFor = [], ...review } of reviews) {
      const authorId = authors[by];
      if (authorId === undefined) throw new Error(`the demo has no reviewer ${by}`);
      written.push({ ...review, cameFor, listingId, authorId, at: new Date(now.getTime() - daysAgo * day) });
    }
  }
  await writePublishedReviews(db, written);
}
