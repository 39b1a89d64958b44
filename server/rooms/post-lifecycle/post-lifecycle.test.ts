import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../contract/businesses.ts';
import { readJob } from '../../../contract/jobs.ts';
import { takeDownListing } from '../../../contract/managed-listings.ts';
import { listOwnPosts, ownPostSchema } from '../../../contract/my-posts.ts';
import {
  closePost,
  deletePost,
  renewPost,
  reopenPost,
  reserveProduct,
  restorePost,
} from '../../../contract/post-lifecycle.ts';
import { readProduct } from '../../../contract/products.ts';
import { readRental } from '../../../contract/rentals.ts';
import { week } from '../../testing/test-bodies.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import type { Clients } from '../../testing/typed-client.ts';

let now = noon;
let site: TestSite;
let salma: TestMember;
let omar: TestMember;
beforeAll(async () => {
  site = await testSite(() => now);
  [salma, omar] = [await site.member(), await site.member()];
});
afterAll(() => site.close());

const chair = async (fields: Partial<Parameters<typeof addProducts>[1]> = {}) =>
  (await addProducts(site, { title: { en: 'A chair' }, ownerId: salma.id, ...fields }))[0] as number;
const job = async (closing: string | null, fields: Partial<Parameters<typeof addJobs>[1]> = {}) =>
  (
    await addJobs(site, { title: { en: 'A baker' }, ownerId: salma.id, closing_date: closing, ...fields })
  )[0] as number;

const act = async (path: string, body?: object, who = salma, method = 'POST') => {
  const response = await who.ask(method, path, body);
  const { data, ...problem } = await response.json();
  return { status: response.status, post: data, problem };
};
const remove = (path: string, who = salma) => act(path, undefined, who, 'DELETE');
const change = (listingId: number) =>
  site.db
    .insertInto('listing_revision')
    .values({ listing_id: listingId, author_id: salma.id, body: '{}' })
    .execute();
const changeOf = async (id: number) =>
  (
    await site.db
      .selectFrom('listing_revision')
      .select('status')
      .where('listing_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.status;

const readers = { products: readProduct, jobs: readJob, rents: readRental, businesses: readBusiness };

describe('closing', () => {
  it.each([
    ['products', 'sold', () => chair()],
    ['jobs', 'filled', () => job(null)],
    [
      'rents',
      'rented',
      async () => (await addRentals(site, { title: { en: 'Room' }, ownerId: salma.id }))[0],
    ],
    [
      'businesses',
      'closed',
      async () => (await site.addBusinesses({ name: { en: 'Shop' }, ownerId: salma.id }))[0],
    ],
  ])('closes one of %s as %s, which hides it from everyone else', async (folder, as, make) => {
    const id = await make();
    const path = `${folder}/${id}`;
    const page = () => site.callUnchecked(readers[folder as keyof typeof readers], { params: { id } });
    expect((await page()).status).toBe(200);
    const { status, post } = await act(`${path}/close`, { as });
    expect(status).toBe(200);
    expect(ownPostSchema.parse(post)).toMatchObject({ status: 'closed', closedAs: as });
    expect(post.abilities).toEqual(['renew', 'delete']);
    expect((await page()).status).toBe(410);
    // Repeating it is no error; another reason is.
    expect((await act(`${path}/close`, { as })).status).toBe(200);
    const elsewhere = { products: 'rented', rents: 'filled', jobs: 'sold', businesses: 'sold' }[folder];
    const refused = await act(`${path}/close`, { as: elsewhere });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors.as).toHaveLength(1);
  });
  it('withdraws a pending revision, releases a reservation, and is not possible for pending posts', async () => {
    const id = await chair();
    await act(`products/${id}/reserve`, { reserved: true });
    await change(id);
    expect((await act(`products/${id}/close`, { as: 'sold' })).post).toMatchObject({
      reserved: false,
      change: null,
    });
    expect(await changeOf(id)).toBe('withdrawn');
    const waiting = await chair({ status: 'pending', publishedAt: null });
    expect(await act(`products/${waiting}/close`, {})).toMatchObject({
      status: 409,
      problem: { code: 'cannot_close', message: 'Only a published post can be closed.' },
    });
  });
});

describe('closing is undone', () => {
  it('with the former expiry, reservation and pending revision', async () => {
    const id = await chair();
    await act(`products/${id}/reserve`, { reserved: true });
    await change(id);
    const before = await act(`products/${id}/reserve`, { reserved: true });
    await act(`products/${id}/close`, { as: 'sold' });
    now = new Date(now.getTime() + 3_600_000);
    const { status, post } = await act(`products/${id}/reopen`);
    now = noon;
    expect(status).toBe(200);
    expect(post).toEqual(before.post);
    expect(post).toMatchObject({ status: 'published', closedAs: null, change: 'pending', reserved: true });
    expect((await site.call(readProduct, { params: { id } })).status).toBe(200);
    // Repeating it is no error.
    expect((await act(`products/${id}/reopen`)).status).toBe(200);
  });
  it('without extending the expiry: a post that has passed it meanwhile is expired', async () => {
    const id = await chair({ expiresAt: days(1) });
    await act(`products/${id}/close`, { as: 'sold' });
    now = days(2);
    expect((await act(`products/${id}/reopen`)).post).toMatchObject({ status: 'expired' });
    now = noon;
  });
  it('but not for posts that were taken down, never approved, or of other members', async () => {
    const down = await chair();
    const judge = await site.member({ role: 'moderator' });
    await act(`products/${down}/close`, { as: 'sold' });
    await judge.call(takeDownListing, { params: { id: down }, body: { template: 'scam' } });
    await site.nextMail();
    expect((await act(`products/${down}/reopen`)).problem.code).toBe('cannot_reopen');
    const id = await chair();
    await act(`products/${id}/close`, { as: 'sold' });
    expect((await judge.call(reopenPost, { params: { folder: 'products', id } })).status).toBe(404);
    await remove(`products/${id}`);
    expect((await act(`products/${id}/reopen`)).status).toBe(410);
  });
});

describe('reserving', () => {
  it('applies to published products, and can be undone', async () => {
    const id = await chair();
    expect((await act(`products/${id}/reserve`, { reserved: true })).post.reserved).toBe(true);
    expect((await act(`products/${id}/reserve`, { reserved: true })).status).toBe(200);
    expect((await act(`products/${id}/reserve`, { reserved: false })).post.reserved).toBe(false);
    await act(`products/${id}/close`, { as: 'sold' });
    expect((await act(`products/${id}/reserve`, { reserved: true })).problem.code).toBe('cannot_reserve');
    expect((await act(`products/${id}/reserve`, { reserved: 'yes' })).status).toBe(422);
    expect((await act(`jobs/${await job(null)}/reserve`, { reserved: true })).status).toBe(404);
  });
});

describe('confirming opening hours', () => {
  const dateOn = async (id: number) =>
    (await site.call(readBusiness, { params: { id } })).json().then(({ data }) => data.hoursConfirmedAt);

  it('dates them for a year, until someone else changes them', async () => {
    const [shop = 0] = await site.addBusinesses({ name: { en: 'Shop' }, ownerId: salma.id, hours: week });
    expect(await dateOn(shop)).toBeNull();
    const { post } = await act(`businesses/${shop}/confirm-hours`);
    expect(post).toMatchObject({ hoursConfirmedAt: now.toISOString() });
    expect(post.abilities).toContain('confirmHours');
    expect(await dateOn(shop)).toBe(now.toISOString());
    now = days(366);
    expect(await dateOn(shop)).toBeNull();
    now = noon;
    const hours = JSON.stringify({ ...week, mon: { state: 'closed' } });
    await site.db.updateTable('business').set({ hours }).where('id', '=', shop).execute();
    expect(await dateOn(shop)).toBeNull();
  });
  it('is for owners of published businesses with hours', async () => {
    const [bare = 0, other = 0] = await site.addBusinesses(
      { name: { en: 'Without hours' }, ownerId: salma.id },
      { name: { en: 'Of Omar' }, ownerId: omar.id, hours: week },
    );
    const refused = await act(`businesses/${bare}/confirm-hours`);
    expect([refused.status, refused.problem.code]).toEqual([409, 'cannot_confirm_hours']);
    expect((await act(`businesses/${other}/confirm-hours`)).status).toBe(403);
    expect((await act(`businesses/${await chair()}/confirm-hours`)).status).toBe(404);
  });
});

describe('renewing', () => {
  it('restarts the full period of published, expired or closed posts; their position in lists is unchanged', async () => {
    const id = await chair({ expiresAt: days(2), publishedAt: days(-28) });
    const renewed = await act(`products/${id}/renew`);
    expect(renewed.post).toMatchObject({
      expiresAt: days(30).toISOString(),
      publishedAt: days(-28).toISOString(),
    });
    const past = await chair({ expiresAt: days(-5), publishedAt: days(-35) });
    expect((await site.call(readProduct, { params: { id: past } })).status).toBe(410);
    expect((await act(`products/${past}/renew`)).post.status).toBe('published');
    expect((await site.call(readProduct, { params: { id: past } })).status).toBe(200);
    await act(`products/${past}/close`, { as: 'sold' });
    expect((await act(`products/${past}/renew`)).post).toMatchObject({ status: 'published', closedAs: null });
  });
  it('publishes a job no longer than to the end of its closing date in the city’s time zone', async () => {
    const soon = await job('2026-11-25');
    // The 26th begins in New York when it is 05:00 in UTC.
    expect((await act(`jobs/${soon}/renew`)).post.expiresAt).toBe('2026-11-26T05:00:00.000Z');
    const far = await job('2027-11-25');
    expect((await act(`jobs/${far}/renew`)).post.expiresAt).toBe(days(60).toISOString());
    const over = await job('2026-11-18', { expiresAt: days(-1) });
    expect(await act(`jobs/${over}/renew`)).toMatchObject({ status: 409, problem: { code: 'cannot_renew' } });
  });
  it('applies to businesses only if they were closed, and never to posts that were not approved', async () => {
    const [shop = 0] = await site.addBusinesses({ name: { en: 'Shop' }, ownerId: salma.id });
    expect((await act(`businesses/${shop}/renew`)).status).toBe(409);
    await act(`businesses/${shop}/close`);
    await act(`businesses/${shop}/close`, {});
    expect((await act(`businesses/${shop}/renew`)).post).toMatchObject({
      status: 'published',
      expiresAt: null,
    });
    for (const status of ['pending', 'rejected'] as const) {
      const id = await chair({ status, publishedAt: null });
      expect((await act(`products/${id}/renew`)).problem.code).toBe('cannot_renew');
    }
  });
  it('concurrent requests are serialized', async () => {
    const id = await chair({ expiresAt: days(-1) });
    const answers = await Promise.all([1, 2, 3].map(() => act(`products/${id}/renew`)));
    for (const { status, post } of answers)
      expect([status, post.expiresAt]).toEqual([200, days(30).toISOString()]);
  });
});

describe('deleting', () => {
  it.each(['pending', 'published', 'rejected', 'closed'] as const)(
    'of a %s hides it at once, and restoring returns its exact former state',
    async (status) => {
      const isNew = status === 'pending' || status === 'rejected';
      const id = await chair({ status, ...(isNew && { publishedAt: null }) });
      const whole = () => site.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();
      const before = await whole();
      expect((await remove(`products/${id}`)).status).toBe(200);
      expect((await site.call(readProduct, { params: { id } })).status).toBe(410);
      const { data } = await (
        await salma.call(listOwnPosts, { query: { kind: 'product', limit: 60 } })
      ).json();
      expect(data.map((post: { id: number }) => post.id)).not.toContain(id);
      // No other action is possible, and repeating it changes nothing.
      for (const deed of ['close', 'renew', 'reserve'])
        expect((await act(`products/${id}/${deed}`, { reserved: true })).status).toBe(410);
      expect((await remove(`products/${id}`)).status).toBe(200);
      expect((await act(`products/${id}/restore`)).post.status).toBe(status);
      expect((await act(`products/${id}/restore`)).status).toBe(200);
      expect({ ...(await whole()), updated_at: null }).toEqual({ ...before, updated_at: null });
    },
  );
  it('withdraws a pending revision, and restoring makes it pending again', async () => {
    const id = await chair();
    await change(id);
    await remove(`products/${id}`);
    expect(await changeOf(id)).toBe('withdrawn');
    expect((await act(`products/${id}/restore`)).post.change).toBe('pending');
    expect(await changeOf(id)).toBe('pending');
  });
  it('is final after an hour, even if it is repeated meanwhile', async () => {
    const id = await chair();
    await remove(`products/${id}`);
    now = new Date(noon.getTime() + 59 * 60_000);
    await remove(`products/${id}`);
    now = new Date(noon.getTime() + 60 * 60_000);
    const late = await act(`products/${id}/restore`);
    now = noon;
    expect(late).toMatchObject({ status: 410, problem: { code: 'cannot_restore' } });
  });
});

it('is for owners only: not for guests, other members or moderators, nor under another kind', async () => {
  const id = await chair();
  const moderator = await site.member({ role: 'moderator' });
  for (const [deed, body] of [
    [closePost, { as: 'sold' }],
    [reserveProduct, { reserved: true }],
    [renewPost, undefined],
    [restorePost, undefined],
    [deletePost, undefined],
  ] as const) {
    const status = async (
      who: Clients,
      of: number | string = id,
      folder = 'products',
      sent: unknown = body,
    ) => (await who.callUnchecked(deed, { params: { folder, id: of }, body: sent })).status;
    for (const other of [omar, moderator]) expect(await status(other)).toBe(403);
    expect(await status(site)).toBe(401);
    expect(await status(salma, 999_999)).toBe(404);
    expect(await status(salma, 'x')).toBe(422);
    if (deed !== reserveProduct) expect(await status(salma, id, 'jobs', body ?? {})).not.toBe(200);
  }
  expect((await salma.call(listOwnPosts, { query: { status: 'published' } })).status).toBe(200);
  expect((await site.call(readProduct, { params: { id } })).status).toBe(200);
});

it('does not disclose that an unpublished post exists', async () => {
  const waiting = await chair({ status: 'pending', publishedAt: null });
  for (const deed of ['renew', 'restore'])
    expect((await act(`products/${waiting}/${deed}`, {}, omar)).status).toBe(404);
  expect((await remove(`products/${waiting}`, omar)).status).toBe(404);
});

it('responds in the language of the request', async () => {
  const waiting = await chair({ status: 'pending', publishedAt: null });
  const { message } = await (
    await salma.call(closePost, { params: { folder: 'products', id: waiting }, body: {} }, { lang: 'ar' })
  ).json();
  expect(message).toBe('لا يمكن إغلاق إعلان غير منشور.');
});

it('waits for concurrent changes of the post, and then acts on its new state', async () => {
  const id = await chair();
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const deciding = site.db.transaction().execute(async (tx) => {
    await sql`select 1 from listing where id = ${id} for update`.execute(tx);
    locked.resolve();
    await release.promise;
    await tx.updateTable('listing').set({ status: 'rejected' }).where('id', '=', id).execute();
  });
  await locked.promise;
  const closing = act(`products/${id}/close`, { as: 'sold' });
  release.resolve();
  await deciding;
  expect((await closing).problem.code).toBe('cannot_close');
});
