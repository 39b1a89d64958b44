import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Suggestion } from '../../../contract/search-results.ts';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

/* Suggestions with the index in memory: the same titles as with PostgreSQL, without full-text queries. */

let site: TestSite;
let indexed: IndexedSite;
beforeAll(async () => {
  site = await testSite(() => noon, { RATE_LIMITS: '0' });
  await seedSynthetic(site.db, site.connectionString, { listings: 400, seed: 5, now: noon });
  await site.addBusinesses(
    { name: { en: 'Qasioun Xylophones', ar: 'كسيلوفونات قاسيون' } },
    { name: { en: 'Qasioun Xylophones of Astoria and Queens' } },
    { name: { en: 'Qasioun Xylophones Waiting' }, status: 'pending', publishedAt: null },
  );
  indexed = await indexedSite(site);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

async function suggested(from: Pick<TestSite, 'get'>, words: string, lang = 'en'): Promise<Suggestion[]> {
  const response = await from.get(`search/suggest?q=${encodeURIComponent(words)}`, { lang });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const textsOf = (suggestions: Suggestion[]) => suggestions.map(({ kind, text }) => `${kind}: ${text}`);

const names = ['business: Qasioun Xylophones', 'business: Qasioun Xylophones of Astoria and Queens'];

it.each(['qasiou', 'qasioun xyl', 'xylophones qas', 'QASIOUN  Xylophone'])(
  'completes “%s”',
  async (words) => {
    expect(textsOf(await suggested(indexed, words))).toEqual(names);
  },
);

it('returns the same as PostgreSQL, in the same order', async () => {
  const { rows } = await sql<{ title: string }>`
    select coalesce(title_en, title_ar) as title from listing where id % 23 = 3 order by id`.execute(site.db);
  let found = 0;
  for (const { title } of rows) {
    const typed = title.slice(0, Math.ceil(title.length * 0.8));
    const [expected, answered] = [await suggested(site, typed), await suggested(indexed, typed)];
    expect([typed, textsOf(answered)]).toEqual([typed, textsOf(expected)]);
    found += answered.length;
  }
  expect(found).toBeGreaterThan(10);
});

it('queries PostgreSQL only for displayed data', async () => {
  const write = (statement: ReturnType<typeof sql>) =>
    site.db.transaction().execute(async (transaction) => {
      // The index is not notified.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await statement.execute(transaction);
    });
  await write(sql`update listing set search_vector = '' where search_title like '%xylophone%'`);
  expect(textsOf(await suggested(indexed, 'qasioun xyl'))).toEqual(names);
  await write(sql`update listing set status = 'closed' where title_ar = 'كسيلوفونات قاسيون'`);
  expect(textsOf(await suggested(indexed, 'qasioun xyl'))).toEqual(names.slice(1));
});
