import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { reportReasons, reportStatuses } from './managed-listing-values.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { postParamsSchema } from './posts.ts';
import { lines } from './typed-text.ts';

/* Reports of listings by visitors, and what moderators see of them. */

export const sendReportSchema = z
  .object({
    reason: z.enum(reportReasons, { error: 'field.choice' }),
    text: z.string().overwrite(lines).max(limits.reportText, { error: 'field.too_big' }).optional(),
  })
  .meta({ id: 'SendReport' });
export type SendReport = Infer<typeof sendReportSchema>;

export const reportSchema = z
  .object({
    id: z.number().int(),
    reason: z.enum(reportReasons),
    text: z.string().nullable(),
    lang: z.enum(langs),
    status: z.enum(reportStatuses),
    at: z.string(),
    /** Null for guests, of whom no data is stored. */
    by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'Report' });
export type Report = Infer<typeof reportSchema>;

export const reportsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['most', 'oldest']).default('most'),
});
export type ReportsQuery = Infer<typeof reportsQuerySchema>;

/** A listing with its pending reports. */
export const reportedListingSchema = z
  .object({
    kind: z.enum(ownPostKinds),
    id: z.number().int(),
    title: z.string(),
    lang: z.enum(langs),
    photo: pictureSchema.nullable(),
    count: z.number().int(),
    reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.number().int() })),
    firstAt: z.string(),
    lastAt: z.string(),
    owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'ReportedListing' });
export type ReportedListing = Infer<typeof reportedListingSchema>;

export const reportedListingsSchema = z
  .object({ data: z.array(reportedListingSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'ReportedListings' });
export type ReportedListings = Infer<typeof reportedListingsSchema>;

export const sendReport = endpoint({
  method: 'post',
  path: '/{folder}/{id}/report',
  summary: 'Says what is wrong with a listing',
  description:
    'Once for each member, or each network address of guests, and listing: again is answered alike and changes nothing.',
  params: postParamsSchema,
  body: sendReportSchema,
  answer: envelope(doneSchema),
});

export const listReports = endpoint({
  path: '/admin/reports',
  access: 'reports',
  summary: 'Listings with reports that nobody has decided',
  description:
    'Those with the most reports first, or those that wait longest. One listing is read at the listing desk.',
  query: reportsQuerySchema,
  answer: reportedListingsSchema,
  returns: 'A page of listings',
});
