import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { undoReviewDecision } from '../../../contract/managed-reviews.ts';
import { answerReview, reportReview } from '../../../contract/reviews.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewDesk } from './testing.ts';

let site: TestSite;
let clock = new Date('2026-11-25T17:00:00Z');
let judge: TestMember;
let salma: TestMember;
let owner: TestMember;
let desk: ReturnType<typeof reviewDesk>;
let bakery = 0;
beforeAll(async () => {
  site = await testSite(() => clock, { UNDO_SECONDS: '600' });
  judge = await site.member({ role: 'moderator' });
  desk = reviewDesk(site, judge);
  [salma, owner] = [await desk.member(), await desk.member('Huda')];
  // The first email creates the tables of the queue.
  await site.otherMails();
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = new Date('2026-11-25T17:00:00Z');
  await site.db.deleteFrom('review').execute();
  [bakery = 0] = await site.addBusinesses({ name: { en: 'Bab Touma' } });
  await sql`update listing set owner_id = ${owner.id} where id = ${bakery}`.execute(site.db);
});

const sent = async (given: Record<string, unknown> = {}): Promise<number> =>
  (await (await desk.send(salma, bakery, given)).json()).data.id;
const undo = (who = judge) => who.call(undoReviewDecision, { body: {} });
/** Everything stored about the reviews, apart from the log. */
const stored = async () => ({
  reviews: await site.db.selectFrom('review').selectAll().orderBy('id').execute(),
  versions: await site.db.selectFrom('review_version').selectAll().orderBy('id').execute(),
  reports: await site.db.selectFrom('review_report').selectAll().orderBy('id').execute(),
  freezes: await site.db.selectFrom('review_freeze').selectAll().execute(),
  listing: await site.db
    .selectFrom('listing')
    .select(['review_count', 'rating', 'rating_rank'])
    .where('id', '=', bakery)
    .executeTakeFirst(),
});
/** After the time for undoing: what the emails of decisions report by then. */
async function passTime(): Promise<void> {
  clock = new Date(clock.getTime() + 11 * 60_000);
  await sql`update pgboss.job set start_after = now() where name = 'notify-review-decision'`.execute(site.db);
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'notify-review-decision' and state in ('created', 'retry', 'active')`.execute(site.db);
    expect(rows).toEqual([]);
  }, 20_000);
}

describe('undoing a decision on a review', () => {
  it.each([
    ['approve', () => sent(), (id: number) => desk.decide(id, 'approve')],
    ['reject', () => sent(), (id: number) => desk.decide(id, 'reject', { template: 'reviewInsult' })],
    [
      'approve a change',
      async () => {
        await desk.publish(salma, bakery);
        return sent({ stars: 1, text: 'It was much worse the second time, sadly.' });
      },
      (id: number) => desk.decide(id, 'approve'),
    ],
    [
      'reject a change',
      async () => {
        await desk.publish(salma, bakery);
        return sent({ stars: 1, text: 'It was much worse the second time, sadly.' });
      },
      (id: number) => desk.decide(id, 'reject', { reason: 'Not about a visit.' }),
    ],
    [
      'remove, with its reports',
      async () => {
        const id = await desk.publish(salma, bakery);
        await owner.call(reportReview, { params: { id }, body: { reason: 'paid' } });
        return id;
      },
      (id: number) => desk.decide(id, 'reject', { template: 'reviewPaid' }),
    ],
    [
      'dismiss its reports',
      async () => {
        const id = await desk.publish(salma, bakery);
        await owner.call(reportReview, { params: { id }, body: { reason: 'paid' } });
        return id;
      },
      (id: number) => desk.decide(id, 'dismiss'),
    ],
  ])('%s: all is as before, and nobody is notified', async (_, write, decide) => {
    const id = await write();
    await passTime();
    await site.otherMails();
    const before = await stored();
    const answer = await decide(id);
    expect((await answer.json()).data.undoUntil).toBe(new Date(clock.getTime() + 600_000).toISOString());
    expect(await stored()).not.toEqual(before);
    const undone = await undo();
    expect([undone.status, await undone.json()]).toEqual([200, { data: { id } }]);
    expect(await stored()).toEqual(before);
    await passTime();
    expect(await site.otherMails()).toEqual([]);
    expect((await undo()).status).toBe(409);
  });

  it('releases an average that the decision froze', async () => {
    const ids: number[] = [];
    for (let n = 0; n < limits.reviews.burst.reviews; n += 1) {
      const text = `Five stars and a number of its own: ${n}${n}${n}`;
      ids.push((await (await desk.send(await desk.member(), bakery, { text })).json()).data.id);
    }
    const before = await stored();
    await desk.decide(ids[0] as number, 'approve');
    expect((await stored()).freezes).toHaveLength(1);
    await undo();
    expect(await stored()).toEqual(before);
  });
});

describe('a decision that stands', () => {
  it('is reported once, after the time for undoing it', async () => {
    const id = await sent();
    await site.otherMails();
    await desk.decide(id, 'approve');
    expect(await site.otherMails()).toEqual([]);
    await passTime();
    const mails = await site.otherMails();
    expect(mails.map(({ receiver }) => receiver).sort()).toEqual([owner.email, salma.email].sort());
    expect(await site.otherMails()).toEqual([]);
  });

  it('cannot be undone by others, later, or once the review has changed', async () => {
    const id = await sent();
    await desk.decide(id, 'approve');
    expect((await undo(await site.member({ role: 'moderator' }))).status).toBe(409);
    await owner.call(answerReview, { params: { id }, body: { text: 'Thank you, come again.' } });
    expect((await undo()).status).toBe(409);
    expect(await site.db.selectFrom('review').select('status').execute()).toEqual([{ status: 'approved' }]);
    await site.db.deleteFrom('review').execute();
    await desk.decide(await sent(), 'approve');
    clock = new Date(clock.getTime() + 601_000);
    expect((await undo()).status).toBe(409);
    expect((await undo(salma)).status).toBe(403);
  });
});
