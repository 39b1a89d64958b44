import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../../contract/accounts.ts';
import { approvePost } from '../../../contract/decisions.ts';
import { createPost, updatePost } from '../../../contract/posting/posting.ts';
import { listProducts, readProduct } from '../../../contract/products.ts';
import { readProfile } from '../../../contract/profile.ts';
import { readRental } from '../../../contract/rentals.ts';
import type { Db } from '../../database/connect.ts';
import { addMedia, makeOld, rentalBody } from '../../testing/test-bodies.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { createMyPosts } from '../my-posts/service.ts';
import { createUsers, type Judge, type Users } from './service.ts';

let site: TestSite;
let users: Users;
let admin: TestMember;
let judge: Judge;
let salma: TestMember;
const swept: number[] = [];
beforeAll(async () => {
  site = await testSite();
  users = createUsers({
    db: site.db,
    myPosts: createMyPosts(site.db),
    mailer: site.mailer,
    publicUrl: 'https://city.example',
    sweepLater: async (_tx, id) => {
      swept.push(id);
    },
  });
  admin = await site.member({ role: 'admin' });
  judge = { userId: admin.id, role: 'admin' };
});
beforeEach(async () => {
  salma = await site.member();
});
afterAll(() => site.close());

const within = <T>(work: (tx: Db) => Promise<T>) => site.db.transaction().execute(work);
const ban = (posts: 'hide' | 'remove' = 'hide', who: Judge = judge, userId = salma.id) =>
  within((tx) => users.ban(tx, { userId, posts, reason: 'Adverts only.' }, who, noon));
const unban = () => within((tx) => users.unban(tx, salma.id, judge, noon));
const state = (id: number) =>
  site.db
    .selectFrom('listing')
    .select(['status', 'status_before_ban as hidden', 'status_before_removal as removed', 'reject_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const logOf = (subject: string, id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'hand', 'action', 'before', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const signIn = () => site.call(logIn, { body: { email: salma.email, password: 'a password of tests' } });

describe('a ban', () => {
  it('hides published posts and rejects pending ones, until the member is unbanned', async () => {
    const ownerId = salma.id;
    const [published = 0, waits = 0, past = 0, sold = 0] = await addProducts(
      site,
      { title: { en: 'Lamp of Salma' }, ownerId },
      { title: { en: 'Waits' }, ownerId, status: 'pending', publishedAt: null },
      { title: { en: 'Past' }, ownerId, status: 'expired', expiresAt: days(-1) },
      { title: { en: 'Sold' }, ownerId, status: 'closed' },
    );
    const [others = 0] = await addProducts(site, { title: { en: 'Lamp of nobody' } });
    const found = async () =>
      (await (await site.call(listProducts, { query: { q: 'lamp' } })).json()).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found()).toEqual(expect.arrayContaining([published, others]));

    expect(await ban()).toBe(true);
    expect(await state(published)).toMatchObject({ status: 'closed', hidden: 'published' });
    expect(await state(waits)).toMatchObject({ status: 'rejected', reject_reason: 'Adverts only.' });
    expect(await state(past)).toMatchObject({ status: 'closed', hidden: 'expired' });
    expect(await state(sold)).toMatchObject({ status: 'closed', hidden: null });
    expect((await site.call(readProduct, { params: { id: published } })).status).toBe(410);
    expect(await found()).toEqual([others]);
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(salma.email);
    expect(mail.text).toContain('Adverts only.');
    expect(mail.text).toContain('https://city.example/Contact');
    expect(await ban()).toBe(false);

    expect(await unban()).toBe(true);
    expect(await state(published)).toMatchObject({ status: 'published', hidden: null });
    expect(await state(past)).toMatchObject({ status: 'expired', hidden: null });
    expect(await state(sold)).toMatchObject({ status: 'closed' });
    expect(await state(waits)).toMatchObject({ status: 'rejected' });
    expect((await site.call(readProduct, { params: { id: published } })).status).toBe(200);
    expect((await site.nextMail()).subject).toContain('open again');
    expect(await unban()).toBe(false);
    expect(await logOf('user', salma.id)).toMatchObject([
      {
        actor_id: admin.id,
        hand: 'account',
        action: 'user.ban',
        before: { banned: false },
        after: { banned: true, reason: 'Adverts only.', hidden: 2, removed: 0, rejected: 1 },
      },
      { action: 'user.unban', after: { banned: false, shown: 2 } },
    ]);
    expect(await logOf('product', waits)).toMatchObject([
      { action: 'post.reject', after: { status: 'rejected', reason: 'Adverts only.' } },
    ]);
    expect(await site.otherMails()).toEqual([]);
  });

  it('ends sessions at once, and sign-in states the reason; saved items remain', async () => {
    const [saved = 0] = await addJobs(site, { title: { en: 'Baker' } });
    await site.db
      .insertInto('saved_item')
      .values({ user_id: salma.id, kind: 'job', listing_id: saved })
      .execute();
    expect((await salma.call(readProfile)).status).toBe(200);
    await ban();
    expect((await salma.call(readProfile)).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      'This account is closed. Write to us if you think this is a mistake.',
    ]);
    await unban();
    expect((await salma.call(readProfile)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    const stored = site.db.selectFrom('saved_item').select('listing_id').where('user_id', '=', salma.id);
    expect(await stored.execute()).toEqual([{ listing_id: saved }]);
    for (const _ of [1, 2]) await site.nextMail();
  });

  it('can delete published posts, permanently for others', async () => {
    const [home = 0] = await addRentals(site, { title: { en: 'Room' }, ownerId: salma.id });
    await ban('remove');
    expect(await state(home)).toMatchObject({ status: 'closed', hidden: null, removed: 'published' });
    await unban();
    expect(await state(home)).toMatchObject({ status: 'closed', removed: 'published' });
    expect((await site.call(readRental, { params: { id: home } })).status).toBe(410);
    expect(await logOf('rent', home)).toMatchObject([
      { action: 'post.remove', after: { status: 'removed' } },
    ]);
    for (const _ of [1, 2]) await site.nextMail();
  });

  it('rejects a pending revision, and releases its pictures', async () => {
    await makeOld(site, salma);
    const media = await addMedia(site, salma, 3);
    const [fresh = 0] = await addMedia(site, salma, 1);
    const body = rentalBody(site, media);
    const made = await (await salma.callUnchecked(createPost, { params: { folder: 'rents' }, body })).json();
    const { id } = made.data;
    await admin.call(approvePost, { params: { kind: 'rent', id }, body: {} });
    await salma.callUnchecked(updatePost, {
      params: { folder: 'rents', id },
      body: { ...body, images: [fresh] },
    });
    await ban();
    const change = site.db.selectFrom('listing_revision').select(['status', 'reason', 'decided_by']);
    expect(await change.where('listing_id', '=', id).execute()).toEqual([
      { status: 'rejected', reason: 'Adverts only.', decided_by: admin.id },
    ]);
    expect(swept).toContain(fresh);
    expect(await logOf('rent', id)).toMatchObject([{ action: 'post.approve' }, { action: 'change.reject' }]);
    for (const _ of [1, 2]) await site.nextMail();
  });

  it('is not possible for oneself, the team or unknown accounts', async () => {
    const moderator = await site.member({ role: 'moderator' });
    await expect(ban('hide', judge, admin.id)).rejects.toMatchObject({ code: 'own_account' });
    await expect(ban('hide', judge, moderator.id)).rejects.toMatchObject({ code: 'staff_account' });
    await expect(ban('hide', 'command', admin.id)).rejects.toMatchObject({ code: 'staff_account' });
    await expect(ban('hide', judge, 999_999)).rejects.toMatchObject({ code: 'not_found' });
    expect(await site.otherMails()).toEqual([]);
  });

  it('on the command line has no actor, and the log names the command line', async () => {
    await ban('hide', 'command');
    expect(await logOf('user', salma.id)).toMatchObject([{ actor_id: null, hand: 'command' }]);
    await site.nextMail();
  });
});

describe('while a member is banned', () => {
  const publish = (id: number) => sql`update listing set status = 'published' where id = ${id}`;

  it('nothing of theirs can be published by anyone, and unbanning restores their posts', async () => {
    const [closed = 0] = await addProducts(site, {
      title: { en: 'C' },
      ownerId: salma.id,
      status: 'closed',
    });
    await ban();
    const [made = 0] = await addProducts(site, { title: { en: 'Imported' }, ownerId: salma.id });
    await publish(closed).execute(site.db);
    for (const id of [made, closed])
      expect(await state(id)).toMatchObject({ status: 'closed', hidden: 'published' });
    await unban();
    for (const id of [made, closed])
      expect(await state(id)).toMatchObject({ status: 'published', hidden: null });
    for (const _ of [1, 2]) await site.nextMail();
  });

  it('posts that are closed, deleted or transferred meanwhile remain so', async () => {
    const ownerId = salma.id;
    const ids = await addProducts(site, ...['A', 'B', 'C'].map((en) => ({ title: { en }, ownerId })));
    const [sold = 0, removed = 0, given = 0] = ids;
    const omar = await site.member();
    await ban();
    await sql`update listing set closed_as = 'sold' where id = ${sold}`.execute(site.db);
    await sql`update listing set removed_at = now(), status_before_removal = 'closed' where id = ${removed}`.execute(
      site.db,
    );
    await sql`update listing set owner_id = ${omar.id} where id = ${given}`.execute(site.db);
    expect(await state(given)).toMatchObject({ status: 'published', hidden: null });
    await unban();
    expect(await state(sold)).toMatchObject({ status: 'closed', hidden: null });
    expect(await state(removed)).toMatchObject({ status: 'closed', hidden: null, removed: 'published' });
    for (const _ of [1, 2]) await site.nextMail();
  });

  it('a post that is published concurrently is hidden all the same', async () => {
    const [waits = 0] = await addProducts(site, {
      title: { en: 'Race' },
      ownerId: salma.id,
      status: 'closed',
    });
    const locked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const publishing = within(async (tx) => {
      await publish(waits).execute(tx);
      locked.resolve();
      await goOn.promise;
    });
    await locked.promise;
    const banning = ban();
    // It waits for the account, which the other transaction has locked.
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(site.db);
        return rows.length;
      })
      .toBeGreaterThan(0);
    goOn.resolve();
    await Promise.all([publishing, banning]);
    expect(await state(waits)).toMatchObject({ status: 'closed', hidden: 'published' });
    await site.nextMail();
  });
});

it('updates by SQL hide and restore posts, too', async () => {
  const [published = 0] = await addProducts(site, { title: { en: 'By hand' }, ownerId: salma.id });
  await sql`update app_user set banned_at = now() where id = ${salma.id}`.execute(site.db);
  expect(await state(published)).toMatchObject({ status: 'closed', hidden: 'published' });
  await sql`update app_user set banned_at = null where id = ${salma.id}`.execute(site.db);
  expect(await state(published)).toMatchObject({ status: 'published', hidden: null });
});
