import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListingKind, listingKinds } from '../../contract/categories.ts';
import { createCatalogSource } from '../rooms/catalog/service.ts';
import { narrowed } from '../rooms/listings/filtering-queries.ts';
import { readRanking } from '../rooms/listings/ranking-queries.ts';
import { chanceOf } from '../seed/synthetic/chance.ts';
import { seedSynthetic } from '../seed/synthetic/seed-synthetic.ts';
import { type TestEngine, testEngine } from '../testing/test-engine.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { pruneChanges } from './listing-queries.ts';
import type { SearchEngine } from './search-engine.ts';
import type { Value } from './value-table.ts';

let site: TestSite;
let tested: TestEngine;
let engine: SearchEngine;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 3_000, seed: 7, now: noon });
  tested = await testEngine(site);
  engine = tested.engine;
});
afterAll(async () => {
  await tested.close();
  await site.close();
});

/** The ids of all results of an index for a text, the best first. */
async function found(kind: ListingKind, text: string, of: SearchEngine = engine): Promise<number[]> {
  const question = await createCatalogSource(site.db).question(text);
  const [match] = question?.matches ?? [];
  const index = of.index(kind);
  if (!match || !index) throw new Error(`cannot ask for ${text}`);
  return index
    .find(match.index, { at: noon.getTime(), conditions: {} })
    .best(5_000)
    .map(({ id }) => id);
}

/** Texts from the words of titles, categories and places: one word, two, a prefix. */
async function questions(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('listing')
    .select(['search_title'])
    .orderBy('id')
    .where(sql<boolean>`id % 97 = 5`)
    .execute();
  const { next: chance } = chanceOf(5);
  const word = (words: string[]) => words[Math.floor(chance() * words.length)] ?? '';
  return rows.flatMap(({ search_title }) => {
    const words = search_title.split(' ');
    return [word(words), `${word(words)} ${word(words)}`, word(words).slice(0, 5), search_title];
  });
}

describe('results', () => {
  it('equal those of PostgreSQL, in its order', async () => {
    const source = createCatalogSource(site.db);
    const differing: unknown[] = [];
    let compared = 0;
    const fixed = ['real estate', 'restaurant astoria', 'k & g', '2br', 'studio', 'سيارة', 'شقة في بروكلين'];
    for (const text of [...fixed, ...(await questions())]) {
      const question = await source.question(text);
      for (const match of question?.matches ?? []) {
        for (const kind of listingKinds) {
          const expected = await readRanking(
            site.db,
            kind,
            { at: noon, match },
            match,
            (db, withWords = true) =>
              narrowed(db.selectFrom('listing as l'), kind, withWords ? { at: noon, match } : { at: noon }),
          );
          const hits = engine
            .index(kind)
            ?.find(match.index, { at: noon.getTime(), conditions: {} })
            .best(5_000);
          const same =
            hits?.length === expected.ids.length &&
            hits.every(({ id, score }, at) => id === expected.ids[at] && score === expected.scores[at]);
          if (!same) differing.push({ text, kind, looseness: match.looseness });
          compared += expected.ids.length;
        }
      }
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(5_000);
  });

  it('continue after a hit', async () => {
    const question = await createCatalogSource(site.db).question('apartment');
    const match = question?.matches[0];
    if (!match) throw new Error('not understood');
    const all = engine.index('rental')?.find(match.index, { at: noon.getTime(), conditions: {} });
    const whole = all?.best(60) ?? [];
    expect(whole).toHaveLength(60);
    expect([...(all?.best(25) ?? []), ...(all?.best(35, whole[24]) ?? [])]).toEqual(whole);
  });

  it('are filtered and counted by values, prices and distance like a plain scan of the rows', async () => {
    const question = await createCatalogSource(site.db).question('apartment');
    const match = question?.matches[0];
    if (!match) throw new Error('not understood');
    const near = { lat: 40.73, lng: -73.95 };
    const { rows } = await sql<{ id: number; bedrooms: number | null }>`
      select l.id, r.bedrooms from listing as l join rental as r on r.id = l.id
      where l.status = 'published' and l.expires_at > ${noon} and l.search_vector @@ ${match.all}::tsquery
        and r.post_type = 'offer' and l.price_cents between 100000 and 300000
        and l.position <@ circle(point(${near.lng * 0.7585}, ${near.lat}), ${6 / 111.195})`.execute(site.db);
    const narrowedDown = engine.index('rental')?.find(match.index, {
      at: noon.getTime(),
      conditions: { post: (value) => value === 'offer' },
      priceMin: 100_000,
      priceMax: 300_000,
      near,
      radiusKm: 6,
    });
    const ids = narrowedDown?.best(1_000).map(({ id }) => id) ?? [];
    expect(rows.length).toBeGreaterThan(10);
    expect(ids.sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b));
    const counts = Map.groupBy(rows, ({ bedrooms }) => bedrooms);
    const counted = narrowedDown?.countValues('bedrooms') ?? [];
    expect(new Map(counted.map(({ value, count }) => [value, count]))).toEqual(
      new Map([...counts].map(([value, some]) => [value, some.length])),
    );
  });
});

describe('a change', () => {
  it('is found once its transaction has ended, and so is a withdrawal', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Zanzibar Lanterns' } });
    await expect.poll(() => found('business', 'zanzibar lanterns')).toEqual([id]);
    await sql`update listing set status = 'closed' where id = ${id}`.execute(site.db);
    await expect.poll(() => found('business', 'zanzibar lanterns')).toEqual([]);
    await sql`update listing set status = 'published' where id = ${id}`.execute(site.db);
    await expect.poll(() => found('business', 'zanzibar lanterns')).toEqual([id]);
    await sql`delete from listing where id = ${id}`.execute(site.db);
    await expect.poll(() => found('business', 'zanzibar lanterns')).toEqual([]);
  });
  it('of details only affects filters', async () => {
    const { rows } = await sql<{ id: number }>`
      update product set condition = 'used' where id = (select min(id) from product where condition = 'new')
      returning id`.execute(site.db);
    await engine.refresh();
    const { values } = engine.index('product')?.tables.condition ?? {};
    const conditions = engine
      .index('product')
      ?.segments.flatMap(({ live, columns }) =>
        [...columns.ids].flatMap((id, document) =>
          id === rows[0]?.id && live[document]
            ? [values?.[columns.dimensions.condition?.[document] ?? -1]]
            : [],
        ),
      );
    expect(conditions).toEqual(['used']);
  });
  it('is in the current index as soon as it is notified', async () => {
    const sizes: Promise<[now: number, current: number | undefined]>[] = [];
    tested.changes.subscribe((dropped) => {
      if (dropped === 'all' || !dropped.has('business')) return;
      const now = engine.index('business')?.size ?? 0;
      sizes.push(engine.current('business').then((index) => [now, index?.size]));
    });
    await site.addBusinesses({ name: { en: 'Freshly Told' } });
    await expect.poll(() => sizes.length).toBeGreaterThan(0);
    const [now, current] = (await sizes[0]) ?? [];
    expect(current).toBe((now ?? 0) + 1);
  });
  it('in a transaction that ends after later ones is not missed', async () => {
    const [slow = 0, quick = 0] = await site.addBusinesses(
      { name: { en: 'Slow Animals' } },
      { name: { en: 'Quick Animals' } },
    );
    const rename = (id: number) =>
      sql`update listing set search_vector = ${"'8844221':1A"}::tsvector where id = ${id}`;
    await site.db.transaction().execute(async (transaction) => {
      await rename(slow).execute(transaction);
      await rename(quick).execute(site.db);
      await engine.refresh();
      expect(await found('business', '8844221')).toEqual([quick]);
    });
    await engine.refresh();
    expect((await found('business', '8844221')).sort()).toEqual([slow, quick].sort());
  });
  it('repeated many times leaves few segments, with the results of a newly built index', async () => {
    const ids = await site.addBusinesses(
      ...Array.from({ length: 40 }, (_, number) => ({ name: { en: `Wombat Cafe ${number}` } })),
    );
    for (const [at, id] of ids.entries()) {
      await sql`update listing set boost = ${at / 100} where id = ${id}`.execute(site.db);
      if (at % 5 === 0) await sql`update listing set status = 'closed' where id = ${id}`.execute(site.db);
      await engine.refresh();
    }
    const expected = await tested.withAnother((anew) => found('business', 'wombat cafe', anew));
    expect(expected).toHaveLength(32);
    expect(await found('business', 'wombat cafe')).toEqual(expected);
    await expect.poll(() => engine.index('business')?.segments.length ?? 99).toBeLessThan(10);
    expect(await found('business', 'wombat cafe')).toEqual(expected);
  });
  it('outside of the log is read again', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Numbat Tailors' } });
    await sql`update listing_change set logged_at = now() - interval '2 hours'`.execute(site.db);
    await pruneChanges(site.db);
    const { rows } = await sql`select from listing_change`.execute(site.db);
    expect(rows).toEqual([]);
    await engine.refresh();
    expect(await found('business', 'numbat tailors')).toEqual([id]);
  });
});

describe('a comparison with the database', () => {
  it('finds no differences if the log is complete', async () => {
    expect(await engine.verify()).toBe(0);
  });
  it('reads inserts and removes deletions that are missing in the log', async () => {
    const [added = 0, removed = 0] = await site.addBusinesses(
      { name: { en: 'Silent Axolotl' } },
      { name: { en: 'Vanishing Axolotl' } },
    );
    await engine.refresh();
    engine.index('business')?.replace([], [added]);
    await site.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`delete from listing where id = ${removed}`.execute(transaction);
    });
    expect(await engine.verify()).toBe(2);
    expect(await found('business', 'axolotl')).toEqual([added]);
  });
  it('reads edits that are missing in the log: words, prices and details', async () => {
    const [renamed = 0] = await site.addBusinesses({ name: { en: 'Silent Kakapo' } });
    await engine.refresh();
    await site.db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update listing set search_vector = '''8844222'':1A' where id = ${renamed}`.execute(
        transaction,
      );
      await sql`update listing set price_cents = price_cents + 100
        where id in (select id from product where condition = 'new' order by id limit 3)`.execute(
        transaction,
      );
      await sql`update rental set bathrooms = 7 where id in (select id from rental order by id limit 2)`.execute(
        transaction,
      );
    });
    await engine.refresh();
    expect(await found('business', '8844222')).toEqual([]);
    expect(await engine.verify()).toBe(6);
    expect(await found('business', '8844222')).toEqual([renamed]);
    expect(await found('business', 'kakapo')).toEqual([]);
    expect(await engine.verify()).toBe(0);
  });
  it('runs if notifications may have been missed', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Unheard Salamander' } });
    await engine.refresh();
    engine.index('business')?.replace([], [id]);
    await sql`select tell('all')`.execute(site.db);
    await expect.poll(() => found('business', 'unheard salamander')).toEqual([id]);
  });
});

describe('the article index', () => {
  const count = async (text: string, at = noon.getTime()) => {
    const question = await createCatalogSource(site.db).question(text);
    const since = (value: Value) => (value as number) <= at;
    return engine.articles()?.count(question?.matches[0]?.index as never, { at, conditions: { since } });
  };
  it('follows publications, including future dates', async () => {
    const publishedAt = new Date(noon.getTime() + 1_000);
    const { rows } = await sql<{ id: number }>`
      insert into content (kind, slug, status, published_at, title, search_vector)
      values ('blog', 'capybara', 'published', ${publishedAt}, '{"en": "Capybara"}', '''capybara'':1A')
      returning id`.execute(site.db);
    await expect.poll(() => count('capybara', noon.getTime() + 1_000)).toBe(1);
    expect(await count('capybara')).toBe(0);
    await site.db
      .updateTable('content')
      .set({ status: 'archived' })
      .where('id', '=', rows[0]?.id ?? 0)
      .execute();
    await expect.poll(() => count('capybara', noon.getTime() + 1_000)).toBe(0);
  });
});
