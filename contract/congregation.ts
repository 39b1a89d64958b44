import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { clockFormat } from './hours.ts';
import { optional, optionalChoice, wholeNumber } from './posting/fields.ts';
import { spokenLanguages } from './spoken-languages.ts';

/* When a mosque or another place holds its prayers, which no calculation knows. */

/** The prayers of a day that have an iqama, in order. */
export const congregationPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type CongregationPrayer = (typeof congregationPrayers)[number];

/* Not among the shared limits, which every page loads. */
const iqamaMinutes = { min: 0, max: 120 };
export const mostFridayPrayers = 4;

/** The slug of the main category whose places may state their times of prayer. */
const worshipCategory = 'community';

const clock = (error: string) => z.string({ error }).regex(clockFormat, { error });

/** The iqama, at which a congregation begins a prayer: a fixed time, or minutes after the adhan. */
const iqamaSchema = z
  .object({
    at: optional(clock('field.iqama')).default(null),
    after: optional(wholeNumber(iqamaMinutes)).default(null),
  })
  .refine(({ at, after }) => (at === null) !== (after === null), { error: 'field.iqama' });

/** A Friday prayer, and the language of its sermon if it is stated. */
const fridaySchema = z.object({
  at: clock('field.friday'),
  lang: optionalChoice(spokenLanguages).default(null),
});

/** The times at which a place holds prayers; the others are unknown, or not held there. */
export const congregationSchema = z
  .object({
    iqama: z.object(
      Object.fromEntries(
        congregationPrayers.map((prayer) => [prayer, optional(iqamaSchema).default(null)]),
      ) as Record<CongregationPrayer, z.ZodDefault<ReturnType<typeof optional<typeof iqamaSchema>>>>,
    ),
    friday: z
      .array(fridaySchema)
      .max(mostFridayPrayers, { error: 'field.too_big' })
      .refine((all) => new Set(all.map(({ at }) => at)).size === all.length, { error: 'field.friday_same' })
      .default([]),
  })
  .refine(({ iqama, friday }) => friday.length > 0 || Object.values(iqama).some((one) => one !== null), {
    error: 'field.congregation',
  });
export type Congregation = Infer<typeof congregationSchema>;

/** The prayers of a place on a date, beside the calculated times. */
export const heldPrayersSchema = z.object({
  times: z.array(
    z.object({
      prayer: z.enum(congregationPrayers),
      /** When its time begins by calculation, on the city's clock: `05:41`. Null without a location. */
      begins: z.string().nullable(),
      /** Null if the place does not state it, or if it depends on an unknown adhan. */
      iqama: z.string().nullable(),
      /** The minutes after the adhan, where the place states those. */
      after: z.number().int().nullable(),
    }),
  ),
  friday: z.array(z.object({ at: z.string(), lang: z.enum(spokenLanguages).nullable() })),
});
export type HeldPrayers = Infer<typeof heldPrayersSchema>;

/**
 * Whether forms offer the times of prayer. On a site without the category that they are for, every place may state
 * them.
 * @param slugs of all main categories of the directory
 */
export function mayHoldPrayers(main: string | undefined, slugs: readonly string[]): boolean {
  return main === worshipCategory || !slugs.includes(worshipCategory);
}
