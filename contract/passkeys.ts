import { z } from 'zod';
import { doneSchema, givenPasswordSchema, signedInSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { idParamSchema } from './posts.ts';
import { line } from './typed-text.ts';

/* Passkeys: WebAuthn credentials that sign a member in, in place of the password. */

const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'field.passkey' })
  .max(20_000, { error: 'field.passkey' });
const credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

export const passkeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Whether it is synchronized between devices. */
    synced: z.boolean(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = Infer<typeof passkeySchema>;

/** What `navigator.credentials.create` takes, as JSON. */
export const passkeyCreationSchema = z
  .object({
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int().optional(),
    excludeCredentials: z.array(credential).optional(),
    authenticatorSelection: z
      .object({
        residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
      })
      .optional(),
    attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = Infer<typeof passkeyCreationSchema>;

/** What `navigator.credentials.get` takes, as JSON. */
export const passkeyRequestSchema = z
  .object({
    challenge: z.string(),
    timeout: z.number().int().optional(),
    rpId: z.string().optional(),
    userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = Infer<typeof passkeyRequestSchema>;

/** A second factor that is on is also required: a passkey replaces both. */
export const offerPasskeySchema = z
  .object({ password: givenPasswordSchema, code: z.string().max(40, { error: 'field.code' }).optional() })
  .meta({ id: 'OfferPasskey' });
export type OfferPasskey = Infer<typeof offerPasskeySchema>;

export const addPasskeySchema = z
  .object({
    /** Without one it is named after browser and system. */
    name: z.string().overwrite(line).max(limits.passkeys.name, { error: 'field.passkey_name' }).optional(),
    credential: z.object({
      id: base64url,
      rawId: base64url,
      type: z.literal('public-key', { error: 'field.passkey' }),
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
      clientExtensionResults: z.object({}),
    }),
  })
  .meta({ id: 'AddPasskey' });
export type AddPasskey = Infer<typeof addPasskeySchema>;

export const passkeySignInSchema = z
  .object({
    credential: z.object({
      id: base64url,
      rawId: base64url,
      type: z.literal('public-key', { error: 'field.passkey' }),
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      }),
      clientExtensionResults: z.object({}),
    }),
  })
  .meta({ id: 'PasskeySignIn' });
export type PasskeySignIn = Infer<typeof passkeySignInSchema>;

export const listPasskeys = endpoint({
  path: '/profile/passkeys',
  access: 'member',
  summary: 'The passkeys of the account, the oldest first',
  answer: envelope(z.array(passkeySchema)),
  returns: 'The passkeys',
});

export const offerPasskey = endpoint({
  method: 'post',
  path: '/profile/passkeys/options',
  access: 'member',
  summary: 'Answers what a browser needs to create a passkey',
  description: `Valid once, for ${limits.passkeys.challengeMinutes} minutes. An account has up to ${limits.passkeys.ofAccount} passkeys.`,
  body: offerPasskeySchema,
  answer: envelope(passkeyCreationSchema),
});

export const addPasskey = endpoint({
  method: 'post',
  path: '/profile/passkeys',
  access: 'member',
  summary: 'Adds a passkey that a browser has created',
  body: addPasskeySchema,
  status: 201,
  answer: envelope(passkeySchema),
});

export const removePasskey = endpoint({
  method: 'delete',
  path: '/profile/passkeys/{id}',
  access: 'member',
  summary: 'Removes a passkey, which no longer signs in',
  params: idParamSchema,
  answer: envelope(doneSchema),
});

export const requestPasskey = endpoint({
  method: 'post',
  path: '/login/passkey/options',
  summary: 'Answers what a browser needs to sign in with a passkey',
  description: `Valid once, for ${limits.passkeys.challengeMinutes} minutes. It names no account: the browser offers the passkeys that it has.`,
  answer: envelope(passkeyRequestSchema),
});

export const logInWithPasskey = endpoint({
  method: 'post',
  path: '/login/passkey',
  summary: 'Signs in with a passkey',
  description:
    'A passkey verifies its user, so that neither a password nor a code is required. 403 for a closed account.',
  body: passkeySignInSchema,
  answer: envelope(signedInSchema),
});
