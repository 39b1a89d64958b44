import { z } from 'zod';
import {
  accountNameSchema,
  doneSchema,
  givenPasswordSchema,
  signedInSchema,
  termsAcceptedSchema,
} from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { checkboxSchema } from './typed-text.ts';

/* Identities: accounts at OpenID providers, such as Google and Apple, that sign a member in. */

const providerSchema = z.string().regex(/^[a-z]{1,20}$/);
const providerParamSchema = z.object({ provider: providerSchema });
const codeSchema = z.string().max(40, { error: 'field.code' }).optional();

export const identitySchema = z
  .object({
    provider: z.string(),
    /** The address at the provider when it was linked. */
    email: z.string().nullable(),
    linkedAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Identity' });
export type Identity = Infer<typeof identitySchema>;

/** Someone whose identity belongs to no account yet. */
export const newcomerSchema = z
  .object({ provider: z.string(), name: z.string(), email: z.string() })
  .meta({ id: 'Newcomer' });
export type Newcomer = Infer<typeof newcomerSchema>;

/** A second factor that is on is also required: an identity replaces the password. */
export const linkIdentitySchema = z
  .object({ password: givenPasswordSchema, code: codeSchema })
  .meta({ id: 'LinkIdentity' });
export type LinkIdentity = Infer<typeof linkIdentitySchema>;

export const identityLoginSchema = z.object({ code: codeSchema }).meta({ id: 'IdentityLogin' });
export type IdentityLogin = Infer<typeof identityLoginSchema>;

/** Either signed in, or a newcomer who may register. */
export const identitySignInSchema = z
  .object({ signedIn: signedInSchema.nullable(), newcomer: newcomerSchema.nullable() })
  .meta({ id: 'IdentitySignIn' });
export type IdentitySignIn = Infer<typeof identitySignInSchema>;

export const identityRegistrationSchema = z
  .object({
    name: accountNameSchema,
    termsAccepted: termsAcceptedSchema,
    newsletter: checkboxSchema.default(false),
  })
  .meta({ id: 'IdentityRegistration' });
export type IdentityRegistration = Infer<typeof identityRegistrationSchema>;

const withCookie = `For ${limits.identities.requestMinutes} minutes after the provider's response, in the same browser: a cookie identifies it.`;

export const logInWithIdentity = endpoint({
  method: 'post',
  path: '/login/identity',
  summary: 'Signs in with an identity that its provider has just confirmed',
  description: `${withCookie} An account with two-step sign-in is also asked for the code. 403 for a closed account.`,
  body: identityLoginSchema,
  answer: envelope(identitySignInSchema),
  failures: [403, 409],
});

export const registerWithIdentity = endpoint({
  method: 'post',
  path: '/register/identity',
  summary: 'Makes an account without a password for an identity that its provider has just confirmed',
  description: `${withCookie} The provider must have verified the address.`,
  body: identityRegistrationSchema,
  answer: envelope(signedInSchema),
  status: 201,
  failures: [403, 409],
});

export const listIdentities = endpoint({
  path: '/profile/identities',
  access: 'member',
  summary: 'The identities that sign the member in',
  answer: envelope(z.array(identitySchema)),
  returns: 'The identities',
});

export const offerIdentity = endpoint({
  method: 'post',
  path: '/profile/identities/{provider}',
  access: 'member',
  summary: 'Begins to link an identity: answers where the browser goes',
  params: providerParamSchema,
  body: linkIdentitySchema,
  answer: envelope(z.object({ url: z.string() })),
  failures: [409],
});

export const linkIdentity = endpoint({
  method: 'post',
  path: '/profile/identities',
  access: 'member',
  summary: 'Links the identity that its provider has just confirmed',
  description: withCookie,
  answer: envelope(identitySchema),
  status: 201,
  failures: [403, 409],
});

export const unlinkIdentity = endpoint({
  method: 'delete',
  path: '/profile/identities/{provider}',
  access: 'member',
  summary: 'Unlinks an identity, which no longer signs in',
  description: 'Not the only one of an account without a password.',
  params: providerParamSchema,
  answer: envelope(doneSchema),
  failures: [409],
});
