import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConversation, sendMessage, startConversation } from '../../../contract/conversations.ts';
import { limits } from '../../../contract/limits.ts';
import {
  listMemberReviews,
  readOwnPartOfMember,
  readPartnerReview,
  removePartnerReview,
  sendPartnerReview,
} from '../../../contract/member-reviews.ts';
import { readMember } from '../../../contract/members.ts';
import { readProduct } from '../../../contract/products.ts';
import { answerReview } from '../../../contract/reviews.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewDesk } from './testing.ts';

const day = 86_400_000;
let clock = new Date(noon.getTime() + 5 * day);
let site: TestSite;
let desk: ReturnType<typeof reviewDesk>;
let judge: TestMember;
let khalid: TestMember;
let salma: TestMember;
let oud = 0;

beforeAll(async () => {
  site = await testSite(() => clock, { RATE_LIMITS: '0' });
  judge = await site.member({ role: 'moderator', name: 'Judge' });
  desk = reviewDesk(site, judge);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('review').execute();
  khalid = await desk.member('Khalid Rahman');
  salma = await desk.member('Salma Khoury');
  [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: khalid.id });
});

const message = (text: string) => ({ clientId: randomUUID() as string, text });
/** A member writes about a post; its owner replies if a reply is given. @returns the conversation */
async function contact(who: TestMember, owner?: TestMember, id = oud): Promise<number> {
  const begun = await who.call(startConversation, {
    params: { folder: 'products', id },
    body: message('Is it still available?'),
  });
  const { conversationId } = (await begun.json()).data;
  if (owner) await owner.call(sendMessage, { params: { id: conversationId }, body: message('Yes, it is.') });
  return conversationId;
}
const said = {
  stars: 5,
  text: 'Exactly as described, and he waited for my late train.',
  accepted: true as const,
};
const send = (who: TestMember, id: number, given: Partial<typeof said> = {}) =>
  who.call(sendPartnerReview, { params: { id }, body: { ...said, ...given } });
const partOf = async (who: TestMember, id: number) =>
  (await (await who.call(readPartnerReview, { params: { id } })).json()).data;
const listOf = async (id: number, lang = 'en') =>
  (await site.call(listMemberReviews, { params: { id } }, { lang })).json();
const memberOf = async (id: number) => (await (await site.call(readMember, { params: { id } })).json()).data;
async function publish(who: TestMember, id: number, given: Partial<typeof said> = {}): Promise<number> {
  clock = new Date(clock.getTime() + 60_000);
  const { data } = await (await send(who, id, given)).json();
  expect((await desk.decide(data.id, 'approve')).status).toBe(200);
  return data.id;
}

describe('a review of a member', () => {
  it('requires a conversation in which both sides wrote', async () => {
    const id = await contact(salma);
    expect(await partOf(salma, id)).toMatchObject({ review: null, barrier: 'noContact' });
    expect((await send(salma, id)).status).toBe(403);
    await khalid.call(sendMessage, { params: { id }, body: message('Yes, it is.') });
    expect(await partOf(salma, id)).toMatchObject({ barrier: null });
    expect((await send(salma, id)).status).toBe(200);
  });

  it('is written by the member who contacted the poster, never the other way round, by strangers or oneself', async () => {
    const id = await contact(salma, khalid);
    const stranger = await desk.member('Omar Stranger');
    expect((await send(khalid, id)).status).toBe(403);
    expect((await send(stranger, id)).status).toBe(404);
    expect((await stranger.call(readPartnerReview, { params: { id } })).status).toBe(404);
    expect((await stranger.call(removePartnerReview, { params: { id } })).status).toBe(404);
    const read = async (who: TestMember) =>
      (await (await who.call(readConversation, { params: { id } })).json()).data.canReview;
    expect([await read(salma), await read(khalid)]).toEqual([true, false]);
    const mine = await khalid.call(readOwnPartOfMember, { params: { id: khalid.id } });
    expect((await mine.json()).data).toMatchObject({ barrier: 'self', isOwner: true, conversationId: null });
  });

  it('requires a confirmed address and an account that is three days old', async () => {
    const id = await contact(salma, khalid);
    await site.db
      .updateTable('app_user')
      .set({ created_at: sql`${clock}` } as never)
      .where('id', '=', salma.id)
      .execute();
    expect(await partOf(salma, id)).toMatchObject({ barrier: 'newAccount' });
    expect((await (await send(salma, id)).json()).code).toBe('account_too_new');
  });

  it('does not disclose the owner of an anonymous post, not even later', async () => {
    const id = await contact(salma, khalid);
    const review = await publish(salma, id);
    expect((await listOf(khalid.id)).data).toMatchObject([
      { id: review, about: { text: 'Syrian oud', id: oud } },
    ]);
    // A public page requires a post under its owner's name.
    await addProducts(site, { title: { en: 'A chair' }, ownerId: khalid.id });
    await site.db.updateTable('listing').set({ anonymous: true }).where('id', '=', oud).execute();
    expect((await listOf(khalid.id)).data).toMatchObject([{ id: review, about: null }]);
    expect(await partOf(salma, id)).toMatchObject({ review: null, barrier: 'noContact' });
    expect((await send(salma, id, { stars: 1 })).status).toBe(403);
    const product = (await (await site.call(readProduct, { params: { id: oud } })).json()).data;
    expect(product.postedBy).toBeNull();
  });

  it('is pending first, names the post, and can be replied to by its subject', async () => {
    const id = await contact(salma, khalid);
    const { data: own } = await (await send(salma, id)).json();
    expect(own).toMatchObject({ status: 'pending', of: 'member', about: { text: 'Syrian oud' } });
    expect((await listOf(khalid.id)).data).toEqual([]);
    expect(await desk.managed()).toMatchObject([
      {
        id: own.id,
        subject: { kind: 'member', id: khalid.id, text: 'Khalid R.' },
        about: { kind: 'product' },
      },
    ]);
    await desk.decide(own.id, 'approve');
    const { data, meta } = await listOf(khalid.id, 'ar');
    expect(data).toMatchObject([
      { id: own.id, of: 'member', stars: 5, cameFor: [], visited: '2026-11', author: { name: 'Salma K.' } },
    ]);
    expect(meta.summary).toMatchObject({ count: 1, average: null, purposes: [] });
    expect(JSON.stringify(data)).not.toContain('Khoury');

    const answer = (who: TestMember) =>
      who.call(answerReview, { params: { id: own.id }, body: { text: 'Come again for the bow.' } });
    expect((await answer(salma)).status).toBe(403);
    expect((await (await answer(khalid)).json()).data).toMatchObject({
      answer: { text: 'Come again for the bow.' },
    });
    const mails = await site.otherMails();
    const [first, second] = mails.slice(-3);
    expect(mails.slice(-3).map(({ receiver, subject }) => [receiver, subject])).toEqual([
      [salma.email, expect.stringContaining('is published')],
      [khalid.email, expect.stringContaining('You have a new review')],
      [salma.email, expect.stringContaining('an answer to your review')],
    ]);
    expect(first?.text).toContain(`/messages/${id}#review`);
    expect(second?.text).toContain(`/Member/${khalid.id}/khalid-r#reviews`);
  });

  it('is unique for each pair, from any conversation, and can be edited and deleted', async () => {
    const first = await contact(salma, khalid);
    const [lamp = 0] = await addProducts(site, { title: { en: 'A lamp' }, ownerId: khalid.id });
    const review = await publish(salma, first);
    const second = await contact(salma, khalid, lamp);
    expect((await (await send(salma, second, { stars: 3 })).json()).data).toMatchObject({
      id: review,
      isChange: true,
    });
    expect((await listOf(khalid.id)).data).toMatchObject([{ stars: 5, about: { text: 'Syrian oud' } }]);
    await desk.decide(review, 'approve');
    expect((await listOf(khalid.id)).data).toMatchObject([{ stars: 3, about: { text: 'A lamp' } }]);
    const mine = await salma.call(readOwnPartOfMember, { params: { id: khalid.id } });
    expect((await mine.json()).data).toMatchObject({
      review: { id: review },
      barrier: null,
      conversationId: second,
    });

    expect((await salma.call(removePartnerReview, { params: { id: first } })).status).toBe(200);
    expect((await salma.call(removePartnerReview, { params: { id: first } })).status).toBe(200);
    expect((await listOf(khalid.id)).data).toEqual([]);
  });
});

describe('the rating of a member', () => {
  it('has no average below five reviews, and appears on the page, beside posts and in conversations', async () => {
    let last = 0;
    for (let n = 0; n < limits.reviews.rated; n += 1) {
      expect((await memberOf(khalid.id)).rating).toEqual({ count: n, average: null });
      const who = await desk.member(`Writer ${n}`);
      last = await publish(who, await contact(who, khalid), {
        stars: n === 0 ? 1 : 5,
        text: `${said.text} ${n}`,
      });
    }
    const rating = { count: 5, average: 4.2 };
    expect((await memberOf(khalid.id)).rating).toEqual(rating);
    const product = (await (await site.call(readProduct, { params: { id: oud } })).json()).data;
    expect(product.postedBy?.rating).toEqual(rating);
    const id = await contact(salma, khalid);
    const thread = await salma.call(readConversation, { params: { id } });
    expect((await thread.json()).data.rating).toEqual(rating);
    // A removed review no longer counts, and its author is told why.
    await desk.decide(last, 'reject', { template: 'reviewInsult' });
    expect((await memberOf(khalid.id)).rating).toEqual({ count: 4, average: null });
  });

  it('is frozen during a burst until it is reviewed', async () => {
    const { reviews } = limits.reviews.burst;
    for (let n = 0; n < reviews; n += 1) {
      const who = await desk.member(`Writer ${n}`);
      await publish(who, await contact(who, khalid), { stars: n < 9 ? 5 : 1, text: `${said.text} ${n}` });
    }
    expect((await memberOf(khalid.id)).rating).toEqual({ count: reviews, average: 5 });
    const [held] = await desk.managed('frozen');
    expect(held).toMatchObject({ subject: { kind: 'member', id: khalid.id, isFrozen: true } });
    expect((await desk.decide(held?.id ?? 0, 'release')).status).toBe(200);
    expect((await memberOf(khalid.id)).rating).toEqual({ count: reviews, average: 4.6 });
  });

  it('is deleted with either account, and is separate from reviews of businesses', async () => {
    const [bakery = 0] = await site.addBusinesses({ name: { en: 'Bab Touma' } });
    await site.db.updateTable('listing').set({ owner_id: khalid.id }).where('id', '=', bakery).execute();
    await desk.publish(salma, bakery);
    await publish(salma, await contact(salma, khalid));
    expect((await memberOf(khalid.id)).rating.count).toBe(1);
    expect((await memberOf(salma.id)).reviews.newest.map(({ of }: { of: string }) => of)).toEqual([
      'member',
      'business',
    ]);
    await site.db.deleteFrom('app_user').where('id', '=', salma.id).execute();
    expect((await memberOf(khalid.id)).rating.count).toBe(0);
    const list = await judge.call(listMemberReviews, { params: { id: khalid.id } });
    expect((await list.json()).data).toEqual([]);
  });
});
