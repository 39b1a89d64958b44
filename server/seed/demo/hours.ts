import { type Day, type Span, type Week, type Weekday, weekdays } from '../../../contract/hours.ts';

type Days = Weekday | `${Weekday}_${Weekday}`;

const names: readonly string[] = weekdays;

function daysOf(key: string): Weekday[] {
  const [first = '', last = first] = key.split('_');
  const from = names.indexOf(first);
  const to = names.indexOf(last);
  if (from < 0 || to < 0) throw new Error(`Not days of the week: ${key}`);
  const count = ((to - from + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length: count }, (_, step) => weekdays[(from + step) % weekdays.length] as Weekday);
}

function dayOf(text: string): Day {
  if (text === 'closed' || text === 'always') return { state: text };
  const spans = text.split(' ').map((part): Span => {
    const [from, to] = part.split('-');
    if (!from || !to) throw new Error(`Not a span of hours: ${part}`);
    return { from, to };
  });
  return { state: 'open', spans };
}

/**
 * Opening hours in compact notation: `week({ mon_thu: '09:00-21:00', fri: '09:00-12:30 14:30-21:00', sat_sun:
 * 'closed' })`. A range may include the weekend (`sat_wed`), a period may end after midnight (`18:00-02:00`);
 * `always` is around the clock. Throws if a day is missing or repeated.
 */
export function week(sign: Partial<Record<Days, string>>): Week {
  const days = new Map<Weekday, Day>();
  for (const [key, text] of Object.entries(sign)) {
    for (const day of daysOf(key)) {
      if (days.has(day)) throw new Error(`Named twice: ${day}`);
      days.set(day, dayOf(text));
    }
  }
  const missing = weekdays.filter((day) => !days.has(day));
  if (missing.length > 0) throw new Error(`Without hours: ${missing.join(', ')}`);
  return Object.fromEntries(weekdays.map((day) => [day, days.get(day)])) as Week;
}

/** Every day around the clock. */
export const aroundTheClock: Week = week({ mon_sun: 'always' });
