import { afterEach, describe, expect, it } from 'vitest';
import { feastOf, instantOfHijri } from './hijri.ts';
import {
  cityDay,
  type DayTime,
  dayTimes,
  minutesUntil,
  prayerMethods,
  prayerMoment,
  prayerTimesOf,
  usualRules,
} from './prayer-times.ts';

const city = { lat: 40.7128, lng: -74.006 };
const bayRidge = { lat: 40.6259, lng: -74.0302 };
const raleigh = { lat: 35.775, lng: -78.6336 };

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
const clocks = (times: Record<DayTime, Date>) => dayTimes.map((name) => clock.format(times[name])).join(' ');
const minuteMs = 60_000;

/** Minutes between a time and one of the same day on the city's wall clock, `07:20`. */
const minutesOff = (time: Date, wall: string) => {
  const [hour = 0, minute = 0] = clock.format(time).split(':').map(Number);
  const [wallHour = 0, wallMinute = 0] = wall.split(':').map(Number);
  return Math.abs(hour * 60 + minute - wallHour * 60 - wallMinute);
};

/**
 * The time of a solar altitude by the equations of NOAA's solar calculator, in milliseconds since 1970: independent
 * of the package's own astronomy.
 */
function sunAt(
  date: string,
  { lat, lng }: typeof city,
  altitude: (declination: number) => number,
  isEvening: boolean,
) {
  const rad = Math.PI / 180;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  let instant = midnight + (isEvening ? 22 : 12) * 3_600_000;
  for (let round = 0; round < 4; round++) {
    const century = (instant / 86_400_000 + 2440587.5 - 2451545) / 36525;
    const meanLongitude = (280.46646 + century * (36000.76983 + century * 0.0003032)) % 360;
    const anomaly = 357.52911 + century * (35999.05029 - 0.0001537 * century);
    const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
    const center =
      Math.sin(anomaly * rad) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
      Math.sin(2 * anomaly * rad) * (0.019993 - 0.000101 * century) +
      Math.sin(3 * anomaly * rad) * 0.000289;
    const node = 125.04 - 1934.136 * century;
    const longitude = meanLongitude + center - 0.00569 - 0.00478 * Math.sin(node * rad);
    const obliquity =
      23 +
      (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60 +
      0.00256 * Math.cos(node * rad);
    const declination = Math.asin(Math.sin(obliquity * rad) * Math.sin(longitude * rad)) / rad;
    const y = Math.tan((obliquity / 2) * rad) ** 2;
    const equation =
      (4 / rad) *
      (y * Math.sin(2 * meanLongitude * rad) -
        2 * eccentricity * Math.sin(anomaly * rad) +
        4 * eccentricity * y * Math.sin(anomaly * rad) * Math.cos(2 * meanLongitude * rad) -
        0.5 * y * y * Math.sin(4 * meanLongitude * rad) -
        1.25 * eccentricity ** 2 * Math.sin(2 * anomaly * rad));
    const cosine =
      (Math.sin(altitude(declination) * rad) - Math.sin(lat * rad) * Math.sin(declination * rad)) /
      (Math.cos(lat * rad) * Math.cos(declination * rad));
    const halfDay = (Math.acos(cosine) / rad) * 4;
    instant = midnight + (720 - 4 * lng - equation + (isEvening ? halfDay : -halfDay)) * minuteMs;
  }
  return instant;
}

afterEach(() => {
  delete process.env.TZ;
});

describe('the times of a day', () => {
  // The test vectors of the package, those of the Moonsighting Committee from its own table.
  it.each([
    ['2015-07-12', { method: 'northAmerica', asr: 'hanafi' }, '04:42 06:08 13:21 18:22 20:32 21:57'],
    ['2015-12-01', { method: 'worldLeague', asr: 'standard' }, '05:35 07:06 12:05 14:42 17:01 18:26'],
    ['2015-12-01', { method: 'worldLeague', asr: 'hanafi' }, '05:35 07:06 12:05 15:22 17:01 18:26'],
    ['2016-01-31', { method: 'moonsighting', asr: 'standard' }, '05:48 07:16 12:33 15:20 17:43 19:05'],
  ] as const)('equal the published ones on %s by %j', (date, rules, expected) => {
    expect(clocks(prayerTimesOf(date, raleigh, rules))).toBe(expected);
  });

  // Sunrise and sunset of New York from almanacs.
  it.each([
    ['2026-01-01', '07:20', '16:39'],
    ['2026-03-07', '06:20', '17:53'],
    ['2026-03-08', '07:18', '18:54'],
    ['2026-06-21', '05:25', '20:31'],
    ['2026-10-31', '07:24', '17:53'],
    ['2026-11-01', '06:25', '16:52'],
    ['2026-12-21', '07:17', '16:32'],
  ])('match the almanac on %s, including the days of clock changes', (date, rise, set) => {
    const { sunrise, maghrib } = prayerTimesOf(date, city, usualRules);
    expect(minutesOff(sunrise, rise)).toBeLessThanOrEqual(1);
    expect(minutesOff(maghrib, set)).toBeLessThanOrEqual(1);
  });

  it("match NOAA's equations on each day of two years, within rounding", () => {
    const horizon = () => -50 / 60;
    const twilight = () => -15;
    const shadow = (lat: number) => (declination: number) => {
      const noon = Math.tan((Math.abs(lat - declination) * Math.PI) / 180);
      return (Math.atan(1 / (1 + noon)) * 180) / Math.PI;
    };
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      const times = prayerTimesOf(date, bayRidge, usualRules);
      const expected = {
        fajr: sunAt(date, bayRidge, twilight, false),
        sunrise: sunAt(date, bayRidge, horizon, false),
        asr: sunAt(date, bayRidge, shadow(bayRidge.lat), true),
        maghrib: sunAt(date, bayRidge, horizon, true),
        isha: sunAt(date, bayRidge, twilight, true),
      };
      for (const [name, at] of Object.entries(expected))
        expect(Math.abs(times[name as DayTime].getTime() - at), `${name} on ${date}`).toBeLessThanOrEqual(
          1.5 * minuteMs,
        );
    }
  });

  it("are the same instants regardless of the device's time zone", () => {
    const here = clocks(prayerTimesOf('2026-03-08', city, usualRules));
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Beirut', 'America/New_York']) {
      process.env.TZ = zone;
      expect(clocks(prayerTimesOf('2026-03-08', city, usualRules)), zone).toBe(here);
      // The night in which midnight does not exist in Beirut.
      expect(cityDay(prayerTimesOf('2026-03-29', city, usualRules).isha), zone).toBe('2026-03-29');
    }
  });

  it('shift by an hour of wall-clock time, and not of solar time, when the clock changes', () => {
    for (const [before, after] of [
      ['2026-03-07', '2026-03-08'],
      ['2026-10-31', '2026-11-01'],
    ] as const) {
      const hours =
        (prayerTimesOf(after, city, usualRules).dhuhr.getTime() -
          prayerTimesOf(before, city, usualRules).dhuhr.getTime()) /
        3_600_000;
      expect(hours).toBeCloseTo(24, 1);
    }
  });

  it('are in order by every method, all year', () => {
    for (const method of prayerMethods)
      for (const asr of ['standard', 'hanafi'] as const)
        for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 5 * 86_400_000) {
          const date = new Date(day).toISOString().slice(0, 10);
          const times = prayerTimesOf(date, bayRidge, { method, asr });
          const inOrder = dayTimes.map((name) => times[name].getTime());
          expect(inOrder, `${method} ${date}`).toEqual(inOrder.toSorted((left, right) => left - right));
          expect(cityDay(times.isha)).toBe(date);
        }
  });

  it('place Umm al-Qura’s Isha 90 minutes after Maghrib, in Ramadan 120', () => {
    const wait = (date: string) => {
      const { maghrib, isha } = prayerTimesOf(date, city, { method: 'ummAlQura', asr: 'standard' });
      return (isha.getTime() - maghrib.getTime()) / minuteMs;
    };
    expect([wait('2027-02-07'), wait('2027-02-08'), wait('2027-03-08'), wait('2027-03-09')]).toEqual([
      90, 120, 120, 90,
    ]);
  });
});

describe('a moment', () => {
  const at = (iso: string) => prayerMoment(new Date(iso), bayRidge, usualRules);

  it('has the date of the city in both calendars and the next prayer', () => {
    const { date, hijri, feast, next } = at('2026-11-22T14:41:00-05:00');
    expect({ date, hijri, feast, next: next.prayer, at: clock.format(next.at) }).toEqual({
      date: '2026-11-22',
      hijri: { year: 1448, month: 6, day: 12 },
      feast: null,
      next: 'maghrib',
      at: '16:33',
    });
  });

  it('changes the date at midnight of the city rather than of London', () => {
    const [before, after] = [at('2026-11-22T23:59:59-05:00'), at('2026-11-23T00:00:00-05:00')];
    expect([before.date, before.hijri.day, after.date, after.hijri.day]).toEqual([
      '2026-11-22',
      12,
      '2026-11-23',
      13,
    ]);
    // Late in the evening the next prayer is tomorrow's Fajr, and after midnight still the same.
    expect(before.next.prayer).toBe('fajr');
    expect(before.next).toEqual(after.next);
  });

  it('finds tomorrow’s Fajr across a clock change', () => {
    const { next } = at('2026-03-07T22:00:00-05:00');
    expect([cityDay(next.at), clock.format(next.at)]).toEqual(['2026-03-08', '06:04']);
    expect(minutesUntil(next.at, new Date('2026-03-07T22:00:00-05:00'))).toBe(7 * 60 + 4);
    const autumn = new Date('2026-10-31T22:00:00-04:00');
    const { next: later } = prayerMoment(autumn, bayRidge, usualRules);
    expect(clock.format(later.at)).toBe('05:10');
    expect(minutesUntil(later.at, autumn)).toBe(8 * 60 + 10);
  });

  it('reports Maghrib for twenty minutes, and never sunrise as a prayer', () => {
    const { maghrib, fajr } = at('2026-11-22T12:00:00-05:00').times;
    const around = (minutes: number) =>
      prayerMoment(new Date(maghrib.getTime() + minutes * minuteMs), bayRidge, usualRules);
    expect([-1, 0, 19.9, 20].map((minutes) => around(minutes).isMaghrib)).toEqual([false, true, true, false]);
    expect(around(0).next.prayer).toBe('isha');
    expect(prayerMoment(fajr, bayRidge, usualRules).next.prayer).toBe('dhuhr');
  });

  it('is a fast from Fajr to Maghrib in Ramadan only', () => {
    expect(at('2027-02-17T12:00:00-05:00')).toMatchObject({ feast: 'ramadan', hijri: { day: 10 } });
    expect(at('2027-02-17T12:00:00-05:00').fasted).toBeCloseTo(0.54, 2);
    expect(at('2027-02-17T05:00:00-05:00').fasted).toBeNull();
    expect(at('2027-02-17T18:00:00-05:00').fasted).toBeNull();
    expect(at('2027-02-07T12:00:00-05:00')).toMatchObject({ feast: null, fasted: null });
  });
});

describe('feasts of the Umm al-Qura calendar', () => {
  it.each([
    ['2027-02-07', null],
    ['2027-02-08', 'ramadan'],
    ['2027-03-08', 'ramadan'],
    ['2027-03-09', 'eid_al_fitr'],
    ['2027-03-11', 'eid_al_fitr'],
    ['2027-03-12', null],
    ['2027-05-15', null],
    ['2027-05-16', 'eid_al_adha'],
    ['2027-05-19', 'eid_al_adha'],
    ['2027-05-20', null],
  ])('on %s: %s', (date, feast) => {
    expect(prayerMoment(new Date(`${date}T12:00:00-05:00`), city, usualRules).feast).toBe(feast);
  });

  it('exclude the white days', () => {
    for (const day of [13, 14, 15]) expect(feastOf({ year: 1448, month: 7, day })).toBeNull();
  });

  it('are found from their Hijri dates', () => {
    expect(instantOfHijri({ year: 1448, month: 10, day: 1 })).toEqual(new Date('2027-03-09'));
  });
});

it('counts started minutes', () => {
  const at = new Date('2026-11-22T16:33:00-05:00');
  expect(
    ['16:31:00', '16:32:00', '16:32:59', '16:33:00', '16:40:00'].map((time) =>
      minutesUntil(at, new Date(`2026-11-22T${time}-05:00`)),
    ),
  ).toEqual([2, 1, 1, 0, 0]);
});
