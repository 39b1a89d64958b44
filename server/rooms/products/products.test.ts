import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts, productDetailSchema, readProduct } from '../../../contract/products.ts';
import { addProducts, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { facet, ids, titles, walk } from '../../testing/walk.ts';

const list = 'filter-market';

let site: TestSite;
let car: number;
let hidden: number[];

beforeAll(async () => {
  site = await testSite();
  [car] = (await addProducts(
    site,
    {
      title: { en: 'Honda Civic', ar: 'هوندا سيفيك' },
      description: { en: 'One owner.' },
      priceCents: 9_500_00,
      condition: 'used',
      type: 'Sedan',
      year: 2016,
      color: 'silver',
      brand: 'Honda',
      model: 'Civic',
      phone: '+17185550161',
      publishedAt: days(-1),
    },
    {
      title: { en: 'Winter tires' },
      category: 'vehicle-parts',
      priceCents: 280_00,
      condition: 'new',
      place: 'astoria',
      publishedAt: days(-2),
    },
    { title: { en: 'Kilim' }, category: 'rugs', condition: 'used', publishedAt: days(-3) },
    { title: { ar: 'أبحث عن عود' }, category: 'instruments', post_type: 'buy', publishedAt: days(-4) },
  )) as [number];
  hidden = await addProducts(
    site,
    { title: { en: 'Waits' }, status: 'pending', publishedAt: null },
    { title: { en: 'Refused' }, status: 'rejected', publishedAt: null },
    { title: { en: 'Sold' }, status: 'closed' },
    { title: { en: 'Over' }, expiresAt: days(-1) },
  );
});
afterAll(() => site.close());

const categoryOf = (slug: string) => site.catalog.categoryBySlug(slug)?.id;
const oud = 'أبحث عن عود';

describe('filters', () => {
  it('returns published, unexpired products, newest first, including empty categories by default', async () => {
    const expected = ['Honda Civic', 'Winter tires', 'Kilim', oud];
    expect(await titles(site, list)).toEqual(expected);
    expect(await titles(site, `${list}?main_id=&category_id=`)).toEqual(expected);
  });
  it.each([
    ['type=sale', ['Honda Civic', 'Winter tires', 'Kilim']],
    ['type=buy', [oud]],
    ['condition=new', ['Winter tires']],
    ['price_min=280&price_max=9500', ['Honda Civic', 'Winter tires']],
    ['price_max=279', []],
    ['q=civic', ['Honda Civic']],
    ['q=silver+2016', ['Honda Civic']],
    ['q=عود', [oud]],
  ])('%s', async (query, expected) => {
    expect(await titles(site, `${list}?${query}`)).toEqual(expected);
  });
  it('by main category, sub-category and place', async () => {
    const [main, sub] = [categoryOf('vehicles'), categoryOf('vehicle-parts')];
    expect(await titles(site, `${list}?main_id=${main}`)).toEqual(['Honda Civic', 'Winter tires']);
    expect(await titles(site, `${list}?main_id=${main}&category_id=${sub}`)).toEqual(['Winter tires']);
    expect(await titles(site, `${list}?main_id=${categoryOf('leisure')}&category_id=${sub}`)).toEqual([]);
    expect(await titles(site, `${list}?city=${site.catalog.placeBySlug('queens')?.id}`)).toEqual([
      'Winter tires',
    ]);
  });
  it.each(["'; drop table product; --", "x' or '1'='1", ':*&!', '%00', '\\'])(
    'reads %s as search terms',
    async (q) => {
      expect((await site.call(listProducts, { query: { q } })).status).toBe(200);
    },
  );
  it.each(["main_id=1'--", 'category_id=x', 'type=rent', 'condition=broken', 'price_min=-1', 'sort=nearest'])(
    'rejects %s by field name',
    async (query) => {
      const response = await site.callUnchecked(listProducts, { query });
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).errors ?? {})).toEqual([query.split('=')[0]]);
    },
  );
});

describe('sorting, paging and facets', () => {
  it('by price, with products without one last in both directions', async () => {
    expect((await titles(site, `${list}?sort=price_low`)).slice(0, 2)).toEqual([
      'Winter tires',
      'Honda Civic',
    ]);
    expect((await titles(site, `${list}?sort=price_high`)).slice(0, 2)).toEqual([
      'Honda Civic',
      'Winter tires',
    ]);
  });
  it.each(['sort=price_low', 'sort=price_high', 'sort=newest', 'sort=relevance', 'q=brooklyn'])(
    'walks %s by cursors without gaps or duplicates',
    async (query) => {
      const whole = await ids(site, `${list}?${query}`);
      expect(whole.length).toBeGreaterThan(2);
      expect(await walk(site, `${list}?${query}`)).toEqual(whole);
    },
  );
  it('counts the results of each value, without its own filter', async () => {
    const query = `${list}?type=sale&main_id=${categoryOf('vehicles')}&condition=new`;
    expect(await facet(site, query, 'main_id')).toEqual({ Vehicles: 1 });
    expect(await facet(site, query, 'category_id')).toEqual({ 'Parts & accessories': 1 });
    expect(await facet(site, query, 'condition')).toEqual({ new: 1, used: 1 });
    expect(await facet(site, query, 'type')).toEqual({ sale: 1, buy: 0 });
    expect(await facet(site, query, 'city')).toEqual({ Queens: 1, Astoria: 1 });
    const sub = `${list}?main_id=${categoryOf('vehicles')}&category_id=${categoryOf('cars')}`;
    expect(await facet(site, sub, 'category_id')).toEqual({ Cars: 1, 'Parts & accessories': 1 });
    expect(Object.keys(await facet(site, sub, 'main_id'))).toHaveLength(3);
  });
});

describe('a single product', () => {
  it('returns the fields of the contract in the language of the request, without the phone', async () => {
    const text = await (await site.call(readProduct, { params: { id: car } }, { lang: 'ar' })).text();
    const { data } = JSON.parse(text);
    expect(productDetailSchema.parse(data)).toMatchObject({
      title: 'هوندا سيفيك',
      description: { text: 'One owner.', lang: 'en' },
      category: { name: 'سيارات' },
      mainCategory: { name: 'مركبات' },
      priceCents: 950_000,
      condition: 'used',
      year: 2016,
      brand: 'Honda',
      contact: { phone: true, email: false, message: false },
    });
    expect(text).not.toContain('5550161');
  });
  it('has flags for items that are used, free, negotiable, delivered or reserved', async () => {
    const [id] = await addProducts(site, {
      title: { en: 'Promised' },
      priceCents: 0,
      mileage: 98_000,
      negotiable: true,
      delivery: true,
      reserved: true,
      publishedAt: days(-300),
    });
    const { data } = await (await site.callUnchecked(readProduct, { params: { id } })).json();
    expect(productDetailSchema.parse(data)).toMatchObject({
      priceCents: 0,
      mileage: 98_000,
      negotiable: true,
      delivery: true,
      reserved: true,
    });
  });
  it('is 404 if pending or rejected, and 410 if gone', async () => {
    for (const [index, status] of [404, 404, 410, 410].entries()) {
      expect((await site.callUnchecked(readProduct, { params: { id: hidden[index] } })).status).toBe(status);
    }
  });
});
