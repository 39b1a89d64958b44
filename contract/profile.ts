import { z } from 'zod';
import { accountNameSchema, genders, givenPasswordSchema, typedPhoneSchema } from './accounts.ts';
import { langs } from './locales.ts';
import { ownPostKinds } from './my-posts.ts';
import { checkboxSchema, typedEmailSchema } from './typed-text.ts';

/* What the owner of an account does with it. */

/** What is not sent stays as it is; null empties what may be empty. */
export const saveProfileSchema = z
  .object({
    name: accountNameSchema,
    phone: typedPhoneSchema.nullable(),
    gender: z.preprocess((value) => (value === '' ? null : value), z.enum(genders).nullable()),
    /** The id of an uploaded picture of one's own. */
    picture: z.number().int().positive().nullable(),
    newsletter: checkboxSchema,
    lang: z.enum(langs),
  })
  .partial()
  .meta({ id: 'SaveProfile' });
export type SaveProfile = z.infer<typeof saveProfileSchema>;

export const changeEmailSchema = z
  .object({ email: typedEmailSchema, password: givenPasswordSchema })
  .meta({ id: 'ChangeEmail' });

/** Asked again before what cannot be undone. */
export const passwordSchema = z.object({ password: givenPasswordSchema }).meta({ id: 'Password' });

/** What deleting the account does to each post and claimed place, those that stay first. */
export const deletionPreviewSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(ownPostKinds),
        title: z.string(),
        /** The language that the title is written in. */
        lang: z.enum(langs),
        /** Deleted, or returned to the directory as it was before it was claimed. */
        outcome: z.enum(['deleted', 'returned']),
      }),
    ),
    /** Posts that are deleted beyond those listed. */
    more: z.number().int(),
  })
  .meta({ id: 'DeletionPreview' });
export type DeletionPreview = z.infer<typeof deletionPreviewSchema>;

/** A place where somebody is signed in. */
export const sessionSchema = z
  .object({
    id: z.number().int(),
    /** Browser and system, as far as they tell: «Firefox», «Android»; null where they do not. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** The one that asks. */
    current: z.boolean(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

/** A second factor that waits for its first code. `uri` is what the picture for the authenticator app holds. */
export const secondFactorOfferSchema = z
  .object({ secret: z.string(), uri: z.string() })
  .meta({ id: 'SecondFactorOffer' });
export type SecondFactorOffer = z.infer<typeof secondFactorOfferSchema>;

export const confirmSecondFactorSchema = z
  .object({ code: z.string().max(40) })
  .meta({ id: 'SecondFactorCode' });
export const endSecondFactorSchema = z
  .object({ password: givenPasswordSchema, code: z.string().max(40) })
  .meta({ id: 'EndSecondFactor' });

/** Shown once; each works once. */
export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
