import { lastDayOf } from '../../../../contract/event-repeats.ts';

/* The recurrence options of the form, and their rules. */

export const repeatChoices = ['daily', 'weekly', 'biweekly', 'monthly'] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

const beginnings: Record<RepeatChoice, string> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const withoutEnd = (rule: string) => rule.replace(/;(UNTIL|BYDAY)=[^;]*/g, '');

/** The option of a rule: '' for a single event, null for a rule that the form does not offer. */
export function choiceOf(rule: string): RepeatChoice | '' | null {
  if (rule === '') return '';
  return repeatChoices.find((choice) => beginnings[choice] === withoutEnd(rule)) ?? null;
}

/**
 * The rule of an option until a day, `2027-02-08`; without a day it has no end, which is rejected on submission.
 */
export function ruleOf(choice: RepeatChoice, lastDay: string): string {
  return lastDay ? `${beginnings[choice]};UNTIL=${lastDay.replaceAll('-', '')}` : beginnings[choice];
}

export const lastDayIn = (rule: string): string => lastDayOf(rule) ?? '';

/** “Every month” is the first Saturday of each month if the first day is one; a fifth one means the last. */
export function onWeekday(rule: string, firstDay: string): string {
  if (choiceOf(rule) !== 'monthly' || !/^\d{4}-\d\d-\d\d$/.test(firstDay)) return rule;
  const weekday = weekdays[new Date(`${firstDay}T00:00:00Z`).getUTCDay()];
  const turn = Math.ceil(Number(firstDay.slice(8)) / 7);
  const [frequency = '', ...rest] = rule.replace(/;BYDAY=[^;]*/, '').split(';');
  return [frequency, `BYDAY=${turn > 4 ? -1 : turn}${weekday}`, ...rest].join(';');
}
