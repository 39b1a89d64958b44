import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { memberPageAddressSchema, memberRatingSchema } from './member-names.ts';
import { pictureSchema } from './pictures.ts';
import { pointSchema } from './places.ts';
import type { PostFolder } from './post-kinds.ts';

/* What rentals, jobs and products have in common. */

/** A category or place on a card. */
export const namedSchema = z.object({ id: z.number().int(), name: z.string() });

/** A user's text with its language. */
export const writtenSchema = z.object({ text: z.string(), lang: z.enum(langs) });

/** What every card of a post has. `lang` is the language of the title. */
export const postCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  lang: z.enum(langs),
  area: namedSchema,
  photo: pictureSchema.nullable(),
  postedAt: z.string(),
  expiresAt: z.string().nullable(),
});

/** The position of a post on a map: a point, or a circle that contains it. */
export const whereaboutsSchema = z.object({
  point: pointSchema,
  /** The radius in meters; null if the point is exact. */
  radiusMeters: z.number().int().nullable(),
});
export type Whereabouts = Infer<typeof whereaboutsSchema>;

/** What every detail has besides its card. Contact details are revealed by `POST …/{id}/contact`. */
export const postDetailSchema = z.object({
  description: writtenSchema,
  /** The language of its poster, which another language may have translations of. */
  writtenIn: z.enum(langs),
  borough: namedSchema.nullable(),
  stateCode: z.string(),
  /** Null if it is irrelevant, as for remote work. */
  whereabouts: whereaboutsSchema.nullable(),
  anonymous: z.boolean(),
  /** The public profile of the poster; null if the post is anonymous or was not posted by a member. */
  postedBy: z
    .object({
      name: z.string(),
      page: memberPageAddressSchema.nullable(),
      rating: memberRatingSchema,
      /** Whether they confirmed a phone number. */
      phoneProved: z.boolean(),
    })
    .nullable(),
  /** The contact methods that can be revealed, and whether its owner can be written to on this site. */
  contact: z.object({ phone: z.boolean(), email: z.boolean(), message: z.boolean() }),
  photos: z.array(pictureSchema),
  updatedAt: z.string(),
});

/** The contact details of the post, never those of the account. */
export const postContactSchema = z
  .object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    whatsapp: z.string().nullable(),
  })
  .meta({ id: 'PostContact' });
export type PostContact = Infer<typeof postContactSchema>;

/** A whole number of US dollars in query strings; responses contain cents. */
export const dollarsSchema = z.coerce.number().int().min(0).max(100_000_000);

/** The id of a record in a path. */
export const idParamSchema = z.object({ id: z.coerce.number().int().positive() });

const folders = ['businesses', 'products', 'rents', 'jobs', 'events'] as const satisfies PostFolder[];
/** A post of any kind, by the path of its kind and its id. */
export const postParamsSchema = idParamSchema.extend({ folder: z.enum(folders) });

export const revealPostContact = endpoint({
  method: 'post',
  path: '/{folder}/{id}/contact',
  summary: 'How the poster is reached',
  description: 'A POST and limited, so that what lists and details leave out is not harvested.',
  // The contact details of a business are on its page.
  params: idParamSchema.extend({ folder: z.enum(folders).exclude(['businesses']) }),
  answer: envelope(postContactSchema),
  returns: 'What was given for showing',
  failures: [410],
});

const countedLater =
  'Sent by the page, as what a guest gets may have been kept somewhere. Whether it counts, nobody learns.';

export const countPostView = endpoint({
  method: 'post',
  path: '/{folder}/{id}/seen',
  summary: 'Counts a view of it',
  description: countedLater,
  params: postParamsSchema,
  answer: envelope(doneSchema),
  returns: 'Taken',
});

/** The contact details of a business are on its page: only the browser knows that they were used. */
export const countBusinessContact = endpoint({
  method: 'post',
  path: '/businesses/{id}/reached',
  summary: 'Counts a call or a message to it',
  description: countedLater,
  params: idParamSchema,
  answer: envelope(doneSchema),
  returns: 'Taken',
});
