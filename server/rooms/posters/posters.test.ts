import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnPosts } from '../../../contract/my-posts.ts';
import { deletePost } from '../../../contract/post-lifecycle.ts';
import { makePoster, type Poster } from '../../../contract/posters.ts';
import { addProducts, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createCounting } from '../numbers/service.ts';
import { codeOf, newCode } from './codes.ts';
import { createPosters } from './service.ts';
import { shortAddressRoutes } from './short-address-routes.ts';

let site: TestSite;
let owner: TestMember;
let other: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  site = await testSite(() => noon);
  [owner, other] = [await site.member(), await site.member()];
  moderator = await site.member({ role: 'moderator' });
});
afterAll(() => site.close());

const shop = async (fields: Partial<Parameters<TestSite['addBusinesses']>[0]> = {}) => {
  const name = { en: 'Bab Touma Bakery', ar: 'مخبز باب توما' };
  const [id = 0] = await site.addBusinesses({ name, ownerId: owner.id, phone: '+17185550142', ...fields });
  return id;
};
const make = (member: TestMember, path: string) => {
  const [kind = '', id] = path.split('/');
  return member.callUnchecked(makePoster, { params: { kind, id } });
};
const poster = async (member: TestMember, path: string): Promise<Poster> => {
  const response = await make(member, path);
  expect(response.status, path).toBe(200);
  return (await response.json()).data;
};

describe('a code', () => {
  it('has eight characters that cannot be confused, and is read in either case', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[2346789cdfhjknprtvx]{8}$/);
    expect(codes.join('')).not.toMatch(/[01liosz5aeuyqgwm]/);
    const [code = ''] = codes;
    expect(codeOf(code.toUpperCase())).toBe(code);
    for (const odd of ['', code.slice(1), `${code}2`, `${code.slice(1)}o`, `${code.slice(1)}%`])
      expect(codeOf(odd), odd).toBeUndefined();
  });
});

describe('a poster', () => {
  it('names a business in both languages, with the same code for every caller and request', async () => {
    const id = await shop();
    const [first, ...others] = await Promise.all(
      [owner, other, moderator, owner].map((member) => poster(member, `business/${id}`)),
    );
    expect(first).toMatchObject({
      kind: 'business',
      published: true,
      name: { en: 'Bab Touma Bakery', ar: 'مخبز باب توما' },
      phone: '+17185550142',
      area: { en: 'Bay Ridge', ar: 'باي ريدج' },
      siteName: { en: 'Arab New York', ar: 'عرب نيويورك' },
      scans: { total: 0, lastDays: 0 },
    });
    for (const one of others) expect(one.code).toBe(first?.code);
    expect(others.map(({ scans }) => scans === null)).toEqual([true, false, false]);
  });
  it('of a post has its price and never its phone; only those of businesses invite reviews', async () => {
    const [id] = await addProducts(site, {
      title: { en: 'Chair' },
      phone: '+17185550100',
      priceCents: 4_000,
    });
    const { texts, phone, priceCents, name } = await poster(other, `product/${id}`);
    expect([phone, priceCents, name, texts.review]).toEqual([null, 4_000, { en: 'Chair', ar: null }, null]);
  });
  it('of a neighborhood is available to every member; there is none for a borough', async () => {
    const id = (slug: string) => site.catalog.placeBySlug(slug)?.id;
    const { name, area, scans } = await poster(other, `neighborhood/${id('bay-ridge')}`);
    expect([name.ar, area.en, scans]).toEqual(['باي ريدج', 'Brooklyn', null]);
    expect((await make(other, `neighborhood/${id('brooklyn')}`)).status).toBe(404);
    expect((await make(other, 'neighborhood/999999')).status).toBe(404);
  });
  it('of an unpublished listing is available to its owner and moderators only', async () => {
    const pending = await shop({ status: 'pending' });
    const closed = await shop({ status: 'closed' });
    const statuses = async (id: number) =>
      Promise.all([owner, moderator, other].map(async (who) => (await make(who, `business/${id}`)).status));
    expect(await statuses(pending)).toEqual([200, 200, 404]);
    expect(await statuses(closed)).toEqual([200, 200, 410]);
    expect((await poster(owner, `business/${pending}`)).published).toBe(false);
    const editor = await site.member({ role: 'editor' });
    expect((await make(editor, `business/${pending}`)).status).toBe(404);
    expect((await owner.call(deletePost, { params: { folder: 'businesses', id: closed } })).status).toBe(200);
    expect(await statuses(closed)).toEqual([404, 404, 404]);
  });
  it('requires a session and an existing listing', async () => {
    expect((await site.call(makePoster, { params: { kind: 'business', id: 1 } })).status).toBe(401);
    const id = await shop();
    for (const [path, status] of [
      [`rent/${id}`, 404],
      ['business/999999999', 404],
      ['business/0', 422],
      ['business/x', 422],
      ['news/1', 422],
    ] as const)
      expect((await make(owner, path)).status, path).toBe(status);
  });
});

describe('scans', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
  it('by people are counted by day, for the owner and the team', async () => {
    const id = await shop();
    const { code } = await poster(owner, `business/${id}`);
    const counting = createCounting(site.db, 'https://city.example');
    const source = createCatalogSource(site.db, () => noon);
    const routes = shortAddressRoutes(
      createPosters(site.db, source),
      (request, opened) => counting.scan(request, opened),
      () => noon,
    );
    const scan = (path: string, headers: Record<string, string> = phone, method = 'GET') =>
      routes.request(path, { headers, method });
    await Promise.all([scan(`/b/${code}`), scan(`/B/${code.toUpperCase()}`), scan(`/b/${code}/review`)]);
    await scan(`/b/${code}`, { 'user-agent': 'Googlebot/2.1' });
    await scan(`/b/${code}`, {});
    await scan(`/b/${code}`, { ...phone, 'sec-purpose': 'prefetch' });
    await scan(`/b/${code}`, phone, 'HEAD');
    await scan('/b/22222222');
    // A short address whose post is deleted before the count is written.
    const gone = await shop();
    const { code: lost } = await poster(owner, `business/${gone}`);
    await scan(`/b/${lost}`);
    await site.db.deleteFrom('listing').where('id', '=', gone).execute();
    await counting.flush();
    await scan(`/b/${code}`);
    await counting.close();

    const rows = await site.db
      .selectFrom('short_address_scan')
      .selectAll()
      .where('code', '=', code)
      .execute();
    expect(rows.map(({ scans }) => scans)).toEqual([4]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['code', 'day', 'scans']);
    expect((await poster(owner, `business/${id}`)).scans).toEqual({ total: 4, lastDays: 4 });
    expect((await poster(other, `business/${id}`)).scans).toBeNull();
    const old = days(-30).toISOString().slice(0, 10);
    await site.db.insertInto('short_address_scan').values({ code, day: old, scans: 3 }).execute();
    expect((await poster(moderator, `business/${id}`)).scans).toEqual({ total: 7, lastDays: 4 });
    const { data } = await (await owner.call(listOwnPosts, { query: { kind: 'business' } })).json();
    expect(data.find((post: { id: number }) => post.id === id)?.scans).toBe(7);
  });
});
