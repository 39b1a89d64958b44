import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeCategory } from '../../contract/managed-categories.ts';
import { node } from '../testing/nodes.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const entry = () => import('../../web/entry.server.tsx');
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

it('the URL of a merged category redirects to the other, on every node at once', async () => {
  const rania = await site.member({ role: 'editor' });
  const [from, into] = ['jewellery', 'clothing'].map((slug) => site.catalog.categoryBySlug(slug)?.id ?? 0);
  const nodes = [await node(site, entry), await node(site, entry)];
  for (const one of nodes)
    expect((await one.ask(`/SubCategory/jewellery/${from}?Page=shops`)).status).toBe(200);
  expect((await rania.callUnchecked(mergeCategory, { params: { id: from }, body: { into } })).status).toBe(
    200,
  );
  for (const one of nodes) {
    await one.caughtUp();
    const moved = await one.ask(`/SubCategory/jewellery/${from}?Page=shops&sort=newest`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/SubCategory/clothing/${into}?Page=shops&sort=newest`);
    const bare = await one.ask(`/SubCategory/${from}`);
    expect(bare.headers.get('location')).toBe(`/SubCategory/clothing/${into}`);
    expect((await one.ask(`/SubCategory/clothing/${into}?Page=shops`)).status).toBe(200);
    await one.close();
  }
});

it('filters of lists are redirected, too', async () => {
  const categories = site.catalog.ofType('products').filter(({ parent_id }) => parent_id !== null);
  const [from, into] = categories.map(({ id }) => id);
  const two = await testSite();
  const rania = await two.member({ role: 'editor' });
  const one = await node(two, entry);
  expect((await rania.callUnchecked(mergeCategory, { params: { id: from }, body: { into } })).status).toBe(
    200,
  );
  await one.caughtUp();
  const moved = await one.ask(`/market-place/products?category_id=${from}&sort=newest`);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `/market-place/products?category_id=${into}&sort=newest`,
  ]);
  await one.close();
  await two.close();
});

it('the search form without words redirects to the selected place, otherwise home', async () => {
  const three = await testSite();
  const one = await node(three, entry);
  const id = three.catalog.placeBySlug('bay-ridge')?.id;
  const leads = async (address: string) => {
    const { status, headers } = await one.ask(address);
    return [status, headers.get('location')];
  };
  expect(await leads(`/search-result?q=&city=${id}&lang=en`)).toEqual([
    303,
    '/search-result/Bay%20Ridge?lang=en',
  ]);
  const arabic = encodeURIComponent('باي ريدج');
  expect(await leads(`/search-result/?q=%20&city=${id}&lang=ar`)).toEqual([
    303,
    `/search-result/${arabic}?lang=ar`,
  ]);
  expect(await leads('/search-result?q=&city=999999')).toEqual([303, '/']);
  expect(await leads('/search-result?q=&city=x&lang=ar')).toEqual([303, '/?lang=ar']);
  await one.close();
  await three.close();
});
