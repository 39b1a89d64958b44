import { type Congregation, congregationPrayers, type HeldPrayers } from '../../../contract/congregation.ts';
import { cityTimeZone, type Point } from '../../../contract/places.ts';
import { prayerTimesOf, usualRules } from '../../../contract/prayer-times.ts';

const minuteMs = 60_000;
const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone: cityTimeZone, timeStyle: 'short' });

/**
 * The prayers of a place on a date of the city's calendar, beside the times by the usual rules.
 * @param point its location: without one the times cannot be calculated
 */
export function heldPrayers({ iqama, friday }: Congregation, point: Point | null, date: string): HeldPrayers {
  const begins = point && prayerTimesOf(date, point, usualRules);
  return {
    times: congregationPrayers.map((prayer) => {
      const { at = null, after = null } = iqama[prayer] ?? {};
      const adhan = begins?.[prayer];
      const relative = adhan && after !== null ? new Date(adhan.getTime() + after * minuteMs) : null;
      return {
        prayer,
        begins: adhan ? wallClock.format(adhan) : null,
        iqama: at ?? (relative && wallClock.format(relative)),
        after,
      };
    }),
    friday: friday.toSorted((one, other) => one.at.localeCompare(other.at)),
  };
}
