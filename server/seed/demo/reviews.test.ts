import { describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { starValues } from '../../../contract/review-values.ts';
import { demoBusinesses } from './businesses/index.ts';
import { demoReviewers, demoReviews } from './reviews.ts';

describe('the reviews of the demo', () => {
  it.each(Object.entries(demoReviews))('are valid for %s', (key, reviews) => {
    const business = demoBusinesses.find((candidate) => candidate.key === key);
    expect(new Set(reviews.map(({ by }) => by)).size, 'different people').toBe(reviews.length);
    for (const { by, stars, cameFor = [], text } of reviews) {
      expect(demoReviewers[by]).toBeDefined();
      expect(starValues).toContain(stars);
      expect(text.length).toBeGreaterThanOrEqual(limits.reviews.text.min);
      expect(cameFor.every((index) => business?.services[index] !== undefined)).toBe(true);
    }
  });
});
