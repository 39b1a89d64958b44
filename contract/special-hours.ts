import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { postedDaySchema } from './hours.ts';
import { limits } from './limits.ts';

/* Days whose opening hours differ from the weekly hours: Ramadan, the two Eids, custom holidays. */

export const occasions = ['ramadan', 'eid_al_fitr', 'eid_al_adha', 'other'] as const;
export type Occasion = (typeof occasions)[number];

const dayMs = 86_400_000;

/** An existing calendar date, `2027-02-08`; the city's time zone determines the moment at which it begins. */
export const dateSchema = z.iso
  .date({ error: 'field.date' })
  // PostgreSQL does not support the year 0 of ISO 8601.
  .refine((day) => !day.startsWith('0000'), { error: 'field.date' });

/** Both dates included; every day of the period has the same hours. */
export const specialPeriodSchema = z
  .object({
    occasion: z.enum(occasions, { error: 'field.choice' }),
    /** Its name, unless it is one of the known occasions. */
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
export type SpecialPeriod = Infer<typeof specialPeriodSchema>;

/** Periods that do not overlap, in any order. */
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
