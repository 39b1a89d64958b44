import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';

/**
 * All error codes of the API and their HTTP statuses. The messages for users are in the message files, under the
 * code.
 */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_key: 401,
  forbidden: 403,
  read_only_key: 403,
  cross_site: 403,
  second_factor_required: 403,
  banned: 403,
  address_unproved: 403,
  identity_unverified: 403,
  account_too_new: 403,
  own_business: 403,
  own_review: 403,
  no_contact: 403,
  not_found: 404,
  unknown_city: 404,
  method_not_allowed: 405,
  conflict: 409,
  identity_unlinked: 409,
  identity_taken: 409,
  last_way_in: 409,
  cannot_edit: 409,
  category_in_use: 409,
  cannot_renew: 409,
  cannot_close: 409,
  cannot_reopen: 409,
  cannot_reserve: 409,
  cannot_confirm_hours: 409,
  key_reused: 409,
  already_decided: 409,
  own_account: 409,
  last_admin: 409,
  staff_account: 409,
  issue_under_way: 409,
  issue_at_rest: 409,
  claimed: 409,
  cannot_undo: 409,
  cannot_take_down: 409,
  cannot_put_back: 409,
  cannot_verify: 409,
  cannot_set_prayers: 409,
  not_claimable: 409,
  claim_waits: 409,
  proposal_waits: 409,
  claimant_banned: 409,
  answer_settled: 409,
  event_cancelled: 409,
  too_many_keys: 409,
  own_post: 409,
  cannot_write: 409,
  same_text: 409,
  phone_shared: 409,
  gone: 410,
  cannot_restore: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  invalid_cursor: 422,
  too_many_requests: 429,
  too_many_partners: 429,
  quota_exceeded: 429,
  sign_in_paused: 429,
  reset_mailed: 429,
  internal: 500,
  unavailable: 503,
  maintenance: 503,
  overloaded: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** `application/problem+json` (RFC 9457) with a message for the user, a stable code and the invalid fields. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = Infer<typeof problemSchema>;

/** Thrown anywhere in the server; the error handler converts it to a problem in the language of the request. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]> | undefined;

  constructor(code: ErrorCode, detail?: string, errors?: Record<string, string[]>) {
    super(detail ?? code);
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
  }
}
