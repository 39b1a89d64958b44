import { z } from 'zod';
import { doneSchema, typedCodeSchema, typedPhoneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { idParamSchema } from './posts.ts';
import { line } from './typed-text.ts';

/* Proof that a phone number is the member's: by a code in a text message, or by a call from the team. */

/** By a code, if the site has a gateway for text messages; otherwise the team calls. */
export const phoneProofWays = ['code', 'call'] as const;
export type PhoneProofWay = (typeof phoneProofWays)[number];

export const phoneProofSchema = z
  .object({
    way: z.enum(phoneProofWays),
    /** The confirmed number of the account, or null. */
    proved: z.object({ phone: z.string(), at: z.string() }).nullable(),
    /** The number whose code was sent, or which the team will call. */
    pending: z.object({ phone: z.string(), way: z.enum(phoneProofWays) }).nullable(),
  })
  .meta({ id: 'PhoneProof' });
export type PhoneProof = Infer<typeof phoneProofSchema>;

export const phoneProofRequestSchema = z
  .object({
    phone: typedPhoneSchema,
    /** When to call. */
    preferredTime: z
      .string()
      .overwrite(line)
      .max(limits.phoneProofs.preferredTime, { error: 'field.too_big' })
      .default(''),
  })
  .meta({ id: 'PhoneProofRequest' });
export type PhoneProofRequest = Infer<typeof phoneProofRequestSchema>;

/** A request for a call, for the team. */
export const phoneCallSchema = z
  .object({
    id: z.number().int(),
    phone: z.string(),
    preferredTime: z.string(),
    at: z.string(),
    member: z.object({ id: z.number().int(), name: z.string() }),
  })
  .meta({ id: 'PhoneCall' });
export type PhoneCall = Infer<typeof phoneCallSchema>;

export const readPhoneProof = endpoint({
  path: '/profile/phone-proof',
  access: 'member',
  summary: 'Whether the phone number of the account is confirmed, and how it can be',
  answer: envelope(phoneProofSchema),
  returns: 'The state',
});

export const requestPhoneProof = endpoint({
  method: 'post',
  path: '/profile/phone-proof',
  access: 'member',
  summary: 'Sends a 6-digit code to a number, or asks the team to call it',
  description: `A code works once, for ${limits.code.minutes} minutes and ${limits.code.tries} tries; a newer one ends it. A member may request ${limits.phoneProofs.aDay} a day.`,
  body: phoneProofRequestSchema,
  answer: envelope(phoneProofSchema),
  status: 201,
});

export const confirmPhone = endpoint({
  method: 'post',
  path: '/profile/phone-proof/code',
  access: 'member',
  summary: 'Confirms the number with the code that was sent to it',
  body: z.object({ code: typedCodeSchema }).meta({ id: 'PhoneCode' }),
  answer: envelope(phoneProofSchema),
});

export const withdrawPhoneProof = endpoint({
  method: 'delete',
  path: '/profile/phone-proof',
  access: 'member',
  summary: 'Removes the confirmation of the number, and what is pending',
  answer: envelope(doneSchema),
});

export const listPhoneCalls = endpoint({
  path: '/admin/phones',
  access: 'queue',
  summary: 'The numbers that members want to be called on, the oldest first',
  answer: envelope(z.array(phoneCallSchema)),
  returns: 'The requests',
});

export const decidePhoneCall = endpoint({
  method: 'post',
  path: '/admin/phones/{id}',
  access: 'queue',
  summary: 'Confirms a number after a call, or closes the request; nobody confirms their own',
  params: idParamSchema,
  body: z.object({ proved: z.boolean() }).meta({ id: 'PhoneCallDecision' }),
  answer: envelope(doneSchema),
  failures: [409],
});
