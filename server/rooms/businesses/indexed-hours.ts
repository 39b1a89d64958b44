import { type CityMoment, weekMinuteOf } from '../../../contract/opening.ts';
import type { CellValue } from '../counts/service.ts';

/** Opening hours in the in-memory index: ranges as PostgreSQL writes them. */
type IndexedHours = readonly [week: string, specialDays: string, specialOpen: string, closedUntil: string];

/** Half-open ranges of one type. */
type Ranges<T> = readonly (readonly [from: T, to: T])[];

interface Hours {
  /** Minutes of the week. */
  week: Ranges<number>;
  /** Dates. */
  specialDays: Ranges<string>;
  /** Dates with times. */
  specialOpen: Ranges<string>;
  /** Temporarily closed until this date, or `infinity`; empty otherwise. */
  closedUntil: string;
}

/** Parses a multirange, such as `{["2027-03-09 10:00:00","2027-03-09 14:00:00")}` or `{[540,1020)}`. */
function rangesOf(multirange: string): [string, string][] {
  return [...multirange.matchAll(/\["?([^",]*)"?,"?([^",)]*)"?\)/g)].map(([, from = '', to = '']) => [
    from,
    to,
  ]);
}

function hoursOf([week, specialDays, specialOpen, closedUntil]: IndexedHours): Hours {
  return {
    week: rangesOf(week).map(([from, to]) => [Number(from), Number(to)]),
    specialDays: rangesOf(specialDays),
    specialOpen: rangesOf(specialOpen),
    closedUntil,
  };
}

const isWithin = <T extends string | number>(ranges: Ranges<T>, at: T) =>
  ranges.some(([from, to]) => from <= at && at < to);

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/**
 * Each set of hours is parsed once and evaluated by every search: the index holds the value as long as it needs it.
 */
const known = new WeakMap<object, Hours>();

let latest: { key: string; isOpen: (value: CellValue) => boolean } | undefined;

/**
 * Returns a predicate for indexed hours at a moment. Within a minute it is the same function, so that the index
 * evaluates it once for all searches.
 */
export function openHoursAt(moment: CityMoment): (value: CellValue) => boolean {
  const key = `${moment.date} ${moment.minute}`;
  if (latest?.key !== key) latest = { key, isOpen: conditionAt(moment) };
  return latest.isOpen;
}

function conditionAt(moment: CityMoment): (value: CellValue) => boolean {
  const { date, minute } = moment;
  const weekMinute = weekMinuteOf(moment);
  const time = `${date} ${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`;
  return (value) => {
    // Values of the dimension `hours` are written by the query of the index.
    const written = value as unknown as IndexedHours;
    const hours = known.get(written) ?? hoursOf(written);
    known.set(written, hours);
    const isOpen = isWithin(hours.specialDays, date)
      ? isWithin(hours.specialOpen, time)
      : isWithin(hours.week, weekMinute);
    return isOpen && !(hours.closedUntil > date);
  };
}
