import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedKind } from '../../contract/feeds.ts';
import { type Lang, langs, locales } from '../../contract/locales.ts';
import { sharedSize } from '../../contract/sharing.ts';
import { siteMap } from '../../web/site-map.ts';
import { readPage } from '../testing/page-html.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addProducts } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';

/* Every URL of the site map, as search engines and social networks see it, in both languages. */

let site: TestSite;
let sample: Sample;
let poster = 0;
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  sample = await addSample(site);
  const member = await site.member();
  poster = member.id;
  await addProducts(site, { title: { en: 'An oud', ar: 'عود' }, ownerId: poster });
});
afterAll(() => site.close());

interface Visit {
  /** The demo URL of a route with parameters; itself for one without. */
  address?: () => string;
  /** The canonical path; the URL itself by default. */
  canonical?: () => string;
  feeds?: FeedKind[];
}

const categoryId = (slug: string) => site.catalog.categoryBySlug(slug)?.id ?? 0;

const visits: Record<string, Visit> = {
  '/': { feeds: ['businesses', 'rentals', 'jobs', 'products', 'events', 'blogs', 'news'] },
  '/Our-Service': { feeds: ['businesses'] },
  '/Blog': { feeds: ['blogs'] },
  '/News': { feeds: ['news'] },
  '/Show-Blog/:id?/:slug?': { address: () => `/Show-Blog/${sample.blog}/blog-one`, feeds: ['blogs'] },
  '/Show-News/:id?/:slug?': { address: () => `/Show-News/${sample.news}/news-one`, feeds: ['news'] },
  '/matches/:kind/:id': { address: () => '/matches/rent/1' },
  '/messages/:id?': { address: () => '/messages' },
  '/Show-User-Guide/:id/:slug?': { address: () => `/Show-User-Guide/${sample.guide}/guide-one` },
  '/Category/:type': { address: () => '/Category/shops', feeds: ['businesses'] },
  '/SubCategory/:categoryName?/:id': {
    address: () => `/SubCategory/bakeries/${categoryId('bakeries')}?Page=shops`,
    feeds: ['businesses'],
  },
  '/MarketProfile/:id/:slug?': {
    address: () => `/MarketProfile/${sample.business}/bab-touma-bakery`,
    feeds: ['businesses'],
  },
  '/Reviews/:id/:slug?': { address: () => `/Reviews/${sample.business}/bab-touma-bakery` },
  '/Member/:id/:slug?': { address: () => `/Member/${poster}/salma-k` },
  '/Neighborhood/:slug': { address: () => '/Neighborhood/bay-ridge' },
  '/Events': { feeds: ['events'] },
  '/Event/:id/:slug?': { address: () => `/Event/${sample.event}/an-evening-of-oud`, feeds: ['events'] },
  '/Rent': { canonical: () => '/rents', feeds: ['rentals'] },
  '/rents': { feeds: ['rentals'] },
  '/Rent/:id/:slug?': {
    address: () => `/Rent/${sample.rental}/sunny-room-near-the-park`,
    feeds: ['rentals'],
  },
  '/Job': { canonical: () => '/jobs', feeds: ['jobs'] },
  '/jobs': { feeds: ['jobs'] },
  '/show-job': { canonical: () => '/jobs', feeds: ['jobs'] },
  '/show-job/:id/:slug?': { address: () => `/show-job/${sample.job}/night-baker`, feeds: ['jobs'] },
  '/market-place': { feeds: ['products'] },
  '/market-place/subCategory': {
    address: () => `/market-place/subCategory?main_id=${categoryId('vehicles')}`,
    feeds: ['products'],
  },
  '/market-place/products': { feeds: ['products'] },
  '/Translate/:kind/:id': { address: () => `/Translate/product/${sample.product}` },
  '/Show-Product/:id/:slug?': {
    address: () => `/Show-Product/${sample.product}/camry-one-owner`,
    feeds: ['products'],
  },
};

/** Search results, forms and personal pages: not indexable. */
const hidden =
  /^\/(search-result|Newsletter|Still-Available|Login|Register|Forget-Password|Confirm-Email|Continue-Sign-In|Profile|Member\/|Reviews\/|saved-|my-|edit|delete-account|changePassword|matches|messages|poster|Open-Data|add-business|post-|rentForm|jobforcompany|form\/|market-place\/new-product|admin|settings|alerts|Translat)/;

const searched = siteMap.filter(({ path }) => path.startsWith('/search-result')).map(({ path }) => path);

function addressOf(path: string): string {
  if (searched.includes(path)) return path.replace(':keyword', encodeURIComponent('خبز/50%'));
  return visits[path]?.address?.() ?? path;
}

const inLang = (path: string, lang: Lang) => {
  const address = new URL(path, publicUrl);
  if (lang !== 'en') address.searchParams.set('lang', lang);
  return address.href;
};

async function open(path: string, lang: Lang) {
  const response = await site.ask(inLang(path, lang).slice(publicUrl.length), {
    headers: { 'accept-language': 'en' },
  });
  return { status: response.status, page: readPage(await response.text()) };
}

const paths = siteMap.map(({ path }) => path);

describe.each(langs)('in %s', (lang) => {
  it.each(paths.filter((path) => !hidden.test(path)))(
    '%s describes itself and is indexable',
    async (path) => {
      const address = addressOf(path);
      expect(address, 'say in this test where this address leads').not.toContain(':');
      const { status, page } = await open(address, lang);
      expect(status).toBe(200);
      expect(page.headings).toHaveLength(1);
      expect(page.title).toContain(lang === 'en' ? 'Arab New York' : 'عرب نيويورك');
      expect(page.title).not.toMatch(/^\s*·/);
      expect(page.meta('description')).toMatch(/\S{2}/);
      expect(page.meta('robots')).toBeUndefined();
      const canonical = visits[path]?.canonical?.() ?? address;
      expect(page.links('canonical').map(({ href }) => href)).toEqual([inLang(canonical, lang)]);
      const alternates = page.links('alternate').filter(({ hreflang }) => hreflang);
      expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ...langs.map((one) => [one, inLang(canonical, one)]),
        ['x-default', inLang(canonical, 'en')],
      ]);
      expect(page.meta('og:title')).toBe(page.title);
      expect(page.meta('og:description')).toBe(page.meta('description'));
      expect(page.meta('og:url')).toBe(inLang(canonical, lang));
      expect(page.meta('og:locale')).toBe(locales[lang].openGraph);
      expect(page.meta('twitter:card')).toBe('summary_large_image');
      const feeds = page.links('alternate').filter(({ type }) => type === 'application/rss+xml');
      expect(feeds.map(({ href }) => href)).toEqual(
        (visits[path]?.feeds ?? []).map((kind) => `/feeds/${kind}.xml?lang=${lang}`),
      );
      for (const { title, href } of feeds) {
        expect(title).toMatch(/\S/);
        expect((await site.ask(href ?? '')).status).toBe(200);
      }
    },
  );

  it.each(paths.filter((path) => !hidden.test(path)))('%s has a share picture of its own', async (path) => {
    const { page } = await open(addressOf(path), lang);
    const picture = page.meta('og:image') ?? '';
    expect(picture).toContain(`${publicUrl}/og/`);
    expect(picture).toContain(`lang=${lang}`);
    const response = await site.ask(picture.slice(publicUrl.length));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = new DataView(await response.arrayBuffer());
    expect({ width: png.getUint32(16), height: png.getUint32(20) }).toEqual(sharedSize);
  });

  it.each(paths.filter((path) => hidden.test(path)))('%s is not indexable', async (path) => {
    const address = addressOf(path);
    if (address.includes(':')) return;
    const { page } = await open(address, lang);
    expect(page.title).toMatch(/\S/);
    expect(page.meta('robots')).toBe('noindex');
    expect(page.links('alternate').filter(({ hreflang }) => hreflang)).toEqual([]);
  });
});

it('filtered lists and missing pages are not indexable either', async () => {
  for (const path of ['/rents?bedrooms=2', '/jobs?after=x', '/market-place/products?q=a', '/no-such-page']) {
    const { page } = await open(path, 'en');
    expect(page.meta('robots'), path).toBe('noindex');
  }
});
