import { describe, expect, it } from 'vitest';
import { cityTime, momentOf } from './city-clock.ts';

describe('the city clock', () => {
  it.each([
    ['2026-11-20T17:00:00.000Z', '2026-11-20T12:00'],
    ['2026-07-01T03:30:00.000Z', '2026-06-30T23:30'],
    // The night of the change from daylight saving time, before and after it.
    ['2026-11-01T04:59:00.000Z', '2026-11-01T00:59'],
    ['2026-11-01T07:00:00.000Z', '2026-11-01T02:00'],
    ['2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ])('converts %s to local %s and back', (iso, local) => {
    expect(cityTime(iso)).toBe(local);
    expect(momentOf(local)).toBe(iso);
  });
  it('returns null for an invalid date', () => {
    expect([momentOf(''), momentOf('tomorrow'), cityTime(null)]).toEqual([null, null, '']);
  });
});
