import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../contract/businesses.ts';
import {
  closePost,
  confirmStillAvailable,
  deletePost,
  restorePost,
} from '../../../contract/post-lifecycle.ts';
import { readRental } from '../../../contract/rentals.ts';
import type { Mailer } from '../../mail/letter.ts';
import { createQueue } from '../../queue/queue.ts';
import { localStorage } from '../../storage/storage.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { readRows } from '../listings/row-snapshot-queries.ts';
import { createCleanup } from '../media/service.ts';
import { createAgeing } from './ageing.ts';

let now: Date;
let site: TestSite;
let salma: TestMember;
let closing: (() => Promise<unknown>)[];
beforeEach(async () => {
  now = noon;
  site = await testSite(() => now, { PUBLIC_URL: 'https://city.example' });
  salma = await site.member();
  closing = [site.close];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

/** A second server on the same database, whose emails are delivered the same way by default. */
function node(mailer: Mailer = site.mailer) {
  const queue = createQueue({
    connectionString: site.connectionString,
    log: pino({ level: 'silent' }),
    pollSeconds: 0.5,
  });
  const cleanup = createCleanup(site.db, { storage: localStorage('/nowhere'), queue });
  createAgeing({ db: site.db, queue, mailer, cleanup, publicUrl: 'https://city.example', now: () => now });
  closing.push(queue.stop);
  return queue;
}
/** Starts a second server, which does the work that is due at once, and waits until it is done. */
async function age(): Promise<void> {
  const queue = node();
  await queue.start();
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pgboss.job where name = 'posts-age'`.execute(site.db);
      return rows.length;
    })
    .toBe(0);
  await queue.drain();
}
const statusOf = async (id: number) =>
  (await site.db.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst())?.status;
const linkIn = (text = '') => /https:\S+\/Still-Available\S*#\S+/.exec(text)?.[0] ?? '';
const use = async (link: string, lang = 'en') => {
  const response = await site.callUnchecked(
    confirmStillAvailable,
    { body: { token: link.split('#')[1] } },
    { lang },
  );
  return { status: response.status, ...(await response.json()) };
};
const chair = async (expiresAt: Date, fields: object = {}) =>
  (
    await addProducts(site, { title: { en: 'A chair' }, ownerId: salma.id, expiresAt, ...fields })
  )[0] as number;

describe('before it expires', () => {
  it('asks the poster once, in their language, and one click renews the post', async () => {
    await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', salma.id).execute();
    const id = await chair(days(3));
    await age();
    const mail = await site.nextMail();
    expect(mail).toMatchObject({ receiver: salma.email });
    expect(mail.subject).toContain('هل ما زال إعلانك متاحًا؟');
    expect(mail.text).toContain('A chair');
    const link = linkIn(mail.text);
    expect(link).toMatch(/^https:\/\/city\.example\/Still-Available\?lang=ar#[\w-]{43}$/);
    await age();
    expect(await site.otherMails()).toEqual([]);

    expect(await use(link)).toMatchObject({
      status: 200,
      data: { kind: 'product', id, title: 'A chair', expiresAt: days(30).toISOString() },
    });
    // A second click later changes nothing and is no error.
    now = days(1);
    expect(await use(link)).toMatchObject({ status: 200, data: { expiresAt: days(30).toISOString() } });
    // Before the next expiry the poster is asked again.
    now = days(28);
    await age();
    expect(linkIn((await site.nextMail()).text)).not.toBe(link);
  });
  it('asks nobody too early, about pending, closed, deleted or ownerless posts, or if the poster is banned', async () => {
    const banned = await site.member();
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', banned.id).execute();
    await chair(new Date(days(3).getTime() + 1));
    await chair(days(1), { status: 'pending', publishedAt: null });
    const [sold, deleted] = [await chair(days(1)), await chair(days(1))];
    await salma.call(closePost, { params: { folder: 'products', id: sold }, body: { as: 'sold' } });
    await salma.call(deletePost, { params: { folder: 'products', id: deleted } });
    await chair(days(1), { ownerId: null });
    await chair(days(1), { ownerId: banned.id });
    await age();
    expect(await site.otherMails()).toEqual([]);
  });
  it('does not ask about a job that expires with its closing date', async () => {
    const about = { title: { en: 'A baker' }, ownerId: salma.id, closing_date: '2026-11-21' };
    const [id = 0] = await addJobs(site, { ...about, expiresAt: new Date('2026-11-22T05:00:00Z') });
    await age();
    expect(await site.otherMails()).toEqual([]);
    now = days(2);
    await age();
    const mail = await site.nextMail();
    expect(mail.subject).toContain('has expired');
    expect(mail.text).toContain('https://city.example/my-job\n');
    expect(linkIn(mail.text)).toBe('');
    expect(await statusOf(id)).toBe('expired');
  });
});

describe('after it expired', () => {
  it('expires in the database, is hidden from guests, and the emailed link renews it', async () => {
    const [id = 0] = await addRentals(site, {
      title: { ar: 'غرفة' },
      ownerId: salma.id,
      expiresAt: days(-1),
    });
    const [imported = 0] = await addRentals(site, { title: { en: 'Of nobody' }, expiresAt: days(-1) });
    await age();
    const mail = await site.nextMail();
    expect(mail.text).toContain('غرفة');
    expect([await statusOf(id), await statusOf(imported)]).toEqual(['expired', 'expired']);
    expect((await site.call(readRental, { params: { id } })).status).toBe(410);
    await age();
    expect(await site.otherMails()).toEqual([]);
    expect((await use(linkIn(mail.text))).status).toBe(200);
    expect((await site.call(readRental, { params: { id } })).status).toBe(200);
  });
  it('leaves the link of the earlier email valid', async () => {
    await chair(days(2));
    await age();
    const first = linkIn((await site.nextMail()).text);
    now = days(3);
    await age();
    const second = linkIn((await site.nextMail()).text);
    expect(second).not.toBe(first);
    expect((await use(first)).status).toBe(200);
    // Once one link is used, the other renews nothing.
    now = days(4);
    expect(await use(second)).toMatchObject({ status: 200, data: { expiresAt: days(33).toISOString() } });
  });
});

describe('a link', () => {
  it('is invalid once the post is closed or deleted, and cannot be guessed', async () => {
    const [sold, deleted] = [await chair(days(2)), await chair(days(2))];
    await age();
    const links = [linkIn((await site.nextMail()).text), linkIn((await site.nextMail()).text)];
    await salma.call(closePost, { params: { folder: 'products', id: sold }, body: { as: 'sold' } });
    await salma.call(deletePost, { params: { folder: 'products', id: deleted } });
    for (const link of links)
      expect(await use(link)).toMatchObject({
        status: 422,
        errors: { token: ['This link is no longer valid. Ask for a new one.'] },
      });
    expect([await statusOf(sold), await statusOf(deleted)]).toEqual(['closed', 'closed']);
    for (const guess of ['#', '#x', `#${'a'.repeat(43)}`, `#${'a'.repeat(201)}`])
      expect((await use(guess)).status).toBe(422);
  });
  it('is stored as a hash only', async () => {
    await chair(days(2));
    await age();
    const token = linkIn((await site.nextMail()).text).split('#')[1] ?? '';
    const [row] = await site.db.selectFrom('renewal_link').select('hash').execute();
    expect(row?.hash).toEqual(createHash('sha256').update(token).digest());
    const { rows } = await sql`select 1 from listing where listing::text like ${`%${token}%`}`.execute(
      site.db,
    );
    expect(rows).toEqual([]);
  });
  it('used twice concurrently renews once', async () => {
    await chair(days(2));
    await age();
    const link = linkIn((await site.nextMail()).text);
    expect((await Promise.all([use(link), use(link), use(link)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
  });
  it('is limited to 30 attempts an hour per address', async () => {
    const tried = async () =>
      (await site.from('192.0.2.7').call(confirmStillAvailable, { body: { token: 'guess' } })).status;
    for (let time = 0; time < 30; time++) expect(await tried()).toBe(422);
    expect(await tried()).toBe(429);
  });
});

describe('a deleted post', () => {
  it('is erased after an hour, with the pictures that nothing else uses', async () => {
    const id = await chair(days(20));
    const key = (name: string) => ({
      key: name,
      width: 9,
      height: 9,
      bytes: 9,
      variants: '[]',
      owner_id: salma.id,
    });
    const media = await site.db
      .insertInto('media')
      .values([key('a'), key('b'), key('c')])
      .returning('id')
      .execute();
    const [alone = 0, shared = 0, waiting = 0] = media.map((row) => row.id);
    const other = await chair(days(20));
    const shows = (listing_id: number, media_id: number, position: number) => ({
      listing_id,
      media_id,
      position,
      role: 'main' as const,
      alt_en: null,
      alt_ar: null,
    });
    await site.db
      .insertInto('listing_media')
      .values([shows(id, alone, 0), shows(id, shared, 1), shows(other, shared, 0)])
      .execute();
    await site.db
      .insertInto('listing_revision')
      .values({ listing_id: id, author_id: salma.id, body: '{}', media_ids: [waiting] })
      .execute();
    await sql`
      insert into listing_refusal (listing_id, body, note, change_asked, decided_at)
      values (${id}, '{"title": "Refused words"}', 'Why', false, ${noon})`.execute(site.db);
    const refusals = () => site.db.selectFrom('listing_refusal').select('listing_id').execute();
    await salma.call(deletePost, { params: { folder: 'products', id } });
    now = new Date(noon.getTime() + 59 * 60_000);
    await age();
    expect(await statusOf(id)).toBe('closed');
    expect(await refusals()).toHaveLength(1);
    now = new Date(noon.getTime() + 60 * 60_000);
    await age();
    expect(await statusOf(id)).toBeUndefined();
    expect(await refusals()).toEqual([]);
    expect((await salma.call(restorePost, { params: { folder: 'products', id } })).status).toBe(404);
    await site.queue.start();
    const left = () => site.db.selectFrom('media').select('id').execute();
    await expect.poll(left, { timeout: 10_000 }).toEqual([{ id: shared }]);
  });
});

it('a claimed business that its owner deletes returns to the directory', async () => {
  const [id = 0] = await site.addBusinesses({ name: { en: 'Bab Touma' } });
  const body = JSON.stringify(await readRows(site.db, 'business', id));
  await site.db
    .insertInto('listing_before_claim')
    .values({ listing_id: id, claimed_at: noon, verified: false, body })
    .execute();
  await site.db.updateTable('listing').set({ owner_id: salma.id }).where('id', '=', id).execute();
  await salma.call(deletePost, { params: { folder: 'businesses', id } });
  expect(await statusOf(id)).toBe('closed');
  now = new Date(noon.getTime() + 60 * 60_000);
  await age();
  expect((await (await site.call(readBusiness, { params: { id } })).json()).data).toMatchObject({
    claimable: true,
  });
});

describe('several servers', () => {
  it('do everything once, even if they start at the same moment', async () => {
    const posts = 30;
    for (let post = 0; post < posts; post++) await chair(days(post % 2 ? 2 : -2));
    const nodes = [node(), node(), node()];
    await Promise.all(nodes.map((queue) => queue.start()));
    const mails = [];
    while (mails.length < posts) mails.push(await site.nextMail());
    await Promise.all(nodes.map((queue) => queue.drain()));
    expect(await site.otherMails()).toEqual([]);
    expect(mails.filter(({ subject }) => subject?.includes('has expired'))).toHaveLength(posts / 2);
  });
  it('continue where one of them crashed, and nobody is emailed twice', async () => {
    const posts = 6;
    for (let post = 0; post < posts; post++) await chair(days(-2));
    let sent = 0;
    const halfway = Promise.withResolvers<void>();
    const mailer: Mailer = {
      async send(db, mail) {
        await site.mailer.send(db, mail);
        sent += 1;
        // The server crashes with this email written but not committed.
        if (sent === posts / 2) {
          halfway.resolve();
          throw new Error('the server died');
        }
      },
    };
    const first = node(mailer);
    await first.start();
    await halfway.promise;
    await first.stop();
    const second = node();
    await second.start();
    const mails = [];
    while (mails.length < posts) mails.push(await site.nextMail());
    await second.drain();
    expect(await site.otherMails()).toEqual([]);
  });
});
