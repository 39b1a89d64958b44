import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import { seedBase } from '../../seed/seed-base.ts';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { type BusinessFilter, businessQueries } from '../businesses/queries.ts';
import { type JobFilter, jobQueries } from '../jobs/queries.ts';
import { createCounter } from '../listings/counting.ts';
import { type ProductFilter, productQueries } from '../products/queries.ts';
import { type RentalFilter, rentalQueries } from '../rentals/queries.ts';
import { createFacetCounts, type FacetCounts, foldCounts } from './service.ts';

let site: TestSite;
let facetCounts: FacetCounts;
const moment = { date: '2026-11-20', minute: 720 };
beforeAll(async () => {
  site = await testSite();
  facetCounts = createFacetCounts(site.db);
  await facetCounts.fresh(noon);
  await seedSynthetic(site.db, site.connectionString, { listings: 3_000, seed: 7, now: noon });
});
afterAll(() => site.close());

const run = (statement: string) => sql.raw(statement).execute(site.db);

/** The stored counts of a type, and the same counted from the rows. */
async function maintainedAndCounted(kind: ListingKind, by: FacetCounts = facetCounts) {
  await by.fresh(noon);
  const facets = [
    { name: 'category', dimension: 'category' },
    { name: 'city', dimension: 'city' },
  ];
  const published = sql`kind = ${kind} and status = 'published' and (expires_at is null or expires_at > ${noon})`;
  const counted = async (column: string) =>
    (
      await sql<{ value: string; count: number }>`
        select one::text as value, count(*)::int as count from listing, unnest(${sql.ref(column)}) as one
        where ${published} group by 1`.execute(site.db)
    ).rows;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from listing where ${published}`.execute(site.db);
  const sorted = (values: { value: string; count: number }[] = []) =>
    values.map(({ value, count }) => `${value}: ${count}`).sort();
  const found = by.count(kind, {}, facets);
  return [
    { total: found.total, category: sorted(found.facets.category), city: sorted(found.facets.city) },
    {
      total: rows[0]?.count,
      category: sorted(await counted('category_ids')),
      city: sorted(await counted('place_ids')),
    },
  ];
}

async function expectTrue(by: FacetCounts = facetCounts): Promise<void> {
  for (const kind of listingKinds) {
    const [one, other] = await maintainedAndCounted(kind, by);
    expect(one).toEqual(other);
  }
}

describe('stored counts equal the rows', () => {
  it('after thousands were copied', async () => {
    await expectTrue();
    expect(facetCounts.count('business', {}, []).total).toBeGreaterThan(500);
  });
  it.each([
    ['closed', `update listing set status = 'closed' where id % 7 = 0`],
    ['published again', `update listing set status = 'published' where id % 14 = 0`],
    ['moved', `update listing set place_ids = '{1}', place_id = 1 where id % 11 = 0`],
    [
      'put elsewhere, and nothing else',
      `update listing set lat = null, lng = null, views = views + 1 where kind = 'business' and id % 5 = 0`,
    ],
    ['another in its details', `update rental set bedrooms = 4, gender = 'any' where id % 3 = 0`],
    ['deleted', `delete from listing where id % 13 = 0`],
    ['expired, though not marked so', `update listing set expires_at = '2026-11-20' where id % 17 = 0`],
    ['shown for longer', `update listing set expires_at = '2027-11-20' where id % 34 = 0`],
  ])('after some were %s', async (_, statement) => {
    await run(statement);
    await expectTrue();
  });
  it('after a change that is rolled back', async () => {
    await expect(
      site.db.transaction().execute(async (transaction) => {
        await sql`update listing set status = 'closed'`.execute(transaction);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await expectTrue();
  });
  it('with concurrent transactions', async () => {
    let open = () => {};
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    const begun = Promise.withResolvers<void>();
    const slow = site.db.transaction().execute(async (transaction) => {
      await sql`update listing set status = 'closed' where id = (select min(id) from listing where status = 'published')`.execute(
        transaction,
      );
      begun.resolve();
      await held;
    });
    await begun.promise;
    await run(
      `update listing set status = 'closed' where id = (select max(id) from listing where status = 'published')`,
    );
    await expectTrue();
    open();
    await slow;
    await expectTrue();
  });
  it('before and after changes are folded, with and without earlier counts in memory', async () => {
    const other = createFacetCounts(site.db);
    await other.fresh(noon);
    await run(`update listing set status = 'closed' where id % 19 = 0`);
    await expectTrue();
    // Transactions in another database of this server delay folding.
    const left = async () => {
      await foldCounts(site.db);
      return (await sql`select from listing_count_change`.execute(site.db)).rows.length;
    };
    await expect.poll(left, { timeout: 25_000 }).toBe(0);
    await expectTrue();
    await expectTrue(other);
    await expectTrue(createFacetCounts(site.db));
  });
  it('after all were counted again during an older transaction, and folded', async () => {
    const older = await site.db.startTransaction().execute();
    try {
      await sql`select pg_current_xact_id()`.execute(older);
      const reader = createFacetCounts(site.db);
      await reader.fresh(noon);
      // As bulk inserts do: nothing is recorded for the changed rows, and everything is counted again.
      await site.db.transaction().execute(async (transaction) => {
        await sql`alter table listing disable trigger user`.execute(transaction);
        await sql`update listing set status = 'closed' where status = 'published' and id % 23 = 0`.execute(
          transaction,
        );
        await sql`alter table listing enable trigger user`.execute(transaction);
        await sql`select recount_listings()`.execute(transaction);
      });
      await foldCounts(site.db);
      await expectTrue(reader);
    } finally {
      await older.rollback().execute();
    }
    await expectTrue();
  });
  it('after a restored site has started', async () => {
    await run(`insert into listing_count_change (xid, kind, cell, n)
      select '9000000000', kind, cell, 1 from listing_count limit 5`);
    await run(`update listing_count_fold set folded = '9000000000', next = '9000000000'`);
    await seedBase(site.db);
    await expectTrue();
    await expectTrue(createFacetCounts(site.db));
  });
});

describe('lists are counted equally by stored counts and by rows', () => {
  const [at, near] = [noon, { lat: 40.63, lng: -74.02 }];
  const category = (slug: string) => site.catalog.categoryBySlug(slug)?.id ?? 0;
  const place = (slug: string) => site.catalog.placeBySlug(slug)?.id ?? 0;
  const inOrder = (facets: Record<string, { value: string; count: number }[]>) =>
    Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [
        name,
        values
          .filter(({ count }) => count > 0)
          .map(({ value, count }) => `${value}: ${count}`)
          .sort(),
      ]),
    );

  it('businesses', async () => {
    const facets = businessQueries.facets(moment);
    const rows = createCounter<BusinessFilter>((filter, columns, limit) =>
      businessQueries.count(site.db, filter, columns, limit),
    );
    const cells = createCounter<BusinessFilter>(
      (filter, columns, limit) => businessQueries.count(site.db, filter, columns, limit),
      { counts: facetCounts, kind: 'business', conditions: businessQueries.cellConditions },
    );
    const shops = site.catalog.ofType('shops').map(({ id }) => id);
    const filters: BusinessFilter[] = [
      { at },
      { at, near },
      { at, categoryIds: shops, verified: true },
      { at, category: category('restaurants'), place: place('brooklyn'), cityId: place('bay-ridge') },
      { at, category: category('groceries'), openAt: moment },
      { at, near, radiusKm: 3, verified: true },
    ];
    for (const filter of filters) {
      const [one, other] = await Promise.all([cells(filter, facets), rows(filter, facets)]);
      expect({ ...one, limit: 0, facets: inOrder(one.facets) }).toEqual({
        ...other,
        limit: 0,
        facets: inOrder(other.facets),
      });
    }
  });
  it('rentals, jobs and products', async () => {
    const rentals: RentalFilter[] = [
      { at, postType: 'offer', accommodation: 'room', gender: 'female' },
      { at, bedrooms: 0, near },
      { at, bedrooms: 2, bathrooms: 1.5, place: place('queens') },
      { at, pets: 'cats', furnished: true },
      { at, utilities: true, postType: 'offer' },
    ];
    const jobs: JobFilter[] = [
      { at, jobType: 'part_time', postType: 'hiring' },
      { at, experience: 'none', near },
      { at, workplace: 'remote' },
    ];
    const products: ProductFilter[] = [
      { at, mainCategory: category('vehicles'), category: category('cars'), condition: 'used' },
      { at, postType: 'sale', near },
      { at, free: true },
      { at, delivery: true, condition: 'used' },
    ];
    const same = async <F>(
      count: (
        usesFacetCounts: boolean,
      ) => (filter: F) => Promise<{ total: number; facets: Record<string, never[]> }>,
      filters: F[],
    ) => {
      for (const filter of filters) {
        const [one, other] = await Promise.all([count(true)(filter), count(false)(filter)]);
        expect(one.total).toBe(other.total);
        expect(inOrder(one.facets)).toEqual(inOrder(other.facets));
      }
    };
    await same<RentalFilter>(
      (usesFacetCounts) => (filter) =>
        createCounter<RentalFilter>(
          (one, columns, limit) => rentalQueries.count(site.db, one, columns, limit),
          usesFacetCounts
            ? { counts: facetCounts, kind: 'rental', conditions: rentalQueries.cellConditions }
            : undefined,
        )(filter, rentalQueries.facets(moment)) as never,
      rentals,
    );
    await same<JobFilter>(
      (usesFacetCounts) => (filter) =>
        createCounter<JobFilter>(
          (one, columns, limit) => jobQueries.count(site.db, one, columns, limit),
          usesFacetCounts
            ? { counts: facetCounts, kind: 'job', conditions: jobQueries.cellConditions }
            : undefined,
        )(filter, jobQueries.facets(moment)) as never,
      jobs,
    );
    await same<ProductFilter>(
      (usesFacetCounts) => (filter) =>
        createCounter<ProductFilter>(
          (one, columns, limit) => productQueries.count(site.db, one, columns, limit),
          usesFacetCounts
            ? { counts: facetCounts, kind: 'product', conditions: productQueries.cellConditions }
            : undefined,
        )(filter, productQueries.facets(moment)) as never,
      products,
    );
  });
});
