import { expect, it } from 'vitest';
import { chanceOf } from '../seed/synthetic/chance.ts';
import type { IndexFilter } from './index-filter.ts';
import { type IndexedListing, KindIndex } from './kind-index.ts';

const at = Date.parse('2026-11-20T17:00:00Z');
const hasId = (id: number) => (value: unknown) => (value as readonly number[]).includes(id);

it('lists the same for places and categories as a scan of all listings', () => {
  const chance = chanceOf(3);
  const listings = Array.from({ length: 5_000 }, (_, index): IndexedListing => {
    const area = chance.whole(20, 60);
    const category = chance.whole(100, 130);
    return {
      id: index + 1,
      vector: "'bread':1A",
      boost: 0,
      publishedAt: at - chance.whole(0, 90 * 86_400_000),
      expiresAt: chance.whole(0, 9) === 0 ? at - 1_000 : Number.POSITIVE_INFINITY,
      latitude: Number.NaN,
      longitude: Number.NaN,
      hash: 0,
      values: { main: category, category: [category, 10 + (category % 3)], city: [area, 1 + (area % 5)] },
    };
  });
  const index = new KindIndex(['main', 'category', 'city']);
  index.replace(listings, []);
  // Some are removed, and some are moved elsewhere in a newer segment.
  const moved = listings
    .filter(({ id }) => id % 11 === 0)
    .map((one): IndexedListing => ({ ...one, values: { ...one.values, city: [33, 4] } }));
  index.replace(
    moved,
    listings.flatMap(({ id }) => (id % 7 === 0 && id % 11 !== 0 ? [id] : [])),
  );
  const current = listings
    .filter(({ id }) => id % 7 !== 0 || id % 11 === 0)
    .map((one) => moved.find(({ id }) => id === one.id) ?? one);

  const filters: IndexFilter['conditions'][] = [
    { city: hasId(33) },
    { city: hasId(2) },
    { category: hasId(105) },
    { city: hasId(33), category: hasId(105) },
    { city: hasId(4), category: hasId(11) },
    { city: hasId(999) },
    { main: (value) => value === 105 || value === 106 },
  ];
  for (const conditions of filters) {
    const expected = current
      .filter(
        ({ expiresAt, values }) =>
          expiresAt > at && Object.entries(conditions).every(([name, fits]) => fits(values[name] ?? null)),
      )
      .sort((one, other) => other.publishedAt - one.publishedAt || other.id - one.id)
      .map(({ id }) => id);
    const listed = index.list({ at, conditions });
    expect(listed.total).toBe(expected.length);
    expect(listed.first({ by: 'newest', isDescending: true }, 5_000)).toEqual(expected);
    expect(listed.countWith({ main: (value) => value === 105 })).toBe(
      expected.filter((id) => current.find((one) => one.id === id)?.values.main === 105).length,
    );
  }
});
