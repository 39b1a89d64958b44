/* Times of a day on the wall clock. Contains no schema, so that browsers can validate input with it. */

/** Opening and closing time, `HH:MM`. */
interface Span {
  from: string;
  to: string;
}

export const minutesPerDay = 24 * 60;

/** Minutes since midnight of a time `HH:MM`. */
export function minuteOf(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** The time `HH:MM` of a minute, of any day. */
export function clockOf(minute: number): string {
  const inDay = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Whether a period ends on the day after it begins. */
export function isPastMidnight({ from, to }: Span): boolean {
  return minuteOf(to) <= minuteOf(from);
}

/** A period as minutes from its day's midnight, `start < end`; past midnight `end` is more than a day. */
export function spanMinutes(span: Span): [start: number, end: number] {
  const [from, to] = [minuteOf(span.from), minuteOf(span.to)];
  return [from, to > from ? to : to + minutesPerDay];
}

export type SpanIssue = 'missing' | 'same' | 'overlap';

/**
 * The error of the periods of one day, or null: a time is missing, one closes at the minute at which it opens (a
 * day around the clock is specified otherwise), or two of them overlap. Closing past midnight is valid.
 */
export function spanIssue(spans: readonly Span[]): SpanIssue | null {
  if (spans.length === 0 || spans.some(({ from, to }) => !from || !to)) return 'missing';
  if (spans.some(({ from, to }) => from === to)) return 'same';
  const sorted = spans.map(spanMinutes).sort((a, b) => a[0] - b[0]);
  const overlaps = sorted.some(([start], index) => index > 0 && start < (sorted[index - 1]?.[1] ?? 0));
  return overlaps ? 'overlap' : null;
}
