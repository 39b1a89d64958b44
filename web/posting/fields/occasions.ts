import { type Feast, feasts, hijriDayOf, instantOfHijri } from '../../../contract/hijri.ts';
import type { Day } from '../../../contract/hours.ts';
import { limits } from '../../../contract/limits.ts';
import type { Occasion, SpecialPeriod } from '../../../contract/special-hours.ts';
import type { WordKey } from '../../i18n/words.ts';
import { checkDay } from './hours.ts';

const dayMs = 86_400_000;
const closed: Day = { state: 'closed' };
/** The initial hours of a special day: in Ramadan from the afternoon until after the night prayer. */
const startDay: Record<Occasion, Day> = {
  ramadan: { state: 'open', spans: [{ from: '15:00', to: '01:00' }] },
  eid_al_fitr: closed,
  eid_al_adha: closed,
  other: closed,
};

export const occasionWords: Record<Occasion, WordKey> = {
  ramadan: 'posting-fields:ramadan',
  eid_al_fitr: 'posting-fields:eidAlFitr',
  eid_al_adha: 'posting-fields:eidAlAdha',
  other: 'posting-fields:otherDays',
};

const dateOf = (instant: number | Date) => new Date(instant).toISOString().slice(0, 10);

/**
 * The current or next period of a feast on a date, by the Umm al-Qura calendar: a suggestion, since communities
 * begin by their own sightings. Null if the browser does not support the calendar.
 */
export function nextFeast(feast: Feast, today: string): SpecialPeriod | null {
  const now = hijriDayOf(new Date(`${today}T00:00:00Z`));
  for (const year of [now.year, now.year + 1]) {
    const { from, before } = feasts[feast];
    const [start, end] = [instantOfHijri({ year, ...from }), instantOfHijri({ year, ...before })];
    if (!start || !end) return null;
    const to = dateOf(end.getTime() - dayMs);
    if (to >= today) return { occasion: feast, from: dateOf(start), to, day: startDay[feast] };
  }
  return null;
}

/** Initial custom dates: today, or the first day outside all periods. */
export function otherDays(periods: readonly SpecialPeriod[], today: string): SpecialPeriod {
  let date = today;
  const covering = () => periods.find(({ from, to }) => from <= date && date <= to);
  for (let found = covering(); found; found = covering()) date = dateOf(Date.parse(found.to) + dayMs);
  return { occasion: 'other', name: '', from: date, to: date, day: startDay.other };
}

/** The errors of the periods as message keys; undefined if valid. */
export function checkPeriods(periods: readonly SpecialPeriod[]): (WordKey | undefined)[] {
  return periods.map((period, index) => {
    const { from, to, day } = period;
    if (!from || !to) return 'posting-fields:datesMissing';
    if (from > to) return 'posting-fields:datesOrder';
    if (Date.parse(to) - Date.parse(from) >= limits.specialPeriodDays * dayMs)
      return 'posting-fields:datesLong';
    if (periods.some((other, at) => at !== index && other.from <= to && from <= other.to))
      return 'posting-fields:datesOverlap';
    return checkDay(day) ?? undefined;
  });
}
