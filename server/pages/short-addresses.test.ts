import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePoster, type Poster } from '../../contract/posters.ts';
import { pageSite } from '../testing/page-site.ts';
import { addRentals, days } from '../testing/test-posts.ts';
import { noon, type TestMember, type TestSite } from '../testing/test-site.ts';

/* Short addresses of posters and the pages that they redirect to. */

let site: TestSite;
let owner: TestMember;
let now = noon;
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'), { now: () => now });
  owner = await site.member();
});
afterAll(() => site.close());
beforeEach(() => {
  now = noon;
});

async function shop(): Promise<number> {
  const name = { en: 'Bab Touma Bakery', ar: 'مخبز باب توما' };
  const [id = 0] = await site.addBusinesses({ name, ownerId: owner.id });
  return id;
}
const poster = async (member: TestMember, path: string): Promise<Poster> => {
  const [kind = '', id] = path.split('/');
  return (await (await member.callUnchecked(makePoster, { params: { kind, id } })).json()).data;
};
const open = (path: string, headers: Record<string, string> = {}) => site.ask(path, { headers });
const leadsTo = async (path: string) => {
  const response = await open(path);
  return [response.status, response.headers.get('location')];
};

describe('a short address', () => {
  it('redirects to the current URL, in either case, also to the review form', async () => {
    const id = await shop();
    const { code } = await poster(owner, `business/${id}`);
    const [before] = await site.db.selectFrom('listing').select('slug').where('id', '=', id).execute();
    expect(await leadsTo(`/b/${code}`)).toEqual([302, `/MarketProfile/${id}/${before?.slug}`]);
    await site.db.updateTable('listing').set({ slug: 'bab-touma-2' }).where('id', '=', id).execute();
    expect(await leadsTo(`/B/${code.toUpperCase()}`)).toEqual([302, `/MarketProfile/${id}/bab-touma-2`]);
    const review = `/MarketProfile/${id}/bab-touma-2#write-review`;
    expect(await leadsTo(`/b/${code}/review`)).toEqual([302, review]);
    const answer = await open(`/b/${code}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });
  it('opens in the language of the visitor', async () => {
    const { code } = await poster(owner, `business/${await shop()}`);
    const target = (await open(`/b/${code}`)).headers.get('location') ?? '';
    for (const lang of ['ar', 'en']) {
      const page = await open(target, { 'accept-language': lang });
      expect(await page.text()).toContain(`<html lang="${lang}"`);
    }
  });
  it('of a neighborhood redirects to its page', async () => {
    const { code } = await poster(owner, `neighborhood/${site.catalog.placeBySlug('bay-ridge')?.id}`);
    expect(await leadsTo(`/b/${code}`)).toEqual([302, '/Neighborhood/bay-ridge']);
  });
  it('of an unpublished post redirects to a page that states so, without disclosing its title', async () => {
    const [id = 0] = await addRentals(site, {
      title: { en: 'Secret garden flat' },
      ownerId: owner.id,
      expiresAt: days(1),
    });
    const { code } = await poster(owner, `rent/${id}`);
    now = days(2);
    expect(await leadsTo(`/b/${code}`)).toEqual([302, `/Rent/${id}`]);
    expect((await open(`/Rent/${id}`)).status).toBe(410);
    await site.db.updateTable('listing').set({ status: 'pending' }).where('id', '=', id).execute();
    expect(await leadsTo(`/b/${code}`)).toEqual([302, `/Rent/${id}`]);
    expect((await open(`/Rent/${id}`)).status).toBe(404);
    await site.db.deleteFrom('listing').where('id', '=', id).execute();
    expect((await open(`/b/${code}`)).status).toBe(404);
  });
  it('that does not exist is not found', async () => {
    for (const path of ['/b/22222222', '/b/', '/b', '/b/x', '/b/%00', "/b/'--", '/b/22222222/review'])
      expect((await open(path)).status, path).toBe(404);
  });
});
