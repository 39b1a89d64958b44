import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '../contract/categories.ts';
import { listCategories } from '../contract/categories.ts';
import { problemSchema } from '../contract/errors.ts';
import { listCities } from '../contract/places.ts';
import { generalSettingsSchema, readGeneralSettings } from '../contract/settings.ts';
import { earlyScriptSource } from './http/early-script.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses({ name: { en: 'Bab Touma Bakery' }, categories: ['bakeries'] });
});
afterAll(() => site.close());

describe('the base path', () => {
  it.each([
    ['/api/LA/en/0/cities', 'unknown_city'],
    ['/api/NY/fr/0/cities', 'not_found'],
    ['/api/NY/en/x/cities', 'not_found'],
    ['/api/NY/en/0/nothing', 'not_found'],
    ['/api/nothing', 'not_found'],
  ])('%s is not found: %s', async (path, code) => {
    const response = await site.ask(path);
    expect(response.status).toBe(404);
    expect(problemSchema.parse(await response.json())).toMatchObject({ code, status: 404 });
  });
  it('determines the language', async () => {
    const { message } = await (await site.ask('/api/NY/ar/0/nothing')).json();
    expect(message).toBe('لم نعثر على هذا.');
  });
});

describe('reads', () => {
  it('have an ETag and respond 304 to clients that have it', async () => {
    const first = await site.call(listCities);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const tag = first.headers.get('etag') as string;
    expect(tag).toBeTruthy();
    const second = await site.call(listCities, {}, { headers: { 'if-none-match': tag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });
  it('with a token are private', async () => {
    const { token } = await site.member();
    const response = await site.call(listCities, {}, { headers: { authorization: `Bearer ${token}` } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
  it('are all in the OpenAPI document', async () => {
    const document = await (await site.ask('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const base = '/api/{city}/{lang}/{cityId}';
    for (const path of [
      'general-settings',
      'listings',
      'home',
      'home/businesses',
      'app-promotion',
      'welcome_screen',
      'about',
      'contact-page',
      'our_services',
      'faqs',
      'pages/{slug}',
      'user-guide',
      'user-guide/{id}',
      'blogs/web',
      'blogs/{id}',
      'news',
      'news/{id}',
      'cities',
      'businesses',
      'businesses/{id}',
      'filter-market',
      'products/{id}',
      'rents/web/looking_for',
      'rents/{id}',
      'jobs/web/looking_for',
      'jobs/{id}',
      'search',
      'search/suggest',
      'subscribes',
      'contact',
      'rents/{id}/contact',
    ]) {
      expect(document.paths, path).toHaveProperty([`${base}/${path}`]);
    }
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['RentalCard', 'RentalDetail', 'ArticleDetail', 'PostContact', 'Problem']),
    );
    const { responses } = document.paths[`${base}/rents/{id}`].get;
    expect(Object.keys(responses)).toEqual(['200', '404', '410', '422', '429']);
    expect(await (await site.ask('/api/docs')).text()).toContain('search/suggest');
  });
});

describe('general settings', () => {
  it('are complete on an empty site, in both languages', async () => {
    for (const [lang, name] of [
      ['en', 'Shops'],
      ['ar', 'المتاجر'],
    ] as const) {
      const { data } = await (await site.call(readGeneralSettings, {}, { lang })).json();
      const settings = generalSettingsSchema.parse(data);
      expect(settings.services.shops.name).toBe(name);
      expect(settings.services.shops.count).toBe(1);
      expect(settings.services.shops.categories.length).toBeGreaterThan(8);
    }
  });
});

describe('categories and cities', () => {
  it('list sub-categories by type, with counts', async () => {
    const { data } = await (await site.call(listCategories, { query: { type: 'shops' } })).json();
    expect(new Set(data.map((one: { type: string }) => one.type))).toEqual(new Set(['shops']));
    expect(data.find((one: { slug: string }) => one.slug === 'bakeries')).toMatchObject({
      count: 1,
      parentId: null,
    });
    const all = async (path: string) => (await (await site.get(path)).json()).data as Category[];
    const typesOf = async (path: string) => [...new Set((await all(path)).map(({ type }) => type))].sort();
    // The terms of the specification: shops, services, and business for both.
    for (const path of ['listings', 'listings?type=business']) {
      expect(await typesOf(path)).toEqual(['services', 'shops']);
    }
    expect(await all('listings')).toEqual(await all('listings?type=business'));
    // Other kinds have their own categories, in their own endpoints.
    for (const type of ['services', 'shops', 'products', 'rents', 'jobs']) {
      expect(await typesOf(`listings?type=${type}`)).toEqual([type]);
    }
    for (const type of ['boats', '', 'Shops']) {
      expect((await site.callUnchecked(listCategories, { query: `type=${type}` })).status).toBe(422);
    }
  });
  it('list the boroughs with the counts of their areas', async () => {
    const { data } = await (await site.call(listCities, {}, { lang: 'ar' })).json();
    const newYork = data.find((state: { code: string }) => state.code === 'NY');
    expect(newYork?.cities.filter((place: { kind: string }) => place.kind === 'borough')).toHaveLength(5);
    const brooklyn = newYork?.cities.find((place: { name: string }) => place.name === 'بروكلين');
    expect(brooklyn).toMatchObject({ kind: 'borough', count: 1 });
  });
});

describe('the server', () => {
  it('reports that it is live and ready', async () => {
    expect(await (await site.ask('/healthz')).json()).toEqual({ data: { status: 'ok' } });
    const ready = await site.ask('/readyz');
    expect(ready.status).toBe(200);
    expect((await ready.json()).data).toMatchObject({ database: 'ok', storage: 'ok' });
  });
  it('sends security headers, and an id with each response', async () => {
    const { headers } = await site.ask('/healthz');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${earlyScriptSource};`);
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
  it('does not disclose names of media files', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', 'x.svg', 'none.webp']) {
      expect((await site.ask(`/media/${name}`)).status).toBe(404);
    }
  });
});

describe('an unavailable database', () => {
  it('is a 503 response without the reason', async () => {
    const broken = await testSite();
    await broken.close();
    const response = await broken.get('businesses');
    expect([500, 503]).toContain(response.status);
    expect(await response.text()).not.toMatch(/select|postgres|socket|pool|kysely/i);
  });
});
