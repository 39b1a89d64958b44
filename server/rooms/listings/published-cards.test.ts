import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListingCache } from '../../changes/listing-cache.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { businessQueries } from '../businesses/queries.ts';
import { createPublishedCards, type WithPictures } from './published-card-queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

it('omits no card that another request with the same check has cached meanwhile', async () => {
  const [one = 0, other = 0] = await site.addBusinesses({ name: { en: 'Wadi' } }, { name: { en: 'Nahr' } });
  const ids = [one, other];
  type Row = WithPictures<{ id: number }>;
  const rowOf = (id: number): [number, Row] => [id, { id, card_pictures: [] }];
  const known = [new Map([rowOf(other)]), new Map([rowOf(one), rowOf(other)])];
  const cache: ListingCache<Row> = {
    known: () => known.shift() ?? new Map(),
    read: async (missing, readMissing) => new Map(await readMissing([...missing])),
  };
  const readCards = createPublishedCards(site.db, businessQueries, cache, ['main']);
  const pages = await Promise.all([readCards(ids, noon), readCards(ids, noon)]);
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids, ids]);
});
