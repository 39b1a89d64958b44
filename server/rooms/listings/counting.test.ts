import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createCounter } from './counting.ts';
import { countLimit, type FacetColumn } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';

const at = new Date('2026-11-20T17:00:00Z');
const columns: FacetColumn<ListingFilter>[] = [
  { name: 'category', value: sql`l.category_ids`, many: true, own: ['category'] },
  { name: 'city', value: sql`l.place_ids`, many: true, own: ['place'] },
];

/** A counter with a number of rows, and its requests. */
function counterOf(total: number) {
  const queries: { filter: ListingFilter; names: string[] }[] = [];
  const count = createCounter<ListingFilter>(async (filter, facets) => {
    const names = facets.map(({ name }) => name);
    queries.push({ filter, names });
    return {
      total,
      limit: countLimit,
      facets: Object.fromEntries(names.map((name) => [name, [{ value: '1', count: total }]])),
    };
  });
  return { count, queries };
}

describe('counting', () => {
  it('reads once for all facets without a filter of their own, and once for each with one', async () => {
    const { count, queries } = counterOf(5);
    const counted = await count({ at, category: 3 }, columns);
    expect(queries).toEqual([
      { filter: { at, category: 3 }, names: ['city'] },
      { filter: { at, category: undefined }, names: ['category'] },
    ]);
    expect(Object.keys(counted.facets).sort()).toEqual(['category', 'city']);
  });
  it('counts small results every time, and caches large ones', async () => {
    for (const [total, times] of [
      [2_000, 2],
      [2_001, 1],
    ] as const) {
      const { count, queries } = counterOf(total);
      await count({ at }, columns);
      await count({ at: new Date(at.getTime() + 1_000) }, columns);
      expect(queries).toHaveLength(times);
      await count({ at, place: 7 }, []);
      expect(queries).toHaveLength(times + 1);
    }
  });
  it('shares one count between concurrent equal requests', async () => {
    const { count, queries } = counterOf(1);
    await Promise.all([count({ at }, columns), count({ at }, columns)]);
    expect(queries).toHaveLength(1);
  });
});
