import { isWithinYear, lastDayOf, repeatParts } from '../event-repeats.ts';
import { isGiven } from './fields.ts';

/** The schedule of an event, as submitted or imported. */
export type Schedule = Readonly<
  Partial<Record<'startsOn' | 'startsMinute' | 'endsMinute' | 'afterPrayer' | 'repeats', unknown>>
>;

const isRule = (rule: string, startsOn: unknown) => {
  const last = lastDayOf(rule);
  if (last !== null && typeof startsOn === 'string' && !isWithinYear(startsOn, last)) return false;
  return repeatParts(rule) !== null;
};

/**
 * Validates the schedule of an event: it begins at a time or after a prayer, and ends later; a series follows a
 * rule and ends within a year.
 * @returns message keys by field name
 */
export function scheduleErrors({ startsOn, startsMinute, endsMinute, afterPrayer, repeats }: Schedule) {
  const hasOneStart = isGiven(startsMinute) !== isGiven(afterPrayer);
  const isInOrder =
    typeof startsMinute !== 'number' || typeof endsMinute !== 'number' || startsMinute < endsMinute;
  const isSeries = typeof repeats === 'string' && repeats !== '';
  return {
    // Either time may be the wrong one.
    ...(!isInOrder && { startsMinute: 'field.event_end' as const, endsMinute: 'field.event_end' as const }),
    ...(!hasOneStart && { startsMinute: 'field.event_start' as const }),
    ...(isSeries && !isRule(repeats, startsOn) && { repeats: 'field.event_repeats' as const }),
  };
}
