import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJobs, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { createAdvertisements } from '../advertisements/service.ts';
import { createBusinesses } from '../businesses/service.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createContent } from '../content/service.ts';
import { createJobs } from '../jobs/service.ts';
import { createProducts } from '../products/service.ts';
import { createRentals } from '../rentals/service.ts';
import { createSearch } from '../search/service.ts';
import { createSettings } from '../settings/service.ts';
import { createSavedSearches, type SavedSearches } from './service.ts';

let site: TestSite;
let salma: TestMember;
let now = noon;
let searches: SavedSearches;
const path = 'profile/searches';
const room = {
  path: '/search-result/room/rent?type=room',
  query: { q: 'room', type: 'rent', accommodation: 'room' },
};

beforeAll(async () => {
  site = await testSite();
  salma = await site.member({ name: 'Salma' });
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: noon, lang: 'ar' })
    .where('id', '=', salma.id)
    .execute();
  const source = createCatalogSource(site.db, () => now);
  const settings = createSettings(site.db, source);
  const shown = {
    businesses: createBusinesses(site.db, source),
    rentals: createRentals(site.db, source),
    products: createProducts(site.db, source),
    jobs: createJobs(site.db, source),
  };
  const content = createContent(site.db, {
    advertisements: createAdvertisements(site.db),
    source,
    settings,
    ...shown,
  });
  searches = createSavedSearches({
    db: site.db,
    // Looking is called by the test, not by the clock.
    queue: { ...site.queue, repeat: () => undefined },
    mailer: site.mailer,
    search: createSearch(site.db, { source, settings, content, ...shown }),
    publicUrl: 'https://city.example',
    cityCode: 'NY',
    now: () => now,
  });
});
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('saved_search').execute();
  await site.db.deleteFrom('listing').execute();
});
afterAll(() => site.close());

const listed = async () => (await (await salma.ask('GET', path)).json()).data;
const save = (body: object = room) => salma.ask('POST', path, body);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('a saved search', () => {
  it('is kept once, shown, paused, had again and forgotten, by whose it is alone', async () => {
    for (let time = 0; time < 2; time++) expect((await save()).status).toBe(200);
    const [one, ...others] = await listed();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ words: 'room', type: 'rent', filters: 1, path: room.path, paused: false });
    const omar = await site.member({ name: 'Omar' });
    expect((await omar.ask('PUT', `${path}/${one.id}`, { paused: true })).status).toBe(404);
    expect((await omar.ask('DELETE', `${path}/${one.id}`)).status).toBe(200);
    expect((await salma.ask('PUT', `${path}/${one.id}`, { paused: true })).status).toBe(200);
    expect(await listed()).toMatchObject([{ paused: true }]);
    await save();
    expect(await listed()).toMatchObject([{ paused: false }]);
    for (let time = 0; time < 2; time++) {
      expect((await salma.ask('DELETE', `${path}/${one.id}`)).status).toBe(200);
    }
    expect(await listed()).toEqual([]);
  });
  it.each([
    [{ ...room, path: 'https://elsewhere.example/' }],
    [{ ...room, path: '//elsewhere.example' }],
    [{ ...room, path: '/search-result/x/../../admin' }],
    [{ ...room, query: { q: ' ' } }],
    [{ ...room, query: { q: 'x', type: 'boat' } }],
    [{ ...room, query: { q: 'x'.repeat(201) } }],
    [{ path: room.path }],
  ])('is refused as %j', async (body) => {
    expect((await save(body)).status).toBe(422);
    expect(await listed()).toEqual([]);
  });
  it('is one of thirty at most, and says so', async () => {
    for (let at = 0; at < 30; at++) await save({ ...room, path: `/search-result/room${at}` });
    const refused = await save({ ...room, path: '/search-result/one-more' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors.query[0]).toContain('30');
    expect((await save({ ...room, path: '/search-result/room3' })).status).toBe(200);
  });
  it('is nobody’s who is not signed in', async () => {
    expect((await site.get(path)).status).toBe(401);
  });
  it('goes with the account, and is part of what one may take along', async () => {
    await save();
    const everything = await (await salma.ask('GET', 'profile/export')).json();
    expect(JSON.stringify(everything)).toContain('"savedSearches":[{');
    expect(JSON.stringify(everything)).not.toContain('"token"');
  });
});

describe('what is new', () => {
  it('is told in one mail, in the language of the member, with a way out', async () => {
    await addRentals(site, { title: { en: 'An old room' }, accommodation: 'room' });
    await addJobs(site, { title: { en: 'Day baker' } });
    await save();
    await save({ path: '/search-result/baker/job', query: { q: 'baker', type: 'job' } });
    now = later(1);
    await searches.watch();
    expect(await site.otherMails()).toEqual([]);
    const published = { publishedAt: now, expiresAt: days(20) };
    await addRentals(site, { title: { en: 'A sunny room' }, accommodation: 'room', ...published });
    await addRentals(site, { title: { en: 'A room in a flat' }, accommodation: 'apartment', ...published });
    await addJobs(site, { title: { en: 'Night baker' }, ...published });
    now = later(1);
    await searches.watch();
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(salma.email);
    expect(mail.subject).toContain('جديد');
    expect(mail.text).toContain('A sunny room');
    expect(mail.text).toContain('Night baker');
    expect(mail.text).not.toContain('old room');
    expect(mail.text).not.toContain('in a flat');
    expect(mail.text).toContain('https://city.example/saved-searches?lang=ar');
    const [, token] = /stop=([0-9a-f]{64})/.exec(mail.text ?? '') ?? [];
    expect(JSON.stringify(mail.headers)).toContain('List-Unsubscribe');

    // The same is not told again, and more not before a day is over.
    await addRentals(site, {
      title: { en: 'Another room' },
      accommodation: 'room',
      ...published,
      publishedAt: later(1),
    });
    now = later(2);
    await searches.watch();
    expect(await site.otherMails()).toEqual([]);
    now = later(23);
    await searches.watch();
    const next = await site.nextMail();
    expect(next.text).toContain('Another room');
    expect(next.text).not.toContain('sunny');
    expect(next.text).toContain('https://city.example/search-result/room/rent?type=room&lang=ar');

    // One click ends all of them; opening the address does not.
    const stop = `/api/NY/en/0/saved-searches/stop?token=${token}`;
    expect((await site.ask(stop)).status).toBe(303);
    expect(await listed()).toMatchObject([{ paused: false }, { paused: false }]);
    expect((await site.ask(stop, { method: 'POST' })).status).toBe(200);
    expect(await listed()).toMatchObject([{ paused: true }, { paused: true }]);
    await addRentals(site, {
      title: { en: 'A last room' },
      accommodation: 'room',
      publishedAt: later(30),
      expiresAt: days(30),
    });
    now = later(60);
    await searches.watch();
    expect(await site.otherMails()).toEqual([]);
    const wrong = stop.slice(0, -4);
    expect((await site.ask(`${wrong}0000`, { method: 'POST' })).status).toBe(422);
  });
  it('is no mail to an address that is not confirmed, to who is banned, nor of what has only some of the words', async () => {
    const omar = await site.member({ name: 'Omar' });
    await site.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('id', '=', omar.id)
      .execute();
    await omar.ask('POST', path, room);
    const banned = await site.member({ name: 'Banned' });
    await banned.ask('POST', path, room);
    await site.db.updateTable('app_user').set({ banned_at: noon }).where('id', '=', banned.id).execute();
    await save({ path: '/search-result/purple-room', query: { q: 'purple room' } });
    now = later(1);
    await addRentals(site, { title: { en: 'A green room' }, accommodation: 'room', publishedAt: now });
    now = later(1);
    await searches.watch();
    expect(await site.otherMails()).toEqual([]);
  });
});
