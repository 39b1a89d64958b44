import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSite } from '../testing/page-site.ts';
import { addEvents } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';
import { fold } from './calendar-text.ts';

/** From 11:30 pm to 3:30 am. */
const night = { starts_minute: 1_410, ends_minute: 1_650 };
/** From 1:30 am to 2:30 am. */
const early = { starts_minute: 90, ends_minute: 150 };

/** From 7:30 pm to 9 pm. */
const evening = { starts_minute: 1_170, ends_minute: 1_260 };

let site: TestSite;
const ids = { once: 0, series: 0, off: 0, spring: 0, autumn: 0, evenings: 0, gap: 0 };
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  const [once = 0, series = 0, off = 0] = await addEvents(
    site,
    {
      title: { en: 'Oud, coffee; and more', ar: 'أمسية عود وقهوة في بيت المخا مع ضيوف كثيرين من كل الأحياء' },
      description: { en: 'First line\nsecond line' },
      starts_on: '2026-11-28',
      street: '412 86th Street',
      zip: '11209',
      price_type: 'paid',
      priceCents: 1_500,
    },
    { title: { en: 'Circle' }, starts_on: '2027-03-10', repeats: 'FREQ=WEEKLY;COUNT=2', ends_minute: null },
    { title: { en: 'Off' }, starts_on: '2026-12-01', state: 'cancelled', place: 'astoria' },
  );
  Object.assign(ids, { once, series, off });
});
afterAll(() => site.close());

async function read(path: string): Promise<{ text: string; events: ICAL.Event[] }> {
  const response = await site.ask(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { text, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}
const starts = (events: ICAL.Event[]) => events.map((one) => one.startDate.toJSDate().toISOString());

describe('a calendar subscription', () => {
  it('has every occurrence of the filtered events', async () => {
    const { events } = await read('/calendars/events.ics');
    expect(starts(events).sort()).toEqual([
      '2026-11-29T00:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
      '2027-03-11T00:00:00.000Z',
      '2027-03-17T23:00:00.000Z',
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
    expect((await read('/calendars/events.ics?price=paid')).events.map(({ summary }) => summary)).toEqual([
      'Oud, coffee; and more',
    ]);
    const astoria = site.catalog.placeBySlug('astoria')?.id;
    const { events: there } = await read(`/calendars/events.ics?city=${astoria}`);
    expect(there.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual(['CANCELLED']);
  });
  it.each(['/calendars/events.ics?price=cheap', '/calendars/event-999999.ics', '/calendars/event-0.ics'])(
    '%s is not found',
    async (path) => expect((await site.ask(path)).status).toBe(404),
  );
});

/** The occurrences of a calendar, read by a second parser. */
async function timesOfOther(path: string): Promise<string[][]> {
  const parsed = nodeIcal.sync.parseICS(await (await site.ask(path)).text());
  return Object.values(parsed)
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map(({ start, end }) => [start, end].map((at) => at?.toISOString() ?? ''));
}

describe('when clocks change', () => {
  beforeAll(async () => {
    const [spring, autumn, evenings, gap] = await addEvents(
      site,
      // Clocks go forward on March 14, 2027, and back on November 7.
      { title: { en: 'Late' }, starts_on: '2027-03-13', ...night, repeats: 'FREQ=DAILY;COUNT=2' },
      { title: { en: 'Twice' }, starts_on: '2027-11-06', ...early, repeats: 'FREQ=DAILY;COUNT=3' },
      { title: { en: 'Evening' }, starts_on: '2027-03-13', ...evening, repeats: 'FREQ=DAILY;COUNT=2' },
      { title: { en: 'Skipped' }, starts_on: '2027-03-14', starts_minute: 150, ends_minute: 210 },
    );
    Object.assign(ids, { spring, autumn, evenings, gap });
  });
  const cases: [name: keyof typeof ids, times: [string, string][]][] = [
    // The second night has the same length on the clock, and the first one is an hour shorter.
    [
      'spring',
      [
        ['2027-03-14T04:30:00.000Z', '2027-03-14T07:30:00.000Z'],
        ['2027-03-15T03:30:00.000Z', '2027-03-15T07:30:00.000Z'],
      ],
    ],
    // In the repeated hour the first occurrence counts.
    [
      'autumn',
      [
        ['2027-11-06T05:30:00.000Z', '2027-11-06T06:30:00.000Z'],
        ['2027-11-07T05:30:00.000Z', '2027-11-07T07:30:00.000Z'],
        ['2027-11-08T06:30:00.000Z', '2027-11-08T07:30:00.000Z'],
      ],
    ],
    // 2:30 am does not exist on this day: it begins an hour after 1:30 am.
    ['gap', [['2027-03-14T07:30:00.000Z', '2027-03-14T08:30:00.000Z']]],
  ];
  it.each(cases)('two parsers read the same occurrences: %s', async (name, times) => {
    const path = `/calendars/event-${ids[name]}.ics`;
    const { events } = await read(path);
    const byRules = events.map(({ startDate, endDate }) =>
      [startDate, endDate].map((at) => at.toJSDate().toISOString()),
    );
    expect(byRules).toEqual(times);
    expect(await timesOfOther(path)).toEqual(times);
  });
  it('two occurrences on one day in UTC are separate entries', async () => {
    const { events } = await read(`/calendars/event-${ids.evenings}.ics`);
    expect(starts(events)).toEqual(['2027-03-14T00:30:00.000Z', '2027-03-14T23:30:00.000Z']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });
  it('two parsers read the same occurrences of a calendar', async () => {
    const { events } = await read('/calendars/events.ics');
    const others = await timesOfOther('/calendars/events.ics');
    expect(others.map(([start]) => start)).toEqual(starts(events));
    expect(others).toHaveLength(12);
  });
});

describe('the file of a single event', () => {
  it('has the content of the page, and its location', async () => {
    const { text, events } = await read(`/calendars/event-${ids.once}.ics`);
    const [event] = events;
    expect(event).toMatchObject({
      summary: 'Oud, coffee; and more',
      description: 'First line\nsecond line',
      location: expect.stringContaining('Mokha House, 412 86th Street'),
    });
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-29T02:00:00.000Z');
    expect(event?.component.getFirstPropertyValue('url')).toContain(`/Event/${ids.once}/`);
    expect(text).toContain('DTSTART:20261129T000000Z\r\nDTEND:20261129T020000Z\r\n');
  });
  it('increments its sequence number with each change', async () => {
    const sequence = async () => Number((await read(`/calendars/event-${ids.once}.ics`)).events[0]?.sequence);
    const before = await sequence();
    await site.db
      .updateTable('listing')
      .set({ updated_at: new Date('2027-01-01T00:00:00Z') })
      .where('id', '=', ids.once)
      .execute();
    expect(await sequence()).toBeGreaterThan(before);
  });
  it('is folded at 75 octets in Arabic, without changing its content', async () => {
    const { text, events } = await read(`/calendars/event-${ids.once}.ics?lang=ar`);
    expect(events[0]?.summary).toBe('أمسية عود وقهوة في بيت المخا مع ضيوف كثيرين من كل الأحياء');
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(octets.some((count) => count > 70)).toBe(true);
  });
});

it('a line is never broken within a character', () => {
  const line = `SUMMARY:${'🥖'.repeat(40)}`;
  const lines = fold(line).split('\r\n ');
  expect(lines.join('')).toBe(line);
  expect(lines.every((one, index) => Buffer.byteLength(one) + (index > 0 ? 1 : 0) <= 75)).toBe(true);
});
