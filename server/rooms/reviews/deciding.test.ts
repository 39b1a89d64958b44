import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '../../../contract/access.ts';
import { limits } from '../../../contract/limits.ts';
import {
  approveReview,
  dismissReviewReports,
  listManagedReviews,
  rejectReview,
  releaseRating,
} from '../../../contract/managed-reviews.ts';
import { readReviewMailSettings, saveReviewMailSettings } from '../../../contract/review-mails.ts';
import { answerReview, removeAnswer, reportReview, sendReview } from '../../../contract/reviews.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewDesk } from './testing.ts';

const day = 86_400_000;
const start = new Date('2026-11-25T17:00:00Z');
let site: TestSite;
let clock = start;
let judge: TestMember;
let salma: TestMember;
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
  clock = start;
  await site.db.deleteFrom('review').execute();
  salma = await desk.member();
  owner = await desk.member('Huda');
  [bakery = 0] = await site.addBusinesses({ name: { en: 'Bab Touma' } });
  await sql`update listing set owner_id = ${owner.id} where id = ${bakery}`.execute(site.db);
});
const sent = async (who: TestMember, given: Record<string, unknown> = {}): Promise<number> =>
  (await (await desk.send(who, bakery, given)).json()).data.id;
const logged = async (id: number) => {
  const rows = await site.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject', '=', 'review')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_id }) => [action, actor_id]);
};

describe('a decision', () => {
  it('is emailed to the author, and a new review to the owner, who can unsubscribe with one click', async () => {
    const id = await sent(salma);
    await desk.decide(id, 'approve');
    const notice = await site.nextMail();
    expect([notice.receiver, notice.text]).toEqual([salma.email, expect.stringContaining('#reviews')]);
    const received = await site.nextMail();
    expect(received.receiver).toBe(owner.email);
    const leave =
      /<([^>]+)>/.exec(received.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ??
      '';
    const { pathname, search } = new URL(leave);
    const opened = await site.ask(pathname + search);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toContain('/Newsletter#reviews=');
    const stop = (address: string) =>
      site.ask(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await stop(`${pathname}${search}x`)).status).toBe(422);
    expect((await stop(pathname + search)).status).toBe(200);
    expect((await stop(pathname + search)).status).toBe(200);

    const other = await desk.member();
    await desk.publish(other, bakery, { text: 'Nothing to complain about, really.' });
    const mails = await site.otherMails();
    expect(mails.map(({ receiver }) => receiver)).not.toContain(owner.email);
    expect(await logged(id)).toEqual([['review.approve', judge.id]]);

    // The settings turn these emails on again.
    const isOn = async () => (await (await owner.call(readReviewMailSettings, {})).json()).data.mails;
    expect(await isOn()).toBe(false);
    expect((await owner.call(saveReviewMailSettings, { body: { mails: true } })).status).toBe(200);
    expect(await isOn()).toBe(true);
    await desk.publish(await desk.member(), bakery, { text: 'The cheese pie is worth the way.' });
    expect((await site.otherMails()).map(({ receiver }) => receiver)).toContain(owner.email);
  });

  it('rejects with a reason; the author edits the review and it is pending again', async () => {
    const id = await sent(salma);
    expect((await desk.decide(id, 'reject', {})).status).toBe(422);
    expect((await desk.decide(id, 'reject', { template: 'reviewInsult' })).status).toBe(200);
    const notice = await site.nextMail();
    expect(notice.text).toContain('It insults people');
    expect(notice.text).toContain('#write-review');
    expect((await desk.own(salma, bakery)).review).toMatchObject({
      status: 'rejected',
      reason: expect.stringContaining('insults'),
    });
    await desk.send(salma, bakery, { text: 'The bread was cold, and nobody said sorry.' });
    expect((await desk.own(salma, bakery)).review).toMatchObject({ status: 'pending', reason: null });
  });

  it('removes a published review, states the reason and how to object, and upholds the reports', async () => {
    const id = await desk.publish(salma, bakery);
    await site.otherMails();
    const guest = (address: string) =>
      site
        .from(address)
        .call(
          reportReview,
          { params: { id }, body: { reason: 'untrue', text: 'لم يكن هناك' } },
          { lang: 'ar' },
        );
    expect([(await guest('10.1.1.1')).status, (await guest('10.1.1.1')).status]).toEqual([200, 200]);
    expect((await owner.call(reportReview, { params: { id }, body: { reason: 'paid' } })).status).toBe(200);
    expect(
      (await owner.callUnchecked(reportReview, { params: { id }, body: { reason: 'scam' } })).status,
    ).toBe(422);
    const [reported] = await desk.managed('reported');
    expect(reported?.reports.map(({ reason }) => reason)).toEqual(['untrue', 'paid']);
    await desk.decide(id, 'reject', { template: 'reviewPaid', reason: 'Third time' });
    const notice = await site.nextMail();
    expect([notice.receiver, notice.text]).toEqual([salma.email, expect.stringContaining('/Contact?about=')]);
    expect((await desk.list(bakery)).data).toEqual([]);
    expect(await desk.managed('reported')).toEqual([]);
    expect((await guest('10.1.1.2')).status).toBe(404);
    expect((await logged(id)).map(([action]) => action)).toEqual(['review.approve', 'review.remove']);
  });

  it('on reports can dismiss them', async () => {
    const id = await desk.publish(salma, bakery);
    await owner.call(reportReview, { params: { id }, body: { reason: 'private' } });
    expect((await desk.decide(id, 'dismiss')).status).toBe(200);
    expect((await desk.decide(id, 'dismiss')).status).toBe(200);
    expect(await desk.managed('reported')).toEqual([]);
    expect((await desk.list(bakery)).meta.total).toBe(1);
  });

  it('on a revision leaves the published version, and is rejected if the moderator has not seen the latest one', async () => {
    const id = await desk.publish(salma, bakery);
    await desk.send(salma, bakery, { stars: 1, text: 'Cold bread and a cold welcome this time.' });
    const [seen] = await desk.managed();
    clock = new Date(start.getTime() + 60_000);
    await desk.send(salma, bakery, { stars: 2, text: 'Cold bread, but a friendly welcome this time.' });
    const decide = (version: string | undefined) =>
      judge.call(
        rejectReview,
        { params: { id }, body: { reason: 'It was better before' } },
        { headers: { 'if-match': `"${version}"` } },
      );
    expect((await decide(seen?.version)).status).toBe(409);
    const [now] = await desk.managed();
    expect((await decide(now?.version)).status).toBe(200);
    expect((await desk.list(bakery)).data).toMatchObject([{ stars: 4 }]);
    expect((await desk.own(salma, bakery)).review).toMatchObject({ status: 'approved', isChange: false });
  });

  it('is for the team only', async () => {
    const id = await sent(salma);
    for (const who of [salma, owner])
      for (const verdict of [approveReview, rejectReview, dismissReviewReports, releaseRating])
        expect((await who.callUnchecked(verdict, { params: { id }, body: {} })).status).toBe(403);
    expect((await salma.call(listManagedReviews)).status).toBe(403);
  });
});

describe('a reply', () => {
  it('is by the owner only, is emailed once, and can be edited for fourteen days', async () => {
    const id = await desk.publish(salma, bakery);
    await site.otherMails();
    const answer = (who: TestMember, text: string) =>
      who.call(answerReview, { params: { id }, body: { text } });
    expect((await answer(salma, 'Thank you, me!')).status).toBe(403);
    expect((await answer(judge, 'Thank you!')).status).toBe(403);
    expect((await answer(owner, 'شكرًا لك!')).status).toBe(200);
    expect((await site.nextMail()).receiver).toBe(salma.email);
    expect((await desk.list(bakery)).data[0]?.answer).toMatchObject({ lang: 'ar', isEdited: false });
    clock = new Date(start.getTime() + 13 * day);
    expect((await answer(owner, 'Thank you!')).status).toBe(200);
    expect((await desk.list(bakery)).data[0]?.answer).toMatchObject({ lang: 'en', isEdited: true });
    expect(await site.otherMails()).toEqual([]);
    clock = new Date(start.getTime() + 15 * day);
    expect((await answer(owner, 'Thanks!')).status).toBe(409);
    expect((await owner.call(removeAnswer, { params: { id } })).status).toBe(409);
  });

  it('can be deleted', async () => {
    const id = await desk.publish(salma, bakery);
    await owner.call(answerReview, { params: { id }, body: { text: 'Thanks!' } });
    expect((await owner.call(removeAnswer, { params: { id } })).status).toBe(200);
    expect((await desk.list(bakery)).data[0]?.answer).toBeNull();
  });
});

describe('signals about a review', () => {
  const codes = async () => (await desk.managed()).map(({ signals }) => signals.map(({ code }) => code));
  const from = (address: string, who: TestMember, text: string, stars = 5) =>
    site.from(address, who.token).call(sendReview, {
      params: { id: bakery },
      body: { stars, cameFor: [], visited: '2026-11', text, accepted: true },
    });

  it('include insults, in English, Arabic and Arabizi', async () => {
    const texts = {
      insult: [
        'What an idiot behind the counter today.',
        'صاحب المحل حمار ولا يحترم أحدًا أبدًا',
        'ya 7mar shu hal khedme, never again here',
      ],
      contact: ['Ask for me at (718) 555-0142 for a discount.'],
      link: ['Better bread at https://rival.example than here.'],
      banned: ['They take western union only, be careful.'],
    };
    for (const [code, list] of Object.entries(texts))
      for (const text of list) {
        await site.db.deleteFrom('review').execute();
        await sent(salma, { text });
        expect([text, (await codes())[0]]).toEqual([text, expect.arrayContaining([code])]);
      }
    await site.db.deleteFrom('review').execute();
    await sent(salma, { text: 'The line was long and the bread was worth it. Kalamata olives, too.' });
    expect(await codes()).toEqual([[]]);
  });

  it('include shared networks, copied texts and new accounts, and lower its weight', async () => {
    const other = await desk.member();
    await from('10.7.7.7', salma, 'The very best bread that I know of.');
    await from('10.7.7.7', other, 'The very best bread, that I know of!');
    await sql`update app_user set created_at = ${new Date(start.getTime() - 5 * day)} where id = ${other.id}`.execute(
      site.db,
    );
    const [first, second] = await desk.managed();
    expect(first?.signals.map(({ code }) => code)).toEqual(['copied', 'sameNetwork']);
    expect(second?.signals.map(({ code }) => code)).toEqual(['newAccount', 'copied', 'sameNetwork']);
    const { copied, sameNetwork, newAccount } = limits.reviews.weights;
    expect(first?.weight).toBeCloseTo(copied * sameNetwork, 2);
    expect(second?.weight).toBeCloseTo(copied * sameNetwork * newAccount, 2);
  });

  it('include a shared browser, and that of the owner', async () => {
    const uses = (who: TestMember, browser: string) =>
      site.db
        .insertInto('trusted_device')
        .values({ user_id: who.id, device_hash: createHash('sha256').update(browser).digest() })
        .execute();
    const other = await desk.member();
    await sent(salma, { text: 'Warm bread at six in the morning, every day.' });
    await sent(other, { text: 'Try the sesame rings with a glass of tea.' });
    await uses(salma, 'a phone');
    await uses(other, 'another phone');
    expect(await codes()).toEqual([[], []]);
    await uses(other, 'a phone');
    expect(await codes()).toEqual([['sameDevice'], ['sameDevice']]);
    await uses(owner, 'another phone');
    expect(new Set((await codes()).map((all) => all.join()))).toEqual(
      new Set(['sameDevice', 'sameDevice,ownersNetwork']),
    );
  });

  it('include the network of the owner', async () => {
    const id = await desk.publish(salma, bakery);
    await site
      .from('10.8.8.8', owner.token)
      .call(answerReview, { params: { id }, body: { text: 'Thanks!' } });
    await from('10.8.8.8', await desk.member(), 'A wonderful place, and I am not its owner at all.');
    expect(await codes()).toEqual([['ownersNetwork']]);
  });

  it('freeze the average during a burst, until a moderator releases it', async () => {
    const { burst } = limits.reviews;
    const ids: number[] = [];
    for (let n = 0; n < burst.reviews; n += 1)
      ids.push(
        await sent(await desk.member(), {
          stars: 5,
          text: `Five stars and a number of its own: ${n}${n}${n}`,
        }),
      );
    // All of them were submitted within a day, so the first approval freezes the average.
    for (const id of ids) await desk.decide(id, 'approve');
    const { meta } = await desk.list(bakery);
    expect(meta.summary).toMatchObject({ count: burst.reviews, average: null, isFrozen: true });
    // All reviews are decided; the frozen average itself is listed, as its last review.
    const last = Math.max(...ids);
    expect((await desk.managed('waiting')).map(({ id }) => id)).toEqual([]);
    expect((await desk.managed('frozen')).map(({ id, subject }) => [id, subject.isFrozen])).toEqual([
      [last, true],
    ]);
    const waiting = async () => (await (await judge.call(readAccess)).json()).data.waiting.reviews;
    expect(await waiting()).toBe(1);
    expect((await desk.decide(last, 'release')).status).toBe(200);
    expect(await desk.managed('frozen')).toEqual([]);
    expect(await waiting()).toBe(0);
    expect((await desk.list(bakery)).meta.summary).toMatchObject({ average: 5, isFrozen: false });
  });
});

it('a review by a banned member is not published', async () => {
  const id = await sent(salma);
  await sql`update app_user set banned_at = ${clock} where id = ${salma.id}`.execute(site.db);
  expect((await desk.decide(id, 'approve')).status).toBe(409);
  expect((await desk.list(bakery)).meta.total).toBe(0);
});
