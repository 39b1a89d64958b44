import { z } from 'zod';
import { linkSchema } from '../contact-details.ts';
import type { Infer } from '../deep-readonly.ts';
import { limits } from '../limits.ts';
import { type Either, langs } from '../locales.ts';
import { westernDigits } from '../search.ts';
import { dateSchema } from '../special-hours.ts';
import { line, lines, typedEmailSchema } from '../typed-text.ts';

/*
 * The fields of posts. One schema validates in forms and on the server, and provides the type; its messages are
 * keys of both sides' message files.
 */

const blankIsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;

/** An optional field: missing, null or blank becomes null. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankIsNull, schema.nullable());
}

/** A required line; `key` is the message if it is missing. */
export const requiredLine = (key: string, max: number) =>
  z.string({ error: key }).overwrite(line).min(1, { error: key }).max(max, { error: 'field.too_big' });

export const optionalLine = (max: number) =>
  optional(z.string().overwrite(line).max(max, { error: 'field.too_big' }));

/** A required multi-line text. */
export const requiredLines = (key: string, max: number) =>
  z.string({ error: key }).overwrite(lines).min(1, { error: key }).max(max, { error: 'field.too_big' });

/** A required calendar day, `2027-02-08`; `key` is the message if it is missing. */
export const requiredDay = (key: string) => z.string({ error: key }).min(1, { error: key }).pipe(dateSchema);

/** A required choice; `key` is the message if it is missing. */
export const requiredChoice = <const T extends readonly string[]>(key: string, values: T) =>
  z.enum(values, { error: key });

export const optionalChoice = <const T extends readonly string[]>(values: T) =>
  optional(z.enum(values, { error: 'field.choice' }));

/** Any number of the values, without duplicates. */
export const choices = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values, { error: 'field.choice' }))
    .max(values.length, { error: 'field.too_big' })
    .default([])
    .transform((chosen) => [...new Set(chosen)]);

/** A required id of a row; the server checks whether the row exists and has the right type. */
export const requiredId = (key: string) =>
  z.number({ error: key }).int({ error: key }).positive({ error: key });

interface Bounds {
  min: number;
  max: number;
}

export const wholeNumber = ({ min, max }: Bounds, key = 'field.number') =>
  z
    .number({ error: key })
    .int({ error: 'field.whole_number' })
    .min(min, { error: 'field.too_small' })
    .max(max, { error: 'field.too_big' });

/** US cents. */
export const cents = (key = 'field.number') => wholeNumber(limits.priceCents, key);

const postalCode = (key: string) =>
  z
    .string({ error: key })
    .overwrite((text) => westernDigits(text).trim())
    .min(1, { error: key })
    .regex(/^\d{5}$/, { error: 'field.postal_code_format' });

export const requiredPostalCode = postalCode('field.postal_code');
export const optionalPostalCode = optional(postalCode('field.postal_code'));

/** A number as typed, in any digits; the server converts it to E.164 or rejects it. */
export const phoneField = z
  .string({ error: 'field.phone_required' })
  .overwrite((text) => line(westernDigits(text)))
  .min(1, { error: 'field.phone_required' })
  .max(limits.phone, { error: 'field.phone' });
export const optionalPhone = optional(phoneField);

export const optionalEmail = optional(typedEmailSchema);
export const requiredEmail = z
  .string({ error: 'field.email_required' })
  .min(1, { error: 'field.email_required' })
  .pipe(typedEmailSchema);

/** http and https only. */
export const optionalLink = optional(
  z
    .string()
    .trim()
    .refine((link) => linkSchema.safeParse(link).success, { error: 'field.link_format' }),
);

/** The language of a post's text; detected from the text if not specified. */
export const postLang = z.enum(langs, { error: 'field.choice' }).optional();

/**
 * A text that may be given in both languages: `{en, ar}`, at least one of them, or a string in the post's language.
 */
export function eitherText(key: string, text: (key: string) => z.ZodType<string, string>) {
  // The contents are validated below, so that errors are reported for the whole field.
  const one = z.string({ error: key }).nullish();
  return z
    .union([z.string({ error: key }), z.object({ en: one, ar: one }, { error: key })], { error: key })
    .transform((given, context): Either | string => {
      const parts = typeof given === 'string' ? { whole: given } : given;
      const read = Object.entries(parts).flatMap(([name, value]) => {
        if (!value?.trim()) return [];
        const result = text(key).safeParse(value);
        if (result.success) return [[name, result.data] as const];
        for (const { message } of result.error.issues) context.addIssue({ code: 'custom', message });
        return [];
      });
      if (read.length === 0 && context.issues.length === 0)
        context.addIssue({ code: 'custom', message: key });
      const fields = Object.fromEntries(read);
      return typeof given === 'string' ? (fields.whole ?? '') : fields;
    });
}

const photoRef = (key: string) =>
  z
    .union(
      [
        // A form displays the first error, so all alternatives have the same message.
        z.number({ error: key }).int({ error: key }).positive({ error: key }),
        z.object(
          {
            id: z.number().int().positive(),
            alt: optional(z.string().overwrite(line).max(limits.pictureAlt)).optional(),
          },
          { error: key },
        ),
      ],
      { error: key },
    )
    .transform((given) =>
      typeof given === 'number' ? { id: given, alt: null } : { id: given.id, alt: given.alt ?? null },
    );

/** An uploaded picture, by id, with its alternative text if any. */
export const photoRefSchema = photoRef('field.image');
/** A required picture; `key` is the message if it is missing. */
export const requiredPhoto = photoRef;
export type PhotoRef = Infer<typeof photoRefSchema>;

/** Pictures in order, without duplicates. `key` is the message if there are too few. */
export const photos = ({ min, max }: Bounds, key: string) =>
  z
    .array(photoRefSchema, { error: key })
    .min(min, { error: key })
    .max(max, { error: 'field.images_many' })
    .refine((refs) => new Set(refs.map(({ id }) => id)).size === refs.length, { error: 'field.image_twice' });

/**
 * Adds a rule about several fields. It runs even if another field is invalid, so that all errors are reported at
 * once: `holds` may get fields that are missing or not yet valid.
 */
export function withRule<T extends z.ZodType>(
  schema: T,
  path: string,
  error: string,
  holds: (post: Partial<z.output<T>>) => boolean,
): T {
  return schema.refine((post) => holds((post ?? {}) as Partial<z.output<T>>), {
    error,
    path: [path],
    when: ({ value }) => typeof value === 'object' && value !== null,
  }) as T;
}

/** Whether a field has a value. */
export const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Whether a range does not end before it begins; missing and invalid ends are reported separately. */
export const isInOrder = (from: unknown, to: unknown) =>
  typeof from !== 'number' || typeof to !== 'number' || from <= to;

/** A post has a phone number or an email address, or both (section 5 of the specification). */
export const hasContact = ({ phone, email }: { phone?: unknown; email?: unknown }) =>
  isGiven(phone) || isGiven(email);
