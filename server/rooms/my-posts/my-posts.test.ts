import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOwnPosts } from '../../../contract/my-posts.ts';
import { addEvents, addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let jobs: number[];
beforeAll(async () => {
  site = await testSite();
  [salma, omar] = [await site.member(), await site.member()];
  const ownerId = salma.id;
  jobs = await addJobs(
    site,
    { title: { en: 'Shown', ar: 'ظاهرة' }, ownerId },
    { title: { en: 'Waiting' }, ownerId, status: 'pending', publishedAt: null },
    { title: { en: 'Past' }, ownerId, expiresAt: days(-1) },
    { title: { en: 'Filled' }, ownerId, status: 'closed' },
  );
  await addRentals(site, { title: { en: 'Room' }, ownerId }, { title: { en: 'Of Omar' }, ownerId: omar.id });
  await addProducts(site, { title: { en: 'Of nobody' } });
});
afterAll(() => site.close());

const ask = async (member: TestMember, query = '', lang?: string) =>
  (await member.callUnchecked(listOwnPosts, { query: query.slice(1) }, { lang })).json();
const titles = ({ data }: { data: readonly { title: string }[] }) => data.map(({ title }) => title);

it("returns the caller's posts only, in every status, newest first", async () => {
  const all = await ask(salma);
  expect(titles(all)).toEqual(['Room', 'Filled', 'Past', 'Waiting', 'Shown']);
  expect(all.data.map(({ status }: { status: string }) => status)).toEqual([
    'published',
    'closed',
    'expired',
    'pending',
    'published',
  ]);
  expect(titles(await ask(omar))).toEqual(['Of Omar']);
  expect((await site.call(listOwnPosts)).status).toBe(401);
});
it('filters by type and status, in the language of the request', async () => {
  expect(titles(await ask(salma, '?kind=job&status=published', 'ar'))).toEqual(['ظاهرة']);
  expect(titles(await ask(salma, '?kind=job&status=expired'))).toEqual(['Past']);
  expect(titles(await ask(salma, '?kind=product'))).toEqual([]);
  expect((await salma.call(listOwnPosts, { query: { status: 'live' } })).status).toBe(422);
});
it('counts by type and status regardless of filters', async () => {
  const { meta } = await ask(salma, '?kind=product');
  expect(meta.counts).toHaveLength(5);
  expect(meta.counts).toContainEqual({ kind: 'job', status: 'expired', count: 1, toMend: 0 });
  expect(meta.counts).toContainEqual({ kind: 'rent', status: 'published', count: 1, toMend: 0 });
});
it('is paged', async () => {
  const first = await ask(salma, '?kind=job&limit=3');
  const second = await ask(salma, `?kind=job&limit=3&after=${first.meta.next}`);
  expect([...first.data, ...second.data].map(({ id }: { id: number }) => id)).toEqual([...jobs].reverse());
  expect(second.meta.next).toBeNull();
});
it('marks a canceled event', async () => {
  const owner = await site.member();
  await addEvents(
    site,
    { title: { en: 'Takes place' }, ownerId: owner.id },
    { title: { en: 'Canceled' }, ownerId: owner.id, state: 'cancelled' },
  );
  const { data } = await ask(owner);
  expect(data).toMatchObject([
    { title: 'Canceled', status: 'published', cancelled: true },
    { title: 'Takes place', status: 'published', cancelled: false },
  ]);
  expect((await ask(salma)).data[0]?.cancelled).toBe(false);
});
