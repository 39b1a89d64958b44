import { z } from 'zod';
import { postedDaySchema } from './hours.ts';
import { limits } from './limits.ts';

/* Days on which opening hours differ from the weekly hours: Ramadan, the two feasts, a holiday of one's own. */

export const occasions = ['ramadan', 'eid_al_fitr', 'eid_al_adha', 'other'] as const;
export type Occasion = (typeof occasions)[number];

const dayMs = 86_400_000;

/** A day of the calendar that exists, `2027-02-08`; which moment it begins is the city clock's matter. */
export const dateSchema = z.iso
  .date({ error: 'field.date' })
  // The year 0 of ISO 8601 is none of PostgreSQL's.
  .refine((day) => !day.startsWith('0000'), { error: 'field.date' });

/** Both days included; every day of the time keeps the same hours. */
export const specialPeriodSchema = z
  .object({
    occasion: z.enum(occasions, { error: 'field.choice' }),
    /** What people call it, where it is none of the known ones. */
    name: z.string().trim().max(limits.specialName, { error: 'field.too_big' }).optional(),
    from: dateSchema,
    to: dateSchema,
    day: postedDaySchema,
  })
  .refine(({ from, to }) => from <= to, { error: 'field.period_order', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < limits.specialPeriodDays * dayMs, {
    error: 'field.period_long',
    path: ['to'],
  });
export type SpecialPeriod = z.infer<typeof specialPeriodSchema>;

/** Times that do not overlap, in any order. */
export const specialHoursSchema = z
  .array(specialPeriodSchema)
  .max(limits.specialPeriods, { error: 'field.too_big' })
  .refine(
    (periods) =>
      periods
        .toSorted((a, b) => a.from.localeCompare(b.from))
        .every((period, index, sorted) => index === 0 || (sorted[index - 1]?.to ?? '') < period.from),
    { error: 'field.periods_overlap' },
  );
