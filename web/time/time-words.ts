import type { Feast } from '../../contract/hijri.ts';
import type { cityTimeZone } from '../../contract/places.ts';
import type { DayTime } from '../../contract/prayer-times.ts';
import type { Translate, WordKey } from '../i18n/words.ts';
import { timeWords } from '../ui/clock-words.ts';

/** The contract's type only, so that no schema is bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';
const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

/** A time of day in the city's time zone: «4:33 pm», «4:33 م». */
export function clockWords(at: Date, t: Translate): string {
  return timeWords(wallClock.format(at), t);
}

/** A span of minutes: «1 h 52 min», in full «1 hour and 52 minutes». */
export function spanWords(minutes: number, t: Translate, isFull = false): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hourWords = t(isFull ? 'time:fullHours' : 'time:hours', { count: hours });
  const minuteWords = t(isFull ? 'time:fullMinutes' : 'time:minutes', { count: rest });
  if (hours === 0) return minuteWords;
  if (rest === 0) return hourWords;
  return t(isFull ? 'time:fullHoursAndMinutes' : 'time:hoursAndMinutes', {
    hours: hourWords,
    minutes: minuteWords,
  });
}

/** The name of a time of the day; in Ramadan two of them are named after the fast. */
export function dayTimeWords(name: DayTime, isRamadan: boolean, t: Translate): string {
  if (isRamadan && name === 'fajr') return t('time:suhoorEnds');
  if (isRamadan && name === 'maghrib') return t('time:iftar');
  return t(`time:${name}`);
}

const feastNames = {
  ramadan: 'hijri:month9',
  eid_al_fitr: 'time:eidAlFitr',
  eid_al_adha: 'time:eidAlAdha',
} as const satisfies Record<Feast, WordKey>;

export function feastWords(feast: Feast, t: Translate): string {
  return t(feastNames[feast]);
}
