const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayMs = 86_400_000;
/** 1 Muharram 1 AH, and the mean length of a Hijri month: near enough to begin looking. */
const epoch = Date.UTC(622, 6, 16);
const monthDays = 29.530589;

function partsOf(instant: number): [number, number, number] {
  const found: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) found[type] = Number(value);
  return [found.year ?? 0, found.month ?? 0, found.day ?? 0];
}

/**
 * Midnight UTC of a day of the Umm al-Qura calendar, from `27/05/1444` (day, month, year), or null when
 * there is no such day. Years 1300 to 1600, for which the calendar is laid down.
 */
export function hijriDate(text: string): Date | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(1[345]\d\d)$/.exec(text);
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > 30) return null;
  const months = (year - 1) * 12 + month - 1;
  const guess = epoch + Math.round(months * monthDays + day - 1) * dayMs;
  for (let off = -4; off <= 4; off++) {
    const [y, m, d] = partsOf(guess + off * dayMs);
    if (y === year && m === month && d === day) return new Date(guess + off * dayMs);
  }
  return null;
}
