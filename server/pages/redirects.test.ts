import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../contract/businesses.ts';
import { pageSite } from '../testing/page-site.ts';
import type { TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
});
afterAll(() => site.close());

/** Status and location of a URL, requested as a browser without cookies does. */
async function answerOf(address: string): Promise<[number, string | null]> {
  const { status, headers } = await site.ask(`http://localhost${address}`);
  return [status, headers.get('location')];
}

describe('redirects keep the query', () => {
  it.each([
    ['/en/about?city=6', 308, '/about?city=6'],
    ['/EN/about?city=6', 308, '/about?city=6'],
    ['/Ar?x=1', 308, '/?x=1'],
    ['/market-place/subCategory?lang=ar', 302, '/market-place?lang=ar'],
    ['/market-place/subCategory?main_id=&lang=ar&city=6', 302, '/market-place?lang=ar&city=6'],
    ['/market-place/subCategory', 302, '/market-place'],
    ['/search-result/%20?lang=ar', 303, '/?lang=ar'],
    ['/search-result?q=%20&lang=ar', 303, '/?lang=ar'],
    ['/search-result?q=bread&lang=ar', 303, '/search-result/bread?lang=ar'],
    ['/Show-Blog?lang=ar', 301, '/Blog?lang=ar'],
  ])('%s responds %i to %s', async (from, status, to) => {
    expect(await answerOf(from)).toEqual([status, to]);
  });
  it('to the current slug of a category, too', async () => {
    const bakeries = site.catalog.categoryBySlug('bakeries')?.id;
    expect(await answerOf(`/SubCategory/wrong/${bakeries}?Page=shops&lang=ar`)).toEqual([
      301,
      `/SubCategory/bakeries/${bakeries}?Page=shops&lang=ar`,
    ]);
  });
  it("and set the language of the path's prefix", async () => {
    const { headers } = await site.ask('/AR/about');
    expect(headers.get('set-cookie')).toMatch(/^lang=ar;/);
  });
});

describe('an unknown place', () => {
  it('is not found as the base path of an endpoint, in any room', async () => {
    for (const path of ['cities', 'home', 'businesses', 'rents/web/looking_for', 'search?q=x'])
      expect([path, (await site.get(path, { cityId: 999_999 })).status]).toEqual([path, 404]);
    const astoria = site.catalog.placeBySlug('astoria')?.id as number;
    expect((await site.call(listBusinesses, {}, { cityId: astoria })).status).toBe(200);
  });
  it('is the whole area for a page, whose visitor may have selected it long ago', async () => {
    const page = await site.ask('/rents', { headers: { cookie: 'cityId=999999' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('"cityId":0');
  });
});

describe('a URL with several leading slashes', () => {
  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//%00', '/%00'],
    ['/\\', '/'],
    ['///about?lang=ar', '/about?lang=ar'],
    ['//evil.example/x', '/evil.example/x'],
  ])('%s redirects to %s on this host', async (from, to) => {
    expect(await answerOf(from)).toEqual([308, to]);
  });
  it('redirects to a 404 if there is no such page', async () => {
    expect(await answerOf('/%00')).toEqual([404, null]);
    expect(await answerOf('/evil.example/x')).toEqual([404, null]);
  });
});
