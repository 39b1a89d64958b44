import { expect, it } from 'vitest';
import { approximate, publicLocation, publicStreet, streetTexts } from './approximate.ts';

it('rounds a point to about 100 m', () => {
  expect(approximate({ lat: 40.63087, lng: -74.02241 })).toEqual({ lat: 40.631, lng: -74.022 });
  expect(approximate(null)).toBeNull();
});

it('publishes the address of a business, and otherwise a known street', () => {
  expect(publicStreet('business', '30-12 Steinway St')?.name).toBe('30-12 Steinway St');
  for (const kind of ['rental', 'product', 'job'] as const) {
    expect(publicStreet(kind, '30-12 Steinway St')?.name).toBe('Steinway St');
    expect(publicStreet(kind, '30-12 Nowhere Street')).toBeNull();
    expect(publicStreet(kind, null)).toBeNull();
  }
});

it('finds a street by its cross street and its Arabic spelling', () => {
  const texts = streetTexts(publicStreet('rental', '12 Steinway St near 30th Ave'));
  expect(texts).toEqual(['Steinway St', '30th Ave', 'Steinway Street', 'شارع ستاينواي', '30th Avenue']);
  expect(streetTexts(null)).toEqual([]);
});

it('publishes the location of a job as written, unless its poster is anonymous', () => {
  expect(publicLocation('30-12 Steinway St, 2nd floor', false)).toBe('30-12 Steinway St, 2nd floor');
  expect(publicLocation('30-12 Steinway St, 2nd floor', true)).toBe('Steinway St');
  expect(publicLocation('Behind the blue gate 30', true)).toBeNull();
  expect(publicLocation(undefined, true)).toBeNull();
});
