import { describe, expect, it } from 'vitest';
import { type Day, postedWeekSchema, type Week, weekdays, weekSchema } from './hours.ts';
import { isAlwaysOpen, minuteOfWeek, minutesPerWeek, openingAt, weekRanges } from './opening.ts';

const closed: Day = { state: 'closed' };
const always: Day = { state: 'always' };
const open = (...spans: string[]): Day => ({
  state: 'open',
  spans: spans.map((span) => {
    const [from = '', to = ''] = span.split('-');
    return { from, to };
  }),
});
const week = (days: Partial<Week>): Week => ({
  ...(Object.fromEntries(weekdays.map((day) => [day, closed])) as Week),
  ...days,
});
/** The minute of the week: day 0 is Monday. */
const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;

describe('weekRanges', () => {
  it('continue a period past midnight into the next day, and from Sunday into Monday', () => {
    expect(weekRanges(week({ fri: open('18:00-02:00') }))).toEqual([[at(4, 18), at(5, 2)]]);
    expect(weekRanges(week({ sun: open('20:00-01:30') }))).toEqual([
      [0, 90],
      [at(6, 20), minutesPerWeek],
    ]);
  });
  it('accept midnight as the end of the day', () => {
    expect(weekRanges(week({ mon: open('09:00-00:00') }))).toEqual([[at(0, 9), at(1, 0)]]);
  });
  it('merge adjacent and overlapping periods', () => {
    expect(weekRanges(week({ mon: always, tue: open('00:00-03:00', '02:00-05:00') }))).toEqual([
      [0, at(1, 5)],
    ]);
  });
});

describe('openingAt', () => {
  const split = week({ mon: open('09:00-12:30', '14:30-21:00'), tue: open('18:00-02:00') });
  it('returns the closing time', () => {
    expect(openingAt(split, at(0, 12, 29))).toEqual({ state: 'open', until: '12:30' });
    expect(openingAt(split, at(2, 1, 59))).toEqual({ state: 'open', until: '02:00' });
  });
  it('returns the next opening: today, another day, next week', () => {
    expect(openingAt(split, at(0, 12, 30))).toEqual({
      state: 'closed',
      day: 'mon',
      time: '14:30',
      inDays: 0,
    });
    expect(openingAt(split, at(0, 21))).toEqual({ state: 'closed', day: 'tue', time: '18:00', inDays: 1 });
    expect(openingAt(split, at(2, 2))).toEqual({ state: 'closed', day: 'mon', time: '09:00', inDays: 5 });
  });
  it('returns no time more than a day away', () => {
    const weekend = week({ fri: open('18:00-00:00'), sat: always, sun: always });
    expect(openingAt(weekend, at(4, 18))).toEqual({ state: 'open', until: null });
    expect(openingAt(weekend, at(5, 23, 59))).toEqual({ state: 'open', until: null });
    expect(openingAt(weekend, at(6, 0))).toEqual({ state: 'open', until: '00:00' });
    const turn = week({ sun: always, mon: always });
    expect(openingAt(turn, at(6, 12))).toEqual({ state: 'open', until: null });
  });
  it('joins Sunday night to Monday morning', () => {
    const night = week({ sun: open('20:00-00:00'), mon: open('00:00-01:00') });
    expect(openingAt(night, at(6, 23))).toEqual({ state: 'open', until: '01:00' });
  });
  it('supports always, never and unknown', () => {
    const all = Object.fromEntries(weekdays.map((day) => [day, always])) as Week;
    expect(openingAt(all, 0)).toEqual({ state: 'always' });
    expect(isAlwaysOpen(all)).toBe(true);
    expect(openingAt(week({}), 0)).toEqual({ state: 'shut' });
    expect(openingAt(null, 0)).toEqual({ state: 'unknown' });
  });
});

describe('minuteOfWeek', () => {
  it("uses New York's clock, an hour apart in winter and summer", () => {
    expect(minuteOfWeek(new Date('2026-01-05T14:00:00Z'))).toBe(at(0, 9));
    expect(minuteOfWeek(new Date('2026-07-06T14:00:00Z'))).toBe(at(0, 10));
  });
  it('skips the hour that spring omits', () => {
    expect(minuteOfWeek(new Date('2026-03-08T06:59:00Z'))).toBe(at(6, 1, 59));
    expect(minuteOfWeek(new Date('2026-03-08T07:00:00Z'))).toBe(at(6, 3));
  });
  it('returns the same minutes for both passes of the hour repeated in autumn', () => {
    expect(minuteOfWeek(new Date('2026-11-01T05:30:00Z'))).toBe(at(6, 1, 30));
    expect(minuteOfWeek(new Date('2026-11-01T06:30:00Z'))).toBe(at(6, 1, 30));
  });
  it('counts midnight as the beginning of a day', () => {
    expect(minuteOfWeek(new Date('2026-11-23T05:00:00Z'))).toBe(0);
  });
});

it('rejects invalid times', () => {
  expect(weekSchema.safeParse(week({ mon: open('09:00-24:00') })).success).toBe(false);
  expect(weekSchema.safeParse(week({ mon: open('9:00-17:00') })).success).toBe(false);
  expect(weekSchema.safeParse(week({ mon: open('09:00-17:00') })).success).toBe(true);
});

it('rejects overlapping and empty periods of owners, and accepts what registers contain', () => {
  const wrong = week({
    mon: open('09:00-12:00', '11:00-13:00'),
    tue: open('09:00-09:00'),
    wed: open('18:00-02:00'),
  });
  const issues = postedWeekSchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['mon.spans', 'field.hours_overlap'],
    ['tue.spans', 'field.hours_same'],
  ]);
  expect(weekSchema.safeParse(wrong).success).toBe(true);
});
