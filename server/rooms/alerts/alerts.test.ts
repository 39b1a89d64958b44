import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Alert,
  addAlert,
  changeAlert,
  confirmAlert,
  listAlerts,
  pauseAlerts,
  previewAlert,
  sendAlertLink,
  stopAlerts,
} from '../../../contract/alerts.ts';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import { exportAccount } from '../../../contract/profile.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import type { Alerts } from './service.ts';
import { alertMatches, testAlerts } from './testing.ts';

let site: TestSite;
let salma: TestMember;
let now = noon;
let alerts: Alerts;
let requestCount = 0;
const room = {
  list: 'search',
  path: '/search-result/room/rent?type=room',
  query: { q: 'room', type: 'rent', accommodation: 'room' },
  frequency: 'now',
};
const homes = {
  list: 'rents',
  path: '/housing?bedrooms=2',
  query: { bedrooms: '2', price_max: '2600', looking_for: 'offer' },
  frequency: 'daily',
};

beforeAll(async () => {
  site = await testSite();
  salma = await site.member({ name: 'Salma' });
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: noon, lang: 'ar' })
    .where('id', '=', salma.id)
    .execute();
  alerts = testAlerts(
    site,
    () => now,
    async () => {
      requestCount += 1;
      if (requestCount > 3) throw new Error('too often');
    },
  );
});
beforeEach(async () => {
  now = noon;
  requestCount = 0;
  await site.db.deleteFrom('alert_reader').execute();
  await site.db.deleteFrom('listing').execute();
  await site.db.deleteFrom('alert_post').execute();
});
afterAll(() => site.close());

const add = (body: object = room, who: TestMember = salma) => who.callUnchecked(addAlert, { body });
const guest = <E extends EndpointDefinition>(endpoint: E, body: object) =>
  site.callUnchecked(endpoint, { body });
const listed = async (who: TestMember = salma): Promise<readonly Alert[]> =>
  (await (await who.call(listAlerts, { body: {} })).json()).data.alerts;
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const matches = async () =>
  (await site.db.selectFrom('alert_match').select('listing_id').orderBy('listing_id').execute()).map(
    ({ listing_id }) => listing_id,
  );
/** Matches pending posts, and sends due emails. */
async function work() {
  await alerts.find();
  await alerts.mail();
}

describe('an alert of a member', () => {
  it('is added once, listed, changed, removed and restored, by its owner only', async () => {
    for (let time = 0; time < 2; time++) expect((await add()).status).toBe(200);
    const [one, ...others] = await listed();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      about: { kind: 'rental', words: 'room', filters: ['Room'] },
      ...{ path: room.path, frequency: 'now', paused: false, sentThisWeek: 0 },
    });
    const params = { id: one?.id };
    const omar = await site.member({ name: 'Omar' });
    for (const body of [{ paused: true }, { removed: true }, { frequency: 'weekly' }]) {
      expect((await omar.callUnchecked(changeAlert, { params, body })).status).toBe(404);
      expect((await site.callUnchecked(changeAlert, { params, body })).status).toBe(401);
    }
    const weekly = { paused: true, frequency: 'weekly' };
    expect((await salma.callUnchecked(changeAlert, { params, body: weekly })).status).toBe(200);
    expect(await listed()).toMatchObject([{ paused: true, frequency: 'weekly' }]);
    await add();
    expect(await listed()).toMatchObject([{ paused: false, frequency: 'now' }]);
    await salma.callUnchecked(changeAlert, { params, body: { removed: true } });
    expect(await listed()).toEqual([]);
    await salma.callUnchecked(changeAlert, { params, body: { removed: false } });
    expect(await listed()).toHaveLength(1);
  });
  it.each([
    [{ ...room, path: 'https://elsewhere.example/' }],
    [{ ...room, path: '//elsewhere.example' }],
    [{ ...room, path: '/\\elsewhere.example' }],
    [{ ...room, query: { q: ' ' } }],
    [{ ...room, query: { q: 'x', type: 'boat' } }],
    [{ ...room, query: { q: 'x', type: 'blog' } }],
    [{ ...room, query: { q: 'x'.repeat(201) } }],
    [{ ...room, query: { type: 'rent' } }],
    [{ ...room, query: { city: 'astoria' } }],
    [{ ...room, list: 'users' }],
    [{ ...room, frequency: 'hourly' }],
    [{ ...homes, query: { bedrooms: 'many' } }],
  ])('is rejected for %j', async (body) => {
    expect((await add(body)).status).toBe(422);
    expect(await listed()).toEqual([]);
  });
  it('is rejected beyond a maximum of thirty', async () => {
    for (let at = 0; at < 30; at++) await add({ ...room, path: `/search-result/room${at}` });
    const refused = await add({ ...room, path: '/search-result/one-more' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors?.query?.[0]).toContain('30');
    expect((await add({ ...room, path: '/search-result/room3' })).status).toBe(200);
  });
  it('is deleted with the account and included in the data export', async () => {
    await add();
    const exported = JSON.stringify(await (await salma.call(exportAccount)).json());
    expect(exported).toContain('"alerts":[{');
    expect(exported).not.toContain('"token"');
  });
  it('has an estimate of the expected number of posts', async () => {
    await addRentals(
      site,
      ...Array.from({ length: 9 }, (_, at) => ({ title: { en: `Home ${at}` }, bedrooms: 2 })),
    );
    await addRentals(site, { title: { en: 'Small' }, bedrooms: 1 });
    await addRentals(site, { title: { en: 'Dear' }, bedrooms: 2, priceCents: 300_000 });
    await addRentals(site, { title: { en: 'Long ago' }, bedrooms: 2, publishedAt: days(-29) });
    const preview = await (await guest(previewAlert, homes)).json();
    expect(preview.data).toMatchObject({ weekly: 2, about: { bedrooms: 2, priceMax: 2600, filters: [] } });
  });
});

describe('a new post', () => {
  it('matches alerts once, in one email with an unsubscribe link', async () => {
    await addRentals(site, { title: { en: 'An old room' }, accommodation: 'room' });
    await add();
    await add({ ...room, path: '/search-result/baker', query: { q: 'baker' } });
    const published = { publishedAt: now, expiresAt: days(20) };
    await addRentals(site, { title: { en: 'A sunny room' }, accommodation: 'room', ...published });
    await addRentals(site, { title: { en: 'A room in a flat' }, accommodation: 'apartment', ...published });
    await addJobs(site, { title: { en: 'Night baker' }, ...published });
    await work();
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(salma.email);
    expect(mail.subject).toContain('جديد');
    expect(mail.text).toContain('A sunny room');
    expect(mail.text).toContain('Night baker');
    expect(mail.text).not.toContain('old room');
    expect(mail.text).not.toContain('in a flat');
    expect(mail.text).toMatch(/https:\/\/city\.example\/alerts\?act=manage&token=[\w-]{43}&lang=ar/);
    const header = JSON.stringify(mail.headers);
    expect(header).toContain('List-Unsubscribe=One-Click');
    const [, token] = /alerts\/stop\?token=([0-9a-f]{64})/.exec(header) ?? [];

    // Nothing is reported twice, even if it changes, and no second email is sent within the hour.
    await site.db.updateTable('listing').set({ price_cents: 1_000 }).execute();
    await addRentals(site, { title: { en: 'Another room' }, accommodation: 'room', ...published });
    now = later(0.5);
    await work();
    expect(await site.otherMails()).toEqual([]);
    now = later(0.6);
    await work();
    const next = await site.nextMail();
    expect(next.text).toContain('Another room');
    expect(next.text).not.toContain('sunny');
    expect(next.text).toContain('https://city.example/search-result/room/rent?type=room&lang=ar');
    expect(await listed()).toMatchObject([{ sentThisWeek: 1 }, { sentThisWeek: 2 }]);

    // One click pauses all of them; opening the URL does not.
    const stop = addressOf(stopAlerts, { query: { token } });
    expect((await site.ask(stop)).status).toBe(303);
    expect(await listed()).toMatchObject([{ paused: false }, { paused: false }]);
    expect((await site.ask(stop.replace('/alerts/', '/saved-searches/'), { method: 'POST' })).status).toBe(
      200,
    );
    expect((await site.callUnchecked(stopAlerts, { query: { token } })).status).toBe(200);
    expect(await listed()).toMatchObject([{ paused: true }, { paused: true }]);
    expect((await site.ask(`${stop.slice(0, -4)}0000`, { method: 'POST' })).status).toBe(422);
    await addRentals(site, { title: { en: 'A last room' }, accommodation: 'room', ...published });
    now = later(2);
    await work();
    expect(await site.otherMails()).toEqual([]);
  });
  it('is reported in the morning, or on Friday morning, if so selected', async () => {
    await add({ ...room, frequency: 'daily' });
    await add({ ...homes, frequency: 'weekly' });
    await addRentals(site, { title: { en: 'A room' }, accommodation: 'room', bedrooms: 2 });
    await work();
    expect(await site.otherMails()).toEqual([]);
    const due = await site.db.selectFrom('alert').select(['frequency', 'due_at']).orderBy('id').execute();
    // `noon` is a Friday at twelve, in winter.
    expect(due.map(({ due_at }) => due_at?.toISOString())).toEqual([
      '2026-11-21T13:00:00.000Z',
      '2026-11-27T13:00:00.000Z',
    ]);
    now = new Date('2026-11-21T13:01:00Z');
    await work();
    expect((await site.nextMail()).text).toContain('A room');
    now = new Date('2026-11-27T13:01:00Z');
    await work();
    expect((await site.nextMail()).text).toContain('A room');
  });
  it('matches by category, place, price, fields and criteria in the query', async () => {
    const astoria = site.catalog.placeBySlug('astoria')?.id;
    await add(homes);
    await add({ ...room, path: '/a', query: { q: '2 bedroom under $2000', type: 'rent' } });
    await add({ ...room, path: '/b', list: 'rents', query: { city: String(astoria) } });
    await add({ ...room, path: '/c', query: { q: 'شقة', type: 'rent' } });
    const [two = 0] = await addRentals(site, { title: { en: 'Two' }, bedrooms: 2, priceCents: 250_000 });
    const [cheap = 0] = await addRentals(site, { title: { en: 'Cheap' }, bedrooms: 2, priceCents: 150_000 });
    const [far = 0] = await addRentals(site, {
      ...{ title: { en: 'Far' }, place: 'astoria', bedrooms: 1, accommodation: 'house' as const },
    });
    await addProducts(site, { title: { en: 'Two bedroom doll house' }, place: 'astoria', priceCents: 1_000 });
    await alerts.find();
    expect(await alertMatches(site)).toEqual([
      [homes.path, two],
      [homes.path, cheap],
      ['/a', cheap],
      ['/b', far],
      ['/c', two],
      ['/c', cheap],
    ]);
  });
  it('matches a word that no earlier post contained', async () => {
    await addProducts(site, { title: { en: 'A bike' } });
    await add({ ...room, path: '/oud', query: { q: 'zurna', type: 'product' } });
    const [zurna] = await addProducts(site, { title: { en: 'Zurna from Gaziantep' } });
    await alerts.find();
    expect(await matches()).toEqual([zurna]);
  });
  it('is reported when it became cheap enough or was approved, not when its text was edited', async () => {
    await add({ ...homes, query: { price_max: '2000' } });
    const [fits = 0, dear = 0, waiting = 0] = await addRentals(
      site,
      { title: { en: 'Fits' } },
      { title: { en: 'Dear' }, priceCents: 300_000 },
      { title: { en: 'Waiting' }, status: 'pending' },
    );
    await site.db.deleteFrom('alert_post').execute();
    await site.db.updateTable('listing').set({ title_en: 'Fits still' }).where('id', '=', fits).execute();
    await alerts.find();
    expect(await matches()).toEqual([]);
    await site.db.updateTable('listing').set({ price_cents: 190_000 }).where('id', '=', dear).execute();
    await site.db.updateTable('listing').set({ status: 'published' }).where('id', '=', waiting).execute();
    await alerts.find();
    expect(await matches()).toEqual([dear, waiting]);
  });
  it('is not reported to its poster, after it was removed, or to readers who cannot receive email', async () => {
    const omar = await site.member({ name: 'Omar' });
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('id', '=', omar.id)
      .execute();
    const banned = await site.member({ name: 'Banned' });
    for (const who of [salma, omar, banned]) await add(room, who);
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', banned.id).execute();
    await addRentals(site, { title: { en: 'My room' }, accommodation: 'room', ownerId: salma.id });
    const [gone = 0] = await addRentals(site, { title: { en: 'A gone room' }, accommodation: 'room' });
    await alerts.find();
    await site.db.updateTable('listing').set({ status: 'closed' }).where('id', '=', gone).execute();
    await alerts.mail();
    expect(await site.otherMails()).toEqual([]);
  });
  it('is matched once by two processes, and again if one of them crashes', async () => {
    await add();
    await addRentals(
      site,
      ...Array.from({ length: 60 }, (_, at) => ({
        title: { en: `Room ${at}` },
        accommodation: 'room' as const,
      })),
    );
    // A process that takes posts and crashes.
    await site.db
      .transaction()
      .execute(async (tx) => {
        await sql`select id from alert_post for update skip locked`.execute(tx);
        await alerts.find();
        expect(await matches()).toEqual([]);
        throw new Error('killed');
      })
      .catch((error: Error) => expect(error.message).toBe('killed'));
    await Promise.all([alerts.find(), alerts.find(), alerts.find()]);
    expect(await matches()).toHaveLength(60);
    await Promise.all([alerts.mail(), alerts.mail()]);
    const mails = [await site.nextMail(), ...(await site.otherMails())];
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('55');
  });
});

describe('an alert without an account', () => {
  const email = 'huda@post.example';
  const ask = (lang = 'en') =>
    site.callUnchecked(addAlert, { body: { ...room, email: 'Huda@post.example' } }, { lang });
  const tokenIn = (text: string | undefined, act: string) =>
    new RegExp(`act=${act}&token=([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';

  it('sends emails only after its link was opened, which manages it afterwards', async () => {
    expect(await (await ask('ar')).json()).toEqual({ data: { confirms: true } });
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(email);
    expect(mail.subject).toContain('أكِّد');
    const token = tokenIn(mail.text, 'confirm');
    expect(mail.text).toContain(`/alerts?act=confirm&token=${token}&lang=ar`);
    await addRentals(site, { title: { en: 'Early room' }, accommodation: 'room' });
    await work();
    expect(await site.otherMails()).toEqual([]);
    expect((await guest(listAlerts, { token })).status).toBe(422);
    expect((await guest(confirmAlert, { token: 'x'.repeat(43) })).status).toBe(422);
    for (let time = 0; time < 2; time++) {
      expect((await (await guest(confirmAlert, { token })).json()).data.frequency).toBe('now');
    }
    const own = (await (await guest(listAlerts, { token })).json()).data;
    expect(own).toMatchObject({ email, isMember: false, alerts: [{ path: room.path }] });
    await addRentals(site, { title: { en: 'Late room' }, accommodation: 'room' });
    await work();
    const news = await site.nextMail();
    expect(news.receiver).toBe(email);
    expect(news.text).toContain('Late room');
    expect(news.text).not.toContain('Early');
    const manage = tokenIn(news.text, 'manage');
    const id = own.alerts[0]?.id;
    const turn = (paused: boolean) =>
      site.callUnchecked(changeAlert, { params: { id }, body: { token: manage, paused } });
    expect((await turn(true)).status).toBe(200);
    const after = (await (await guest(listAlerts, { token: manage })).json()).data;
    expect(after.alerts).toMatchObject([{ paused: true }]);
    expect((await turn(false)).status).toBe(200);
    expect((await guest(pauseAlerts, {})).status).toBe(401);
    expect(await (await salma.call(pauseAlerts, { body: {} })).json()).toEqual({
      data: { paused: [] },
    });
    for (const paused of [[id], []]) {
      expect(await (await guest(pauseAlerts, { token: manage })).json()).toEqual({
        data: { paused },
      });
    }
  });
  it('returns the same response for every address, and limits emails to each', async () => {
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push(await (await ask()).text());
    answers.push(await (await guest(addAlert, { ...room, email: salma.email })).text());
    expect(new Set(answers).size).toBe(1);
    const links = [];
    for (const one of [email, 'nobody@post.example'])
      links.push(await (await guest(sendAlertLink, { email: one })).text());
    expect(new Set(links).size).toBe(1);
    expect((await site.otherMails()).filter(({ receiver }) => receiver === email).length).toBeLessThanOrEqual(
      6,
    );
    expect((await guest(addAlert, room)).status).toBe(422);
    expect((await guest(addAlert, { ...room, email: 'x' })).status).toBe(422);
  });
  it('moves to the account with the same confirmed address', async () => {
    await guest(addAlert, { ...room, email: salma.email });
    const token = tokenIn((await site.nextMail()).text, 'confirm');
    expect(await listed()).toEqual([]);
    await guest(addAlert, { ...room, email: salma.email });
    const again = tokenIn((await site.nextMail()).text, 'confirm');
    expect(again).not.toBe(token);
    expect((await guest(confirmAlert, { token })).status).toBe(422);
    await guest(confirmAlert, { token: again });
    expect(await listed()).toHaveLength(1);
    expect((await guest(listAlerts, { token: again })).status).toBe(422);
  });
  it('sends a new link to readers with alerts', async () => {
    await guest(addAlert, { ...room, email: 'layla@post.example' });
    await guest(confirmAlert, { token: tokenIn((await site.nextMail()).text, 'confirm') });
    await guest(sendAlertLink, { email: 'LAYLA@post.example' });
    const token = tokenIn((await site.nextMail()).text, 'manage');
    expect((await (await guest(listAlerts, { token })).json()).data.alerts).toHaveLength(1);
    await guest(sendAlertLink, { email: 'nobody@post.example' });
    expect(await site.otherMails()).toEqual([]);
  });
});
