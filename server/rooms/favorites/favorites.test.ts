import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addFavorite,
  type FavoriteIds,
  type FavoriteMeta,
  listFavorites,
  removeFavorite,
} from '../../../contract/favorites.ts';
import { publish } from '../../testing/test-content.ts';
import { addEvents, addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let shop: number;
let home: number;
let job: number;
let thing: number;
let concert: number;
let blog: number;
let guide: number;
beforeAll(async () => {
  site = await testSite();
  [salma, omar] = [await site.member(), await site.member({ name: 'Omar' })];
  [shop = 0] = await site.addBusinesses({ name: { en: 'Damascus Bakery', ar: 'مخبز دمشق' } });
  [home = 0] = await addRentals(site, { title: { en: 'A room' } });
  [job = 0] = await addJobs(site, { title: { en: 'A baker' } });
  [thing = 0] = await addProducts(site, { title: { en: 'A lamp' } });
  [concert = 0] = await addEvents(site, { title: { en: 'A concert' } });
  [blog = 0, guide = 0] = await publish(
    site,
    { kind: 'blog', slug: 'a-blog' },
    { kind: 'guide', slug: 'a-guide' },
  );
});
beforeEach(() => site.db.deleteFrom('saved_item').execute());
afterAll(() => site.close());

/** A page of one kind. */
interface SavedPage {
  data: readonly { id: number; name?: string; title?: string }[];
  meta: FavoriteMeta;
}
const save = (member: TestMember, kind: string, id: number | string) =>
  member.callUnchecked(addFavorite, { body: { kind, id } }).then(({ status }) => status);
const idsOf = async (member: TestMember) =>
  ((await (await member.call(listFavorites)).json()) as { data: FavoriteIds }).data;
const listOf = async (member: TestMember, query: string, lang?: string) =>
  (await (await member.callUnchecked(listFavorites, { query }, { lang })).json()) as SavedPage;

describe('saving', () => {
  it('stores an item of each kind once, and returns it as its card, in the language of the request', async () => {
    const saved = [
      ['business', shop],
      ['rent', home],
      ['job', job],
      ['product', thing],
      ['event', concert],
      ['blog', blog],
    ] as const;
    for (const [kind, id] of [...saved, ...saved]) expect(await save(salma, kind, id)).toBe(200);
    expect(await idsOf(salma)).toEqual({
      business: [shop],
      rent: [home],
      job: [job],
      product: [thing],
      event: [concert],
      blog: [blog],
    });
    for (const [kind, id] of saved) {
      const { data, meta } = await listOf(salma, `kind=${kind}`);
      expect(data).toMatchObject([{ id }]);
      expect(meta).toEqual({ total: 1, gone: 0, dropped: [], next: null });
    }
    expect((await listOf(salma, 'kind=business', 'ar')).data[0]?.name).toBe('مخبز دمشق');
    expect(await idsOf(omar)).toEqual({ business: [], rent: [], job: [], product: [], event: [], blog: [] });
  });
  it('removes items; repeating it is no error', async () => {
    await save(salma, 'job', job);
    await save(omar, 'job', job);
    for (let time = 0; time < 2; time++) {
      expect((await salma.call(removeFavorite, { params: { kind: 'job', id: job } })).status).toBe(200);
    }
    expect((await idsOf(salma)).job).toEqual([]);
    expect((await idsOf(omar)).job).toEqual([job]);
  });
  it('rejects unpublished records', async () => {
    const [pending = 0, closed = 0, expired = 0] = await addJobs(
      site,
      { title: { en: 'P' }, status: 'pending', publishedAt: null },
      { title: { en: 'C' }, status: 'closed' },
      { title: { en: 'E' }, expiresAt: days(-1) },
    );
    for (const id of [pending, closed, expired, 999_999]) expect(await save(salma, 'job', id)).toBe(404);
    // Of another kind than stated.
    expect(await save(salma, 'rent', job)).toBe(404);
    expect(await save(salma, 'blog', guide)).toBe(404);
  });
  it.each([
    ['boat', 1],
    ['job', 0],
    ['job', 'x'],
    ['job', -1],
  ])('rejects %s %s', async (kind, id) => {
    expect(await save(salma, kind, id)).toBe(422);
  });
  it('is for members', async () => {
    expect((await site.call(listFavorites)).status).toBe(401);
    expect((await site.callUnchecked(addFavorite)).status).toBe(401);
    expect((await site.call(removeFavorite, { params: { kind: 'job', id: job } })).status).toBe(401);
  });
});

describe('a saved list', () => {
  it('is paged, the newest first, and counts items that are gone', async () => {
    const ids = await addRentals(
      site,
      ...Array.from({ length: 5 }, (_, index) => ({ title: { en: `Home ${index}` } })),
    );
    for (const id of ids) await save(salma, 'rent', id);
    const newest = [...ids].reverse();
    await site.db
      .updateTable('listing')
      .set({ status: 'closed' })
      .where('id', '=', newest[1] ?? 0)
      .execute();
    const first = await listOf(salma, 'kind=rent&limit=3');
    expect(first.data.map(({ id }) => id)).toEqual([newest[0], newest[2]]);
    expect(first.meta).toMatchObject({ total: 5, gone: 1 });
    const second = await listOf(salma, `kind=rent&limit=3&after=${first.meta.next}`);
    expect(second.data.map(({ id }) => id)).toEqual(newest.slice(3));
    expect(second.meta.next).toBeNull();
  });
  it.each([
    ['saved', ['Lamp', 'Wanted', 'Rug', 'Table']],
    ['newest', ['Table', 'Lamp', 'Rug', 'Wanted']],
    ['price_low', ['Lamp', 'Rug', 'Table', 'Wanted']],
  ])('is sorted by %s, page by page', async (sort, titles) => {
    const ids = await addProducts(
      site,
      { title: { en: 'Table' }, priceCents: 9_000, publishedAt: days(-1) },
      { title: { en: 'Rug' }, priceCents: 2_000, publishedAt: days(-3) },
      { title: { en: 'Wanted' }, priceCents: null, publishedAt: days(-4) },
      { title: { en: 'Lamp' }, priceCents: 2_000, publishedAt: days(-2) },
    );
    for (const id of ids) await save(salma, 'product', id);
    const found: string[] = [];
    let after = '';
    do {
      const { data, meta } = await listOf(salma, `kind=product&limit=1&sort=${sort}&after=${after}`);
      found.push(...data.map(({ title = '' }) => title));
      after = meta.next ?? '';
    } while (after);
    expect(found).toEqual(titles);
  });
  it('rejects an unknown order, and a cursor of another one', async () => {
    const ids = await addProducts(site, { title: { en: 'One' } }, { title: { en: 'Two' } });
    for (const id of ids) await save(salma, 'product', id);
    const { meta } = await listOf(salma, 'kind=product&limit=1');
    const statusOf = async (query: string) =>
      (await salma.callUnchecked(listFavorites, { query: `kind=product&${query}` })).status;
    expect(await statusOf('sort=random')).toBe(422);
    expect(await statusOf(`sort=newest&after=${meta.next}`)).toBe(422);
  });
});
