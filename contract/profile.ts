import { z } from 'zod';
import {
  accountNameSchema,
  doneSchema,
  genders,
  givenPasswordSchema,
  typedPhoneSchema,
  userSchema,
} from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { langs } from './locales.ts';
import { publicNameForms } from './member-names.ts';
import { ownPostKinds } from './my-posts.ts';
import { idParamSchema } from './posts.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { checkboxSchema, typedEmailSchema } from './typed-text.ts';

/* The actions of an account's owner. */

/** Omitted fields are unchanged; null clears optional ones. */
export const saveProfileSchema = z
  .object({
    name: accountNameSchema,
    phone: typedPhoneSchema.nullable(),
    gender: z.preprocess((value) => (value === '' ? null : value), z.enum(genders).nullable()),
    /** The id of one's own uploaded picture. */
    picture: z.number().int().positive().nullable(),
    newsletter: checkboxSchema,
    lang: z.enum(langs),
    publicPage: z.boolean(),
    publicName: z.enum(publicNameForms, { error: 'field.choice' }),
    publicPicture: z.boolean(),
    languages: z
      .array(z.enum(spokenLanguages, { error: 'field.choice' }))
      .max(spokenLanguages.length)
      .overwrite((languages) => spokenLanguages.filter((one) => languages.includes(one))),
  })
  .partial()
  .meta({ id: 'SaveProfile' });
export type SaveProfile = Infer<typeof saveProfileSchema>;

export const changeEmailSchema = z
  .object({ email: typedEmailSchema, password: givenPasswordSchema })
  .meta({ id: 'ChangeEmail' });

/** Required again before irreversible actions. */
export const passwordSchema = z.object({ password: givenPasswordSchema }).meta({ id: 'Password' });

/** What deleting the account does to each post and claimed place; those that remain come first. */
export const deletionPreviewSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(ownPostKinds),
        title: z.string(),
        /** The language of the title. */
        lang: z.enum(langs),
        /** Deleted, or returned to the directory in its state before it was claimed. */
        outcome: z.enum(['deleted', 'returned']),
      }),
    ),
    /** Deleted posts beyond those listed. */
    more: z.number().int(),
  })
  .meta({ id: 'DeletionPreview' });
export type DeletionPreview = Infer<typeof deletionPreviewSchema>;

/** An active session. */
export const sessionSchema = z
  .object({
    id: z.number().int(),
    /** Browser and operating system, as far as known: «Firefox», «Android»; otherwise null. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** The session of the request. */
    current: z.boolean(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
  })
  .meta({ id: 'Session' });
export type Session = Infer<typeof sessionSchema>;

/**
 * Two-step sign-in that is not confirmed by a first code yet. `uri` is the content of the QR code for authenticator
 * apps.
 */
export const secondFactorOfferSchema = z
  .object({ secret: z.string(), uri: z.string() })
  .meta({ id: 'SecondFactorOffer' });
export type SecondFactorOffer = Infer<typeof secondFactorOfferSchema>;

export const confirmSecondFactorSchema = z
  .object({ code: z.string().max(40) })
  .meta({ id: 'SecondFactorCode' });
/** The password and a code: required before the second factor of an account is changed. */
export const secondFactorProofSchema = z
  .object({ password: givenPasswordSchema, code: z.string().max(40) })
  .meta({ id: 'SecondFactorProof' });
export type SecondFactorProof = Infer<typeof secondFactorProofSchema>;

/** Displayed once; each is valid once. */
export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const readProfile = endpoint({
  path: '/profile',
  access: 'member',
  summary: 'The account of whoever asks',
  answer: envelope(userSchema),
  returns: 'The account',
});

export const saveProfile = endpoint({
  method: 'post',
  path: '/profile/save',
  access: 'member',
  summary: 'Changes what is sent of the account, and leaves the rest',
  body: saveProfileSchema,
  answer: envelope(userSchema),
});

export const changeEmail = endpoint({
  method: 'post',
  path: '/profile/email',
  access: 'member',
  summary: 'Sends a link to a new address, which becomes the account’s once the link is followed',
  body: changeEmailSchema,
  answer: envelope(doneSchema),
});

export const resendConfirmation = endpoint({
  method: 'post',
  path: '/profile/confirm-email',
  access: 'member',
  summary: 'Sends the link that proves the account’s address once more; none where it is proved',
  body: z.object({}),
  answer: envelope(doneSchema),
});

export const previewDeletion = endpoint({
  path: '/profile/deletion',
  access: 'member',
  summary: 'What deleting the account would do to each of its posts and claimed places',
  answer: envelope(deletionPreviewSchema),
  returns: 'The posts and places',
});

export const deleteAccount = endpoint({
  method: 'delete',
  path: '/profile',
  access: 'member',
  summary: 'Deletes the account with its posts, pictures, saved items, messages and sessions',
  description:
    'Businesses that were in the directory before they were claimed return to it as they were, unclaimed. 409 for the last administrator.',
  body: passwordSchema,
  answer: envelope(doneSchema),
});

export const exportAccount = endpoint({
  path: '/profile/export',
  access: 'member',
  summary: 'All that the site holds about whoever asks, as one JSON file',
  answer: z.record(z.string(), z.unknown()),
  returns: 'The file',
});

export const listSessions = endpoint({
  path: '/profile/sessions',
  access: 'member',
  summary: 'Where the account is signed in, the last used first',
  answer: envelope(z.array(sessionSchema)),
  returns: 'The sessions',
});

export const endSession = endpoint({
  method: 'delete',
  path: '/profile/sessions/{id}',
  access: 'member',
  summary: 'Signs out in one place',
  params: idParamSchema,
  answer: envelope(doneSchema),
  returns: 'Its token is dead',
});

export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/profile/sessions',
  access: 'member',
  summary: 'Signs out everywhere else',
  answer: envelope(doneSchema),
  returns: 'Every other token is dead',
});

export const offerSecondFactor = endpoint({
  method: 'post',
  path: '/profile/second-factor',
  access: 'member',
  summary: 'Offers a secret for an authenticator app',
  description: 'It is in use once a code of it was confirmed. 409 where one is in use.',
  failures: [409],
  body: passwordSchema,
  answer: envelope(secondFactorOfferSchema),
});

export const confirmSecondFactor = endpoint({
  method: 'post',
  path: '/profile/second-factor/confirm',
  access: 'member',
  summary: 'Turns two-step sign-in on and answers recovery codes, each of which works once',
  body: confirmSecondFactorSchema,
  failures: [409],
  answer: envelope(recoveryCodesSchema),
});

export const renewRecoveryCodes = endpoint({
  method: 'post',
  path: '/profile/second-factor/recovery-codes',
  access: 'member',
  summary: 'Replaces the recovery codes of two-step sign-in: earlier ones no longer work',
  body: secondFactorProofSchema,
  failures: [409],
  answer: envelope(recoveryCodesSchema),
});

export const endSecondFactor = endpoint({
  method: 'delete',
  path: '/profile/second-factor',
  access: 'member',
  summary: 'Turns two-step sign-in off',
  body: secondFactorProofSchema,
  failures: [409],
  answer: envelope(doneSchema),
});
