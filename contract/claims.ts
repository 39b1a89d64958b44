import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { claimStatuses, claimWays } from './managed-listing-values.ts';
import { managedListingDetailSchema, posterSchema, rejectClaimSchema } from './managed-listings.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';
import { line, lines } from './typed-text.ts';

/* Claims of members to unclaimed businesses. */

export const sendClaimSchema = z
  .object({
    /** The name and role of the member. */
    who: z
      .string({ error: 'field.claim_who' })
      .overwrite(line)
      .min(1, { error: 'field.claim_who' })
      .max(limits.claimWho, { error: 'field.too_big' }),
    way: z.enum(claimWays, { error: 'field.choice' }),
    /** When to call, which address, what the document proves. */
    detail: z
      .string({ error: 'field.claim_detail' })
      .overwrite(lines)
      .min(1, { error: 'field.claim_detail' })
      .max(limits.claimDetail, { error: 'field.too_big' }),
    /** The id of a picture that the member uploaded. */
    document: z.number().int().positive().nullable().optional(),
  })
  .refine(({ way, document }) => way !== 'document' || Boolean(document), {
    path: ['document'],
    error: 'field.claim_document',
  })
  .meta({ id: 'SendClaim' });
export type SendClaim = Infer<typeof sendClaimSchema>;

export const claimsQuerySchema = pageQuerySchema.extend({
  status: z.enum(claimStatuses).default('pending'),
});
export type ClaimsQuery = Infer<typeof claimsQuerySchema>;

export const claimItemSchema = z
  .object({
    id: z.number().int(),
    status: z.enum(claimStatuses),
    at: z.string(),
    way: z.enum(claimWays),
    business: z.object({
      id: z.number().int(),
      title: z.string(),
      lang: z.enum(langs),
      photo: pictureSchema.nullable(),
    }),
    member: z.object({ id: z.number().int(), name: z.string() }),
    /** The number of competing pending claims. */
    others: z.number().int(),
  })
  .meta({ id: 'ClaimItem' });
export type ClaimItem = Infer<typeof claimItemSchema>;

export const claimListSchema = z
  .object({ data: z.array(claimItemSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'ClaimList' });
export type ClaimList = Infer<typeof claimListSchema>;

export const claimDetailSchema = z
  .object({
    claim: claimItemSchema.extend({
      who: z.string(),
      detail: z.string(),
      document: pictureSchema.nullable(),
      reason: z.string().nullable(),
      decidedAt: z.string().nullable(),
    }),
    business: managedListingDetailSchema.omit({ reports: true, poster: true }),
    /** The member, with the email address and phone number of the account. */
    member: posterSchema.extend({
      email: z.string(),
      emailConfirmed: z.boolean(),
      phone: z.string().nullable(),
    }),
    /** All other claims to the business, newest first. */
    others: z.array(claimItemSchema),
  })
  .meta({ id: 'ClaimDetail' });
export type ClaimDetail = Infer<typeof claimDetailSchema>;

export const approveClaimSchema = z
  .object({ verified: z.boolean().default(false) })
  .meta({ id: 'ApproveClaim' });

export const claimDoneSchema = z
  .object({ id: z.number().int(), status: z.enum(claimStatuses) })
  .meta({ id: 'ClaimDone' });

export const sendClaim = endpoint({
  method: 'post',
  path: '/businesses/{id}/claim',
  access: 'member',
  summary: 'Says that a business without an owner is one’s own; an admin decides',
  params: idParamSchema,
  body: sendClaimSchema,
  answer: envelope(doneSchema),
  status: 201,
});

export const listClaims = endpoint({
  path: '/admin/claims',
  access: 'users',
  summary: 'Claims of businesses: those that wait, the oldest first, or those decided, the newest first',
  query: claimsQuerySchema,
  answer: claimListSchema,
  returns: 'A page of claims',
});

export const readClaim = endpoint({
  path: '/admin/claims/{id}',
  access: 'users',
  summary: 'One claim with the business, the member and the other claims of it',
  params: idParamSchema,
  answer: envelope(claimDetailSchema),
  returns: 'The claim',
});

export const approveClaim = endpoint({
  method: 'post',
  path: '/admin/claims/{id}/approve',
  access: 'users',
  summary: 'Makes the business the member’s; other claims of it are rejected',
  params: idParamSchema,
  body: approveClaimSchema,
  answer: envelope(claimDoneSchema),
});

export const rejectClaim = endpoint({
  method: 'post',
  path: '/admin/claims/{id}/reject',
  access: 'users',
  summary: 'Rejects a claim, for a reason that the member reads',
  params: idParamSchema,
  body: rejectClaimSchema,
  answer: envelope(claimDoneSchema),
});
