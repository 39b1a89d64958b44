import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { namedSchema } from './posts.ts';

/* Matches: wanted posts for homes, work or products, and suitable offers. */

const wantedKindSchema = z.enum(ownPostKinds).exclude(['business', 'event']);
export type WantedKind = Infer<typeof wantedKindSchema>;

/** The criteria of comparison. */
export const matchCriteria = [
  'accommodation',
  'bedrooms',
  'price',
  'place',
  'available',
  'category',
  'condition',
  'jobType',
  'workplace',
  'pay',
] as const;
export type MatchCriterion = (typeof matchCriteria)[number];

/** The comparison of an offer with a wanted post by one criterion. */
export const matchPointSchema = z.object({
  criterion: z.enum(matchCriteria),
  fits: z.boolean(),
  /** US cents: the difference of a price or pay from the limit; positive if above. */
  cents: z.number().int().nullable(),
  /** Bedrooms. */
  count: z.number().int().nullable(),
  /** A code, a day (`2027-01-01`), or a name in the language of the request. */
  value: z.string().nullable(),
});
export type MatchPoint = Infer<typeof matchPointSchema>;

const postSchema = z.object({
  kind: wantedKindSchema,
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  /** The language of the title. */
  lang: z.enum(langs),
  area: namedSchema,
  priceCents: z.number().int().nullable(),
});

export const matchSchema = postSchema
  .extend({
    photo: pictureSchema.nullable(),
    postedAt: z.string(),
    /** Whether its owner can be written to on this site. */
    message: z.boolean(),
    points: z.array(matchPointSchema),
  })
  .meta({ id: 'Match' });
export type Match = Infer<typeof matchSchema>;

export const wantedPostSchema = postSchema
  .extend({
    views: z.number().int(),
    /** The wanted properties, each as a criterion that an identical offer would satisfy. */
    points: z.array(matchPointSchema),
    /** Whether emails report new matching offers. */
    mails: z.boolean(),
  })
  .meta({ id: 'WantedPost' });
export type WantedPost = Infer<typeof wantedPostSchema>;

export const matchesSchema = z
  .object({
    wanted: wantedPostSchema,
    /** The best first. */
    offers: z.array(matchSchema),
    /** If nothing matches: a limit with which something would, and the difference. */
    higherLimit: z.object({ cents: z.number().int(), count: z.number().int() }).nullable(),
  })
  .meta({ id: 'Matches' });
export type Matches = Infer<typeof matchesSchema>;

/** Why a member dismissed an offer. */
export const dismissalReasons = ['price', 'place', 'other'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];

const idSchema = z.coerce.number().int().positive();
const wantedParamsSchema = z.object({ id: idSchema });
const offerParamsSchema = wantedParamsSchema.extend({ offer: idSchema });

export const readMatches = endpoint({
  path: '/profile/matches/{id}',
  access: 'member',
  summary: 'The offers that fit an own post that looks for something',
  description: 'Only its owner reads them. An offer fits with at most one point that does not.',
  params: wantedParamsSchema,
  answer: envelope(matchesSchema),
  returns: 'The post and what fits it',
});

export const dismissMatch = endpoint({
  method: 'put',
  path: '/profile/matches/{id}/dismissed/{offer}',
  access: 'member',
  summary: 'Says that an offer is not for oneself, and perhaps why; again changes the reason',
  params: offerParamsSchema,
  body: z.object({ reason: z.enum(dismissalReasons).nullable().default(null) }),
  answer: envelope(doneSchema),
});

export const restoreMatch = endpoint({
  method: 'delete',
  path: '/profile/matches/{id}/dismissed/{offer}',
  access: 'member',
  summary: 'Takes that back; a second time is no error',
  params: offerParamsSchema,
  answer: envelope(doneSchema),
});

export const mailMatches = endpoint({
  method: 'put',
  path: '/profile/matches/{id}/mails',
  access: 'member',
  summary: 'Switches emails about new offers that fit on or off',
  params: wantedParamsSchema,
  body: z.object({ mails: z.boolean() }),
  answer: envelope(z.object({ mails: z.boolean() })),
  returns: 'The choice',
});

export const postDemandSchema = z
  .object({
    id: z.number().int(),
    /** The number of matching offers of a wanted post. Null for an offer. */
    offers: z.number().int().nullable(),
    /** The number of members who want an offer, without any other information. Null for a wanted post. */
    people: z.number().int().nullable(),
  })
  .meta({ id: 'PostDemand' });
export type PostDemand = Infer<typeof postDemandSchema>;

export const readDemand = endpoint({
  path: '/profile/matches',
  access: 'member',
  summary:
    'How many offers fit the own published posts that look for something, and how many people look for the others',
  answer: envelope(z.array(postDemandSchema)),
  returns: 'The numbers by post, without posts for which they are 0',
});
