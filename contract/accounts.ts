import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { memberPageAddressSchema, publicNameForms } from './member-names.ts';
import { normalPassword, passwordProblem } from './passwords.ts';
import { pictureSchema } from './pictures.ts';
import { roles } from './roles.ts';
import { westernDigits } from './search.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { checkboxSchema, line, typedEmailSchema } from './typed-text.ts';

/* Accounts: registration, sign-in and password reset. Messages of schemas are keys of the server's messages. */

export { type Role, roles } from './roles.ts';

export const genders = ['male', 'female'] as const;

/** The account data for its owner. Nobody else ever receives it. */
export const userSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    /** A new address that is not confirmed yet, or null. */
    pendingEmail: z.string().nullable(),
    phone: z.string().nullable(),
    gender: z.enum(genders).nullable(),
    role: z.enum(roles),
    lang: z.enum(langs),
    newsletter: z.boolean(),
    secondFactor: z.boolean(),
    /** False for accounts that sign in with an identity provider only. */
    hasPassword: z.boolean(),
    picture: pictureSchema.nullable(),
    /** The public profile. */
    publicPage: z.object({
      /** Whether it is enabled. */
      isOn: z.boolean(),
      /** Null while it is off, and before anything is published under the member's name. */
      address: memberPageAddressSchema.nullable(),
      /** The name in each format. */
      names: z.record(z.enum(publicNameForms), z.string()),
      nameForm: z.enum(publicNameForms),
      hasPicture: z.boolean(),
      languages: z.array(z.enum(spokenLanguages)),
    }),
    createdAt: z.string(),
  })
  .meta({ id: 'User' });
export type User = Infer<typeof userSchema>;

/** A new password: 8 to 128 characters after normalization, not all of them spaces. */
export const newPasswordSchema = z
  .string({ error: 'field.password_length' })
  .overwrite(normalPassword)
  .min(limits.password.min, { error: 'field.password_length' })
  .max(limits.password.max, { error: 'field.password_long' })
  .refine((password) => passwordProblem(password) !== 'blank', { error: 'field.password_blank' });

/** An entered password: a longer one than the maximum cannot be correct, and is not hashed. */
export const givenPasswordSchema = z
  .string({ error: 'field.password_wrong' })
  .min(1, { error: 'field.password_wrong' })
  .max(4 * limits.password.max, { error: 'field.password_wrong' });

/** A new password is entered twice. */
const matches = ({ password, passwordConfirmation }: { password: string; passwordConfirmation: string }) =>
  normalPassword(password) === normalPassword(passwordConfirmation);
const mismatch = { error: 'field.password_match', path: ['passwordConfirmation'] };

/** A 6-digit code as typed or pasted: any digits, with spaces and dashes. */
export const typedCodeSchema = z
  .string({ error: 'field.code' })
  .transform((text) => westernDigits(text).replace(/[\s\p{C}-]/gu, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${limits.code.digits}}$`), { error: 'field.code' }));

export const accountNameSchema = z
  .string({ error: 'field.name' })
  .overwrite(line)
  .min(1, { error: 'field.name' })
  .max(limits.accountName);

/** A phone number as typed; the server converts it to E.164, and an empty one to null. */
export const typedPhoneSchema = z.string().overwrite(line).max(limits.phone, { error: 'field.phone' });

const optionalGender = z.preprocess((value) => (value === '' ? null : value), z.enum(genders).nullish());

/** The consent to the terms, without which no account is created. */
export const termsAcceptedSchema = z.preprocess(
  (value) => checkboxSchema.safeParse(value).data ?? false,
  z.literal(true, { error: 'field.terms' }),
);

export const registerSchema = z
  .object({
    name: accountNameSchema,
    email: typedEmailSchema,
    phone: typedPhoneSchema.nullish(),
    gender: optionalGender,
    password: newPasswordSchema,
    passwordConfirmation: z.string({ error: 'field.password_match' }),
    termsAccepted: termsAcceptedSchema,
    newsletter: checkboxSchema.default(false),
  })
  .refine(matches, mismatch)
  .meta({ id: 'Registration' });
export type Registration = Infer<typeof registerSchema>;

export const loginSchema = z
  .object({
    email: typedEmailSchema,
    password: givenPasswordSchema,
    /** For two-step sign-in, if enabled: six digits, or a recovery code. */
    code: z.string().max(40, { error: 'field.code' }).optional(),
  })
  .meta({ id: 'Login' });
export type Login = Infer<typeof loginSchema>;

/** The token is returned only once; the browser stores it, the server stores its hash. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema }).meta({ id: 'SignedIn' });
export type SignedIn = Infer<typeof signedInSchema>;

export const forgotPasswordSchema = z.object({ email: typedEmailSchema }).meta({ id: 'ForgotPassword' });

export const verifyOtpSchema = z
  .object({ email: typedEmailSchema, otp: typedCodeSchema })
  .meta({ id: 'VerifyOtp' });
export const resetTokenSchema = z.object({ resetToken: z.string() }).meta({ id: 'ResetToken' });

export const resetPasswordSchema = z
  .object({
    resetToken: z.string({ error: 'field.link' }).min(1, { error: 'field.link' }).max(200),
    password: newPasswordSchema,
    passwordConfirmation: z.string({ error: 'field.password_match' }),
  })
  .refine(matches, mismatch)
  .meta({ id: 'ResetPassword' });

export const changePasswordSchema = z
  .object({
    oldPassword: givenPasswordSchema,
    password: newPasswordSchema,
    passwordConfirmation: z.string({ error: 'field.password_match' }),
  })
  .refine(matches, mismatch)
  .meta({ id: 'ChangePassword' });

/** An emailed link that confirms an address: the account's own, or its new one. */
export const linkTokenSchema = z
  .object({ token: z.string({ error: 'field.link' }).min(1, { error: 'field.link' }).max(200) })
  .meta({ id: 'LinkToken' });
export const confirmedEmailSchema = z.object({ email: z.string() }).meta({ id: 'ConfirmedEmail' });

/** Success without further data. */
export const doneSchema = z.object({ done: z.literal(true) }).meta({ id: 'Done' });

export const logIn = endpoint({
  method: 'post',
  path: '/login',
  summary: 'Signs in',
  description:
    'An account with two-step sign-in is also asked for the code: `errors.code` says so. 403 for a closed account.',
  body: loginSchema,
  bodyTypes: formTypes,
  answer: envelope(signedInSchema),
});

export const logOut = endpoint({
  method: 'post',
  path: '/logout',
  access: 'member',
  summary: 'Ends the session of the token that asks',
  answer: envelope(doneSchema),
  returns: 'The token is dead',
});

export const registerAccount = endpoint({
  method: 'post',
  path: '/register',
  summary: 'Makes an account and signs it in; its address is confirmed by a link that is mailed',
  body: registerSchema,
  bodyTypes: formTypes,
  answer: envelope(signedInSchema),
  status: 201,
});

export const sendResetCode = endpoint({
  method: 'post',
  path: '/forgot-password',
  summary: 'Sends a 6-digit code by email',
  description: `The mail has a link for the same, too. The code works once, for ${limits.code.minutes} minutes and ${limits.code.tries} tries; a newer one ends it.`,
  body: forgotPasswordSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
});

export const verifyResetCode = endpoint({
  method: 'post',
  path: '/verify-otp',
  summary: 'Changes the mailed code for a token that a new password is set with',
  body: verifyOtpSchema,
  answer: envelope(resetTokenSchema),
});

export const resetPassword = endpoint({
  method: 'post',
  path: '/reset-password',
  summary: 'Sets a new password; every session of the account ends',
  body: resetPasswordSchema,
  answer: envelope(doneSchema),
});

export const changePassword = endpoint({
  method: 'post',
  path: '/profile/password',
  access: 'member',
  summary: 'Changes the password; every other session ends',
  body: changePasswordSchema,
  answer: envelope(doneSchema),
});

export const confirmEmail = endpoint({
  method: 'post',
  path: '/confirm-email',
  summary: 'Follows a link from an email: the address that it was sent to is proved',
  body: linkTokenSchema,
  answer: envelope(confirmedEmailSchema),
});
