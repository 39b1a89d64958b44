import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import {
  callHelpful,
  listReviews,
  removeReview,
  sendReview,
  uncallHelpful,
} from '../../../contract/reviews.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewBody, reviewDesk } from './testing.ts';

const day = 86_400_000;
let site: TestSite;
let clock = noon;
let judge: TestMember;
let salma: TestMember;
let omar: TestMember;
let owner: TestMember;
let desk: ReturnType<typeof reviewDesk>;
let bakery = 0;
beforeAll(async () => {
  site = await testSite(() => clock);
  judge = await site.member({ role: 'moderator', name: 'Judge' });
  desk = reviewDesk(site, judge);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = noon;
  salma = await desk.member();
  omar = await desk.member('Omar Abdel Malik');
  owner = await desk.member('Huda');
  clock = new Date(noon.getTime() + 5 * day);
  [bakery = 0] = await site.addBusinesses({
    name: { en: 'Bab Touma', ar: 'باب توما' },
    services: [{ en: 'Fresh bread', ar: 'خبز طازج' }, { en: 'Manakish' }],
  });
  await site.db.updateTable('listing').set({ owner_id: owner.id }).where('id', '=', bakery).execute();
});

describe('a review', () => {
  it('is pending and visible to its author only, until a moderator approves it', async () => {
    const answer = await desk.send(salma, bakery, { cameFor: ['Fresh bread', 'other'] });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({ status: 'pending', lang: 'en', isChange: false });
    expect((await desk.list(bakery)).data).toEqual([]);
    expect((await desk.own(omar, bakery)).review).toBeNull();
    const mine = await desk.own(salma, bakery);
    expect(mine.review).toMatchObject({ cameFor: ['Fresh bread', 'other'], visited: '2026-11' });

    expect((await desk.decide(mine.review.id, 'approve')).status).toBe(200);
    expect((await desk.decide(mine.review.id, 'approve')).status).toBe(409);
    const { data, meta } = await desk.list(bakery, '', 'ar');
    expect(data).toMatchObject([
      {
        stars: 4,
        cameFor: [{ text: 'خبز طازج', lang: 'ar' }],
        author: { name: 'Salma K.', reviews: 1 },
        helpful: 0,
        isEdited: false,
        answer: null,
      },
    ]);
    expect(meta).toMatchObject({ total: 1, next: null, summary: { count: 1, average: null } });
    expect(JSON.stringify(data)).not.toContain('Khoury');
  });

  it('is unique for each member and business: identical submissions change nothing, edits are pending', async () => {
    const id = await desk.publish(salma, bakery);
    expect((await (await desk.send(salma, bakery)).json()).data).toMatchObject({ id, isChange: false });
    const edited = await desk.send(salma, bakery, { stars: 2, text: 'خبز بارد هذه المرة، ولم يعتذر أحد.' });
    expect((await edited.json()).data).toMatchObject({ id, stars: 2, lang: 'ar', isChange: true });
    expect((await desk.list(bakery)).data).toMatchObject([{ stars: 4, lang: 'en' }]);
    expect(await desk.managed()).toMatchObject([{ id, stars: 2, published: { stars: 4 } }]);

    await desk.decide(id, 'approve');
    expect((await desk.list(bakery)).data).toMatchObject([{ stars: 2, lang: 'ar', isEdited: true }]);
    const versions = await site.db
      .selectFrom('review_version')
      .selectAll()
      .where('review_id', '=', id)
      .execute();
    expect(versions.map(({ body, status }) => [body.stars, status])).toContainEqual([4, 'approved']);
  });

  it('has the photos of its author in order, for its author, moderators and guests', async () => {
    const add = async (key: string, owner: number) =>
      (
        await site.db
          .insertInto('media')
          .values({ key, width: 800, height: 600, bytes: 1, variants: JSON.stringify([]), owner_id: owner })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [one, two] = [await add('one.webp', salma.id), await add('two.webp', salma.id)];
    const [theirs, secret] = [await add('theirs.webp', omar.id), await add('private-x.webp', salma.id)];
    for (const photos of [[theirs], [secret], [one, one]])
      expect((await desk.send(salma, bakery, { photos })).status).toBe(422);
    const urls = ['/media/two.webp', '/media/one.webp'];
    const urlsOf = (review?: { photos: readonly { url: string }[] }) => review?.photos.map(({ url }) => url);
    await desk.send(salma, bakery, { photos: [two, one] });
    expect(urlsOf((await desk.own(salma, bakery)).review)).toEqual(urls);
    const [waiting] = await desk.managed();
    expect(urlsOf(waiting)).toEqual(urls);
    await desk.decide(waiting?.id ?? 0, 'approve');
    const { data, meta } = await desk.list(bakery);
    expect([urlsOf(data[0]), meta.counts.photos]).toEqual([urls, 1]);
  });

  it('is created once by concurrent submissions', async () => {
    const answers = await Promise.all([1, 2, 3].map((stars) => desk.send(salma, bakery, { stars })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await site.db.selectFrom('review').select('id').where('author_id', '=', salma.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('that is reverted to the published version is not pending', async () => {
    await desk.publish(salma, bakery);
    await desk.send(salma, bakery, { stars: 1 });
    expect((await (await desk.send(salma, bakery)).json()).data).toMatchObject({ isChange: false });
  });

  it.each([
    ['stars', { stars: 6 }],
    ['stars', { stars: 0 }],
    ['text', { text: 'Too short' }],
    ['text', { text: 'x'.repeat(1_501) }],
    ['visited', { visited: '2025-11' }],
    ['visited', { visited: '2026-12' }],
    ['visited', { visited: '2026-13' }],
    ['cameFor', { cameFor: ['Haircuts'] }],
    ['cameFor', { cameFor: ['Fresh bread', 'Manakish', 'other', 'خبز طازج'] }],
    ['photos', { photos: [999_999] }],
    ['photos', { photos: [1, 1] }],
    ['accepted', { accepted: false }],
  ])('is rejected for its %s', async (field, given) => {
    for (const lang of ['en', 'ar']) {
      const answer = await desk.send(salma, bakery, given, lang);
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
    }
  });

  it('may be about a visit in the last twelve months, including this one', async () => {
    expect((await desk.send(salma, bakery, { visited: '2025-12' })).status).toBe(200);
  });

  it('requires a confirmed address and an account that is three days old, and not one’s own business', async () => {
    const code = async (answer: Response) => [answer.status, (await answer.json()).code];
    expect(await code(await desk.send(owner, bakery))).toEqual([403, 'own_business']);
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('id', '=', salma.id)
      .execute();
    expect(await code(await desk.send(salma, bakery))).toEqual([403, 'address_unproved']);
    expect(await desk.own(salma, bakery)).toMatchObject({ barrier: 'address', from: null });
    const young = await desk.member();
    await sql`update app_user set created_at = ${clock} where id = ${young.id}`.execute(site.db);
    expect(await code(await desk.send(young, bakery))).toEqual([403, 'account_too_new']);
    const from = new Date(clock.getTime() + 3 * day);
    expect(await desk.own(young, bakery)).toMatchObject({ barrier: 'newAccount', from: from.toISOString() });
    clock = from;
    expect((await desk.send(young, bakery)).status).toBe(200);
    expect(await desk.own(owner, bakery)).toMatchObject({ barrier: 'ownBusiness', isOwner: true });
  });

  it('is rejected from guests, and about unpublished businesses', async () => {
    const guest = await site.callUnchecked(sendReview, { params: { id: bakery }, body: reviewBody() });
    expect(guest.status).toBe(401);
    await site.db.updateTable('listing').set({ status: 'closed' }).where('id', '=', bakery).execute();
    expect((await desk.send(salma, bakery)).status).toBe(410);
    expect((await site.call(listReviews, { params: { id: bakery } })).status).toBe(410);
    expect((await desk.send(salma, 999_999)).status).toBe(404);
  });

  it('is limited per account and day; only submissions that change something count', async () => {
    const { points } = limits.rates.reviews;
    for (let n = 0; n < points; n += 1)
      expect((await desk.send(salma, bakery, { text: `A warm welcome, for the ${n}th time.` })).status).toBe(
        200,
      );
    expect((await desk.send(salma, bakery)).status).toBe(429);
    const same = { text: `A warm welcome, for the ${points - 1}th time.` };
    expect((await desk.send(salma, bakery, same)).status).toBe(200);
  });

  it('can be deleted by its author, and is deleted with the account', async () => {
    await desk.publish(salma, bakery);
    expect((await salma.call(removeReview, { params: { id: bakery } })).status).toBe(200);
    expect((await salma.call(removeReview, { params: { id: bakery } })).status).toBe(200);
    expect((await desk.list(bakery)).meta.summary.count).toBe(0);
    await desk.publish(omar, bakery);
    const file = JSON.parse(await (await omar.call(exportAccount)).text());
    expect(file.reviews).toMatchObject([{ stars: 4, listing_id: bakery, earlier: [] }]);
    expect(JSON.stringify(file.reviews)).not.toMatch(/network|wording|weight/);
    const password = 'a password of tests';
    expect((await omar.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect((await desk.list(bakery)).meta.summary.count).toBe(0);
  });

  it('is hidden while its author is banned', async () => {
    await desk.publish(salma, bakery);
    const ban = (banned_at: Date | null) =>
      site.db.updateTable('app_user').set({ banned_at }).where('id', '=', salma.id).execute();
    await ban(clock);
    expect((await desk.list(bakery)).meta).toMatchObject({ total: 0, summary: { count: 0 } });
    await ban(null);
    expect((await desk.list(bakery)).meta).toMatchObject({ total: 1, summary: { count: 1 } });
  });
});

describe('the reviews of a business', () => {
  it('are filtered, counted by facet, sorted and paged', async () => {
    const texts = ['A very warm welcome, as always.', 'استقبال دافئ كالعادة وخبز لذيذ.'];
    const ids: number[] = [];
    for (const [index, stars] of [5, 5, 3, 1, 4].entries()) {
      const who = await desk.member();
      clock = new Date(noon.getTime() + (5 + index) * day);
      ids.push(await desk.publish(who, bakery, { stars, text: `${texts[index % 2]} ${index}` }));
    }
    const [first, , third] = ids as [number, number, number];
    await salma.call(callHelpful, { params: { id: third }, body: {} });
    await salma.call(callHelpful, { params: { id: third }, body: {} });
    await omar.call(callHelpful, { params: { id: third }, body: {} });
    await omar.call(callHelpful, { params: { id: first }, body: {} });
    const of = async (query: string) =>
      (await desk.list(bakery, query)).data.map(({ id }) => ids.indexOf(id));
    expect(await of('')).toEqual([2, 0, 4, 3, 1]);
    expect(await of('?sort=newest')).toEqual([4, 3, 2, 1, 0]);
    expect(await of('?sort=highest')).toEqual([1, 0, 4, 2, 3]);
    expect(await of('?sort=lowest')).toEqual([3, 2, 4, 0, 1]);
    expect(await of('?written=ar')).toEqual([3, 1]);
    expect(await of('?stars=5&written=ar')).toEqual([1]);
    const { meta } = await desk.list(bakery, '?stars=5');
    expect(meta).toMatchObject({
      total: 2,
      counts: {
        stars: [5, 4, 3, 2, 1].map((stars, index) => ({ stars, count: [2, 1, 1, 0, 1][index] })),
        languages: { all: 2, en: 1, ar: 1 },
        photos: 0,
      },
      summary: { count: 5, average: 3.6 },
    });
    const found: number[] = [];
    for (let after = ''; ; ) {
      const page = await desk.list(bakery, `?limit=2&after=${after}`);
      found.push(...page.data.map(({ id }) => ids.indexOf(id)));
      if (!page.meta.next) break;
      after = page.meta.next;
    }
    expect(found).toEqual([2, 0, 4, 3, 1]);
    expect((await site.call(listReviews, { params: { id: bakery }, query: { sort: 'best' } })).status).toBe(
      422,
    );
    expect(
      (await site.call(listReviews, { params: { id: bakery }, query: { after: 'nonsense' } })).status,
    ).toBe(422);
  });

  it('are summarized by what their authors came for, the most frequent first, in either language', async () => {
    await desk.publish(salma, bakery, { cameFor: ['Fresh bread'] });
    await desk.publish(omar, bakery, { cameFor: ['Manakish', 'Fresh bread', 'other'] });
    expect((await desk.list(bakery)).meta.summary.purposes).toEqual([
      { text: 'Fresh bread', lang: 'en', count: 2 },
      { text: 'Manakish', lang: 'en', count: 1 },
    ]);
    // Filters narrow the list; the summary is of all reviews.
    const { data, meta } = await desk.list(bakery, '?stars=1', 'ar');
    expect(data).toEqual([]);
    expect(meta.summary.purposes).toEqual([
      { text: 'خبز طازج', lang: 'ar', count: 2 },
      { text: 'Manakish', lang: 'en', count: 1 },
    ]);
    await salma.call(removeReview, { params: { id: bakery } });
    expect((await desk.list(bakery)).meta.summary.purposes).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  it('can be voted helpful by others than their authors, once each, and votes can be withdrawn', async () => {
    const id = await desk.publish(salma, bakery);
    expect((await salma.call(callHelpful, { params: { id }, body: {} })).status).toBe(403);
    expect((await (await omar.call(callHelpful, { params: { id }, body: {} })).json()).data).toEqual({
      helpful: 1,
      isMine: true,
    });
    expect((await desk.own(omar, bakery)).helpful).toEqual([id]);
    expect((await (await omar.call(uncallHelpful, { params: { id } })).json()).data).toEqual({
      helpful: 0,
      isMine: false,
    });
    expect((await omar.call(callHelpful, { params: { id: 999999 }, body: {} })).status).toBe(404);
  });
});
