import type { Congregation, CongregationPrayer } from '../../contract/congregation.ts';
import type { Translate } from '../i18n/words.ts';
import { timeWords } from '../ui/clock-words.ts';

/** As in the contract, whose own list would bundle its schemas. */
export const dailyPrayers = [
  'fajr',
  'dhuhr',
  'asr',
  'maghrib',
  'isha',
] as const satisfies CongregationPrayer[];

/** «1:00 pm, sermon in Arabic» */
export function fridayWords({ at, lang }: Congregation['friday'][number], t: Translate): string {
  const time = timeWords(at, t);
  if (!lang) return time;
  return [time, t('business-facts:sermonIn', { language: t(`languages:${lang}`) })].join(t('cards:comma'));
}

/** The times that a place states, each prayer in a line: «Dhuhr: 15 min after the adhan». */
export function prayerLines({ iqama, friday }: Congregation, t: Translate): string[] {
  const line = (name: string, value: string) => `${name}: ${value}`;
  return [
    ...dailyPrayers.flatMap((prayer) => {
      const { at = null, after = null } = iqama[prayer] ?? {};
      const value = at ? timeWords(at, t) : t('business-facts:afterAdhan', { count: after ?? 0 });
      return iqama[prayer] ? [line(t(`business-facts:${prayer}`), value)] : [];
    }),
    ...friday.map((one) => line(t('business-facts:friday'), fridayWords(one, t))),
  ];
}
