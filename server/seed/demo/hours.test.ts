import { describe, expect, it } from 'vitest';
import { weekSchema } from '../../../contract/hours.ts';
import { isAlwaysOpen, openingAt } from '../../../contract/opening.ts';
import { aroundTheClock, week } from './hours.ts';

const minute = (day: number, hour: number) => (day * 24 + hour) * 60;

describe('opening hours', () => {
  it('set the hours of every day of a range', () => {
    const hours = week({ mon_thu: '09:00-21:00', fri: '09:00-12:30 14:30-21:00', sat_sun: 'closed' });
    expect(weekSchema.parse(hours)).toEqual(hours);
    expect(hours.thu).toEqual({ state: 'open', spans: [{ from: '09:00', to: '21:00' }] });
    expect(hours.fri).toEqual({
      state: 'open',
      spans: [
        { from: '09:00', to: '12:30' },
        { from: '14:30', to: '21:00' },
      ],
    });
    expect(hours.sun).toEqual({ state: 'closed' });
  });

  it('let a range include the weekend', () => {
    const hours = week({ sat_wed: '10:00-18:00', thu_fri: 'closed' });
    expect(hours.sun).toEqual(hours.sat);
    expect(hours.mon).toEqual(hours.sat);
    expect(hours.fri).toEqual({ state: 'closed' });
  });

  it('let a café close after midnight', () => {
    const hours = week({ mon_sun: '12:00-02:00' });
    expect(openingAt(hours, minute(0, 1))).toEqual({ state: 'open', until: '02:00' });
    expect(openingAt(hours, minute(0, 3))).toMatchObject({ state: 'closed', time: '12:00' });
  });

  it('can be around the clock', () => {
    expect(isAlwaysOpen(aroundTheClock)).toBe(true);
  });

  it('reject an invalid notation', () => {
    expect(() => week({ mon_sat: '09:00-17:00' })).toThrow('Without hours: sun');
    expect(() => week({ mon_sun: '09:00-17:00', fri: 'closed' })).toThrow('Named twice: fri');
    expect(() => week({ mon_sun: '09:00' })).toThrow('Not a span of hours: 09:00');
    expect(() => week({ mon_day: '09:00-17:00' } as never)).toThrow('Not days of the week: mon_day');
  });
});
