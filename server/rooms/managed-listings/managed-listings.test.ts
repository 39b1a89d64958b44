import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBusiness } from '../../../contract/businesses.ts';
import {
  listManagedListings,
  type ManagedListingDetail,
  type ManagedListingList,
  putBackListing,
  readManagedListing,
  setPrayers,
  takeDownListing,
  verifyListing,
} from '../../../contract/managed-listings.ts';
import { listOwnPosts } from '../../../contract/my-posts.ts';
import { deletePost, renewPost, restorePost } from '../../../contract/post-lifecycle.ts';
import { readProduct } from '../../../contract/products.ts';
import { sendReport } from '../../../contract/reports.ts';
import { addEvents, addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let clock = noon;
let salma: TestMember;
let judge: TestMember;
beforeAll(async () => {
  site = await testSite(() => clock);
  salma = await site.member({ email: 'salma@post.example' });
  judge = await site.member({ role: 'moderator' });
});
afterAll(() => site.close());

const list = async (query = ''): Promise<ManagedListingList> => {
  const response = await judge.callUnchecked(listManagedListings, { query: query.slice(1) });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
};
const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);
const detail = async (id: number): Promise<ManagedListingDetail> =>
  (await (await judge.call(readManagedListing, { params: { id } })).json()).data;
const verbs = { 'take-down': takeDownListing, 'put-back': putBackListing, verify: verifyListing };
const act = (id: number, verb: keyof typeof verbs, body: unknown = {}) =>
  judge.callUnchecked(verbs[verb], { params: { id }, body });
const logOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject', 'before', 'after'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const down = { reason: 'It was sold elsewhere.' };

describe('any listing is found', () => {
  let made: Record<string, number>;
  beforeAll(async () => {
    const ownerId = salma.id;
    const [oud = 0, waits = 0] = await addProducts(
      site,
      { title: { en: 'Walnut oud 100%', ar: 'عود من الجوز' }, ownerId },
      { title: { en: 'Walnut table' }, status: 'pending', publishedAt: null },
    );
    const [past = 0] = await addRentals(site, { title: { en: 'Walnut room' }, ownerId, expiresAt: days(-1) });
    const [shop = 0, other = 0] = await site.addBusinesses(
      { name: { en: 'Walnut House' }, verified: true },
      { name: { en: 'Cedar House' } },
    );
    made = { oud, waits, past, shop, other };
  });
  const named = async (query: string) => {
    const names = Object.entries(made);
    return (await ids(query)).flatMap((id) => names.find(([, one]) => one === id)?.[0] ?? []);
  };

  it.each([
    ['?q=waln', ['shop', 'past', 'waits', 'oud']],
    ['?q=house%20wal', ['shop']],
    ['?q=%D8%A7%D9%84%D8%AC%D9%88%D8%B2', ['oud']],
    ['?q=alnut', []],
    ['?q=%25', []],
    ['?q=SALMA@post.example', ['past', 'oud']],
    ['?q=nobody@post.example', []],
    ['?kind=product', ['waits', 'oud']],
    ['?status=pending', ['waits']],
    ['?kind=business&verified=1', ['shop']],
    ['?kind=business&verified=0', ['other']],
    ['?q=walnut&kind=rent', ['past']],
    ['', ['other', 'shop', 'past', 'waits', 'oud']],
  ])('%s', async (query, expected) => expect(await named(query)).toEqual(expected));

  it('by its id and by its address', async () => {
    const { oud = 0 } = made;
    for (const q of [`${oud}`, `#${oud}`, `https://site.example/Show-Product/${oud}/walnut-oud?lang=ar`])
      expect(await named(`?q=${encodeURIComponent(q)}`)).toEqual(['oud']);
    expect((await judge.call(readManagedListing, { params: { id: 999999 } })).status).toBe(404);
  });

  it('page by page, regardless of insertions', async () => {
    for (const query of ['', '?q=walnut', '?kind=product']) {
      const all = await ids(query);
      const mark = query ? '&' : '?';
      const read: number[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: ManagedListingList = await list(`${query}${mark}limit=1${next && `&after=${next}`}`);
        read.push(...page.data.map(({ id }) => id));
        next = page.meta.next;
        if (read.length === 1) await addProducts(site, { title: { en: 'Newer walnut' } });
      }
      expect([query, read]).toEqual([query, all]);
    }
    expect((await judge.call(listManagedListings, { query: { after: 'nonsense' } })).status).toBe(422);
  });

  it('with its status, dates and owner', async () => {
    const { past = 0, shop = 0 } = made;
    expect((await detail(past)).listing).toMatchObject({
      status: 'expired',
      owner: { id: salma.id },
      publishedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    const { listing, poster } = await detail(shop);
    expect([listing.owner, poster, listing.verified]).toEqual([null, null, true]);
  });
});

it('marks a canceled event', async () => {
  const [on = 0, off = 0] = await addEvents(
    site,
    { title: { en: 'Evening of oud' } },
    { title: { en: 'Morning of oud' }, state: 'cancelled' },
  );
  expect((await list('?kind=event')).data).toMatchObject([
    { id: off, cancelled: true },
    { id: on, cancelled: false },
  ]);
  expect((await detail(off)).listing.cancelled).toBe(true);
});

describe('a takedown', () => {
  it('closes the page, notifies the owner in their language, and prevents publishing', async () => {
    await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', salma.id).execute();
    const [id = 0] = await addProducts(site, { title: { en: 'A chair', ar: 'كرسي' }, ownerId: salma.id });
    expect((await act(id, 'take-down', { reason: ' ' })).status).toBe(422);
    const done = await act(id, 'take-down', down);
    expect([done.status, (await done.json()).data]).toEqual([
      200,
      { id, status: 'taken_down', verified: false },
    ]);
    expect((await site.call(readProduct, { params: { id } })).status).toBe(410);
    const mail = await site.nextMail();
    expect(mail.receiver).toBe('salma@post.example');
    expect(mail.text).toContain(down.reason);
    expect(mail.text).toContain('كرسي');
    expect(mail.text).toContain(`/form/product?id=${id}&lang=ar`);
    const own = (
      await (await salma.call(listOwnPosts, { query: { kind: 'product', status: 'closed' } })).json()
    ).data;
    expect(own.find((post: { id: number }) => post.id === id)).toMatchObject({
      takenDown: true,
      reason: down.reason,
      abilities: ['edit', 'delete'],
    });
    const renewed = await salma.call(renewPost, { params: { folder: 'products', id } });
    expect([renewed.status, (await renewed.json()).code]).toEqual([409, 'cannot_renew']);
    const again = await act(id, 'take-down', down);
    expect([again.status, (await again.json()).code]).toEqual([409, 'already_decided']);
    expect(await ids('?status=taken_down')).toEqual([id]);
    expect(await ids('?status=closed')).not.toContain(id);

    expect((await act(id, 'put-back')).status).toBe(200);
    expect((await site.call(readProduct, { params: { id } })).status).toBe(200);
    expect((await site.nextMail()).text).toContain(`/Show-Product/${id}/`);
    expect((await act(id, 'put-back')).status).toBe(409);
    expect(await logOf(id)).toEqual([
      {
        actor_id: judge.id,
        action: 'listing.take-down',
        subject: 'product',
        before: { status: 'published' },
        after: { status: 'taken_down', template: null, reason: down.reason, reports: 0 },
      },
      {
        actor_id: judge.id,
        action: 'listing.put-back',
        subject: 'product',
        before: { status: 'taken_down' },
        after: { status: 'published' },
      },
    ]);
    expect((await detail(id)).poster).toMatchObject({
      rejected: 1,
      lastRejections: [{ reason: down.reason }],
    });
  });

  it('upholds the reports, withdraws a pending revision, and survives deletion and restoration by the owner', async () => {
    const [id = 0] = await addProducts(site, { title: { en: 'A lamp' }, ownerId: salma.id });
    await site.db
      .insertInto('listing_revision')
      .values({ listing_id: id, author_id: salma.id, body: '{}' })
      .execute();
    const omar = await site.member();
    await omar.call(sendReport, { params: { folder: 'products', id }, body: { reason: 'scam' } });
    expect((await act(id, 'take-down', down)).status).toBe(200);
    await site.nextMail();
    expect((await detail(id)).reports).toMatchObject([{ status: 'upheld', by: { id: omar.id } }]);
    const change = site.db.selectFrom('listing_revision').select('status').where('listing_id', '=', id);
    expect(await change.execute()).toEqual([{ status: 'withdrawn' }]);
    expect((await salma.call(deletePost, { params: { folder: 'products', id } })).status).toBe(200);
    expect((await act(id, 'put-back')).status).toBe(410);
    expect((await salma.call(restorePost, { params: { folder: 'products', id } })).status).toBe(200);
    expect((await detail(id)).listing.status).toBe('taken_down');
    expect((await site.call(readProduct, { params: { id } })).status).toBe(410);
  });

  it('of a listing closed by its owner keeps it closed, and can be reverted', async () => {
    const [id = 0] = await addJobs(site, { title: { en: 'Filled' }, ownerId: salma.id, status: 'closed' });
    expect((await act(id, 'take-down', down)).status).toBe(200);
    expect((await salma.call(renewPost, { params: { folder: 'jobs', id } })).status).toBe(409);
    expect((await act(id, 'put-back')).status).toBe(200);
    expect((await detail(id)).listing.status).toBe('closed');
    await site.nextMail();
    expect((await site.nextMail()).text).toContain('/my-job');
    const [waits = 0] = await addJobs(site, { title: { en: 'Waits' }, status: 'pending', publishedAt: null });
    const refused = await act(waits, 'take-down', down);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'cannot_take_down']);
  });

  it('is reverted to expired after the expiry date, and notifies nobody if there is no owner', async () => {
    const [id = 0] = await addJobs(site, { title: { en: 'Soon over' }, expiresAt: days(1) });
    expect((await act(id, 'take-down', down)).status).toBe(200);
    const before = clock;
    clock = days(2);
    expect((await act(id, 'put-back')).status).toBe(200);
    expect((await detail(id)).listing.status).toBe('expired');
    clock = before;
    expect(await site.otherMails()).toEqual([]);
  });
});

describe('the verified mark', () => {
  it('is granted and revoked, is public, and affects ranking', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Cedar Bakery' } });
    const published = async () =>
      (await (await site.call(readBusiness, { params: { id } })).json()).data.verified;
    const boost = async () =>
      (await site.db.selectFrom('listing').select('boost').where('id', '=', id).executeTakeFirstOrThrow())
        .boost;
    const plain = await boost();
    expect((await act(id, 'verify', { verified: true })).status).toBe(200);
    expect((await act(id, 'verify', { verified: true })).status).toBe(200);
    expect([await published(), await boost()]).toEqual([true, expect.closeTo(plain + 0.35, 5)]);
    expect((await act(id, 'verify', { verified: false })).status).toBe(200);
    expect([await published(), await boost()]).toEqual([false, expect.closeTo(plain, 5)]);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['listing.verify', 'listing.unverify']);
    const date = async () =>
      (await (await site.call(readBusiness, { params: { id } })).json()).data.verifiedAt;
    expect(await date()).toBeNull();
    await act(id, 'verify', { verified: true });
    expect(await date()).toBe(clock.toISOString());
    await act(id, 'verify', { verified: false });
    const [job = 0] = await addJobs(site, { title: { en: 'A job' } });
    expect((await act(job, 'verify', { verified: true })).status).toBe(409);
    expect((await act(id, 'verify', { verified: 'yes' })).status).toBe(422);
  });
});

describe('prayer times', () => {
  const times = {
    iqama: { fajr: { at: '06:00' }, asr: { after: 15 } },
    friday: [{ at: '13:15', lang: 'ar' }],
  };
  const set = (id: number, prayers: unknown, version?: string) =>
    judge.call(
      setPrayers,
      { params: { id }, body: { prayers } as never },
      version === undefined ? {} : { headers: { 'if-match': version } },
    );
  const codeOf = async (response: Response) => [response.status, (await response.json()).code];

  it('of a mosque without an owner are set, published at once and removed by the team', async () => {
    const [id = 0] = await site.addBusinesses({
      name: { en: 'Bay Ridge mosque' },
      categories: ['community'],
    });
    const published = async () =>
      (await (await site.call(readBusiness, { params: { id } })).json()).data.prayers;
    expect(await published()).toBeNull();
    const { prayers, version } = await detail(id);
    expect(prayers).toEqual({ stated: null });

    const done = await set(id, times, version);
    expect(done.status, await done.clone().text()).toBe(200);
    expect((await done.json()).data.prayers?.stated).toMatchObject({
      iqama: { fajr: { at: '06:00' }, isha: null },
      friday: [{ at: '13:15' }],
    });
    expect((await published())?.times.find(({ prayer }) => prayer === 'fajr')?.iqama).toBe('06:00');
    // Another moderator still has the former version.
    expect(await codeOf(await set(id, null, version))).toEqual([409, 'conflict']);
    expect((await set(id, times)).status).toBe(200);
    expect((await set(id, null)).status).toBe(200);
    expect(await published()).toBeNull();
    expect((await logOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['listing.set-prayers', {}, { fajr: '06:00', asr: '+15', friday: ['13:15 ar'] }],
      ['listing.set-prayers', { fajr: '06:00', asr: '+15', friday: ['13:15 ar'] }, {}],
    ]);
  });

  it('are set only for places of worship that nobody owns', async () => {
    const [owned = 0, bakery = 0] = await site.addBusinesses(
      { name: { en: 'Claimed mosque' }, categories: ['community'], ownerId: salma.id },
      { name: { en: 'A bakery' }, categories: ['bakeries'] },
    );
    const [job = 0] = await addJobs(site, { title: { en: 'Imam' } });
    for (const id of [owned, bakery, job]) {
      expect((await detail(id)).prayers).toBeNull();
      expect(await codeOf(await set(id, times))).toEqual([409, 'cannot_set_prayers']);
    }
    expect((await set(9_999_999, times)).status).toBe(404);
  });

  it('are validated as in the form of a business', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Another mosque' }, categories: ['community'] });
    const response = await set(id, { iqama: { fajr: { at: '25:00' } }, friday: [] });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {})).toEqual(['prayers.iqama.fajr.at']);
    expect((await set(id, { iqama: {}, friday: [] })).status).toBe(422);
    const editor = await site.member({ role: 'editor' });
    expect(
      (await editor.call(setPrayers, { params: { id }, body: { prayers: times } as never })).status,
    ).toBe(403);
  });
});
