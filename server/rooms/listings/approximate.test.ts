import { expect, it } from 'vitest';
import { approximate, publicLocation, publicStreet, streetTexts } from './approximate.ts';

it('a point is rounded to some 100 m', () => {
  expect(approximate({ lat: 40.63087, lng: -74.02241 })).toEqual({ lat: 40.631, lng: -74.022 });
  expect(approximate(null)).toBeNull();
});

it('a business publishes its address, everything else a known street', () => {
  expect(publicStreet('business', '30-12 Steinway St')?.name).toBe('30-12 Steinway St');
  for (const kind of ['rental', 'product', 'job'] as const) {
    expect(publicStreet(kind, '30-12 Steinway St')?.name).toBe('Steinway St');
    expect(publicStreet(kind, '30-12 Nowhere Street')).toBeNull();
    expect(publicStreet(kind, null)).toBeNull();
  }
});

it('a street is found by the one that it meets and by its Arabic spelling', () => {
  const texts = streetTexts(publicStreet('rental', '12 Steinway St near 30th Ave'));
  expect(texts).toEqual(['Steinway St', '30th Ave', 'Steinway Street', 'شارع ستاينواي', '30th Avenue']);
  expect(streetTexts(null)).toEqual([]);
});

it('the location of a job stands as it was written, unless its poster is unnamed', () => {
  expect(publicLocation('30-12 Steinway St, 2nd floor', false)).toBe('30-12 Steinway St, 2nd floor');
  expect(publicLocation('30-12 Steinway St, 2nd floor', true)).toBe('Steinway St');
  expect(publicLocation('Behind the blue gate 30', true)).toBeNull();
  expect(publicLocation(undefined, true)).toBeNull();
});
