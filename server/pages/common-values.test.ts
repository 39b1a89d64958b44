import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchSite } from '../../contract/search-results.ts';
import { pageSite } from '../testing/page-site.ts';
import { addJobs, addProducts, addRentals } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';

let site: TestSite;
let paths: { car: string; home: string; job: string };
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  const [car] = await addProducts(site, {
    title: { en: 'Family car' },
    type: 'Sedan',
    color: 'Silver',
    brand: 'Frosted plum',
    priceCents: 900_000,
  });
  const [home] = await addRentals(site, {
    title: { en: 'Loft' },
    deposit_cents: 100_000,
    fees: [
      { name: 'Credit check', amountCents: 2_000, term: 'once' },
      { name: 'Gnome tax', amountCents: 1_000, term: 'once' },
    ],
  });
  const [job] = await addJobs(site, { title: { en: 'Cook', ar: 'طاهٍ' }, company: 'Qamh' });
  paths = {
    car: `/Show-Product/${car}/family-car`,
    home: `/Rent/${home}/loft`,
    job: `/show-job/${job}/cook`,
  };
});
afterAll(() => site.close());

async function open(path: string, lang: string) {
  const response = await site.ask(`${path}?lang=${lang}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { main, data };
}

it('a color and a type are in the language of the page and of its structured data', async () => {
  const arabic = await open(paths.car, 'ar');
  expect(arabic.main).toContain('<bdi>فضي</bdi>');
  expect(arabic.main).toContain('<bdi>سيدان</bdi>');
  expect(arabic.main).not.toMatch(/Silver|Sedan/);
  expect(arabic.data).toContain('"color":"فضي"');
  const english = await open(paths.car, 'en');
  expect(english.main).toContain('<bdi>Silver</bdi>');
  expect(english.data).toContain('"color":"Silver"');
  // Values without a translation remain.
  for (const { main } of [arabic, english]) expect(main).toContain('<bdi>Frosted plum</bdi>');
});

it('a fee is in the language of the page, or as it was written', async () => {
  const { main } = await open(paths.home, 'ar');
  expect(main).toContain('فحص ائتماني');
  expect(main).not.toContain('Credit check');
  expect(main).toContain('Gnome tax');
  expect((await open(paths.home, 'en')).main).toContain('Credit check');
});

it('the badge of an employer has the initial of its name in both languages', async () => {
  for (const lang of ['en', 'ar'] as const)
    expect((await open(paths.job, lang)).main).toMatch(/art\/badge\/\d+\.svg\?letter=Q"/);
});

it('a color is found, and highlighted, in the language of the search', async () => {
  for (const [lang, q] of [
    ['ar', 'فضي'],
    ['ar', 'silver'],
  ] as const) {
    const response = await site.call(searchSite, { query: { type: 'product', q } }, { lang });
    const { data } = await response.json();
    expect(data.product.map(({ why }) => why?.parts.join(''))).toEqual(['فضي']);
  }
});
