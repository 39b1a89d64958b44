import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';
import { isLink } from './rich-text.ts';
import { line } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';

/* Paid advertisements and their placement. */

/** The placements of an advertisement: the home page, above lists, beside posts and businesses, below articles. */
export const advertisementSlots = ['home', 'lists', 'details', 'articles'] as const;
export type AdvertisementSlot = (typeof advertisementSlots)[number];

export const advertisementLangs = ['both', ...langs] as const;
/** After its end date it is retained but no longer displayed. */
export const advertisementStates = ['draft', 'scheduled', 'running', 'ended'] as const;
export type AdvertisementState = (typeof advertisementStates)[number];

/** As guests see it. */
export const advertisementSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    text: z.string(),
    url: z.string().nullable(),
    phone: z.string().nullable(),
    photo: pictureSchema.nullable(),
  })
  .meta({ id: 'Advertisement' });
export type Advertisement = Infer<typeof advertisementSchema>;

/** The advertisements in the slots of any page; the home page has its own in its response. */
export const publishedAdvertisementsSchema = z.object({
  lists: advertisementSchema.optional(),
  details: advertisementSchema.optional(),
  articles: advertisementSchema.optional(),
});
export type PublishedAdvertisements = Infer<typeof publishedAdvertisementsSchema>;

const text = (max: number) =>
  z.string({ error: 'field.missing' }).overwrite(line).max(max, { error: 'field.too_big' }).default('');
const both = (max: number) => z.object({ en: text(max), ar: text(max) });
const moment = z.iso.datetime({ offset: true, error: 'field.date' });

export const advertisementFieldsSchema = z
  .object({
    slot: z.enum(advertisementSlots, { error: 'field.choice' }),
    /** The pages that display it: those of one language, or all. */
    lang: z.enum(advertisementLangs, { error: 'field.choice' }),
    title: both(limits.advertisement.title),
    text: both(limits.advertisement.text),
    /** A link to the web, or to a page of this site; empty for none. */
    url: z
      .string()
      .trim()
      .max(500, { error: 'field.too_big' })
      .refine((url) => url === '' || (/^(https?:|\/)/i.test(url) && isLink(url)), {
        error: 'field.link_format',
      })
      .default(''),
    phone: z.string().trim().max(limits.phone, { error: 'field.too_big' }).default(''),
    picture: z
      .object({
        id: z.number().int().positive(),
        /** The page that displays it: response only. */
        url: z.string().max(200).optional(),
        alt: both(limits.pictureAlt),
      })
      .nullable()
      .default(null),
    /**
     * Among active advertisements the one with the highest priority is displayed; equal ones rotate every minute.
     */
    priority: z
      .number({ error: 'field.whole_number' })
      .int({ error: 'field.whole_number' })
      .min(0, { error: 'field.too_small' })
      .max(100, { error: 'field.too_big' }),
    startsAt: moment,
    endsAt: moment.nullable().default(null),
    published: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    error: 'field.period_order',
  })
  .meta({ id: 'AdvertisementFields' });
export type AdvertisementFields = Infer<typeof advertisementFieldsSchema>;

export const advertisementQuerySchema = pageQuerySchema.extend({
  slot: z.enum(advertisementSlots).optional(),
  state: z.enum(advertisementStates).optional(),
});
export type AdvertisementQuery = Infer<typeof advertisementQuerySchema>;

const count = z.number().int().min(0);

export const advertisementItemSchema = z
  .object({
    id: z.number().int(),
    slot: z.enum(advertisementSlots),
    lang: z.enum(advertisementLangs),
    title: z.object({ en: z.string(), ar: z.string() }),
    state: z.enum(advertisementStates),
    priority: z.number().int(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
    /** Its impressions and clicks so far. */
    views: count,
    clicks: count,
  })
  .meta({ id: 'AdvertisementItem' });
export type AdvertisementItem = Infer<typeof advertisementItemSchema>;

export const advertisementListSchema = z
  .object({ data: z.array(advertisementItemSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'AdvertisementList' });

export const advertisementDetailSchema = z
  .object({
    ...advertisementItemSchema.shape,
    fields: advertisementFieldsSchema,
    /** The ETag. Sent back as `If-Match`, it prevents lost updates between editors. */
    version: z.string(),
    /** Days of the city with impressions, newest first; for a few months. */
    days: z.array(z.object({ day: z.string(), views: count, clicks: count })),
  })
  .meta({ id: 'AdvertisementDetail' });
export type AdvertisementDetail = Infer<typeof advertisementDetailSchema>;

const versionHeader = ifMatch('The `version` that was looked at: 409 where somebody else saved meanwhile');

export const listAdvertisements = endpoint({
  path: '/admin/advertisements',
  access: 'content',
  summary: 'Advertisements with their numbers, what begins last first',
  query: advertisementQuerySchema,
  answer: advertisementListSchema,
  returns: 'A page of them',
});

export const readAdvertisement = endpoint({
  path: '/admin/advertisements/{id}',
  access: 'content',
  summary: 'An advertisement as its form begins, and how often it was met each day',
  params: idParamSchema,
  answer: envelope(advertisementDetailSchema),
  returns: 'It',
});

export const createAdvertisement = endpoint({
  method: 'post',
  path: '/admin/advertisements',
  access: 'content',
  summary: 'Adds an advertisement',
  body: advertisementFieldsSchema,
  answer: envelope(advertisementDetailSchema),
  status: 201,
});

export const updateAdvertisement = endpoint({
  method: 'put',
  path: '/admin/advertisements/{id}',
  access: 'content',
  summary: 'Saves an advertisement',
  params: idParamSchema,
  headers: versionHeader,
  body: advertisementFieldsSchema,
  answer: envelope(advertisementDetailSchema),
});

export const deleteAdvertisement = endpoint({
  method: 'delete',
  path: '/admin/advertisements/{id}',
  access: 'content',
  summary: 'Deletes an advertisement with its numbers',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(doneSchema),
});

export const listAdvertisementVersions = endpoint({
  path: '/admin/advertisements/{id}/versions',
  access: 'content',
  ...versionList(idParamSchema),
});

export const readAdvertisementVersion = endpoint({
  path: '/admin/advertisements/{id}/versions/{version}',
  access: 'content',
  ...versionRead(idParamSchema, advertisementFieldsSchema),
});

export const restoreAdvertisementVersion = endpoint({
  method: 'post',
  path: '/admin/advertisements/{id}/versions/{version}/restore',
  access: 'content',
  summary: 'Makes an advertisement what it was in a version; whether it is shown stays as it is',
  ...versionRestore(idParamSchema, advertisementDetailSchema),
});

const countedQuietly = 'Sent by the page. Whether it counts, nobody learns.';

export const countAdvertisementView = endpoint({
  method: 'post',
  path: '/advertisements/{id}/seen',
  summary: 'An advertisement was in view',
  description: countedQuietly,
  params: idParamSchema,
  answer: envelope(doneSchema),
  returns: 'Taken',
});

export const countAdvertisementClick = endpoint({
  method: 'post',
  path: '/advertisements/{id}/followed',
  summary: 'An advertisement was followed',
  description: countedQuietly,
  params: idParamSchema,
  answer: envelope(doneSchema),
  returns: 'Taken',
});
