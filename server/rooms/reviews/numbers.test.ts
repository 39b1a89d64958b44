import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReviewNumbers } from '../../../contract/reviews.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewDesk } from './testing.ts';

let site: TestSite;
let judge: TestMember;
beforeAll(async () => {
  site = await testSite(undefined, { RATE_LIMITS: '0' });
  judge = await site.member({ role: 'moderator' });
});
afterAll(() => site.close());

it('the outcomes of all reviews are public', async () => {
  const { member, publish, send, decide } = reviewDesk(site, judge);
  const [place = 0] = await site.addBusinesses({ name: { en: 'Bakery' } });
  const numbers = async () => (await (await site.call(readReviewNumbers)).json()).data;
  const none = { published: 0, waiting: 0, rejected: 0, removed: 0, countedLess: 0, frozen: 0 };
  expect(await numbers()).toEqual(none);
  const writers = [];
  for (const name of ['Rania Aziz', 'Omar Haddad', 'Salma Khoury', 'Layla Nasser']) {
    const who = await member(name);
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', who.id)
      .execute();
    writers.push(who);
  }
  const [rania, omar, salma, layla] = writers as [TestMember, TestMember, TestMember, TestMember];
  const text = (word: string) => ({ text: `${word} bread at six in the morning, and ${word} coffee.` });
  await publish(rania, place, text('Warm'));
  const later = await publish(omar, place, text('Cold'));
  await site.db.updateTable('review').set({ weight: 0.5 }).where('author_id', '=', rania.id).execute();
  expect((await decide(later, 'reject', { template: 'reviewInsult' })).status).toBe(200);
  const { data } = await (await send(salma, place, text('Stale'))).json();
  expect((await decide(data.id, 'reject', { template: 'reviewInsult' })).status).toBe(200);
  await send(layla, place, text('Fine'));
  await site.db
    .insertInto('review_freeze')
    .values({ listing_id: place, since: new Date(), reviews: 12 })
    .execute();
  expect(await numbers()).toEqual({
    published: 1,
    waiting: 1,
    rejected: 1,
    removed: 1,
    countedLess: 1,
    frozen: 1,
  });
});
