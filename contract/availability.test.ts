import { describe, expect, it } from 'vitest';
import { type OpeningSchedule, openingOf, specialOpening } from './availability.ts';
import { type Day, type Week, weekdays } from './hours.ts';
import { cityMoment, openingAt, weekMinuteOf } from './opening.ts';
import type { SpecialPeriod } from './special-hours.ts';

const closed: Day = { state: 'closed' };
const always: Day = { state: 'always' };
const open = (...spans: string[]): Day => ({
  state: 'open',
  spans: spans.map((span) => {
    const [from = '', to = ''] = span.split('-');
    return { from, to };
  }),
});
const everyDay = (day: Day) => Object.fromEntries(weekdays.map((name) => [name, day])) as Week;
const nineToFive = everyDay(open('09:00-17:00'));
const evenings = everyDay(open('18:00-02:00'));
const time = (from: string, to: string, day: Day): SpecialPeriod => ({ occasion: 'other', from, to, day });
const scheduleOf = (week: Week | null, ...special: SpecialPeriod[]): OpeningSchedule => ({
  week,
  special,
  temporarilyClosed: false,
  closedUntil: null,
});
const ramadan = time('2027-02-08', '2027-03-08', open('20:00-03:00'));
const eid = time('2027-03-09', '2027-03-11', closed);
/** A moment on New York's clock, as the opening state is evaluated. */
const said = (schedule: OpeningSchedule, date: string, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return openingOf(schedule, { date, minute: hour * 60 + minute });
};

describe('the opening state in a period of special hours', () => {
  const schedule = scheduleOf(nineToFive, ramadan, eid);

  it('follows the special hours, and the weekly hours before and after', () => {
    expect(said(schedule, '2027-02-07', '10:00')).toEqual({ state: 'open', until: '17:00' });
    expect(said(schedule, '2027-02-08', '10:00')).toEqual({
      state: 'closed',
      day: 'mon',
      time: '20:00',
      inDays: 0,
    });
    expect(said(schedule, '2027-02-08', '23:59')).toEqual({ state: 'open', until: '03:00' });
    expect(said(schedule, '2027-02-09', '02:59')).toEqual({ state: 'open', until: '03:00' });
    expect(said(schedule, '2027-02-09', '03:00')).toMatchObject({
      state: 'closed',
      time: '20:00',
      inDays: 0,
    });
    expect(said(schedule, '2027-03-12', '09:00')).toEqual({ state: 'open', until: '17:00' });
  });
  it('finds the next opening after the end of the period', () => {
    // The last evening of Ramadan is the 8th; its night ends on the first day of the feast, which is closed.
    expect(said(schedule, '2027-03-09', '01:00')).toEqual({ state: 'open', until: '03:00' });
    expect(said(schedule, '2027-03-09', '04:00')).toEqual({
      state: 'closed',
      day: 'fri',
      time: '09:00',
      inDays: 3,
    });
    expect(said(schedule, '2027-02-07', '18:00')).toEqual({
      state: 'closed',
      day: 'mon',
      time: '20:00',
      inDays: 1,
    });
  });
  it('contains the date if a weekday would be ambiguous', () => {
    const holiday = scheduleOf(nineToFive, time('2027-08-01', '2027-08-12', closed));
    expect(said(holiday, '2027-08-03', '10:00')).toEqual({
      state: 'closed',
      day: 'fri',
      time: '09:00',
      inDays: 10,
      date: '2027-08-13',
    });
    expect(said(holiday, '2027-08-07', '10:00')).toEqual({
      state: 'closed',
      day: 'fri',
      time: '09:00',
      inDays: 6,
    });
  });
  it('continues the weekly hours of the night before into the first day, but not into a day that it closes', () => {
    const feast = scheduleOf(evenings, time('2027-03-09', '2027-03-09', closed));
    expect(said(feast, '2027-03-09', '01:59')).toEqual({ state: 'open', until: '02:00' });
    expect(said(feast, '2027-03-09', '19:00')).toMatchObject({ state: 'closed', time: '18:00', inDays: 1 });
    expect(said(feast, '2027-03-10', '01:00')).toMatchObject({ state: 'closed', time: '18:00', inDays: 0 });
    expect(said(feast, '2027-03-11', '01:00')).toEqual({ state: 'open', until: '02:00' });
  });
  it('is known without weekly hours, and vice versa', () => {
    const only = scheduleOf(null, time('2027-03-09', '2027-03-09', open('10:00-14:00')));
    expect(said(only, '2027-03-09', '11:00')).toEqual({ state: 'open', until: '14:00' });
    expect(said(only, '2027-03-08', '11:00')).toEqual({ state: 'unknown' });
    expect(said(only, '2027-03-09', '15:00')).toEqual({ state: 'shut' });
  });
  it('is around the clock on a day that is open all day', () => {
    const feast = scheduleOf(nineToFive, time('2027-03-09', '2027-03-11', always));
    expect(said(feast, '2027-03-09', '12:00')).toEqual({ state: 'open', until: null });
    expect(said(feast, '2027-03-11', '12:00')).toEqual({ state: 'open', until: '00:00' });
    expect(said(scheduleOf(everyDay(always), eid), '2027-03-07', '12:00')).toEqual({ state: 'always' });
    expect(said(scheduleOf(everyDay(always), eid), '2027-03-08', '12:00')).toEqual({
      state: 'open',
      until: '00:00',
    });
  });
  it('supports breaks, as on any day', () => {
    const split = scheduleOf(
      nineToFive,
      time('2027-03-09', '2027-03-09', open('08:00-11:00', '14:00-18:00')),
    );
    expect(said(split, '2027-03-09', '12:00')).toMatchObject({ state: 'closed', time: '14:00', inDays: 0 });
    expect(said(split, '2027-03-09', '17:30')).toEqual({ state: 'open', until: '18:00' });
  });
  it('is unaffected long before the period', () => {
    const weeks = [
      nineToFive,
      evenings,
      everyDay(always),
      { ...evenings, wed: closed, sat: always, mon: closed },
    ];
    for (const week of weeks)
      for (let at = Date.UTC(2027, 1, 1); at < Date.UTC(2027, 1, 8); at += 1_800_000) {
        const moment = { date: new Date(at).toISOString().slice(0, 10), minute: (at / 60_000) % 1440 };
        const signs = [openingOf(scheduleOf(week, eid), moment), openingAt(week, weekMinuteOf(moment))];
        expect([at, signs[0]]).toEqual([at, signs[1]]);
      }
  });
  it('is unaffected long after the period, or if it is far off', () => {
    for (const clock of ['00:00', '08:59', '09:00', '16:59', '17:00', '23:59']) {
      const [hour = 0, minute = 0] = clock.split(':').map(Number);
      const moment = { date: '2026-07-01', minute: hour * 60 + minute };
      expect(
        openingOf(scheduleOf(nineToFive, time('2026-01-01', '2026-01-01', always), eid), moment),
      ).toEqual(openingAt(nineToFive, weekMinuteOf(moment)));
    }
  });
});

describe('a business that is temporarily closed', () => {
  const schedule = { ...scheduleOf(everyDay(always), ramadan), temporarilyClosed: true };
  it('states so, and until when', () => {
    expect(said(schedule, '2027-02-10', '21:00')).toEqual({ state: 'temporarily_closed', until: null });
    const until = { ...schedule, closedUntil: '2027-02-15' };
    expect(said(until, '2027-02-14', '23:59')).toEqual({ state: 'temporarily_closed', until: '2027-02-15' });
  });
  it('reopens automatically on the given day', () => {
    const until = { ...scheduleOf(nineToFive), temporarilyClosed: true, closedUntil: '2027-02-15' };
    expect(said(until, '2027-02-15', '00:00')).toMatchObject({ state: 'closed', time: '09:00' });
    expect(said(until, '2027-02-15', '09:00')).toEqual({ state: 'open', until: '17:00' });
  });
});

describe('specialOpening', () => {
  it('covers the special days and the day after, with nights that overlap their boundaries', () => {
    expect(
      specialOpening(scheduleOf(evenings, time('2027-03-09', '2027-03-10', open('20:00-03:00')))),
    ).toEqual({
      days: [['2027-03-09', '2027-03-12']],
      open: [
        { from: '2027-03-09 00:00', to: '2027-03-09 02:00' },
        { from: '2027-03-09 20:00', to: '2027-03-10 03:00' },
        { from: '2027-03-10 20:00', to: '2027-03-11 03:00' },
        { from: '2027-03-11 18:00', to: '2027-03-12 00:00' },
      ],
    });
  });
  it('joins adjacent periods, in any order', () => {
    const { days, open: ranges } = specialOpening(scheduleOf(nineToFive, eid, ramadan));
    expect(days).toEqual([['2027-02-08', '2027-03-13']]);
    expect(ranges.at(-1)).toEqual({ from: '2027-03-12 09:00', to: '2027-03-12 17:00' });
    expect(ranges.at(-2)).toEqual({ from: '2027-03-08 20:00', to: '2027-03-09 03:00' });
    expect(specialOpening(scheduleOf(nineToFive))).toEqual({ days: [], open: [] });
  });
  it('agrees with the opening state at every quarter of an hour around a period', () => {
    const weeks = [nineToFive, evenings, null, everyDay(always), { ...evenings, wed: closed, thu: always }];
    const days = [closed, always, open('20:00-03:00'), open('08:00-11:00', '14:00-00:00')];
    for (const week of weeks)
      for (const day of days) {
        const schedule = scheduleOf(
          week,
          time('2027-03-09', '2027-03-10', day),
          time('2027-03-12', '2027-03-12', day),
        );
        const { days: stretches, open: ranges } = specialOpening(schedule);
        for (let at = Date.UTC(2027, 2, 7); at < Date.UTC(2027, 2, 16); at += 900_000) {
          const text = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
          const moment = { date: text.slice(0, 10), minute: (at / 60_000) % 1440 };
          const isSpecial = stretches.some(([from, before]) => from <= moment.date && moment.date < before);
          const state = openingAt(week, weekMinuteOf(moment)).state;
          const isOpenByRanges = isSpecial
            ? ranges.some(({ from, to }) => from <= text && text < to)
            : state === 'open' || state === 'always';
          const sign = openingOf(schedule, moment).state;
          expect([text, isOpenByRanges]).toEqual([text, sign === 'open' || sign === 'always']);
        }
      }
  });
});

it('uses New York’s clock, across the change to daylight saving time too', () => {
  expect(cityMoment(new Date('2027-03-14T06:59:00Z'))).toEqual({ date: '2027-03-14', minute: 119 });
  expect(cityMoment(new Date('2027-03-14T07:00:00Z'))).toEqual({ date: '2027-03-14', minute: 180 });
  expect(cityMoment(new Date('2027-03-09T04:59:00Z'))).toEqual({ date: '2027-03-08', minute: 1439 });
  const schedule = scheduleOf(nineToFive, time('2027-03-14', '2027-03-14', open('20:00-03:00')));
  expect(openingOf(schedule, cityMoment(new Date('2027-03-15T06:30:00Z')))).toEqual({
    state: 'open',
    until: '03:00',
  });
  expect(openingOf(schedule, cityMoment(new Date('2027-03-15T07:00:00Z')))).toMatchObject({
    state: 'closed',
  });
});
