import type { Day, Span, Week, Weekday } from '../../../contract/hours.ts';
import { limits } from '../../../contract/limits.ts';
import { clockOf, type SpanIssue, spanIssue, spanMinutes } from '../../../contract/spans.ts';
import type { WordKey } from '../../i18n/words.ts';
import { weekdays } from '../../ui/clock-words.ts';

const workingDays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const usualSpan: Span = { from: '09:00', to: '17:00' };

const closed: Day = { state: 'closed' };
const usual: Day = { state: 'open', spans: [usualSpan] };

/** The initial value of an editor: an ordinary week to adjust. */
export const startWeek: Week = {
  mon: usual,
  tue: usual,
  wed: usual,
  thu: usual,
  fri: usual,
  sat: usual,
  sun: closed,
};

const issueWords: Record<SpanIssue, WordKey> = {
  missing: 'posting-fields:hoursMissing',
  same: 'posting-fields:hoursSame',
  overlap: 'posting-fields:hoursOverlap',
};

/** The error of a day as a message key, or null. */
export function checkDay(day: Day): WordKey | null {
  const issue = day.state === 'open' ? spanIssue(day.spans) : null;
  return issue && issueWords[issue];
}

/** The errors of a week by day; empty if valid. */
export function checkWeek(week: Week | null): Partial<Record<Weekday, WordKey>> {
  if (!week) return {};
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const issue = checkDay(week[day]);
      return issue ? [[day, issue]] : [];
    }),
  );
}

/** The week with one day's hours on the working days, or on all. */
export function copyDay(week: Week, from: Weekday, to: 'working' | 'all'): Week {
  const days = to === 'all' ? weekdays : workingDays;
  return { ...week, ...Object.fromEntries(days.map((day) => [day, structuredClone(week[from])])) };
}

/** The minimum length in minutes of a period that can be split by a break. */
const worthParting = 240;
const pause = 120;
const halfHour = 30;

/** Adds a period: a single one is split by a break in its middle; otherwise another one follows the last. */
export function withMoreSpans(spans: readonly Span[]): Span[] {
  if (spans.length >= limits.spansPerDay) return [...spans];
  const last = spans.at(-1) ?? usualSpan;
  const [start, end] = spanMinutes(last);
  if (spans.length === 1 && end - start >= worthParting) {
    const middle = Math.round((start + end) / 2 / halfHour) * halfHour;
    return [
      { from: last.from, to: clockOf(middle - pause / 2) },
      { from: clockOf(middle + pause / 2), to: last.to },
    ];
  }
  return [...spans, { from: clockOf(end + pause / 2), to: clockOf(end + pause / 2 + pause) }];
}
