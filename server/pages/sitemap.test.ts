import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSite, pagesNamed, publicUrl } from '../testing/page-site.ts';
import { addJobs, addProducts, addRentals, days } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';
import { inside, parseXml, textIn } from '../testing/xml.ts';
import { sitemapXml } from './sitemap-xml.ts';

const paths = [
  '/',
  '/Blog',
  '/Category/:type',
  '/SubCategory/:categoryName?/:id',
  '/Neighborhood/:slug',
  '/MarketProfile/:id/:slug?',
  '/Rent/:id/:slug?',
  '/show-job/:id?/:slug?',
  '/Show-Product/:id/:slug?',
];

let site: TestSite;
let open: number[];
let rental: number;
beforeAll(async () => {
  site = await pageSite(pagesNamed(...paths));
  open = await site.addBusinesses(
    { name: { en: 'Tom & Jerry’s <Café>', ar: 'مقهى' }, categories: ['restaurants'] },
    { name: { ar: 'مخبز باب توما' }, categories: ['bakeries'] },
    { name: { en: 'Waiting' }, status: 'pending' },
    { name: { en: 'Refused' }, status: 'rejected' },
    { name: { en: 'Past' }, status: 'expired' },
  );
  rental =
    (await addRentals(site, { title: { en: 'Room' } }, { title: { en: 'Gone' }, expiresAt: days(-1) }))[0] ??
    0;
  await addJobs(site, { title: { en: 'Baker' }, status: 'closed' });
  await addProducts(site, { title: { en: 'Car' }, status: 'pending' });
  await site.db
    .updateTable('listing')
    .set({ updated_at: new Date('2026-11-02T03:04:05.678Z') })
    .execute();
});
afterAll(() => site.close());

async function read(path: string, from = site) {
  const response = await from.ask(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return parseXml(await response.text());
}

async function locations(path: string, from = site): Promise<string[]> {
  return (await read(path, from)).children.map((entry) => textIn(entry, 'loc') ?? '');
}

describe('the index', () => {
  it('lists nonempty files, and no records without pages', async () => {
    expect(await locations('/sitemap.xml')).toEqual(
      ['pages', 'categories', 'subcategories', 'neighborhoods', 'businesses', 'rentals'].map(
        (kind) => `${publicUrl}/sitemaps/${kind}-1.xml`,
      ),
    );
    const index = await read('/sitemap.xml');
    const businesses = index.children.find((entry) => textIn(entry, 'loc')?.includes('businesses'));
    expect(businesses && textIn(businesses, 'lastmod')).toBe('2026-11-02T03:04:05.678Z');
  });

  it('is not sent again to clients that have it', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/businesses-1.xml', '/robots.txt']) {
      const etag = (await site.ask(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      const again = await site.ask(path, { headers: { 'if-none-match': etag } });
      expect(again.status, path).toBe(304);
      expect(await again.text()).toBe('');
    }
  });
});

describe('a file', () => {
  it('lists published pages only, in every language, with alternates for all languages', async () => {
    const { children } = await read('/sitemaps/businesses-1.xml');
    const [first, second] = open;
    const cafe = children.filter((entry) => textIn(entry, 'loc')?.includes(`/${first}/`));
    expect(children).toHaveLength(4);
    expect(cafe.map((entry) => textIn(entry, 'loc'))).toEqual([
      `${publicUrl}/MarketProfile/${first}/tom-and-jerrys-cafe`,
      `${publicUrl}/MarketProfile/${first}/tom-and-jerrys-cafe?lang=ar`,
    ]);
    for (const entry of cafe) {
      expect(textIn(entry, 'lastmod')).toBe('2026-11-02T03:04:05.678Z');
      expect(inside(entry, 'xhtml:link').map(({ attributes }) => attributes)).toEqual([
        { rel: 'alternate', hreflang: 'en', href: textIn(cafe[0] as never, 'loc') },
        { rel: 'alternate', hreflang: 'ar', href: textIn(cafe[1] as never, 'loc') },
        { rel: 'alternate', hreflang: 'x-default', href: textIn(cafe[0] as never, 'loc') },
      ]);
    }
    expect(children.some((entry) => textIn(entry, 'loc')?.includes(`/${second}/`))).toBe(true);
  });

  it('omits expired listings', async () => {
    const found = await locations('/sitemaps/rentals-1.xml');
    expect(found.every((address) => address.includes(`/Rent/${rental}/room`))).toBe(true);
    expect(found).toHaveLength(2);
  });

  it('lists nonempty categories, with their canonical query', async () => {
    const found = await locations('/sitemaps/subcategories-1.xml');
    const bakeries = site.catalog.categoryBySlug('bakeries');
    const page = bakeries?.type === 'shops' ? 'shops' : 'service';
    expect(found).toContain(`${publicUrl}/SubCategory/bakeries/${bakeries?.id}?Page=${page}&lang=ar`);
    expect(found.some((address) => address.includes('pharmac'))).toBe(false);
    expect(await locations('/sitemaps/categories-1.xml')).toContain(`${publicUrl}/Category/shops`);
    expect(await locations('/sitemaps/pages-1.xml')).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/?lang=ar`,
      `${publicUrl}/Blog`,
      `${publicUrl}/Blog?lang=ar`,
    ]);
  });

  it('lists neighborhoods with posts, in every language, and no boroughs', async () => {
    expect(await locations('/sitemaps/neighborhoods-1.xml')).toEqual([
      `${publicUrl}/Neighborhood/bay-ridge`,
      `${publicUrl}/Neighborhood/bay-ridge?lang=ar`,
    ]);
  });

  it.each([
    '/sitemaps/businesses-2.xml',
    '/sitemaps/businesses-0.xml',
    '/sitemaps/businesses-999999999.xml',
    '/sitemaps/jobs-1.xml',
    '/sitemaps/products-1.xml',
    '/sitemaps/blogs-1.xml',
    '/sitemaps/accounts-1.xml',
    '/sitemaps/constructor-1.xml',
    '/sitemaps/businesses-1%27.xml',
  ])('%s is not found', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });
});

it('12,000 businesses are split into files of at most 10,000 URLs, without gaps or duplicates', async () => {
  const many = await pageSite(pagesNamed('/MarketProfile/:id/:slug?'));
  try {
    const category = many.catalog.categoryBySlug('restaurants')?.id ?? 0;
    const place = many.catalog.placeBySlug('bay-ridge')?.id ?? 0;
    await sql`
      insert into listing (kind, status, slug, title_en, category_id, category_ids, place_id, place_ids, published_at)
      select 'business', 'published', 'b' || n, 'B' || n, ${category}, array[${category}::int], ${place},
        array[${place}::int], now() from generate_series(1, 12000) n`.execute(many.db);
    await sql`vacuum analyze listing`.execute(many.db);
    const files = await locations('/sitemap.xml', many);
    expect(files.length).toBeGreaterThan(2);
    const all: string[] = [];
    for (const file of files) {
      const found = await locations(file.slice(publicUrl.length), many);
      expect(found.length).toBeLessThanOrEqual(10_000);
      all.push(...found);
    }
    expect(all).toHaveLength(24_000);
    expect(new Set(all).size).toBe(24_000);
  } finally {
    await many.close();
  }
});

it('escapes the characters of URLs', () => {
  const xml = sitemapXml([{ path: '/a?b=1&c=<">\u0001\'d', lastmod: undefined }], publicUrl);
  expect(textIn(parseXml(xml).children[0] as never, 'loc')).toBe(`${publicUrl}/a?b=1&c=%3C%22%3E%01%27d`);
});
