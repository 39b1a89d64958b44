import { describe, expect, it } from 'vitest';
import { placeOutlines } from '../seed/base/place-outlines.ts';
import { places } from '../seed/base/places.ts';
import { type Area, areaContains, borderDistance, coarseArea, middleOfArea } from './areas.ts';

/** A square with sides of about 1.1 km, as a ring whose first corner is not repeated. */
const square = (lng: number, lat: number, side = 0.01): number[][] => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
];

describe('areas', () => {
  const holed: Area = [[square(-74, 40.6), square(-73.996, 40.604, 0.002)], [square(-73.9, 40.6)]];
  it('contain the points in any of their parts and in none of their holes', () => {
    expect(areaContains(holed, { lat: 40.602, lng: -73.998 })).toBe(true);
    expect(areaContains(holed, { lat: 40.605, lng: -73.995 })).toBe(false);
    expect(areaContains(holed, { lat: 40.605, lng: -73.895 })).toBe(true);
    expect(areaContains(holed, { lat: 40.7, lng: -73.995 })).toBe(false);
  });
  it('have the distance of their borders', () => {
    expect(borderDistance([[square(-74, 40.6)]], [[square(-73.99, 40.6)]])).toBe(0);
    expect(borderDistance([[square(-74, 40.6)]], [[square(-74, 40.62)]])).toBeCloseTo(1.112, 2);
  });
  it('have a center', () => {
    expect(middleOfArea([[square(-74, 40.6)]]).lat).toBeCloseTo(40.605, 6);
    expect(middleOfArea([[square(-74, 40.6)]]).lng).toBeCloseTo(-73.995, 6);
  });
  it('are simplified without losing their corners', () => {
    const circle = Array.from({ length: 500 }, (_, index) => {
      const angle = (index / 500) * 2 * Math.PI;
      return [-74 + 0.02 * Math.cos(angle), 40.7 + 0.015 * Math.sin(angle)];
    });
    const coarse = coarseArea([[circle]], 40);
    expect(coarse[0]?.[0]?.length).toBeGreaterThan(8);
    expect(coarse.flat(2).length).toBeLessThanOrEqual(40);
    expect(coarseArea([[square(-74, 40.6)]], 40)).toEqual([[square(-74, 40.6)]]);
  });
});

describe('drawn outlines', () => {
  const areaOf = (slug: string): Area => [
    [(placeOutlines[slug] ?? '').split(' ').map((corner) => corner.split(',').map(Number).reverse())],
  ];
  it.each(places.filter(({ kind }) => kind !== 'borough'))(
    '$slug is around its center',
    ({ slug, lat, lng }) => {
      const [[ring = []] = []] = areaOf(slug);
      expect(ring.length).toBeGreaterThan(4);
      expect(ring.length).toBeLessThanOrEqual(40);
      expect(ring.flat().every(Number.isFinite)).toBe(true);
      expect(areaContains(areaOf(slug), { lat, lng })).toBe(true);
    },
  );
  it('are of existing places', () => {
    const slugs = places.map(({ slug }) => slug);
    expect(Object.keys(placeOutlines).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
