import { z } from 'zod';
import { congregationSchema } from './congregation.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { managedListingStatuses } from './managed-listing-values.ts';
import { reasonSchema } from './moderation.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { optional } from './posting/fields.ts';
import { idParamSchema, writtenSchema } from './posts.ts';
import { claimTemplates, takeDownTemplates } from './reasons.ts';
import { reportSchema } from './reports.ts';
import { ifMatch } from './versions.ts';

/* The listing desk: every listing, and the actions of the team. */

export const managedListingQuerySchema = pageQuerySchema.extend({
  /** An id, an address of the site, an owner's email address, or prefixes of words of the title. */
  q: z.string().trim().max(limits.query.max).optional(),
  kind: z.enum(ownPostKinds).optional(),
  status: z.enum(managedListingStatuses).optional(),
  verified: z.enum(['1', '0']).optional(),
});
export type ManagedListingQuery = Infer<typeof managedListingQuerySchema>;

export const managedListingSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    lang: z.enum(langs),
    photo: pictureSchema.nullable(),
    status: z.enum(managedListingStatuses),
    /** Deleted by its owner, who may restore it for a while. */
    removed: z.boolean(),
    verified: z.boolean(),
    /** Only for events: its owner canceled it. */
    cancelled: z.boolean(),
    /** Null for imported listings without an owner. */
    owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    reports: z.object({ open: z.number().int(), total: z.number().int() }),
  })
  .meta({ id: 'DeskListing' });
export type ManagedListing = Infer<typeof managedListingSchema>;

export const managedListingListSchema = z
  .object({ data: z.array(managedListingSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'DeskList' });
export type ManagedListingList = Infer<typeof managedListingListSchema>;

/** The history of a poster. */
export const posterSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    since: z.string(),
    bannedAt: z.string().nullable(),
    posts: z.array(z.object({ status: z.enum(managedListingStatuses), count: z.number().int() })),
    /** Reports of any of their posts, by decision. */
    reports: z.object({ open: z.number().int(), dismissed: z.number().int(), upheld: z.number().int() }),
    /** The number of rejections by the team, and the last ones. */
    rejected: z.number().int(),
    lastRejections: z.array(z.object({ at: z.string(), title: z.string(), reason: z.string() })),
  })
  .meta({ id: 'Poster' });
export type Poster = Infer<typeof posterSchema>;

export const managedListingDetailSchema = z
  .object({
    listing: managedListingSchema,
    /**
     * The ETag of everything a decision depends on. Sent back as `If-Match`, it prevents decisions on outdated
     * data.
     */
    version: z.string(),
    description: writtenSchema,
    photos: z.array(pictureSchema),
    category: z.string(),
    area: z.string(),
    street: z.string().nullable(),
    priceCents: z.number().int().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    /** The source of the import. */
    source: z.string().nullable(),
    takenDown: z.object({ at: z.string(), reason: z.string() }).nullable(),
    /** Newest first, in any state. */
    reports: z.array(reportSchema),
    poster: posterSchema.nullable(),
    /** The times of prayer, where the team sets them; null for all other listings. */
    prayers: z.object({ stated: congregationSchema.nullable() }).nullable(),
  })
  .meta({ id: 'DeskDetail' });
export type ManagedListingDetail = Infer<typeof managedListingDetailSchema>;

/** The reason of a takedown or rejection for the person concerned: a standard reason, a note, or both. */
export const whySchemaOf = <const T extends readonly string[]>(templates: T) =>
  z
    .object({
      /** The recipient reads it in their language. */
      template: z.enum(templates, { error: 'field.choice' }).nullish(),
      /** The team member's own text, in addition to the template or instead of it. */
      reason: optional(reasonSchema).optional(),
    })
    .refine(({ template, reason }) => Boolean(template) || Boolean(reason), {
      error: 'field.reason',
      path: ['reason'],
    });
export const takeDownSchema = whySchemaOf(takeDownTemplates).meta({ id: 'TakeDown' });
export const rejectClaimSchema = whySchemaOf(claimTemplates).meta({ id: 'RejectClaim' });
export const verifySchema = z.object({ verified: z.boolean() }).meta({ id: 'VerifyListing' });
/** The times of prayer of a place; null removes them. */
export const setPrayersSchema = z
  .object({ prayers: congregationSchema.nullable() })
  .meta({ id: 'SetPrayers' });

export const managedListingDoneSchema = z
  .object({ id: z.number().int(), status: z.enum(managedListingStatuses), verified: z.boolean() })
  .meta({ id: 'DeskDone' });

const versionHeader = ifMatch('The `version` that was looked at: 409 where it is another now');

export const listManagedListings = endpoint({
  path: '/admin/listings',
  access: 'reports',
  summary: 'Any listing, whatever its status, the newest first',
  description: '`q` is an id, an address of the site, an owner’s email, or beginnings of words of the title.',
  query: managedListingQuerySchema,
  answer: managedListingListSchema,
  returns: 'A page of listings',
});

export const readManagedListing = endpoint({
  path: '/admin/listings/{id}',
  access: 'reports',
  summary: 'One listing with its reports and what is known of its poster',
  params: idParamSchema,
  answer: envelope(managedListingDetailSchema),
  returns: 'The listing',
});

export const takeDownListing = endpoint({
  method: 'post',
  path: '/admin/listings/{id}/take-down',
  access: 'reports',
  summary: 'Hides a listing, for a reason that its owner reads; its open reports are upheld',
  params: idParamSchema,
  headers: versionHeader,
  body: takeDownSchema,
  answer: envelope(managedListingDoneSchema),
});

export const putBackListing = endpoint({
  method: 'post',
  path: '/admin/listings/{id}/put-back',
  access: 'reports',
  summary: 'Makes a hidden listing what it was',
  params: idParamSchema,
  headers: versionHeader,
  body: z.object({}),
  answer: envelope(managedListingDoneSchema),
});

export const verifyListing = endpoint({
  method: 'post',
  path: '/admin/listings/{id}/verify',
  access: 'reports',
  summary: 'Gives a business the verified mark, or takes it away',
  params: idParamSchema,
  headers: versionHeader,
  body: verifySchema,
  answer: envelope(managedListingDoneSchema),
});

export const setPrayers = endpoint({
  method: 'put',
  path: '/admin/listings/{id}/prayers',
  access: 'reports',
  summary: 'Sets when a place of worship that nobody has claimed holds its prayers',
  params: idParamSchema,
  headers: versionHeader,
  body: setPrayersSchema,
  answer: envelope(managedListingDetailSchema),
  returns: 'The listing',
});

/** Returns the listing: reports are decided at the listing desk. */
export const dismissReports = endpoint({
  method: 'post',
  path: '/admin/reports/{id}/dismiss',
  access: 'reports',
  summary: 'Says that the open reports of a listing were nothing',
  params: idParamSchema,
  headers: ifMatch('The `version` of the listing that was looked at'),
  body: z.object({}),
  answer: envelope(managedListingDoneSchema),
});
