import { z } from 'zod';
import { headingSchema } from './articles.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { openingSchema, weekSchema } from './hours.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';
import { pointSchema } from './places.ts';

/** The legal pages, as their addresses spell them. */
export const legalPages = ['privacy-policy', 'terms-conditions', 'eula'] as const;
export type LegalPage = (typeof legalPages)[number];

/** A page maintained by editors. Its texts are empty until they are written. */
export const entrySchema = z
  .object({
    title: z.string(),
    summary: z.string(),
    /** Sanitized HTML; its h2 and h3 have the ids of `contents`. */
    body: z.string(),
    bodyLang: z.enum(langs),
    contents: z.array(headingSchema),
    photo: pictureSchema.nullable(),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'Entry' });
export type Entry = Infer<typeof entrySchema>;

const earlierVersionSchema = z.object({
  id: z.number().int(),
  /** The period in which it is in force; null if not recorded. */
  since: z.string().nullable(),
  until: z.string(),
});

/** A legal page: its text, its effective date, and its earlier versions. */
export const legalTextSchema = z
  .object({
    ...entrySchema.shape,
    /** The number of the earlier version; null if it is the one in force. */
    earlier: earlierVersionSchema.nullable(),
    /** The earlier versions, newest first. */
    versions: z.array(earlierVersionSchema),
  })
  .meta({ id: 'LegalText' });
export type LegalText = Infer<typeof legalTextSchema>;
/** Selects an earlier version; the one in force by default. */
export const legalQuerySchema = z.object({
  version: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});

export const channelTypes = ['phone', 'whatsapp', 'email'] as const;

export const contactPageSchema = z
  .object({
    ...entrySchema.shape,
    address: z
      .object({ street: z.string(), city: z.string(), stateCode: z.string(), zip: z.string() })
      .nullable(),
    point: pointSchema.nullable(),
    channels: z.array(
      z.object({ type: z.enum(channelTypes), value: z.string(), label: z.string(), note: z.string() }),
    ),
    hours: weekSchema.nullable(),
    opening: openingSchema,
    /** The weekday of the response in the city's time zone, Monday 0. */
    weekday: z.number().int().min(0).max(6),
  })
  .meta({ id: 'ContactPage' });
export type ContactPage = Infer<typeof contactPageSchema>;

export const faqQuerySchema = z.object({ q: z.string().max(limits.query.max).optional() });

/** A group of questions; answers are sanitized HTML. */
export const faqGroupSchema = z
  .object({
    group: z.string(),
    entries: z.array(
      z.object({ id: z.number().int(), slug: z.string(), question: z.string(), answer: z.string() }),
    ),
  })
  .meta({ id: 'FaqGroup' });
export type FaqGroup = Infer<typeof faqGroupSchema>;

/** The specification's «Welcome screen data», or an empty object if there is none. */
export const welcomeScreenSchema = z
  .object({
    /** `youtube` or `image`; pages report any other value as unsupported. */
    type: z.string(),
    link: z.string(),
    title: z.string(),
    description: z.string(),
  })
  .partial()
  .meta({ id: 'WelcomeScreen' });
export type WelcomeScreen = Infer<typeof welcomeScreenSchema>;

export const readWelcomeScreen = endpoint({
  path: '/welcome_screen',
  summary: 'What greets a visitor, or an empty object',
  answer: envelope(welcomeScreenSchema),
  returns: 'The welcome screen',
});

export const readAbout = endpoint({
  path: '/about',
  summary: 'About the site',
  answer: envelope(entrySchema),
  returns: 'The page',
});

export const readContactPage = endpoint({
  path: '/contact-page',
  summary: 'How the site itself is reached',
  answer: envelope(contactPageSchema),
  returns: 'The page',
});

export const readLegalPage = endpoint({
  path: '/pages/{slug}',
  summary: 'The legal pages: what is in force, since when, and the earlier versions',
  // Any other name is a 404 rather than a validation error.
  params: z.object({ slug: z.string().meta({ enum: [...legalPages] }) }),
  query: legalQuerySchema,
  answer: envelope(legalTextSchema),
  returns: 'The page',
});

export const listFaqs = endpoint({
  path: '/faqs',
  summary: 'Questions and answers by group',
  query: faqQuerySchema,
  answer: envelope(z.array(faqGroupSchema)),
  returns: 'The groups',
});
