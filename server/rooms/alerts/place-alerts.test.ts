import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertSubject, addAlert, listAlerts, previewAlert } from '../../../contract/alerts.ts';
import { addEvents, addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import type { Alerts } from './service.ts';
import { alertMatches, testAlerts } from './testing.ts';

/* Alerts without text: for a neighborhood, which follow posts of every kind, and for filtered events. */

let site: TestSite;
let salma: TestMember;
let alerts: Alerts;

beforeAll(async () => {
  site = await testSite();
  salma = await site.member({ name: 'Salma' });
  alerts = testAlerts(site, () => noon);
});
beforeEach(async () => {
  await site.db.deleteFrom('alert_reader').execute();
  await site.db.deleteFrom('listing').execute();
  await site.db.deleteFrom('alert_post').execute();
});
afterAll(() => site.close());

/** A neighborhood as the criteria of an alert. */
const place = (slug: string) => ({
  list: 'search' as const,
  path: `/Neighborhood/${slug}`,
  query: { city: String(site.catalog.placeBySlug(slug)?.id) },
});
const add = (subject: AlertSubject) => salma.call(addAlert, { body: { ...subject, frequency: 'daily' } });

async function matches() {
  await alerts.find();
  return alertMatches(site);
}

describe('an alert for a place', () => {
  it('matches new posts of every kind there and below it, and none elsewhere', async () => {
    for (const slug of ['bay-ridge', 'brooklyn']) expect((await add(place(slug))).status).toBe(200);
    const [home] = await addRentals(site, { title: { en: 'Home' } });
    const [job] = await addJobs(site, { title: { en: 'Baker' } });
    const [oud] = await addProducts(site, { title: { en: 'Oud' } });
    const [night] = await addEvents(site, { title: { en: 'Oud night' } });
    const [near] = await addJobs(site, { title: { en: 'Driver' }, place: 'dyker-heights' });
    await addRentals(site, { title: { en: 'In Queens' }, place: 'astoria' });
    expect(await matches()).toEqual([
      ...[home, job, oud, night].map((id) => ['/Neighborhood/bay-ridge', id]),
      ...[home, job, oud, night, near].map((id) => ['/Neighborhood/brooklyn', id]),
    ]);
  });
  it('is described by its place, with an estimate of all kinds', async () => {
    await addRentals(site, ...Array.from({ length: 5 }, (_, at) => ({ title: { en: `Home ${at}` } })));
    await addJobs(site, { title: { en: 'Baker' } }, { title: { en: 'Driver' } }, { title: { en: 'Cook' } });
    await addJobs(site, { title: { en: 'Long ago' }, publishedAt: days(-29) });
    await addJobs(site, ...Array.from({ length: 9 }, () => ({ title: { en: 'Tutor' }, place: 'astoria' })));
    const { data } = await (
      await site.call(previewAlert, { body: place('bay-ridge') }, { lang: 'ar' })
    ).json();
    expect(data).toMatchObject({ weekly: 2, about: { kind: null, words: null, place: 'باي ريدج' } });
    await add(place('bay-ridge'));
    const listed = await (await salma.call(listAlerts, { body: {} })).json();
    expect(listed.data.alerts).toMatchObject([
      { path: '/Neighborhood/bay-ridge', about: { place: 'Bay Ridge', filters: [] } },
    ]);
  });
});

describe('an alert for filtered events', () => {
  /** As the page of events sends it. */
  const events = (query: Record<string, string>) => ({ list: 'events' as const, path: '/Events', query });

  it('matches new events by price, audience and place, whatever days the page lists', async () => {
    const { city = '' } = place('bay-ridge').query;
    const filters = { price: 'free', audience: 'families' };
    const listedDays = { from: '2026-11-21', until: '2026-11-22', month: '2026-11' };
    expect((await add(events({ ...filters, ...listedDays, city }))).status).toBe(200);
    const title = { en: 'Story hour' };
    const [free] = await addEvents(site, {
      title,
      audience: ['families', 'children'],
      starts_on: '2026-12-19',
    });
    await addEvents(
      site,
      { title, audience: ['families'], price_type: 'paid', priceCents: 1_500 },
      { title, audience: ['women'] },
      { title, audience: ['families'], place: 'astoria' },
    );
    await addJobs(site, { title: { en: 'Story teller' } });
    expect(await matches()).toEqual([['/Events', free]]);
  });
  it.each([
    ['en', { price: 'free', audience: 'families' }, ['Free', 'Families']],
    ['ar', { price: 'donation', audience: 'seniors' }, ['تبرّع اختياري', 'كبار السن']],
  ] as const)('is described in words, with an estimate (%s)', async (lang, filters, words) => {
    const { price, audience } = filters;
    const fitting = { title: { en: 'Story hour' }, price_type: price, audience: [audience] };
    await addEvents(site, ...Array.from({ length: 4 }, () => fitting), { title: { en: 'Concert' } });
    const { data } = await (await site.call(previewAlert, { body: events(filters) }, { lang })).json();
    expect(data).toMatchObject({ weekly: 1, about: { kind: 'event', filters: words } });
  });
});
