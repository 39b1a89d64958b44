import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

/* Searches rank businesses by their reviews, too: with the index in memory as in PostgreSQL. */

let site: TestSite;
let indexed: IndexedSite;
let ids: number[] = [];
beforeAll(async () => {
  site = await testSite();
  ids = await site.addBusinesses(
    { name: { en: 'Damascus Bakery' } },
    { name: { en: 'Damascus Bakery' } },
    { name: { en: 'Damascus Bakery' } },
    { name: { en: 'The old Damascus street and its famous little bakery' } },
  );
  await sql`update listing set published_at = (select published_at from listing where id = ${ids[0]}), boost = 0.5
    where id = any (${ids}::bigint[])`.execute(site.db);
  indexed = await indexedSite(site);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

let members = 0;
/** Publishes some reviews of a business, each of another member. */
async function review(id: number | undefined, stars: number, count: number): Promise<void> {
  const from = members;
  members += count;
  await sql`
    with author as (
      insert into app_user (name, email, password_hash, terms_accepted_at)
      select 'Member', 'ranking' || at || '@post.example', 'x', now()
      from generate_series(${from + 1}::int, ${members}::int) at returning id)
    insert into review (listing_id, author_id, status, stars, visited, text, lang, wording, published_at, came_for)
    select ${id}, id, 'approved', ${stars}, '2026-11-01', 'A text of twenty letters', 'en', sha256('x'), now(), '[]'
    from author`.execute(site.db);
  await indexed.engine.refresh();
}

const found = async (from: Pick<TestSite, 'get'>): Promise<number[]> => {
  const { data } = await (await from.get('search?q=damascus+bakery&type=business')).json();
  return data.business.map((one: { id: number }) => one.id);
};

it('ranks the better reviewed of equal matches first, and no worse match before a better one', async () => {
  const [bad, plain, good, worseMatch] = ids;
  const before = [good, plain, bad, worseMatch];
  expect([await found(site), await found(indexed)]).toEqual([before, before]);

  await review(bad, 1, 6);
  await review(plain, 5, 4);
  expect([await found(site), await found(indexed)]).toEqual([before, before]);

  // Four reviews are no average yet; the fifth makes it the first.
  await review(plain, 5, 1);
  const after = [plain, good, bad, worseMatch];
  expect([await found(site), await found(indexed)]).toEqual([after, after]);

  await review(worseMatch, 5, 12);
  expect([await found(site), await found(indexed)]).toEqual([after, after]);
});

it('logs only changes of the mean that move its first decimal', async () => {
  const [bad] = ids;
  const logged = async () =>
    (await site.db.selectFrom('listing_change').select('id').where('listing_id', '=', Number(bad)).execute())
      .length;
  const before = await logged();
  await sql`update listing set rating_rank = rating_rank + 0.001 where id = ${bad}`.execute(site.db);
  expect(await logged()).toBe(before);
  await sql`update listing set rating_rank = rating_rank + 0.1 where id = ${bad}`.execute(site.db);
  expect(await logged()).toBe(before + 1);
});
