import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAlert, listAlerts, saveSavedEmails, stopAlerts } from '../../../contract/alerts.ts';
import { addFavorite, listFavorites, removeFavorite } from '../../../contract/favorites.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import type { Alerts } from './service.ts';
import { testAlerts } from './testing.ts';

let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let now = noon;
let alerts: Alerts;

beforeAll(async () => {
  site = await testSite();
  [salma, omar] = [await site.member({ name: 'Salma' }), await site.member({ name: 'Omar' })];
  await site.db.updateTable('app_user').set({ email_confirmed_at: noon }).execute();
  await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', omar.id).execute();
  alerts = testAlerts(site, () => now);
});
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('alert_reader').execute();
  await site.db.deleteFrom('listing').execute();
  await site.db.deleteFrom('alert_post').execute();
});
afterAll(() => site.close());

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
async function save(who: TestMember, kind: 'product' | 'rent' | 'job', id: number) {
  expect((await who.call(addFavorite, { body: { kind, id } })).status).toBe(200);
  // The age of the posts in these tests.
  await site.db
    .updateTable('saved_item')
    .set({ created_at: days(-5) } as never)
    .execute();
}
const price = (id: number, cents: number) =>
  site.db.updateTable('listing').set({ price_cents: cents }).where('id', '=', id).execute();
const status = (id: number, to: 'closed' | 'published') =>
  site.db.updateTable('listing').set({ status: to }).where('id', '=', id).execute();
/** Matches pending posts, and sends due emails. */
async function work() {
  await alerts.find();
  await alerts.noteNear();
  await alerts.mail();
}
const readSavedEmails = async (who: TestMember) =>
  (await (await who.call(listAlerts, { body: {} })).json()).data.savedEmails;

describe('a lower price of a saved offer', () => {
  it('is reported to each member who saved it, in their language, and again only if it falls further', async () => {
    const [sofa = 0] = await addProducts(site, { title: { en: 'A sofa', ar: 'كنبة' }, priceCents: 50_000 });
    await save(salma, 'product', sofa);
    await save(omar, 'product', sofa);
    await price(sofa, 40_000);
    await work();
    const mails = [await site.nextMail(), await site.nextMail()];
    const [english, arabic] = [salma, omar].map(({ email }) =>
      mails.find(({ receiver }) => receiver === email),
    );
    expect(english?.subject).toContain('what you saved');
    expect(english?.text).toContain('\u2068A sofa\u2069, \u2066$400\u2069 instead of \u2066$500\u2069');
    expect(english?.text).toContain(`https://city.example/Show-Product/${sofa}`);
    expect(arabic?.text).toContain('\u2068كنبة\u2069، \u2066$400\u2069 بدلًا من \u2066$500\u2069');
    expect(arabic?.text).toContain('انخفض السعر');

    // Raised and lowered to the reported price is not reported; lower is.
    now = later(2);
    for (const cents of [60_000, 40_000, 45_000]) {
      await price(sofa, cents);
      await work();
    }
    expect(await site.otherMails()).toEqual([]);
    await price(sofa, 30_000);
    await work();
    const [next, ...others] = [await site.nextMail(), await site.nextMail()];
    expect(others).toHaveLength(1);
    expect(next?.text).toContain('$300\u2069');
  });
  it('is not reported if it was raised again, after unsaving, to its owner, or for wanted posts', async () => {
    const [risen = 0, forgotten = 0, own = 0, wanted = 0] = await addProducts(
      site,
      { title: { en: 'Risen' }, priceCents: 1_000 },
      { title: { en: 'Forgotten' }, priceCents: 1_000 },
      { title: { en: 'Own' }, priceCents: 1_000, ownerId: salma.id },
      { title: { en: 'Wanted' }, priceCents: 1_000, post_type: 'buy' },
    );
    for (const id of [risen, forgotten, own, wanted]) {
      await save(salma, 'product', id);
      await price(id, 500);
    }
    await alerts.find();
    expect(await site.db.selectFrom('saved_news').select('listing_id').execute()).toHaveLength(2);
    await price(risen, 1_500);
    await salma.call(removeFavorite, { params: { kind: 'product', id: forgotten } });
    await alerts.mail();
    expect(await site.otherMails()).toEqual([]);
  });
  it('is returned in the list of saved items, with the previous price', async () => {
    const [cheaper = 0, same = 0] = await addRentals(
      site,
      { title: { en: 'Cheaper' }, priceCents: 200_000 },
      { title: { en: 'Same' }, priceCents: 200_000 },
    );
    await save(salma, 'rent', cheaper);
    await save(salma, 'rent', same);
    await price(cheaper, 150_000);
    const answer = await salma.call(listFavorites, { query: { kind: 'rent' } });
    expect(await answer.json()).toMatchObject({ meta: { dropped: [{ id: cheaper, wasCents: 200_000 }] } });
  });
});

it('a saved post that was closed and published again is reported once a week', async () => {
  const [room = 0] = await addRentals(site, { title: { en: 'A room' } });
  await save(salma, 'rent', room);
  const again = async () => {
    await status(room, 'closed');
    await status(room, 'published');
    await work();
  };
  await status(room, 'closed');
  await work();
  expect(await site.otherMails()).toEqual([]);
  await again();
  expect((await site.nextMail()).text).toContain('Back again:\n\u2068A room\u2069');
  now = later(24);
  await again();
  expect(await site.otherMails()).toEqual([]);
  now = later(24 * 7);
  await again();
  expect((await site.nextMail()).text).toContain('A room');
});

it('near dates of saved jobs and rentals are reported once, in the morning', async () => {
  const [near = 0] = await addJobs(site, { title: { en: 'Near' }, closing_date: '2026-11-23' });
  const [far = 0] = await addJobs(site, { title: { en: 'Far' }, closing_date: '2026-11-28' });
  const [home = 0] = await addRentals(site, { title: { en: 'A home' }, available_from: '2026-11-22' });
  for (const id of [near, far]) await save(salma, 'job', id);
  await save(salma, 'rent', home);
  now = new Date('2026-11-20T12:30:00Z');
  await work();
  expect(await site.otherMails()).toEqual([]);
  now = new Date('2026-11-20T13:30:00Z');
  await work();
  const { text } = await site.nextMail();
  expect(text).toContain('Apply soon:\n\u2068Near\u2069, until Monday, November 23');
  expect(text).toContain('Move-in day is near:\n\u2068A home\u2069, from Sunday, November 22');
  expect(text).not.toContain('Far');
  expect(text).toContain('https://city.example/saved-');
  now = later(3);
  await work();
  expect(await site.otherMails()).toEqual([]);
  // A changed date is reported again.
  await site.db.updateTable('job').set({ closing_date: '2026-11-22' }).where('id', '=', near).execute();
  await work();
  expect((await site.nextMail()).text).toContain('until Sunday, November 22');
});

describe('emails about saved posts', () => {
  it('are combined with those of alerts, at most one an hour', async () => {
    const [sofa = 0] = await addProducts(site, { title: { en: 'A sofa' }, priceCents: 50_000 });
    await save(salma, 'product', sofa);
    await salma.call(addAlert, {
      body: {
        ...{ list: 'search', path: '/search-result/room', query: { q: 'room' }, frequency: 'now' },
      },
    });
    await addRentals(site, { title: { en: 'A sunny room' } });
    await price(sofa, 40_000);
    await work();
    const mail = await site.nextMail();
    expect(mail.text).toContain('A sunny room');
    expect(mail.text).toContain('A sofa');
    now = later(0.5);
    await price(sofa, 30_000);
    await work();
    expect(await site.otherMails()).toEqual([]);
    now = later(0.6);
    await work();
    const { text } = await site.nextMail();
    expect(text).toContain('A sofa');
    expect(text).not.toContain('sunny');
  });
  it('end by one click and by the setting, and changes meanwhile are not reported later', async () => {
    const [sofa = 0] = await addProducts(site, { title: { en: 'A sofa' }, priceCents: 50_000 });
    await save(salma, 'product', sofa);
    await price(sofa, 40_000);
    await work();
    const header = JSON.stringify((await site.nextMail()).headers);
    const [, token] = /alerts\/stop\?token=([0-9a-f]{64})/.exec(header) ?? [];
    expect(await readSavedEmails(salma)).toBe(true);
    expect((await site.callUnchecked(stopAlerts, { query: { token } })).status).toBe(200);
    expect(await readSavedEmails(salma)).toBe(false);
    now = later(2);
    await price(sofa, 30_000);
    await work();
    expect((await salma.call(saveSavedEmails, { body: { enabled: true } })).status).toBe(200);
    expect(await readSavedEmails(salma)).toBe(true);
    await work();
    expect(await site.otherMails()).toEqual([]);
    await price(sofa, 20_000);
    await alerts.find();
    expect((await salma.call(saveSavedEmails, { body: { enabled: false } })).status).toBe(200);
    await work();
    expect(await site.otherMails()).toEqual([]);
    for (const body of [{}, { enabled: 'maybe' }, { enabled: true, token: 'x'.repeat(43) }])
      expect((await salma.callUnchecked(saveSavedEmails, { body })).status).toBe(422);
  });
});
