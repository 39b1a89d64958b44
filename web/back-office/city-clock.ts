import type { cityTimeZone } from '../../contract/places.ts';

/** The contract's type only, so that its schemas are not bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * A timestamp as the value of a local date and time field in the city's time zone: `2026-11-20T12:00`; empty for
 * none.
 */
export function cityTime(iso: string | null): string {
  if (iso === null) return '';
  const of = new Map(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${of.get('year')}-${of.get('month')}-${of.get('day')}T${of.get('hour')}:${of.get('minute')}`;
}

/** The timestamp of a date and time in the city's time zone, as ISO 8601 in UTC; null if invalid. */
export function momentOf(local: string): string | null {
  const asIfUtc = Date.parse(`${local}Z`);
  if (!local || Number.isNaN(asIfUtc)) return null;
  // The UTC offset depends on the result: a first guess finds it, and a second one corrects it near a change.
  let moment = asIfUtc;
  for (let turn = 0; turn < 2; turn += 1)
    moment = asIfUtc - (Date.parse(`${cityTime(new Date(moment).toISOString())}Z`) - moment);
  return new Date(moment).toISOString();
}
