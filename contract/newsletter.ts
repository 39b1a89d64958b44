import { z } from 'zod';
import { pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { line, typedEmailSchema } from './typed-text.ts';

/* The newsletter behind the scenes. A message of a schema here is a key of the server's message files. */

/**
 * How a subscription stands: asked to confirm, confirmed, left, or confirmed at an address that refused so often that
 * nothing is sent there any more.
 */
export const subscriberStates = ['asked', 'confirmed', 'left', 'bounced'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberQuerySchema = pageQuerySchema.extend({
  /** A part of the address. */
  q: z.string().trim().toLowerCase().max(limits.query.max).optional(),
  state: z.enum(subscriberStates).optional(),
  lang: z.enum(langs).optional(),
});
export type SubscriberQuery = z.infer<typeof subscriberQuerySchema>;

export const subscriberSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    lang: z.enum(langs),
    state: z.enum(subscriberStates),
    /** When they first asked, confirmed, and left. */
    since: z.string(),
    confirmedAt: z.string().nullable(),
    leftAt: z.string().nullable(),
    /** Refusals for good, one after the other. */
    bounces: z.number().int(),
    bouncedAt: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscribersSchema = z
  .object({
    data: z.array(subscriberSchema),
    meta: z.object({ next: z.string().nullable() }),
  })
  .meta({ id: 'Subscribers' });
export type Subscribers = z.infer<typeof subscribersSchema>;

export const subscriberCountsSchema = z
  .array(z.object({ lang: z.enum(langs), state: z.enum(subscriberStates), count: z.number().int().min(0) }))
  .meta({ id: 'SubscriberCounts' });
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

/** Addresses whose mails came back some other way than at sending. */
export const bouncedSchema = z
  .object({
    emails: z
      .array(typedEmailSchema, { error: 'field.missing' })
      .min(1, { error: 'field.missing' })
      .max(limits.newsletter.bouncedAtOnce, { error: 'field.too_big' }),
  })
  .meta({ id: 'BouncedAddresses' });
export const markedSchema = z
  .object({ marked: z.number().int(), unknown: z.array(z.string()) })
  .meta({ id: 'BouncedMarked' });
export type Marked = z.infer<typeof markedSchema>;

export const issueStates = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type IssueState = (typeof issueStates)[number];

const subject = z.string().overwrite(line).max(limits.newsletter.subject, { error: 'field.too_big' });
const body = z.string().max(limits.newsletter.body, { error: 'field.too_big' });

/** What an editor writes. A draft may lack anything; what is sent may not. */
export const issueFieldsSchema = z
  .object({
    /** Whose subscribers get it, each the text of their own language. */
    langs: z
      .array(z.enum(langs, { error: 'field.choice' }))
      .min(1, { error: 'field.choice' })
      .transform((chosen) => langs.filter((lang) => chosen.includes(lang))),
    subject: z.object({ en: subject, ar: subject }),
    /** HTML, which is cleaned when it is saved. */
    body: z.object({ en: body, ar: body }),
  })
  .meta({ id: 'IssueFields' });
export type IssueFields = z.infer<typeof issueFieldsSchema>;

const count = z.number().int().min(0);

export const issueProgressSchema = z
  .object({
    receivers: count,
    sent: count,
    /** Refused by their servers for good. */
    refused: count,
    /** Left before their turn. */
    skipped: count,
    /** Broken off while it was handed over: it may have arrived, and is not sent again. */
    unsure: count,
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** Since when the mail server is away; null where all is well. */
    troubleAt: z.string().nullable(),
  })
  .meta({ id: 'IssueProgress' });

export const issueSchema = z
  .object({
    id: z.number().int(),
    status: z.enum(issueStates),
    version: z.number().int(),
    langs: z.array(z.enum(langs)),
    subject: z.object({ en: z.string(), ar: z.string() }),
    body: z.object({ en: z.string(), ar: z.string() }),
    updatedAt: z.string(),
    progress: issueProgressSchema,
    /** How many would get it now, by language. */
    receivers: z.object({ en: count, ar: count }),
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof issueSchema>;

export const issueRowSchema = issueSchema
  .pick({ id: true, status: true, langs: true, subject: true, updatedAt: true, progress: true })
  .meta({ id: 'IssueRow' });
export type IssueRow = z.infer<typeof issueRowSchema>;

export const issuesSchema = z
  .object({ data: z.array(issueRowSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'Issues' });
export type Issues = z.infer<typeof issuesSchema>;

/** One language of what is written, as it would arrive. */
export const previewFieldsSchema = z
  .object({ lang: z.enum(langs, { error: 'field.choice' }), subject, body })
  .meta({ id: 'IssuePreviewFields' });
export const previewSchema = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'IssuePreview' });
export type Preview = z.infer<typeof previewSchema>;

export const testSentSchema = z.object({ to: z.string() }).meta({ id: 'IssueTestSent' });
