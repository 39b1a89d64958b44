import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IndexedSite, indexedSite } from '../testing/indexed-site.ts';
import { addProducts } from '../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
let indexed: IndexedSite;
beforeAll(async () => {
  site = await testSite();
  // As with a delayed notification: only writers make the index refresh.
  indexed = await indexedSite(site, () => noon, { isNotified: false });
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

it('a member’s change is in the next list, however late the notification arrives', async () => {
  const salma = await site.member();
  const [id] = await addProducts(site, {
    title: { en: 'A quiet fan' },
    priceCents: 4_000,
    ownerId: salma.id,
  });
  await indexed.engine.refresh();
  const total = async () => (await (await indexed.get('filter-market?price_min=0')).json()).meta.total;
  const before = await total();
  const closed = await indexed.ask('POST', `products/${id}/close`, salma.token, { as: 'sold' });
  expect(closed.status).toBe(200);
  expect(await total()).toBe(before - 1);
});
