import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dismissMatch,
  mailMatches,
  readDemand,
  readMatches,
  restoreMatch,
} from '../../../contract/matches.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { testAlerts } from '../alerts/testing.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createJobs } from '../jobs/service.ts';
import { createProducts } from '../products/service.ts';
import { createRentals } from '../rentals/service.ts';
import { createMatches, type MatchService } from './service.ts';

let site: TestSite;
let now = noon;
let salma: TestMember;
let khalid: TestMember;
let matches: MatchService;
let alerts: ReturnType<typeof testAlerts>;

beforeAll(async () => {
  site = await testSite(() => now, { RATE_LIMITS: '0' });
  const source = createCatalogSource(site.db, () => now);
  matches = createMatches({
    db: site.db,
    queue: { ...site.queue, repeat: () => undefined },
    source,
    kinds: {
      rentals: createRentals(site.db, source),
      products: createProducts(site.db, source),
      jobs: createJobs(site.db, source),
    },
    now: () => now,
  });
  alerts = testAlerts(site, () => now);
  salma = await site.member({ name: 'Salma Khoury' });
  khalid = await site.member({ name: 'Khalid Rahman' });
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: noon })
    .where('id', 'in', [salma.id, khalid.id])
    .execute();
});
afterAll(() => site.close());
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('alert_reader').execute();
  await site.db.deleteFrom('listing').execute();
  await site.db.deleteFrom('alert_post').execute();
});

type Rental = Parameters<typeof addRentals>[1];
/** A wanted post for a one-bedroom in Bay Ridge, for $2,200, from January. */
const wish = async (given: Partial<Rental> = {}, who = salma): Promise<number> => {
  const [id = 0] = await addRentals(site, {
    title: { en: 'Looking for a one-bedroom' },
    ...{
      ownerId: who.id,
      post_type: 'wanted',
      bedrooms: 1,
      priceCents: 220_000,
      available_from: '2027-01-01',
    },
    ...given,
  });
  return id;
};
const home = async (given: Partial<Rental> = {}): Promise<number> => {
  const [id = 0] = await addRentals(site, {
    title: { en: 'One-bedroom by the R train' },
    ...{ ownerId: khalid.id, bedrooms: 1, priceCents: 215_000, available_from: '2027-01-01' },
    ...given,
  });
  return id;
};
const read = (id: number, who = salma) => who.call(readMatches, { params: { id } });
const offersOf = async (id: number, who = salma) => (await (await read(id, who)).json()).data.offers;
const demandOf = async (who: TestMember) => (await (await who.call(readDemand)).json()).data;

describe('offers for a wanted rental', () => {
  it('match with at most one miss, best first, with the difference of each miss', async () => {
    const id = await wish();
    const best = await home();
    const late = await home({ available_from: '2027-03-01', priceCents: 200_000 });
    const dear = await home({ priceCents: 228_000 });
    const near = await home({ place: 'sunset-park' });
    await home({ priceCents: 228_000, place: 'sunset-park' });
    await home({ priceCents: 300_000 });
    await home({ accommodation: 'room' });
    await home({ bedrooms: 0 });
    await home({ place: 'astoria' });
    await home({ ownerId: salma.id });
    await home({ status: 'pending' });
    await home({ expiresAt: days(-1) });
    const offers = await offersOf(id);
    expect(offers.map((one) => one.id)).toEqual([best, near, dear, late]);
    const missesOf = (of: number) => offers.find((one) => one.id === of)?.points.filter(({ fits }) => !fits);
    expect(missesOf(best)).toEqual([]);
    expect(missesOf(late)).toMatchObject([{ criterion: 'available', value: '2027-03-01' }]);
    expect(missesOf(dear)).toMatchObject([{ criterion: 'price', cents: 8_000 }]);
    expect(missesOf(near)).toMatchObject([{ criterion: 'place', value: 'Sunset Park' }]);
    expect(offers[0]).toMatchObject({ kind: 'rent', message: true, priceCents: 215_000 });
    expect(offers[0]?.points).toEqual([
      { criterion: 'bedrooms', fits: true, cents: null, count: 1, value: null },
      { criterion: 'price', fits: true, cents: -5_000, count: null, value: null },
      { criterion: 'place', fits: true, cents: null, count: null, value: 'Bay Ridge' },
      { criterion: 'available', fits: true, cents: null, count: null, value: '2027-01-01' },
    ]);
  });

  it('are visible to its owner only, while it is published', async () => {
    const id = await wish();
    const offer = await home();
    expect((await read(id, khalid)).status).toBe(404);
    expect((await read(offer, khalid)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
    await sql`update listing set status = 'closed', closed_as = 'closed' where id = ${id}`.execute(site.db);
    expect((await read(id)).status).toBe(404);
  });

  it('exclude dismissed ones until they are restored', async () => {
    const id = await wish();
    const offer = await home();
    const params = { id, offer };
    expect((await khalid.call(dismissMatch, { params, body: {} })).status).toBe(404);
    expect((await salma.call(dismissMatch, { params, body: {} })).status).toBe(200);
    expect((await salma.call(dismissMatch, { params, body: { reason: 'place' } })).status).toBe(200);
    expect(await offersOf(id)).toEqual([]);
    expect(await demandOf(khalid)).toEqual([]);
    for (let time = 0; time < 2; time++)
      expect((await salma.call(restoreMatch, { params })).status).toBe(200);
    expect((await offersOf(id)).map((one) => one.id)).toEqual([offer]);
  });

  it('include the higher limit at which they begin, if none matches', async () => {
    const id = await wish();
    for (const priceCents of [251_000, 260_000, 266_000, 300_000]) await home({ priceCents });
    const { data } = await (await read(id)).json();
    expect(data).toMatchObject({ offers: [], higherLimit: { cents: 270_000, count: 3 } });
  });
});

it('jobs and products match by category', async () => {
  const [seeker = 0] = await addJobs(site, {
    title: { en: 'Cook looks for work' },
    ...{ ownerId: salma.id, post_type: 'seeking', job_type: 'full_time' },
    ...{ salary_min_cents: 2_000, salary_type: 'hour' },
  });
  const [opening] = await addJobs(
    site,
    { title: { en: 'Cook' }, ownerId: khalid.id, salary_max_cents: 1_900, salary_type: 'hour' },
    { title: { en: 'Driver' }, ownerId: khalid.id, category: 'driving-jobs' },
    { title: { en: 'Part-time cook' }, ownerId: khalid.id, job_type: 'part_time' },
  );
  const jobs = await offersOf(seeker);
  expect(jobs.map(({ id }) => id)).toEqual([opening]);
  expect(jobs[0]?.points.filter(({ fits }) => !fits)).toMatchObject([{ criterion: 'pay', cents: -100 }]);

  const [buyer = 0] = await addProducts(site, {
    title: { en: 'Looking for a car' },
    ...{ ownerId: salma.id, post_type: 'buy', priceCents: 500_000, condition: 'used' },
  });
  const [car] = await addProducts(
    site,
    { title: { en: 'Corolla' }, ownerId: khalid.id, priceCents: 480_000, condition: 'used' },
    { title: { en: 'Land Cruiser' }, ownerId: khalid.id, priceCents: 2_000_000 },
  );
  expect((await offersOf(buyer)).map(({ id }) => id)).toEqual([car]);
});

describe('the number of people looking for an offer', () => {
  it('is returned to the offering member, counting people without names', async () => {
    const offer = await home();
    const [omar, nour] = [await site.member({ name: 'Omar' }), await site.member({ name: 'Nour' })];
    await wish();
    await wish({ title: { en: 'Still looking' } });
    await wish({ priceCents: null }, omar);
    await wish({ priceCents: 150_000 }, nour);
    await wish({ bedrooms: 2 }, nour);
    await wish({ place: 'astoria' }, nour);
    await wish({}, khalid);
    const answer = await khalid.call(readDemand);
    const text = await answer.text();
    expect(JSON.parse(text).data).toContainEqual({ id: offer, offers: null, people: 2 });
    expect(text).not.toMatch(/Salma|Omar|Nour/);
    expect((await demandOf(salma)).map(({ offers }) => offers)).toEqual([1, 1]);
    expect((await (await site.call(readDemand)).json()).code).toBe('unauthenticated');
  });
});

describe('emails about new offers', () => {
  async function work() {
    await matches.keepAlerts();
    await alerts.find();
    now = days(1);
    await alerts.mail();
    now = noon;
  }

  it('are sent to the owner of the wanted post, once per offer, unless turned off', async () => {
    const id = await wish();
    await matches.keepAlerts();
    await alerts.find();
    const offer = await home();
    await home({ priceCents: 300_000 });
    await work();
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(salma.email);
    expect(mail.text).toContain('One-bedroom by the R train');
    await work();
    expect(await site.otherMails()).toEqual([]);

    expect((await (await read(id)).json()).data.wanted.mails).toBe(true);
    const choose = (mails: boolean, who = salma) =>
      who.call(mailMatches, { params: { id }, body: { mails } });
    expect((await choose(false, khalid)).status).toBe(404);
    expect((await choose(false)).status).toBe(200);
    expect((await (await read(id)).json()).data.wanted.mails).toBe(false);
    await home();
    await work();
    expect(await site.otherMails()).toEqual([]);
    expect((await offersOf(id)).map((one) => one.id)).toContain(offer);
  });

  it('follow changes of the post, and end with it', async () => {
    const id = await wish();
    const queryOf = async () =>
      (await site.db.selectFrom('alert').select('query').where('wanted_id', '=', id).execute()).map(
        ({ query }) => query.price_max,
      );
    await matches.keepAlerts();
    expect(await queryOf()).toEqual(['2420']);
    await sql`update listing set price_cents = 300000, updated_at = updated_at + interval '1 minute'
      where id = ${id}`.execute(site.db);
    await matches.keepAlerts();
    expect(await queryOf()).toEqual(['3300']);
    await sql`update listing set status = 'closed', closed_as = 'closed' where id = ${id}`.execute(site.db);
    await matches.keepAlerts();
    expect(await queryOf()).toEqual([]);
  });
});
