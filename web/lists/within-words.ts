import type { Translate } from '../i18n/words.ts';
import { milesOfKm } from '../ui/miles.ts';

/** «Within 3 miles»; fractions of miles have one form in every language. */
export function withinWords(km: number, t: Translate): string {
  const miles = milesOfKm(km);
  return Number.isInteger(miles)
    ? t('directory:withinMiles', { count: miles })
    : t('directory:withinShort', { miles });
}
