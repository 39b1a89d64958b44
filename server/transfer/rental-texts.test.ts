import { describe, expect, it } from 'vitest';
import { type RentalFacts, rentalSummary, rentalTitle } from './rental-texts.ts';

const facts = (some: Partial<RentalFacts>): RentalFacts => ({
  postType: 'offer',
  accommodation: 'apartment',
  bedrooms: null,
  bathrooms: null,
  areaSqFt: null,
  area: '',
  features: [],
  ...some,
});

describe('rentalTitle', () => {
  it.each([
    [{ bedrooms: 2, area: 'Astoria' }, '2-bedroom apartment in Astoria'],
    [{ bedrooms: 0, area: 'The Bronx' }, 'Studio in the Bronx'],
    [{ bedrooms: 1, area: 'Upper West Side' }, '1-bedroom apartment in the Upper West Side'],
    [{ accommodation: 'house', bedrooms: 0 }, 'House'],
    [{ accommodation: 'room', bedrooms: 3, area: 'Harlem' }, 'Room in Harlem'],
    [{ postType: 'wanted', area: 'Queens' }, 'Wanted: apartment in Queens'],
  ] as const)('%j in English is %s', (some, title) => expect(rentalTitle('en', facts(some))).toBe(title));

  it.each([
    [{ bedrooms: 0 }, 'استوديو في أستوريا'],
    [{ bedrooms: 1 }, 'شقة بغرفة نوم واحدة في أستوريا'],
    [{ bedrooms: 2 }, 'شقة بغرفتي نوم في أستوريا'],
    [{ bedrooms: 3 }, 'شقة بثلاث غرف نوم في أستوريا'],
    [{ bedrooms: 8 }, 'شقة بثماني غرف نوم في أستوريا'],
    [{ bedrooms: 12 }, 'شقة بعدد 12 غرفة نوم في أستوريا'],
    [{ bedrooms: null }, 'شقة في أستوريا'],
    [{ accommodation: 'room', bedrooms: null, postType: 'wanted' }, 'مطلوب: غرفة في أستوريا'],
  ] as const)('%j in Arabic is %s', (some, title) => {
    expect(rentalTitle('ar', facts({ area: 'أستوريا', ...some }))).toBe(title);
  });
});

describe('rentalSummary', () => {
  it('counts in English', () => {
    const some = facts({ bedrooms: 1, bathrooms: 1.5, areaSqFt: 900, features: ['doorman', 'elevator'] });
    expect(rentalSummary('en', some)).toBe('1 bedroom, 1.5 bathrooms, 900 sq ft. Doorman, elevator.');
    expect(rentalSummary('en', facts({}))).toBe('Apartment.');
  });
  it.each([
    [{ bedrooms: 1, bathrooms: 1, areaSqFt: 900 }, 'غرفة نوم واحدة، حمام واحد، 900 قدم مربعة.'],
    [{ bedrooms: 2, bathrooms: 1.5, areaSqFt: 650 }, 'غرفتا نوم، حمام ونصف، 650 قدمًا مربعة.'],
    [{ bedrooms: 5, bathrooms: 2.5, areaSqFt: 1005 }, '5 غرف نوم، حمامان ونصف، 1005 أقدام مربعة.'],
    [{ bedrooms: 11, bathrooms: 3 }, '11 غرفة نوم، 3 حمامات.'],
    [{ bedrooms: 0, bathrooms: 0.5, features: ['مصعد', 'مسبح'] }, 'استوديو، نصف حمام. مصعد، مسبح.'],
  ])('counts in Arabic: %j', (some, text) => expect(rentalSummary('ar', facts(some))).toBe(text));
});
