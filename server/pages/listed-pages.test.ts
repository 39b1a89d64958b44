import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedKinds } from '../../contract/feeds.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { publish } from '../testing/test-content.ts';
import { addJobs, addProducts, addRentals, days } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';
import { parseXml, textIn } from '../testing/xml.ts';

/* The sitemap compared with the pages: what it lists must exist, and have that URL as canonical. */

let site: TestSite;
let past: number[];
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  await site.addBusinesses({ name: { en: 'Bab Touma Bakery' } }, { name: { ar: 'مخبز باب توما' } });
  past = await addRentals(
    site,
    { title: { en: 'Let room' }, status: 'closed' },
    { title: { en: 'Old room' }, expiresAt: days(-1) },
  );
  await addRentals(site, { title: { en: 'Sunny room' } });
  await addJobs(site, { title: { ar: 'خبّاز' } });
  await addProducts(site, { title: { en: 'Used car' } });
  await publish(
    site,
    { kind: 'hero', slug: 'hero' },
    ...(['blog', 'news', 'guide', 'faq', 'about', 'contact'] as const).map((kind) => ({ kind, slug: kind })),
    ...['privacy-policy', 'terms-conditions', 'eula'].map((slug) => ({ kind: 'page' as const, slug })),
  );
});
afterAll(() => site.close());

async function locations(path: string): Promise<string[]> {
  const { children } = parseXml(await (await site.ask(path)).text());
  return children.map((entry) => textIn(entry, 'loc') ?? '');
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

async function listed(): Promise<string[]> {
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map((file) => locations(file.slice(publicUrl.length))))).flat();
}

it('closed and expired listings are gone, and in no sitemap', async () => {
  const pages = await listed();
  for (const id of past) {
    expect(pages.filter((page) => page.includes(`/Rent/${id}/`))).toEqual([]);
    for (const path of [`/Rent/${id}`, `/Rent/${id}/let-room`, `/Rent/${id}/x?lang=ar`])
      expect((await site.ask(path)).status, path).toBe(410);
  }
  expect((await site.ask('/Rent/999999')).status).toBe(404);
});

it('a listed page with a wrong or missing slug redirects to the listed URL, in its language', async () => {
  const records = (await listed()).filter((page) => /\/\d+\/[^/]+$/.test(page));
  expect(records.length).toBeGreaterThan(10);
  for (const page of records) {
    const { pathname, search } = new URL(page);
    const bare = pathname.replace(/\/[^/]*$/, '');
    for (const path of [`${bare}${search}`, `${bare}/another${search}`]) {
      const response = await site.ask(path);
      expect(response.status, path).toBe(301);
      expect(new URL(response.headers.get('location') ?? '', publicUrl).href).toBe(page);
    }
  }
});

it('every page of the sitemap exists, is indexable, and is canonical', async () => {
  const pages = await listed();
  for (const path of ['/rents', '/jobs', '/market-place', '/market-place/products'])
    expect(pages).toContain(`${publicUrl}${path}`);
  expect(pages.filter((page) => /\/(Rent|Job|show-job)(\?|$)/.test(page))).toEqual([]);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const response = await site.ask(page.slice(publicUrl.length));
    const html = await response.text();
    expect(response.status, page).toBe(200);
    expect(attribute(html, /<link rel="canonical" href="([^"]*)"/), page).toBe(page);
    expect(html, page).not.toContain('<meta name="robots" content="noindex">');
    for (const lang of ['en', 'ar', 'x-default']) {
      const alternate = attribute(html, new RegExp(`hreflang="${lang}" href="([^"]*)"`));
      expect(pages, page).toContain(alternate);
    }
  }
});

it('every page of a feed exists', async () => {
  for (const kind of feedKinds) {
    const response = await site.ask(`/feeds/${kind}.xml?lang=ar`);
    if (response.status === 404) continue;
    const [channel] = parseXml(await response.text()).children;
    for (const { name, children } of channel?.children ?? []) {
      const link = name === 'item' ? children.find((child) => child.name === 'link')?.text : undefined;
      if (link) expect((await site.ask(link.slice(publicUrl.length))).status, link).toBe(200);
    }
  }
});
