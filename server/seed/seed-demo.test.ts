import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../contract/businesses.ts';
import { homeSchema, ourServicesSchema, readHome, readOurServices } from '../../contract/content.ts';
import { readGeneralSettings } from '../../contract/settings.ts';
import { readTranslationTasks } from '../../contract/translations.ts';
import { localStorage, type Storage } from '../storage/storage.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { seedDemo } from './seed-demo.ts';

let site: TestSite;
let storage: Storage;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  storage = localStorage(folder);
  // Draws and scales all pictures: a minute on a machine with other work, and more on a slow one.
  await seedDemo(site.db, storage, noon);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select kind as name, count(*) from listing where status = 'published' group by kind
    union all select kind, count(*) from content where status = 'published' group by kind
    union all select 'users', count(*) from app_user
    union all select 'media', count(*) from media
    union all select 'pictures', count(*) from listing_media`.execute(site.db);
  return Object.fromEntries(rows.map((row) => [row.name, Number(row.count)]));
}

describe('the demo content', () => {
  it('fills every part of the site', async () => {
    expect(await counts()).toMatchObject({
      business: 60,
      product: 40,
      rental: 78,
      job: 40,
      blog: 12,
      news: 8,
      guide: 12,
      faq: 20,
      page: 3,
      welcome: 1,
      service: 6,
      users: 22,
    });
  });

  it('has a complete front page in both languages', async () => {
    for (const lang of ['en', 'ar']) {
      const home = homeSchema.parse((await (await site.call(readHome, {}, { lang })).json()).data);
      expect(home.hero[0]?.title).toBeTruthy();
      expect(home.advertisement?.phone).toBe('+17185550170');
      expect([home.businesses, home.rentals, home.products, home.jobs, home.articles].map((list) => list.length)).toEqual([8, 4, 5, 4, 4]);
      expect(home.businesses.every((business) => business.lang === lang)).toBe(true);
      const services = ourServicesSchema.parse((await (await site.call(readOurServices, {}, { lang })).json()).data);
      expect(services.services.map((service) => service.key)).toEqual(['service_provider', 'shops', 'market_place', 'rent', 'jobs']);
      expect(services.services.every((service) => service.count > 0)).toBe(true);
    }
  });

  it('rates most places, has few reviews of some, and none of others', async () => {
    const { data } = await (await site.call(listBusinesses, { query: { limit: 60 } })).json();
    const counts = data.map(({ reviewCount }) => reviewCount);
    expect(counts.filter((count) => count >= 5).length).toBeGreaterThan(25);
    expect(counts.filter((count) => count > 0 && count < 5).length).toBeGreaterThan(10);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
  });

  it('displays at most six of the seven social icons', async () => {
    const { data } = await (await site.call(readGeneralSettings)).json();
    expect(data.footer.social_media).toHaveLength(6);
  });

  it('serves the photographs that it stored', async () => {
    const { data } = await (await site.call(listBusinesses, { query: { limit: 60 } })).json();
    const photo = data.find((business) => business.photo)?.photo;
    expect(photo?.variants.map(({ width }) => width)).toEqual([400, 600, 800]);
    expect(await storage.get(photo?.url.replace('/media/', '') ?? '')).toBeDefined();
  });

  it.each([
    ['businesses', 'businesses?limit=60'],
    ['things for sale', 'filter-market?limit=60'],
    ['homes', 'rents/web/looking_for?limit=60'],
  ])('has no two %s with the same picture in a list', async (_, path) => {
    const { data } = await (await site.get(path)).json();
    const urls: string[] = data.flatMap(({ photo }: { photo: { url: string } | null }) => photo?.url ?? []);
    expect(urls.length).toBeGreaterThan(15);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('is inserted once, and resumes after an interruption without duplicates', async () => {
    const before = await counts();
    expect(await seedDemo(site.db, storage, noon)).toBe(false);
    await sql`delete from setting where key = 'demo'`.execute(site.db);
    await sql`delete from content where kind in ('faq', 'page')`.execute(site.db);
    await sql`delete from listing where kind = 'job'`.execute(site.db);
    expect(await seedDemo(site.db, storage, noon)).toBe(true);
    expect(await counts()).toEqual(before);
  });

  it('has pending items of every kind, including a revision, some with signals', async () => {
    const judge = await site.member({ role: 'moderator' });
    const { data } = await (await judge.ask('GET', 'admin/queue')).json();
    expect(data.map(({ kind, change }: { kind: string; change: boolean }) => [kind, change])).toEqual([
      ['business', false],
      ['job', false],
      ['product', false],
      ['rent', false],
      ['rent', true],
    ]);
    const codes = (index: number) => data[index].signals.map(({ code }: { code: string }) => code);
    expect(codes(3)).toEqual(['newAccount', 'phoneSeen', 'pictureSeen', 'lowPrice', 'link', 'contact', 'advance']);
    expect(codes(1)).toEqual([]);
    const change = await (await judge.ask('GET', `admin/queue/rent/${data[4].id}`)).json();
    expect(change.data.body.priceCents).not.toBe(change.data.published.priceCents);
    expect(change.data.body.images).toHaveLength(3);
  });

  it('has posts in one language that the demo member can translate', async () => {
    const salma = await site.member();
    const { data } = await (await salma.call(readTranslationTasks)).json();
    expect(data.open.map(({ kind }) => kind).sort()).toEqual(['job', 'job', 'product', 'product', 'rent', 'rent']);
    const { id: owner } = await site.db.selectFrom('app_user').select('id').where('email', '=', 'member@arabnewyork.example').executeTakeFirstOrThrow();
    const ids = data.open.map(({ id }) => id);
    expect(await site.db.selectFrom('listing').select('id').where('id', 'in', ids).where('owner_id', '=', owner).execute()).toEqual([]);
  });

  it('contains no active HTML', async () => {
    const { rows } = await sql`select 1 from content where body::text ~* '<script|onerror|javascript:'`.execute(site.db);
    expect(rows).toEqual([]);
  });
});
