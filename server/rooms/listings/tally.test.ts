import { afterAll, beforeAll, expect, it } from 'vitest';
import { countBusinessContact, countPostView, revealPostContact } from '../../../contract/posts.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const now = noon;
let site: TestSite;
let owner: TestMember;
beforeAll(async () => {
  site = await testSite(() => now);
  owner = await site.member();
});
afterAll(() => site.close());

const browser = 'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) Chrome/130.0 Mobile Safari/537.36';
const verbs = { seen: countPostView, contact: revealPostContact, reached: countBusinessContact };
const report = (path: string, { address = '192.0.2.1', agent = browser, token = '' } = {}) => {
  const [folder = '', id, verb] = path.split('/');
  const headers: Record<string, string> = agent ? { 'user-agent': agent } : {};
  const endpoint = verbs[verb as keyof typeof verbs];
  return site.from(address, token).callUnchecked(endpoint, { params: { folder, id } }, { headers });
};
const counted = async (id: number) => {
  const row = await site.db
    .selectFrom('listing')
    .select(['views', 'contact_clicks'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.views, row.contact_clicks];
};

it('counts a person once an hour for each action', async () => {
  const [id = 0] = await addRentals(site, {
    title: { en: 'Home' },
    ownerId: owner.id,
    phone: '+17185550161',
  });
  for (let time = 0; time < 3; time++) expect((await report(`rents/${id}/seen`)).status).toBe(200);
  expect((await report(`rents/${id}/contact`)).status).toBe(200);
  expect(await counted(id)).toEqual([1, 1]);
  await report(`rents/${id}/seen`, { address: '192.0.2.2' });
  expect(await counted(id)).toEqual([2, 1]);
});
it('does not count owners, bots and clients without a user agent', async () => {
  const [id = 0] = await addProducts(site, { title: { en: 'Thing' }, ownerId: owner.id });
  const agents = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1', 'curl/8.5.0', ''];
  for (const agent of agents) await report(`products/${id}/seen`, { agent });
  await report(`products/${id}/seen`, { token: owner.token });
  await report(`products/${id}/contact`, { token: owner.token });
  expect(await counted(id)).toEqual([0, 0]);
  const other = await site.member();
  await report(`products/${id}/seen`, { token: other.token });
  // The same person from another address.
  await report(`products/${id}/seen`, { token: other.token, address: '192.0.2.9' });
  expect(await counted(id)).toEqual([1, 0]);
});
it('counts calls from the page of a business', async () => {
  const [id = 0] = await site.addBusinesses({ name: { en: 'Bakery' } });
  await report(`businesses/${id}/reached`);
  await report(`businesses/${id}/seen`);
  expect(await counted(id)).toEqual([1, 1]);
});
it('does not count unpublished listings, without disclosing whether they exist', async () => {
  const ids = await addJobs(
    site,
    { title: { en: 'Waits' }, status: 'pending', publishedAt: null },
    { title: { en: 'Filled' }, status: 'closed' },
    { title: { en: 'Over' }, expiresAt: days(-1) },
  );
  for (const id of [...ids, 999_999]) expect((await report(`jobs/${id}/seen`)).status).toBe(200);
  for (const id of ids) expect(await counted(id)).toEqual([0, 0]);
  const [home = 0] = await addRentals(site, { title: { en: 'Home' } });
  await report(`jobs/${home}/seen`);
  expect(await counted(home)).toEqual([0, 0]);
});
