import { limits } from './limits.ts';

/*
 * Recurrence of events: the supported subset of RFC 5545's rules, such as `FREQ=WEEKLY;BYDAY=FR;COUNT=8`. Every
 * series has an end. Imports no schema, so that any page can use it.
 */

export const repeatFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type RepeatFrequency = (typeof repeatFrequencies)[number];

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)';
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: new RegExp(`^(?:${repeatFrequencies.join('|')})$`),
  INTERVAL: /^[1-9]\d?$/,
  BYDAY: new RegExp(`^(?:-1|[1-4])?${weekday}(?:,(?:-1|[1-4])?${weekday})*$`),
  BYMONTHDAY: /^(?:[1-9]|[12]\d|3[01])(?:,(?:[1-9]|[12]\d|3[01]))*$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}$/,
};

const entriesOf = (rule: string) => rule.split(';').map((part) => part.split('='));

/** The parts of a valid rule by name. */
export function partsOfRule(rule: string): Readonly<Record<string, string>> {
  // A valid rule has a value for each name.
  return Object.fromEntries(entriesOf(rule)) as Record<string, string>;
}

/** The parts of a rule by name; null if it is not a supported rule. */
export function repeatParts(rule: string): Readonly<Record<string, string>> | null {
  const entries = entriesOf(rule);
  const found = partsOfRule(rule);
  const isKnown = entries.every(([name = '', value]) => value !== undefined && parts[name]?.test(value));
  const isOnce = Object.keys(found).length === entries.length;
  const hasOneEnd = (found.COUNT === undefined) !== (found.UNTIL === undefined);
  // A number before a weekday counts within a month.
  const isCounted = found.FREQ === 'MONTHLY' || !/\d/.test(found.BYDAY ?? '');
  return isKnown && isOnce && hasOneEnd && isCounted && found.FREQ ? found : null;
}

/** The day of `UNTIL`, `2027-02-08`, of a valid rule; null without one. */
export function lastDayOf(rule: string): string | null {
  const until = partsOfRule(rule).UNTIL;
  return until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}` : null;
}

const dayMs = 86_400_000;

/** Whether the first and last day of a series are in order, and at most a year apart. */
export function isWithinYear(first: string, last: string): boolean {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs;
  return days >= 0 && days <= limits.events.seriesDays;
}
