import { z } from 'zod';
import { headingSchema } from './articles.ts';
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

/** A page that editors keep. Where nobody has written it yet, its texts are empty. */
export const entrySchema = z
  .object({
    title: z.string(),
    summary: z.string(),
    /** Sanitised HTML; its h2 and h3 have the ids of `contents`. */
    body: z.string(),
    bodyLang: z.enum(langs),
    contents: z.array(headingSchema),
    photo: pictureSchema.nullable(),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'Entry' });
export type Entry = z.infer<typeof entrySchema>;

const earlierVersionSchema = z.object({
  id: z.number().int(),
  /** In force from and until; null where nobody kept since when. */
  since: z.string().nullable(),
  until: z.string(),
});

/** A legal page: what it says, since when, and what it said before. */
export const legalTextSchema = z
  .object({
    ...entrySchema.shape,
    /** Which of the earlier versions this is; null where it is the one in force. */
    earlier: earlierVersionSchema.nullable(),
    /** The earlier versions, the newest first. */
    versions: z.array(earlierVersionSchema),
  })
  .meta({ id: 'LegalText' });
export type LegalText = z.infer<typeof legalTextSchema>;
/** One of the earlier versions; without it the one in force. */
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
    /** The weekday on the city's clock when this was answered, Monday 0. */
    weekday: z.number().int().min(0).max(6),
  })
  .meta({ id: 'ContactPage' });
export type ContactPage = z.infer<typeof contactPageSchema>;

export const faqQuerySchema = z.object({ q: z.string().max(limits.query.max).optional() });

/** A group of questions; answers are sanitised HTML. */
export const faqGroupSchema = z
  .object({
    group: z.string(),
    entries: z.array(
      z.object({ id: z.number().int(), slug: z.string(), question: z.string(), answer: z.string() }),
    ),
  })
  .meta({ id: 'FaqGroup' });
export type FaqGroup = z.infer<typeof faqGroupSchema>;

/** The spec's «Welcome screen data», or an empty object where there is none. */
export const welcomeScreenSchema = z
  .object({
    /** `youtube` or `image`; a page says of any other that it cannot be shown. */
    type: z.string(),
    link: z.string(),
    title: z.string(),
    description: z.string(),
  })
  .partial()
  .meta({ id: 'WelcomeScreen' });
export type WelcomeScreen = z.infer<typeof welcomeScreenSchema>;

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
  // Any other name is a page that is not there, and no bad field.
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
