import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { limits } from './limits.ts';
import { spanIssue } from './spans.ts';

/** Monday first, as in the specification's «Monday to Sunday». */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** A time on the wall clock: `19:30`. */
export const clockFormat = /^([01]\d|2[0-3]):[0-5]\d$/;
const clockSchema = z.string({ error: 'field.time' }).regex(clockFormat, { error: 'field.time' });

/** Opening and closing time on the wall clock; a closing time not after the opening time is past midnight. */
export const spanSchema = z.object({ from: clockSchema, to: clockSchema });
export type Span = Infer<typeof spanSchema>;

export const daySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), spans: z.array(spanSchema).min(1).max(limits.spansPerDay) }),
  z.object({ state: z.literal('closed') }),
  z.object({ state: z.literal('always') }),
]);
export type Day = Infer<typeof daySchema>;

const weekOf = <T extends z.ZodType>(day: T) =>
  z.object(Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Weekday, T>);

export const weekSchema = weekOf(daySchema);
export type Week = Infer<typeof weekSchema>;

/** A day as submitted by its owner, validated more strictly than data from registers. */
export const postedDaySchema = daySchema.superRefine((day, context) => {
  const issue = day.state === 'open' ? spanIssue(day.spans) : null;
  if (issue) context.addIssue({ code: 'custom', path: ['spans'], message: `field.hours_${issue}` });
});
export const postedWeekSchema = weekOf(postedDaySchema);

export const openingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('always') }),
  /** `until` is null if it stays open for more than a day: a time alone would imply tonight. */
  z.object({ state: z.literal('open'), until: z.string().nullable() }),
  z.object({
    state: z.literal('closed'),
    day: z.enum(weekdays),
    time: z.string(),
    inDays: z.number().int(),
    /** The date, if it is a week off or more: then a weekday alone would be ambiguous. */
    date: z.string().optional(),
  }),
  z.object({ state: z.literal('shut') }),
  /** Temporarily closed; `until` is the first day on which it reopens, if known. */
  z.object({ state: z.literal('temporarily_closed'), until: z.string().nullable() }),
  z.object({ state: z.literal('unknown') }),
]);
/** Open until a time, closed until a time (0 days off: today), closed all week or temporarily, or unknown. */
export type Opening = Infer<typeof openingSchema>;
