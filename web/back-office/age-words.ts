import { type Lang, locales } from '../../contract/locales.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The age of a timestamp in the largest unit that fits: “12 minutes ago”, “yesterday”. */
export function ageWords(iso: string, now: number, lang: Lang): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000));
  const format = new Intl.RelativeTimeFormat(locales[lang].intl, { numeric: 'auto' });
  for (const [unit, size] of units)
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'minute');
}
