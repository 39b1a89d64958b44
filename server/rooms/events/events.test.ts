import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventCalendar, EventCard, EventDetail } from '../../../contract/events.ts';
import { listEvents, readEvent } from '../../../contract/events.ts';
import { addEvents, days } from '../../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('listing').where('kind', '=', 'event').execute();
});

const read = async <T>(path: string): Promise<T> => {
  const response = await site.get(path);
  expect(response.status, `${path} ${await response.clone().text()}`).toBe(200);
  return (await response.json()).data;
};
const calendar = (query = '') => read<EventCalendar>(`events/calendar${query}`);
const titlesOf = ({ days: found, events }: EventCalendar) =>
  found.map(({ day, events: times }) => [
    day,
    times.map(({ id }) => events.find((one) => one.id === id)?.title),
  ]);
const day = (after: number) => days(after).toISOString().slice(0, 10);

describe('the list', () => {
  it('has upcoming events, soonest first, and no past ones', async () => {
    await addEvents(
      site,
      { title: { en: 'Later' }, starts_on: day(5) },
      { title: { en: 'Over' }, starts_on: day(-3) },
      { title: { en: 'Soon' }, starts_on: day(1) },
      { title: { en: 'A series that began before' }, starts_on: day(-5), repeats: 'FREQ=WEEKLY;COUNT=3' },
    );
    const cards = await read<EventCard[]>('events');
    expect(cards.map(({ title }) => title)).toEqual(['Soon', 'A series that began before', 'Later']);
    expect(cards[1]).toMatchObject({ isSeries: true, next: { endsAt: expect.any(String) } });
  });
  it('is filtered by price, audience, category and days, with counts', async () => {
    await addEvents(
      site,
      { title: { en: 'Paid' }, price_type: 'paid', priceCents: 1_500, audience: ['women', 'families'] },
      { title: { en: 'Free' }, audience: ['families'], starts_on: day(9), category: 'learning-events' },
    );
    const titles = async (query: string) =>
      (await read<EventCard[]>(`events?${query}`)).map(({ title }) => title);
    expect(await titles('price=paid')).toEqual(['Paid']);
    expect(await titles('audience=families')).toEqual(['Paid', 'Free']);
    expect(await titles('audience=women')).toEqual(['Paid']);
    expect(await titles(`from=${day(8)}&until=${day(10)}`)).toEqual(['Free']);
    expect(await titles(`category=${site.catalog.categoryBySlug('learning-events')?.id}`)).toEqual(['Free']);
    const { meta } = await (await site.call(listEvents)).json();
    const counted = (name: string) =>
      Object.fromEntries((meta.facets[name] ?? []).map((one) => [one.value, one.count]));
    expect(counted('audience')).toMatchObject({ families: 2, women: 1, men: 0 });
    expect(counted('price')).toEqual({ free: 1, paid: 1, donation: 0 });
  });
  it.each(['price=cheap', 'audience=cats', 'from=2026-13-01', 'sort=loudest'])(
    'rejects %s',
    async (query) => {
      expect((await site.callUnchecked(listEvents, { query })).status).toBe(422);
    },
  );
});

describe('the calendar', () => {
  it('has two weeks from today, by day, and a link to continue', async () => {
    await addEvents(
      site,
      { title: { en: 'Weekly' }, starts_on: day(2), repeats: 'FREQ=WEEKLY;COUNT=5' },
      { title: { en: 'Once' }, starts_on: day(9), starts_minute: 600, ends_minute: 660 },
    );
    const found = await calendar();
    expect(titlesOf(found)).toEqual([
      [day(2), ['Weekly']],
      [day(9), ['Once', 'Weekly']],
    ]);
    expect(found).toMatchObject({ today: day(0), from: day(0), until: day(13), next: day(16) });
    expect(await calendar(`?from=${day(16)}`)).toMatchObject({ from: day(16), next: day(30) });
  });
  it('marks the days of a month', async () => {
    await addEvents(site, { title: { en: 'Daily' }, starts_on: '2026-12-05', repeats: 'FREQ=DAILY;COUNT=3' });
    expect((await calendar('?month=2026-12')).marks).toEqual([
      { day: '2026-12-05', count: 1 },
      { day: '2026-12-06', count: 1 },
      { day: '2026-12-07', count: 1 },
    ]);
    expect((await calendar('?month=2026-12&price=paid')).marks).toEqual([]);
  });
  it('omits events that have ended today', async () => {
    // It is noon in the city.
    await addEvents(
      site,
      {
        title: { en: 'Breakfast' },
        starts_on: day(0),
        starts_minute: 480,
        ends_minute: 540,
        repeats: 'FREQ=DAILY;COUNT=2',
      },
      { title: { en: 'Lunch' }, starts_on: day(0), starts_minute: 720, ends_minute: 780 },
    );
    expect(titlesOf(await calendar())).toEqual([
      [day(0), ['Lunch']],
      [day(1), ['Breakfast']],
    ]);
  });
  it('returns whole days if there are too many events, and never more days than the maximum', async () => {
    await addEvents(
      site,
      ...Array.from({ length: 60 }, (_, at) => ({ title: { en: `First ${at}` }, starts_on: day(1) })),
      ...Array.from({ length: 60 }, (_, at) => ({ title: { en: `Second ${at}` }, starts_on: day(2) })),
    );
    const found = await calendar();
    expect(found.days.map((one) => [one.day, one.events.length])).toEqual([[day(1), 60]]);
    expect(found.next).toBe(day(2));
    expect((await calendar(`?from=2026-11-22&until=2027-11-22`)).until).toBe('2027-01-22');
    expect(await calendar(`?from=2026-12-10&until=2026-12-01`)).toMatchObject({ until: '2026-12-10' });
  });
});

describe('times in the city’s time zone', () => {
  const timesOf = async (fields: object) => {
    const [id] = await addEvents(site, { title: { en: 'Timed' }, ...fields });
    const { upcoming } = await read<EventDetail>(`events/${id}`);
    return upcoming.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
  };
  it('do not shift when daylight saving time begins', async () => {
    const times = await timesOf({ starts_on: '2027-03-10', repeats: 'FREQ=WEEKLY;COUNT=2' });
    expect(times).toEqual([
      ['2027-03-11T00:00:00.000Z', '2027-03-11T02:00:00.000Z'],
      ['2027-03-17T23:00:00.000Z', '2027-03-18T01:00:00.000Z'],
    ]);
  });
  it('can end after midnight', async () => {
    const times = await timesOf({ starts_on: '2026-12-31', starts_minute: 1320, ends_minute: 1500 });
    expect(times).toEqual([['2027-01-01T03:00:00.000Z', '2027-01-01T06:00:00.000Z']]);
  });
  it('can follow a prayer time from day to day', async () => {
    const times = await timesOf({
      starts_on: '2026-12-01',
      after_prayer: 'isha',
      repeats: 'FREQ=MONTHLY;COUNT=2',
    });
    // Isha in Bay Ridge, by the angles of North America: 5:50 pm, and 6:01 pm a month later.
    expect(times.map(([start]) => start?.slice(0, 14))).toEqual([
      '2026-12-01T22:',
      '2027-01-01T22:'.replace('22', '23'),
    ]);
    expect(times.every(([, end]) => end === null)).toBe(true);
  });
  it.each([
    ['FREQ=MONTHLY;BYDAY=-1SU;COUNT=3', ['2026-11-29', '2026-12-27', '2027-01-31']],
    ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20261225', ['2026-11-29', '2026-12-13']],
    ['FREQ=WEEKLY;BYDAY=SU,WE;COUNT=3', ['2026-11-29', '2026-12-02', '2026-12-06']],
  ])('repeat %s', async (repeats, expected) => {
    const times = await timesOf({ starts_on: '2026-11-29', starts_minute: 720, ends_minute: null, repeats });
    expect(times.map(([start]) => start?.slice(0, 10))).toEqual(expected);
  });
});

describe('a single event', () => {
  it('has all fields of its poster', async () => {
    const [id] = await addEvents(site, {
      title: { en: 'Oud', ar: 'عود' },
      price_type: 'paid',
      priceCents: 1_500,
      seats: 40,
      host: 'Jiran',
      street: '412 86th Street',
      zip: '11209',
    });
    expect(await read<EventDetail>(`events/${id}`)).toMatchObject({
      title: 'Oud',
      priceCents: 1_500,
      seats: 40,
      venue: 'Mokha House',
      host: 'Jiran',
      street: '412 86th Street',
      state: 'on',
      isPast: false,
      isSeries: false,
      movedFrom: null,
      whereabouts: { radiusMeters: null },
    });
  });
  it('remains after it is over and when it is canceled, and is gone once its poster closed it', async () => {
    const [over = 0, off = 0, closed = 0] = await addEvents(
      site,
      { title: { en: 'Over' }, starts_on: day(-3) },
      { title: { en: 'Off' }, state: 'cancelled' },
      { title: { en: 'Closed' }, status: 'closed' },
    );
    expect(await read(`events/${over}`)).toMatchObject({ isPast: true, upcoming: [] });
    await site.db.updateTable('listing').set({ status: 'expired' }).where('id', '=', over).execute();
    expect(await read(`events/${over}`)).toMatchObject({ isPast: true });
    expect(await read(`events/${off}`)).toMatchObject({ state: 'cancelled' });
    expect((await site.call(readEvent, { params: { id: closed } })).status).toBe(410);
    expect((await site.call(readEvent, { params: { id: 999999 } })).status).toBe(404);
  });
  it('counts the events of its organizer, but no canceled, closed or anonymous ones', async () => {
    const { id: ownerId } = await site.member();
    const { id: stranger } = await site.member();
    const of = (title: string, post: object = {}) => ({
      title: { en: title },
      host: 'Jiran',
      ownerId,
      ...post,
    });
    const [id = 0, hidden = 0, alone = 0] = await addEvents(
      site,
      of('Reading'),
      of('Hidden', { anonymous: true }),
      of('Alone', { host: null }),
      of('Over', { starts_on: day(-3), status: 'expired' }),
      of('Off', { state: 'cancelled' }),
      of('Closed', { status: 'closed' }),
      of('By another member', { ownerId: stranger }),
      of('Under another name', { host: 'Dar' }),
    );
    const countOf = async (event: number) =>
      (await (await site.call(readEvent, { params: { id: event } })).json()).data.hostEvents;
    expect(await countOf(id)).toBe(2);
    expect(await countOf(hidden)).toBe(0);
    expect(await countOf(alone)).toBe(0);
  });
  it('is published until the end of its last occurrence', async () => {
    const [id = 0] = await addEvents(site, {
      title: { en: 'Series' },
      starts_on: '2026-12-01',
      repeats: 'FREQ=WEEKLY;COUNT=3',
    });
    const row = await site.db
      .selectFrom('listing')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toEqual(new Date('2026-12-16T02:00:00Z'));
    expect(noon.getTime()).toBeLessThan(row.expires_at?.getTime() ?? 0);
  });
});
