import { describe, expect, it } from 'vitest';
import { accessibilityFeatures, paymentMethods } from '../../../contract/businesses.ts';
import { linkSchema } from '../../../contract/contact-details.ts';
import { subwayLines, utilities } from '../../../contract/rentals.ts';
import { spokenLanguages } from '../../../contract/spoken-languages.ts';
import { businessDetails } from './businesses/details.ts';
import { demoBusinesses } from './businesses/index.ts';
import { jobDetails } from './jobs/details.ts';
import { demoJobs } from './jobs/index.ts';
import { productDetails } from './products/details.ts';
import { demoProducts } from './products/index.ts';
import { rentalDetails } from './rentals/details.ts';
import { demoRentals } from './rentals/index.ts';

describe('additional details of the demo', () => {
  it.each([
    ['businesses', demoBusinesses, businessDetails, 50],
    ['products', demoProducts, productDetails, 20],
    ['homes', demoRentals, rentalDetails, 30],
    ['jobs', demoJobs, jobDetails, 30],
  ])('belong to existing %s, and to many', (_, entries, details, least) => {
    const keys = new Set(entries.map(({ key }) => key));
    expect(Object.keys(details).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(details).length).toBeGreaterThan(least);
  });

  it('use the codes of the contract', () => {
    const known = (codes: readonly string[] | undefined, all: readonly string[]) => (codes ?? []).filter((code) => !all.includes(code));
    for (const [key, detail] of Object.entries(businessDetails)) {
      expect(known(detail.payment_methods, paymentMethods), key).toEqual([]);
      expect(known(detail.languages, spokenLanguages), key).toEqual([]);
      expect(known(detail.accessibility, accessibilityFeatures), key).toEqual([]);
    }
    for (const [key, detail] of Object.entries(rentalDetails)) {
      expect(known(detail.utilities, utilities), key).toEqual([]);
      expect(known(detail.subway_lines, subwayLines), key).toEqual([]);
    }
    for (const [key, detail] of Object.entries(jobDetails)) {
      expect(known(detail.languages, spokenLanguages), key).toEqual([]);
      if (detail.apply_url) expect(linkSchema.safeParse(detail.apply_url).success, key).toBe(true);
    }
  });

  it('state the additional costs of every rental on offer', () => {
    for (const { key, postType } of demoRentals) if (postType === 'offer') expect(rentalDetails[key]?.fees, key).toBeInstanceOf(Array);
  });
});
