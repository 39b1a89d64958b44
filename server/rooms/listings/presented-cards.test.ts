import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Span, type Week, weekdays } from '../../../contract/hours.ts';
import type { SearchResults } from '../../../contract/search-results.ts';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

/* Cached cards are presented again if the context of their presentation differs. */

const spans: readonly Span[] = [{ from: '09:00', to: '17:00' }];
const nineToFive = Object.fromEntries(weekdays.map((day) => [day, { state: 'open', spans }])) as Week;

let site: TestSite;
let indexed: IndexedSite;
let now = noon;
beforeAll(async () => {
  site = await testSite(() => now);
  await site.addBusinesses({ name: { en: 'Zanzibar Hardware', ar: 'خردوات زنجبار' }, hours: nineToFive });
  indexed = await indexedSite(site, () => now);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

async function card(lang: 'en' | 'ar', path = 'search?q=zanzibar&type=business') {
  const answer = (await (await indexed.get(path, { lang })).json()) as SearchResults;
  return answer.data.business[0];
}

it('cached cards are in the language of the request', async () => {
  for (let turn = 0; turn < 2; turn++) {
    expect(await card('en')).toMatchObject({ name: 'Zanzibar Hardware', lang: 'en' });
    expect(await card('ar')).toMatchObject({ name: 'خردوات زنجبار', lang: 'ar' });
  }
});

it('cached cards have the opening state of the minute', async () => {
  // 16:59 in New York, then 17:00.
  now = new Date('2026-11-20T21:59:30Z');
  expect((await card('en'))?.opening).toMatchObject({ state: 'open' });
  now = new Date('2026-11-20T22:00:00Z');
  expect((await card('en'))?.opening).toMatchObject({ state: 'closed' });
});

it('cached cards have the distance from the position of the request', async () => {
  await card('en');
  const near = await card('en', 'search?q=zanzibar&type=business&near=40.7,-73.95');
  const far = await card('en', 'search?q=zanzibar&type=business&near=41.7,-73.95');
  expect(near?.distanceMeters).toBeGreaterThan(0);
  expect(far?.distanceMeters).toBeGreaterThan(near?.distanceMeters ?? 0);
  expect((await card('en'))?.distanceMeters).toBeNull();
});
