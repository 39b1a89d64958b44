import { instantOfHijri } from '../../contract/hijri.ts';

/**
 * Midnight UTC of a day of the Umm al-Qura calendar, from `27/05/1444` (day, month, year), or null if there is no
 * such day. Years 1300 to 1599, as registers write them.
 */
export function hijriDate(text: string): Date | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(1[345]\d\d)$/.exec(text);
  if (!match) return null;
  return instantOfHijri({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) });
}
