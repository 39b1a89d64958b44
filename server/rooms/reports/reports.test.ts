import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '../../../contract/access.ts';
import { readJob } from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import type { ManagedListingDetail } from '../../../contract/managed-listings.ts';
import { dismissReports, readManagedListing, takeDownListing } from '../../../contract/managed-listings.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { listReports, type ReportedListings, sendReport } from '../../../contract/reports.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let clock = noon;
let salma: TestMember;
let judge: TestMember;
let [product, rental, job, business] = [0, 0, 0, 0];
beforeAll(async () => {
  site = await testSite(() => clock);
  salma = await site.member();
  judge = await site.member({ role: 'moderator', name: 'Omar' });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = new Date(clock.getTime() + 60_000);
  network += 1;
  await site.db.deleteFrom('report').execute();
  const ownerId = salma.id;
  [product = 0] = await addProducts(site, { title: { en: 'An oud' }, ownerId });
  [rental = 0] = await addRentals(site, { title: { en: 'A room', ar: 'غرفة' }, ownerId });
  [job = 0] = await addJobs(site, { title: { en: 'A baker' }, ownerId });
  [business = 0] = await site.addBusinesses({ name: { en: 'Bab Touma' } });
});

const body = { reason: 'scam', text: 'They asked for money first.' };
/** Each test has its own network, so that none uses up the limit of another. */
let network = 0;
const send = (
  path: string,
  sent: unknown = body,
  guest = 1,
  lang = 'en',
  address = `10.0.${network}.${guest}`,
) =>
  site
    .from(address)
    .callUnchecked(
      sendReport,
      { params: { folder: path.split('/')[0], id: path.split('/')[1] }, body: sent },
      { lang },
    );
const stored = () => site.db.selectFrom('report').selectAll().orderBy('id').execute();
const list = async (query = ''): Promise<ReportedListings> =>
  (await judge.callUnchecked(listReports, { query })).json();
const detail = async (id: number): Promise<ManagedListingDetail> =>
  (await (await judge.call(readManagedListing, { params: { id } })).json()).data;
const logOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject', 'before', 'after'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a report', () => {
  it('is accepted for every kind of listing, from guests and members', async () => {
    for (const path of [`products/${product}`, `rents/${rental}`, `jobs/${job}`, `businesses/${business}`]) {
      const response = await send(path, { reason: 'wrong' }, 1, 'ar');
      expect([path, response.status, await response.json()]).toEqual([path, 200, { data: { done: true } }]);
    }
    const omar = await site.member();
    expect((await omar.callUnchecked(sendReport, { params: { folder: 'jobs', id: job }, body })).status).toBe(
      200,
    );
    const rows = await stored();
    expect(rows.map(({ listing_id }) => listing_id)).toEqual([product, rental, job, business, job]);
    expect(rows[0]).toMatchObject({
      reason: 'wrong',
      text: null,
      lang: 'ar',
      status: 'open',
      reporter_id: null,
    });
    expect(rows[4]).toMatchObject({
      reason: 'scam',
      text: body.text,
      reporter_id: omar.id,
      reporter_hash: null,
    });
  });

  it('counts once for a guest and once for a member, with the same response the second time', async () => {
    const omar = await site.member();
    for (let time = 0; time < 2; time++) {
      expect((await send(`rents/${rental}`)).status).toBe(200);
      expect(
        (await omar.callUnchecked(sendReport, { params: { folder: 'rents', id: rental }, body })).status,
      ).toBe(200);
    }
    const again = await send(`rents/${rental}`, { reason: 'other', text: 'Something else' });
    expect([again.status, await again.json()]).toEqual([200, { data: { done: true } }]);
    // The same guest with the address in another format, and another guest.
    await send(`rents/${rental}`, body, 1, 'en', `::ffff:10.0.${network}.1`);
    await send(`rents/${rental}`, body, 2);
    const rows = await stored();
    expect(rows.map(({ reason }) => reason)).toEqual(['scam', 'scam', 'scam']);
    expect((await list()).data).toMatchObject([{ id: rental, count: 3 }]);
  });

  it('stores no address, and does not link two reports by one guest', async () => {
    await send(`rents/${rental}`);
    await send(`jobs/${job}`);
    const [one, other] = await stored();
    expect(one?.reporter_hash).toHaveLength(32);
    expect(one?.reporter_hash).not.toEqual(other?.reporter_hash);
    expect(JSON.stringify([one, other])).not.toContain('10.0.');
  });

  it('is rejected for unpublished listings, with the site’s messages', async () => {
    const [pending = 0] = await addJobs(site, {
      title: { en: 'Waits' },
      status: 'pending',
      publishedAt: null,
    });
    const [closed = 0] = await addJobs(site, { title: { en: 'Gone' }, status: 'closed' });
    const [past = 0] = await addJobs(site, { title: { en: 'Past' }, expiresAt: days(-1) });
    for (const [path, status] of [
      [`jobs/${pending}`, 404],
      [`jobs/${closed}`, 410],
      [`jobs/${past}`, 410],
      [`rents/${job}`, 404],
      ['jobs/999999', 404],
      ['jobs/x', 404],
    ] as const)
      expect([path, (await send(path)).status]).toEqual([path, status]);
    const refused = await send(`jobs/${job}`, { reason: 'rude' }, 1, 'ar');
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).errors ?? {})).toEqual(['reason']);
    const long = { reason: 'other', text: 'x'.repeat(limits.reportText + 1) };
    expect((await send(`jobs/${job}`, long)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('is limited by address', async () => {
    const { points } = limits.rates.reports;
    const ids = await addJobs(
      site,
      ...Array.from({ length: points + 1 }, (_, index) => ({ title: { en: `Job ${index}` } })),
    );
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await send(`jobs/${id}`, body, 77)).status);
    expect(statuses).toEqual([...Array(points).fill(200), 429]);
  });

  it('is deleted with its listing, and made anonymous when the reporter’s account is deleted', async () => {
    const omar = await site.member();
    await omar.callUnchecked(sendReport, { params: { folder: 'jobs', id: job }, body });
    await send(`jobs/${job}`);
    const own = await (await omar.call(exportAccount)).json();
    expect(own.reports).toMatchObject([{ listing_id: job, reason: 'scam', text: body.text }]);
    expect(JSON.stringify(own.reports)).not.toContain('hash');
    expect((await omar.call(deleteAccount, { body: { password: 'a password of tests' } })).status).toBe(200);
    await site.nextMail();
    expect(await stored()).toHaveLength(2);
    const named = (await stored()).filter(({ reporter_id }) => reporter_id !== null);
    expect(named).toEqual([]);
    await site.db.deleteFrom('listing').where('id', '=', job).execute();
    expect(await stored()).toEqual([]);
  });
});

describe('in the back office', () => {
  it('are grouped by listing, by number of reports, then by how long they are open', async () => {
    await send(`jobs/${job}`, { reason: 'wrong' });
    clock = new Date(clock.getTime() + 60_000);
    await send(`rents/${rental}`, { reason: 'duplicate' });
    await send(`products/${product}`, { reason: 'scam' });
    await send(`products/${product}`, { reason: 'scam' }, 2);
    await send(`products/${product}`, { reason: 'offensive' }, 3);
    const { data } = await list();
    expect(data.map(({ id, count }) => [id, count])).toEqual([
      [product, 3],
      [job, 1],
      [rental, 1],
    ]);
    expect(data[0]).toMatchObject({
      kind: 'product',
      title: 'An oud',
      owner: { id: salma.id, name: 'Salma Khoury' },
      reasons: [
        { reason: 'scam', count: 2 },
        { reason: 'offensive', count: 1 },
      ],
    });
    for (const [sort, order] of [
      ['most', [product, job, rental]],
      ['oldest', [job, rental, product]],
    ] as const) {
      const ids: number[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await list(`sort=${sort}&limit=1${next && `&after=${next}`}`);
        ids.push(...page.data.map(({ id }) => id));
        next = page.meta.next;
      }
      if (sort === 'most') expect(ids).toEqual(order);
      // Reports of the same moment are in the order of the listings.
      else expect(ids).toEqual([job, ...[rental, product].sort((one, other) => one - other)]);
    }
    const access = await (await judge.call(readAccess)).json();
    expect(access.data.waiting.reports).toBe(3);
  });

  it('show the current listing, the reports, and the history of its poster', async () => {
    await addJobs(site, {
      title: { en: 'Another' },
      ownerId: salma.id,
      status: 'rejected',
      publishedAt: null,
    });
    await send(`rents/${rental}`, body, 1, 'ar');
    await send(`jobs/${job}`, { reason: 'wrong' });
    await judge.call(dismissReports, { params: { id: job }, body: {} });
    const { listing, reports, poster } = await detail(rental);
    expect(listing).toMatchObject({
      id: rental,
      kind: 'rent',
      status: 'published',
      reports: { open: 1, total: 1 },
    });
    expect(reports).toMatchObject([
      { reason: 'scam', text: body.text, lang: 'ar', by: null, status: 'open' },
    ]);
    expect(poster).toMatchObject({
      id: salma.id,
      name: 'Salma Khoury',
      bannedAt: null,
      since: expect.any(String),
    });
    expect(poster?.reports).toMatchObject({ open: 1, dismissed: 1, upheld: 0 });
    const counts = Object.fromEntries(poster?.posts.map(({ status, count }) => [status, count]) ?? []);
    expect(counts.rejected).toBeGreaterThanOrEqual(1);
    expect(counts.published).toBeGreaterThanOrEqual(3);
  });

  it('are dismissed once, and logged without personal data', async () => {
    await send(`jobs/${job}`);
    const { version } = await detail(job);
    expect((await judge.call(dismissReports, { params: { id: job }, body: {} })).status).toBe(200);
    expect((await list()).data).toEqual([]);
    const again = await judge.call(dismissReports, { params: { id: job }, body: {} });
    expect([again.status, (await again.json()).code]).toEqual([409, 'already_decided']);
    expect(await logOf(job)).toEqual([
      {
        actor_id: judge.id,
        action: 'listing.dismiss-reports',
        subject: 'job',
        before: { open: 1 },
        after: { open: 0 },
      },
    ]);
    expect((await stored())[0]).toMatchObject({ status: 'dismissed', decided_by: judge.id });
    expect((await site.call(readJob, { params: { id: job } })).status).toBe(200);
    // Another report by the same guest gets the same response and does not reopen it.
    expect((await send(`jobs/${job}`)).status).toBe(200);
    expect((await list()).data).toEqual([]);
    // A decision based on an earlier state has no effect.
    const late = await site
      .from('192.0.2.1', judge.token)
      .call(
        takeDownListing,
        { params: { id: job }, body: { reason: 'A scam.' } },
        { lang: 'ar', headers: { 'if-match': version } },
      );
    expect([late.status, (await late.json()).code]).toEqual([409, 'conflict']);
  });
});
