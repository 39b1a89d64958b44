import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Member, memberSchema, readMember } from '../../../contract/members.ts';
import { readProduct } from '../../../contract/products.ts';
import { deleteAccount, exportAccount, readProfile, saveProfile } from '../../../contract/profile.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reviewDesk } from '../reviews/testing.ts';

const password = 'a password of tests';
let site: TestSite;
let judge: TestMember;
let khalid: TestMember;
beforeAll(async () => {
  site = await testSite(undefined, { RATE_LIMITS: '0' });
  judge = await site.member({ role: 'moderator' });
});
afterAll(() => site.close());
beforeEach(async () => {
  khalid = await site.member({ name: 'Khalid Rahman', password });
});

const ask = (id: number, lang = 'en') => site.call(readMember, { params: { id } }, { lang });
const statusOf = async (id: number) => (await ask(id)).status;
const pageOf = async (id: number): Promise<Member> => (await (await ask(id)).json()).data;
const product = async (ownerId: number, more = {}) =>
  (await addProducts(site, { title: { en: 'Syrian oud' }, ownerId, ...more }))[0] ?? 0;
const setUser = (id: number, values: object) =>
  site.db
    .updateTable('app_user')
    .set(values as never)
    .where('id', '=', id)
    .execute();

describe('the public page of a member', () => {
  it('has their name and posts, without contact details', async () => {
    await setUser(khalid.id, {
      phone: '+17185550142',
      email_confirmed_at: days(-200),
      created_at: days(-900),
    });
    await khalid.call(saveProfile, { body: { languages: ['en', 'ar'] } });
    const id = await product(khalid.id, { phone: '+17185550177', email: 'seller@post.example' });
    await addRentals(site, { title: { en: 'A room' }, ownerId: khalid.id });
    await addJobs(site, { title: { en: 'A baker' }, ownerId: khalid.id });
    await site.addBusinesses({ name: { en: 'Bab Touma' }, ownerId: khalid.id });
    await product(khalid.id, { status: 'pending', publishedAt: null });
    await product(khalid.id, { expiresAt: days(-1) });
    const text = await (await ask(khalid.id)).text();
    const { data } = JSON.parse(text);
    expect(memberSchema.parse(data)).toMatchObject({
      id: khalid.id,
      slug: 'khalid-r',
      name: 'Khalid R.',
      joined: '2024-06',
      picture: null,
      languages: ['ar', 'en'],
      answerTime: null,
      proved: { email: '2026-05', phone: null, businesses: [] },
      posts: {
        products: { total: 1, newest: [{ id, title: 'Syrian oud' }] },
        rentals: { total: 1, newest: [{ title: 'A room' }] },
        jobs: { total: 1, newest: [{ title: 'A baker' }] },
        businesses: { total: 1, newest: [{ name: 'Bab Touma' }] },
      },
      reviews: { total: 0, newest: [] },
    });
    for (const secret of ['Rahman', khalid.email, 'seller@post.example', '5550142', '5550177'])
      expect(text).not.toContain(secret);
  });

  it('exists once something is published under their name; anonymous posts do not count', async () => {
    expect(await statusOf(khalid.id)).toBe(404);
    await product(khalid.id, { anonymous: true });
    await product(khalid.id, { status: 'pending', publishedAt: null });
    expect(await statusOf(khalid.id)).toBe(404);
    const id = await product(khalid.id);
    expect(await statusOf(khalid.id)).toBe(200);
    expect((await pageOf(khalid.id)).posts.products).toMatchObject({ total: 1, newest: [{ id }] });
    await site.db
      .updateTable('listing')
      .set({ status: 'closed', closed_as: 'sold' })
      .where('id', '=', id)
      .execute();
    expect(await pageOf(khalid.id)).toMatchObject({ sold: 1, posts: { products: { total: 0, newest: [] } } });
    await site.db.updateTable('listing').set({ anonymous: true }).where('id', '=', id).execute();
    expect(await statusOf(khalid.id)).toBe(404);
    expect(await statusOf(999_999)).toBe(404);
  });

  it('is unavailable to everyone if they turned it off, and nothing links to it', async () => {
    const id = await product(khalid.id);
    const poster = async () =>
      (await (await site.call(readProduct, { params: { id } })).json()).data.postedBy;
    expect(await poster()).toMatchObject({ name: 'Khalid R.', page: { id: khalid.id, slug: 'khalid-r' } });
    await khalid.call(saveProfile, { body: { publicPage: false, publicName: 'first' } });
    expect(await poster()).toMatchObject({ name: 'Khalid', page: null });
    expect(await statusOf(khalid.id)).toBe(404);
    for (const who of [khalid, judge, await site.member({ role: 'admin' })])
      expect((await who.call(readMember, { params: { id: khalid.id } })).status).toBe(404);
    await khalid.call(saveProfile, { body: { publicPage: true } });
    expect(await pageOf(khalid.id)).toMatchObject({ name: 'Khalid', slug: 'khalid' });
  });

  it('is unavailable while they are banned, and after their account is deleted', async () => {
    await product(khalid.id);
    await setUser(khalid.id, { banned_at: days(0) });
    expect(await statusOf(khalid.id)).toBe(410);
    await setUser(khalid.id, { banned_at: null });
    expect(await statusOf(khalid.id)).toBe(200);
    expect((await khalid.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect(await statusOf(khalid.id)).toBe(404);
  });

  it('an anonymous post neither names nor links to its poster', async () => {
    await product(khalid.id);
    const id = await product(khalid.id, { anonymous: true, title: { en: 'Unnamed' } });
    for (const lang of ['en', 'ar']) {
      const text = await (await site.call(readProduct, { params: { id } }, { lang })).text();
      expect(JSON.parse(text).data).toMatchObject({ anonymous: true, postedBy: null });
      expect(text).not.toMatch(/Khalid|khalid/);
    }
    expect((await pageOf(khalid.id)).posts.products.total).toBe(1);
  });

  it('has the photo only if they agreed', async () => {
    await product(khalid.id);
    const { id: picture } = await site.db
      .insertInto('media')
      .values({
        key: `portrait-${khalid.id}.webp`,
        width: 4,
        height: 4,
        bytes: 1,
        variants: '[]',
        owner_id: khalid.id,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await khalid.call(saveProfile, { body: { picture } });
    expect((await pageOf(khalid.id)).picture).toBeNull();
    await khalid.call(saveProfile, { body: { publicPicture: true } });
    expect((await pageOf(khalid.id)).picture).toMatchObject({ id: picture });
  });

  it('has a limited number of posts, the newest first', async () => {
    const posts = Array.from({ length: 30 }, (_, day) => ({
      title: { en: `Chair ${day}` },
      ownerId: khalid.id,
      publishedAt: days(-day),
    }));
    await addProducts(site, ...posts.reverse());
    const { total, newest } = (await pageOf(khalid.id)).posts.products;
    expect([total, newest.length, newest[0]?.title, newest[23]?.title]).toEqual([
      30,
      24,
      'Chair 0',
      'Chair 23',
    ]);
  });
});

describe('verified facts', () => {
  it('name claimed businesses that a moderator approved, and no others', async () => {
    const [claimed = 0, posted = 0] = await site.addBusinesses(
      { name: { en: 'Claimed', ar: 'المكان' }, ownerId: khalid.id },
      { name: { en: 'Posted' }, ownerId: khalid.id },
    );
    const claim = (listing_id: number, status: 'approved' | 'rejected') =>
      site.db
        .insertInto('claim')
        .values({
          listing_id,
          user_id: khalid.id,
          who: 'The owner',
          way: 'phone',
          detail: 'x',
          status,
          decided_at: days(-40),
          ...(status === 'rejected' && { reason: 'No' }),
        } as never)
        .execute();
    await claim(claimed, 'approved');
    await claim(posted, 'rejected');
    expect((await pageOf(khalid.id)).proved.businesses).toMatchObject([
      { id: claimed, name: 'Claimed', since: '2026-10' },
    ]);
  });
});

describe('reviews', () => {
  it('are listed once they are published, create the page, and link to their author', async () => {
    const { member, publish, send, list } = reviewDesk(site, judge);
    const [place = 0, other = 0] = await site.addBusinesses(
      { name: { en: 'Bakery' } },
      { name: { en: 'Waits' } },
    );
    const rania = await member('Rania Aziz');
    await setUser(rania.id, { email_confirmed_at: days(-100) });
    await send(rania, other);
    expect(await statusOf(rania.id)).toBe(404);
    await publish(rania, place, { stars: 5 });
    expect((await pageOf(rania.id)).reviews).toMatchObject({
      total: 1,
      newest: [{ stars: 5, visited: '2026-11', subject: { id: place, name: 'Bakery' } }],
    });
    const author = async () => (await list(place)).data[0]?.author;
    expect(await author()).toEqual({ name: 'Rania A.', page: { id: rania.id, slug: 'rania-a' }, reviews: 1 });
    await rania.call(saveProfile, { body: { publicPage: false } });
    expect(await author()).toMatchObject({ name: 'Rania A.', page: null });
  });
});

describe('response times', () => {
  /** Conversations whose first message was answered after these minutes. */
  async function answered(minutes: (number | null)[], anonymous = false): Promise<void> {
    const salma = await site.member();
    for (const wait of minutes) {
      const listing = await product(khalid.id, { anonymous });
      const { id } = await site.db
        .insertInto('conversation')
        .values({
          listing_id: listing,
          kind: 'product',
          title_en: 'Oud',
          is_anonymous: anonymous,
          owner_id: khalid.id,
          member_id: salma.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into message (conversation_id, side, sender_id, client_id, text, created_at)
        values (${id}, 'member', ${salma.id}, gen_random_uuid(), 'Is it there?', ${days(-2)})`.execute(
        site.db,
      );
      if (wait !== null)
        await sql`insert into message (conversation_id, side, sender_id, client_id, text, created_at)
          values (${id}, 'owner', ${khalid.id}, gen_random_uuid(), 'Yes',
            ${new Date(days(-2).getTime() + wait * 60_000)})`.execute(site.db);
    }
  }
  const day = 24 * 60;
  it.each<[string, (number | null)[], string | null]>([
    ['nothing of two answers', [5, 10, null, null], null],
    ['the median of three', [5, 30, 5 * day], 'hour'],
    ['a day', [5, 90, 100, day, 2 * day], 'day'],
    ['a few days', [2 * day, 3 * day, 3 * day], 'days'],
    ['nothing of what takes longer', [5 * day, 6 * day, 7 * day], null],
  ])('%s', async (_, minutes, time) => {
    await answered(minutes);
    expect((await pageOf(khalid.id)).answerTime).toBe(time);
  });
  it('exclude conversations about anonymous posts', async () => {
    await product(khalid.id);
    await answered([1, 1, 1], true);
    expect((await pageOf(khalid.id)).answerTime).toBeNull();
  });
});

describe('the settings of a member', () => {
  it('are private, included in the data export, and validated', async () => {
    const account = async () => (await (await khalid.call(readProfile)).json()).data.publicPage;
    expect(await account()).toEqual({
      isOn: true,
      address: null,
      names: { initial: 'Khalid R.', first: 'Khalid' },
      nameForm: 'initial',
      hasPicture: false,
      languages: [],
    });
    const saved = await khalid.call(saveProfile, {
      body: { publicName: 'first', publicPicture: true, languages: ['ku', 'ar', 'ar'] },
    });
    expect((await saved.json()).data.publicPage).toMatchObject({
      nameForm: 'first',
      hasPicture: true,
      languages: ['ar', 'ku'],
    });
    const refused = await khalid.callUnchecked(saveProfile, {
      body: { languages: ['xx'], publicName: 'whole' },
    });
    expect(refused.status).toBe(422);
    expect(await account()).toMatchObject({ nameForm: 'first', languages: ['ar', 'ku'] });
    const exported = JSON.parse(await (await khalid.call(exportAccount)).text());
    expect(exported.account).toMatchObject({
      public_page: true,
      public_name: 'first',
      public_picture: true,
      languages: ['ar', 'ku'],
    });
  });
});
