import { z } from 'zod';
import { waitingKinds } from './back-office.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { queueItemSchema, queueSchema } from './moderation.ts';

/* The first page of the back office: what needs somebody, the oldest first. */

export const waitingAgeSchema = z
  .object({
    count: z.number().int().min(0),
    /** Since when the oldest waits; null where nothing does. */
    oldestAt: z.iso.datetime().nullable(),
    /** How many wait for more than one day, and for more than three: the latter are among the former. */
    overOneDay: z.number().int().min(0),
    overThreeDays: z.number().int().min(0),
  })
  .meta({ id: 'WaitingAge' });
export type WaitingAge = z.infer<typeof waitingAgeSchema>;

/**
 * What does not mend itself, or not soon: emails and jobs that were given up since yesterday, emails that are tried again,
 * jobs that should have been done five minutes ago or earlier, newsletters that cannot be sent, errors in browsers within
 * the last day.
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

/** What is counted of a day, in the order in which it is shown. */
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
    /** Today and the same day of last week, by the city's clock. */
    today: z.iso.date(),
    before: z.iso.date(),
    /** Of today so far, and of that whole day. */
    figures: z.array(
      z.object({ figure: z.enum(dayFigures), today: z.number().int(), before: z.number().int() }),
    ),
  })
  .meta({ id: 'DaysCompared' });
export type Days = z.infer<typeof daysSchema>;

export const overviewSchema = z
  .object({
    /** The oldest posts and changes that wait, as the queue has them. Absent without the ability. */
    queue: z
      .object({ oldest: z.array(queueItemSchema), counts: queueSchema.shape.meta.shape.counts })
      .optional(),
    /** Of what whoever asks may deal with. */
    waiting: z.partialRecord(z.enum(waitingKinds), waitingAgeSchema),
    /** Only those that there are. */
    troubles: z.array(z.object({ trouble: z.enum(troubles), count: z.number().int().min(1) })),
    /** Absent without the ability to read numbers. */
    days: daysSchema.optional(),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overviewSchema>;

export const readOverview = endpoint({
  path: '/admin/overview',
  access: 'staff',
  summary: 'What needs attention behind the scenes, the oldest first, of what whoever asks may deal with',
  answer: envelope(overviewSchema),
  returns: 'What waits, what went wrong, and the numbers of today beside those of the same day last week',
});
