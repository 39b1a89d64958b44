import { z } from 'zod';
import { waitingKinds } from './back-office.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { queueItemSchema, queueSchema } from './moderation.ts';

/* The start page of the back office: pending work, oldest first. */

export const waitingAgeSchema = z
  .object({
    count: z.number().int().min(0),
    /** Since when the oldest item is pending; null if there is none. */
    oldestAt: z.iso.datetime().nullable(),
    /** The number pending for more than one day, and for more than three: the latter are included in the former. */
    overOneDay: z.number().int().min(0),
    overThreeDays: z.number().int().min(0),
  })
  .meta({ id: 'WaitingAge' });
export type WaitingAge = Infer<typeof waitingAgeSchema>;

/**
 * Failures that do not resolve themselves soon: emails and jobs that were given up since yesterday, emails being
 * retried, jobs overdue by at least five minutes, newsletters that cannot be sent, errors in browsers in the last
 * day.
 */
export const troubles = [
  'mailsGivenUp',
  'jobsGivenUp',
  'mailsRetried',
  'jobsLate',
  'newsletter',
  'browserErrors',
] as const;
export type Trouble = (typeof troubles)[number];

/** The statistics of a day, in display order. */
export const dayFigures = [
  'views',
  'reached',
  'posted',
  'approved',
  'rejected',
  'signedUp',
  'saved',
] as const;
export type DayFigure = (typeof dayFigures)[number];

export const daysSchema = z
  .object({
    /** Today and the same weekday of last week, in the city's time zone. */
    today: z.iso.date(),
    before: z.iso.date(),
    /** Of today so far, and of that whole day. */
    figures: z.array(
      z.object({ figure: z.enum(dayFigures), today: z.number().int(), before: z.number().int() }),
    ),
  })
  .meta({ id: 'DaysCompared' });
export type Days = Infer<typeof daysSchema>;

export const overviewSchema = z
  .object({
    /** The oldest pending posts and revisions, as in the queue. Absent without the ability. */
    queue: z
      .object({ oldest: z.array(queueItemSchema), counts: queueSchema.shape.meta.shape.counts })
      .optional(),
    /** Limited to what the caller may handle. */
    waiting: z.partialRecord(z.enum(waitingKinds), waitingAgeSchema),
    /** Only existing ones. */
    troubles: z.array(z.object({ trouble: z.enum(troubles), count: z.number().int().min(1) })),
    /** Absent without the ability to read statistics. */
    days: daysSchema.optional(),
  })
  .meta({ id: 'Overview' });
export type Overview = Infer<typeof overviewSchema>;

export const readOverview = endpoint({
  path: '/admin/overview',
  access: 'staff',
  summary: 'What needs attention behind the scenes, the oldest first, of what whoever asks may deal with',
  answer: envelope(overviewSchema),
  returns: 'What waits, what went wrong, and the numbers of today beside those of the same day last week',
});
