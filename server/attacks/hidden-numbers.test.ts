import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedKinds, feedPath } from '../../contract/feeds.ts';
import { langs } from '../../contract/locales.ts';
import { createCatalogSource } from '../rooms/catalog/service.ts';
import { createSettings } from '../rooms/settings/service.ts';
import { createSharing } from '../rooms/sharing/service.ts';
import { overNetwork } from '../testing/network-site.ts';
import { readPage } from '../testing/page-html.ts';
import { pageSite } from '../testing/page-site.ts';
import { addJobs, addProducts, addRentals } from '../testing/test-posts.ts';
import { noon, type TestSite } from '../testing/test-site.ts';

/* A house number, searched for in everything that guests can request. */

/** Spellings of house 4217 by posters; the street of the last is not recognized. */
const written = [
  '4217 Steinway St',
  '42-17 Steinway St',
  '٤٢١٧ شارع ستاينواي',
  '٤٢-١٧ شارع ستاينواي',
  'شارع ستاينواي ٤٢١٧',
  '۴۲۱۷ Steinway St',
  'Steinway St 4217',
  'Apt 8Z, 4217 Steinway St',
  'شقة ٨، بناية ٤٢١٧، شارع ستاينواي',
  'بناية 4217، شارع ستاينواي',
  '4217 Nowhere Street',
] as const;
/** In Western, Arabic and Persian digits, with and without a dash, and the apartment. */
const number = /(?<![\p{Nd}.])(?:42|٤٢|۴۲)[-‐-―]?(?:17|١٧|۱۷)(?!\p{Nd})|\b8Z\b|nowhere/iu;

let site: TestSite;
interface Post {
  street: string;
  kind: 'rent' | 'job' | 'product';
  id: number;
  page: string;
}
const posts: Post[] = [];
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), { settings: { RATE_LIMITS: '0' } }),
  );
  const point = { lat: 40.76543, lng: -73.91765 };
  const common = { place: 'astoria', point };
  const homes = await addRentals(
    site,
    ...written.flatMap((street) =>
      [false, true].map((anonymous) => ({ ...common, street, anonymous, title: { en: 'Quiet home' } })),
    ),
  );
  homes.forEach((id, index) => {
    const street = written[Math.floor(index / 2)] ?? '';
    posts.push({ street, kind: 'rent', id, page: `/Rent/${id}/quiet-home` });
  });
  const hidden = { ...common, anonymous: true };
  const jobs = await addJobs(
    site,
    ...written.map((street) => ({ ...hidden, street, location: street, title: { en: 'Quiet work' } })),
  );
  jobs.forEach((id, index) => {
    const street = written[index] ?? '';
    posts.push({ street, kind: 'job', id, page: `/show-job/${id}/quiet-work` });
  });
  const products = await addProducts(
    site,
    ...written.map((street) => ({ ...hidden, street, title: { en: 'Quiet car' } })),
  );
  products.forEach((id, index) => {
    const street = written[index] ?? '';
    posts.push({ street, kind: 'product', id, page: `/Show-Product/${id}/quiet-car` });
  });
});
afterAll(() => site.close());

const textOf = async (path: string) => {
  const response = await site.ask(path);
  expect(response.status, path).toBe(200);
  return response.text();
};

it('the pattern matches every spelling', () => {
  for (const street of written) expect(street).toMatch(number);
});

describe.each(written)('«%s»', (street) => {
  const own = () => posts.filter((post) => post.street === street);
  it.each(langs)('is on no page of a post, in its state or its structured data (%s)', async (lang) => {
    for (const { page } of own()) {
      const html = await textOf(`${page}?lang=${lang}`);
      expect(html, page).not.toMatch(number);
      // The decoded text, with entities and escapes resolved.
      const { text, structuredData, title, meta } = readPage(html);
      expect(text).toContain('Quiet');
      expect(structuredData.length).toBeGreaterThan(0);
      expect([text, title, meta('description'), JSON.stringify(structuredData)].join('\n'), page).not.toMatch(
        number,
      );
    }
  });
});

it('a recognized street is on the page and in the structured data of a home', async () => {
  const home = posts.find(({ kind }) => kind === 'rent');
  const { text, structuredData } = readPage(await textOf(`${home?.page}`));
  expect(text).toContain('Steinway St');
  expect(JSON.stringify(structuredData)).toContain('Steinway St');
});

it.each(langs)('no list, search page or home page contains one (%s)', async (lang) => {
  const questions = ['steinway', 'quiet', 'ستاينواي', 'astoria'];
  const paths = [
    '/',
    '/rents',
    '/Rent',
    '/jobs',
    '/market-place/products',
    ...questions.flatMap((question) =>
      ['', '/rent', '/job', '/product'].map(
        (type) => `/search-result/${encodeURIComponent(question)}${type}`,
      ),
    ),
  ];
  for (const path of paths) expect(await textOf(`${path}?lang=${lang}`), path).not.toMatch(number);
});

it.each(langs)('no feed contains one (%s)', async (lang) => {
  for (const kind of feedKinds) {
    const response = await site.ask(feedPath(kind, lang));
    if (['rentals', 'jobs', 'products'].includes(kind)) expect(response.status, kind).toBe(200);
    const text = await response.text();
    if (kind === 'rentals') expect(text).toContain('Quiet home');
    expect(text, kind).not.toMatch(number);
  }
});

it('no sitemap contains one', async () => {
  const index = await textOf('/sitemap.xml');
  const files = [...index.matchAll(/<loc>https:\/\/city\.example(.*?)<\/loc>/g)].map(([, path = '']) => path);
  const all = (await Promise.all(files.map(textOf))).join('');
  expect(all).toContain('quiet-home');
  expect(all).not.toMatch(number);
});

it.each(langs)('no share picture contains one (%s)', async (lang) => {
  const catalog = createCatalogSource(site.db, () => noon);
  const settings = createSettings(site.db, catalog);
  const sharing = createSharing(site.db, { catalog, settings });
  for (const { kind, id } of posts) {
    const found = await sharing.find(kind, id, lang, noon);
    expect(JSON.stringify(found?.words)).toContain('Quiet');
    expect(JSON.stringify(found?.words)).not.toMatch(number);
  }
});
