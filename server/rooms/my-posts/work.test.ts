import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOwnWork } from '../../../contract/own-work.ts';
import { addJobs, addProducts, days } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let omar: TestMember;
const execute = (text: string) => sql.raw(text).execute(site.db);
const read = async (member: TestMember) => (await (await member.call(readOwnWork)).json()).data;
const needs = async (member: TestMember) =>
  (await read(member)).posts.map(({ need, post }) => [need, post.title]);

beforeAll(async () => {
  site = await testSite();
  [salma, omar] = [await site.member(), await site.member()];
  const ownerId = salma.id;
  await addJobs(
    site,
    { title: { en: 'Long gone' }, ownerId, expiresAt: days(-8) },
    { title: { en: 'Just gone' }, ownerId, expiresAt: days(-1) },
    { title: { en: 'In two days' }, ownerId, expiresAt: days(2) },
    { title: { en: 'Tomorrow' }, ownerId, expiresAt: days(1) },
    { title: { en: 'In a month' }, ownerId },
    { title: { en: 'Waiting' }, ownerId, status: 'pending', publishedAt: null },
    { title: { en: 'Closed' }, ownerId, status: 'closed', expiresAt: days(1) },
    { title: { en: 'Over' }, ownerId, expiresAt: days(1), closing_date: '2026-11-18' },
    { title: { en: 'Of Omar' }, ownerId: omar.id, expiresAt: days(1) },
  );
  const [sentBack] = await addProducts(site, { title: { en: 'Sent back' }, ownerId, status: 'pending' });
  await execute(
    `update listing set status = 'rejected', reject_reason = 'Photo 2 is blurry', change_asked = true where id = ${sentBack}`,
  );
});
afterAll(() => site.close());

it('lists posts to be corrected, then the next to expire, then recently expired ones', async () => {
  expect(await needs(salma)).toEqual([
    ['mend', 'Sent back'],
    ['closing', 'Tomorrow'],
    ['closing', 'In two days'],
    ['expired', 'Just gone'],
  ]);
  const { posts, postCount } = await read(salma);
  expect(postCount).toBe(4);
  expect(posts[0]?.post).toMatchObject({ reason: 'Photo 2 is blurry', isReturned: true });
  // All but the first can be renewed, as their rows offer.
  for (const { post } of posts.slice(1)) expect(post.abilities).toContain('renew');
});

it('belongs to the caller, and requires signing in', async () => {
  expect(await needs(omar)).toEqual([['closing', 'Of Omar']]);
  expect((await site.call(readOwnWork)).status).toBe(401);
});

it('contains pending claims and the number of unread conversations', async () => {
  const [bakery = 0, grill = 0] = await site.addBusinesses(
    { name: { en: 'Bakery', ar: 'مخبز' } },
    { name: { en: 'Grill' } },
  );
  await execute(`insert into claim (listing_id, user_id, who, way, detail, status, decided_at) values
    (${bakery}, ${omar.id}, 'Omar', 'phone', 'mornings', 'pending', null),
    (${grill}, ${omar.id}, 'Omar', 'phone', 'mornings', 'rejected', now())`);
  const answer = await omar.call(readOwnWork, {}, { lang: 'ar' });
  const { data } = await answer.json();
  expect(data.claims.map(({ business }: { business: { title: string } }) => business.title)).toEqual([
    'مخبز',
  ]);
  expect(data.unread).toBe(0);
  expect((await read(salma)).claims).toEqual([]);
});
