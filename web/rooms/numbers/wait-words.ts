import type { Translate } from '../../i18n/words.ts';

const hour = 60;
const day = 24 * hour;

/** A duration in minutes, hours or days, with at most two units. A dash without a measurement. */
export function waitWords(minutes: number | null, t: Translate): string {
  if (minutes === null) return '–';
  if (minutes < 2 * hour) return t('admin-numbers:minutes', { count: Math.round(minutes) });
  if (minutes < 2 * day) return t('admin-numbers:hours', { count: Math.round(minutes / hour) });
  return t('admin-numbers:daysLong', { count: Math.round(minutes / day) });
}
