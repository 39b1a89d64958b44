import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ManagedReview } from '../../../contract/managed-reviews.ts';
import type { OwnReview, ReviewList } from '../../../contract/reviews.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

/** A review that passes the contract; its month is that of the tests' clock. */
export const reviewBody = (given: Record<string, unknown> = {}) => ({
  stars: 4,
  cameFor: [],
  visited: '2026-11',
  text: 'Warm bread at six in the morning, and a kind baker.',
  accepted: true,
  ...given,
});

/** Longer ago than any rule requires. */
const long = new Date('2026-01-02T17:00:00Z');

/** Helpers for tests of reviews, on one site with one moderator. */
export function reviewDesk(site: TestSite, judge: TestMember) {
  /** A member whose account is old enough to review. */
  async function member(name?: string): Promise<TestMember> {
    const who = await site.member(name === undefined ? {} : { name });
    await site.db
      .updateTable('app_user')
      .set({ created_at: sql`${long}` } as never)
      .where('id', '=', who.id)
      .execute();
    return who;
  }
  const send = (who: TestMember, id: number, given: Record<string, unknown> = {}, lang = 'en') =>
    who.ask('PUT', `businesses/${id}/reviews/mine`, reviewBody(given), lang);
  const list = async (id: number, query = '', lang = 'en'): Promise<ReviewList> =>
    (await site.get(`businesses/${id}/reviews${query}`, { lang })).json();
  const managed = async (name = 'waiting'): Promise<ManagedReview[]> =>
    (await (await judge.ask('GET', `admin/reviews?list=${name}`)).json()).data;
  const decide = (id: number, verdict: 'approve' | 'reject' | 'dismiss' | 'release', body: object = {}) =>
    judge.ask('POST', `admin/reviews/${id}/${verdict}`, body);
  /** Writes a review that a moderator approves. @returns its id */
  async function publish(who: TestMember, id: number, given: Record<string, unknown> = {}): Promise<number> {
    const sent = await send(who, id, given);
    expect(sent.status).toBe(200);
    const { data } = (await sent.json()) as { data: OwnReview };
    expect((await decide(data.id, 'approve')).status).toBe(200);
    return data.id;
  }
  const own = async (who: TestMember, id: number) =>
    (await (await who.ask('GET', `businesses/${id}/reviews/mine`)).json()).data;
  return { member, send, list, managed, decide, publish, own };
}
