import { describe, expect, it } from 'vitest';
import { cityTime, momentOf } from './city-clock.ts';

describe('the clock of the city', () => {
  it.each([
    ['2026-11-20T17:00:00.000Z', '2026-11-20T12:00'],
    ['2026-07-01T03:30:00.000Z', '2026-06-30T23:30'],
    // The night in which clocks go back, before and after it.
    ['2026-11-01T04:59:00.000Z', '2026-11-01T00:59'],
    ['2026-11-01T07:00:00.000Z', '2026-11-01T02:00'],
    ['2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ])('%s is %s there, and the other way round', (iso, local) => {
    expect(cityTime(iso)).toBe(local);
    expect(momentOf(local)).toBe(iso);
  });
  it('has no moment for what is none', () => {
    expect([momentOf(''), momentOf('tomorrow'), cityTime(null)]).toEqual([null, null, '']);
  });
});
