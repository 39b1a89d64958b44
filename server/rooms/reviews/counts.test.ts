import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import { listOwnPosts } from '../../../contract/my-posts.ts';
import { callHelpful, uncallHelpful } from '../../../contract/reviews.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewDesk } from './testing.ts';

let site: TestSite;
let desk: ReturnType<typeof reviewDesk>;
const members: TestMember[] = [];
let [bakery, barber] = [0, 0];
beforeAll(async () => {
  site = await testSite(() => new Date('2026-11-25T17:00:00Z'));
  const judge = await site.member({ role: 'moderator' });
  desk = reviewDesk(site, judge);
  for (let n = 0; n < 8; n += 1) members.push(await desk.member(`Member ${n}`));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('review').execute();
  [bakery = 0, barber = 0] = await site.addBusinesses({ name: { en: 'Bakery' } }, { name: { en: 'Barber' } });
});

const random = (most: number) => Math.floor(Math.random() * most);

/** Inserts any number of published reviews by SQL. */
const insert = (listingId: number, authorId: number, stars: number, more = sql``) =>
  sql`
  insert into review (listing_id, author_id, status, stars, visited, text, lang, wording, published_at, came_for, weight)
  values (${listingId}, ${authorId}, 'approved', ${stars}, '2026-11-01', 'A text of twenty letters', 'en',
    sha256('x'), now(), '[{"en": "Bread"}]', 1) ${more}`.execute(site.db);

const rated = async (id: number) => {
  const { review_count, rating, rating_rank } = await site.db
    .selectFrom('listing')
    .select(['review_count', 'rating', 'rating_rank'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { review_count, rating, rank: rating_rank.toFixed(4) };
};

/** The same, computed from the reviews themselves. */
async function computed(id: number) {
  const { rows } = await sql<{ n: number; sum: number; weight: number }>`
    select count(*) as n, coalesce(sum(stars * weight), 0) as sum, coalesce(sum(weight), 0) as weight
    from review where listing_id = ${id} and status = 'approved'`.execute(site.db);
  const { n = 0, sum = 0, weight = 0 } = rows[0] ?? {};
  return {
    review_count: n,
    // Rounds like PostgreSQL: halves away from zero.
    rating: n >= 5 ? Math.round((sum / weight) * 10 + 1e-9) / 10 : null,
    rank: (n >= 5 ? (sum + 40) / (weight + 10) : 0).toFixed(4),
  };
}

const tallies = async (id: number) => {
  const { rows } = await sql`
    select stars, lang, photos, count(*) as n, sum(weight) as weight from review
    where listing_id = ${id} and status = 'approved' group by 1, 2, 3 order by 1, 2, 3`.execute(site.db);
  const stored = await sql`
    select stars, lang, photos, n, weight from review_tally where listing_id = ${id} order by 1, 2, 3`.execute(
    site.db,
  );
  return [stored.rows, rows];
};

describe('counts and averages', () => {
  it('are absent below five reviews, and follow every change', async () => {
    for (const [index, who] of members.slice(0, 5).entries()) {
      await insert(bakery, who.id, index === 0 ? 1 : 5);
      expect((await rated(bakery)).rating).toBe(index < 4 ? null : 4.2);
    }
    expect(await rated(bakery)).toEqual(await computed(bakery));
    await sql`update review set weight = 0.05 where listing_id = ${bakery} and stars = 1`.execute(site.db);
    expect(await rated(bakery)).toMatchObject({ review_count: 5, rating: 5 });
    await sql`update review set stars = 2, lang = 'ar' where listing_id = ${bakery}`.execute(site.db);
    expect(await rated(bakery)).toEqual({ ...(await computed(bakery)), rating: 2 });
    await sql`delete from review where listing_id = ${bakery} and author_id = ${members[0]?.id}`.execute(
      site.db,
    );
    expect(await rated(bakery)).toEqual({ review_count: 4, rating: null, rank: '0.0000' });
  });

  it('are exact after concurrent inserts, edits and deletions by many members', async () => {
    const act = async () => {
      const who = members[random(members.length)] as TestMember;
      const id = random(2) ? bakery : barber;
      const kind = random(4);
      if (kind === 0)
        await sql`delete from review where listing_id = ${id} and author_id = ${who.id}`.execute(site.db);
      else if (kind === 1)
        // Both reviews of a member are locked in order: the site never updates them concurrently in different orders.
        await sql`
          with own as (select id from review where author_id = ${who.id} order by id for update)
          update review set weight = ${(1 + random(20)) / 20}, lang = ${random(2) ? 'ar' : 'en'},
            status = ${random(2) ? 'approved' : 'rejected'} where id in (select id from own)`.execute(
          site.db,
        );
      else
        await insert(
          id,
          who.id,
          1 + random(5),
          sql`on conflict (listing_id, author_id) do update set stars = excluded.stars, status = 'approved'`,
        );
    };
    for (let round = 0; round < 60; round += 1) await Promise.all(Array.from({ length: 10 }, act));
    for (const id of [bakery, barber]) {
      expect(await rated(id)).toEqual(await computed(id));
      const [stored, counted] = await tallies(id);
      expect(stored).toEqual(counted);
      const purposes = await site.db
        .selectFrom('review_purpose')
        .select('n')
        .where('listing_id', '=', id)
        .execute();
      expect(purposes.reduce((sum, { n }) => sum + n, 0)).toBe((await rated(id)).review_count);
    }
  });

  it('remain when a business is removed, and change when reviewers are deleted', async () => {
    for (const who of members.slice(0, 5)) await insert(bakery, who.id, 5);
    await insert(barber, members[0]?.id ?? 0, 3);
    await sql`delete from app_user where id = ${members[0]?.id}`.execute(site.db);
    expect((await rated(bakery)).review_count).toBe(4);
    expect((await rated(barber)).review_count).toBe(0);
    await sql`delete from listing where id = ${bakery}`.execute(site.db);
    expect(await site.db.selectFrom('review_tally').selectAll().execute()).toEqual([]);
    members[0] = await desk.member();
  });

  it('sort and filter lists, and appear on cards', async () => {
    const rate = async (id: number, ...stars: number[]) => {
      for (const [index, one] of stars.entries()) await insert(id, members[index]?.id ?? 0, one);
    };
    const [few = 0, none = 0] = await site.addBusinesses({ name: { en: 'Few' } }, { name: { en: 'None' } });
    await rate(bakery, 5, 5, 5, 4, 4);
    await rate(barber, 5, 5, 5, 5, 5, 3, 3);
    await rate(few, 5, 5, 5, 5);
    const ids = [bakery, barber, few, none];
    const of = async (query: string) => {
      const { data } = await (await site.callUnchecked(listBusinesses, { query })).json();
      return data.map(({ id }) => id).filter((id) => ids.includes(id));
    };
    // Weighted with ten imaginary reviews of four stars: (23 + 40) / 15 = 4.2, (31 + 40) / 17 = 4.18; below five
    // reviews there is no rating.
    expect(await of('sort=rated&limit=60')).toEqual([bakery, barber, none, few]);
    expect(await of('rated=1&limit=60')).toEqual([bakery]);
    const { data } = await (await site.call(listBusinesses, { query: { sort: 'rated', limit: 60 } })).json();
    const cards = data.filter(({ id }) => ids.includes(id));
    expect(cards.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
      [4.6, 5],
      [4.4, 7],
      [null, 0],
      [null, 4],
    ]);
  });

  it('of helpful votes are exact, too', async () => {
    await insert(bakery, members[0]?.id ?? 0, 5);
    const { id } = await site.db.selectFrom('review').select('id').executeTakeFirstOrThrow();
    const voters = members.slice(1);
    await Promise.all(voters.map((who) => who.call(callHelpful, { params: { id }, body: {} })));
    await Promise.all(voters.slice(0, 3).map((who) => who.call(uncallHelpful, { params: { id } })));
    expect((await desk.list(bakery)).data[0]?.helpful).toBe(voters.length - 3);
  });

  it('are among the statistics of the owner, with those of this month', async () => {
    const owner = await site.member({ name: 'Huda' });
    await site.db.updateTable('listing').set({ owner_id: owner.id }).where('id', '=', bakery).execute();
    for (const [n, { id }] of members.slice(0, 5).entries()) await insert(bakery, id, n === 0 ? 3 : 5);
    await sql`update review set published_at = '2026-10-31T12:00:00Z' where author_id = ${members[0]?.id}`.execute(
      site.db,
    );
    await sql`update review set published_at = '2026-11-02T12:00:00Z' where author_id <> ${members[0]?.id}`.execute(
      site.db,
    );
    const own = (await (await owner.call(listOwnPosts, { query: {} })).json()).data;
    expect(own.find(({ id }) => id === bakery)?.reviews).toEqual({ count: 5, average: 4.6, thisMonth: 4 });
  });
});
