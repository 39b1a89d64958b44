import { z } from 'zod';
import { emailSchema } from './contact-details.ts';

/* Normalization of text input. A message of a schema here is a key of the server's message files. */

/**
 * Bidirectional embeddings, overrides and isolates reverse the reading order of everything behind them, as in a
 * name that ends in `\u202egpj.exe`. Pages detect the direction of a text by themselves; the marks and joiners that
 * Arabic requires are preserved.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A single line of text: whitespace and control characters become one space. */
export const line = (text: string) =>
  text
    .replace(turning, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Multiline text without control characters other than line breaks. */
export const lines = (text: string) =>
  text
    .replace(turning, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

/** An email address as typed: surrounding spaces are removed, case is ignored. */
export const typedEmailSchema = z
  .string({ error: 'field.email' })
  .trim()
  .toLowerCase()
  .refine((email) => emailSchema.safeParse(email).success, { error: 'field.email' });

/** A check box: HTML forms send `on`, JSON sends true. */
export const checkboxSchema = z
  .union([z.boolean(), z.enum(['on', '1', 'true', 'off', '0', 'false', ''])])
  .transform((value) => value === true || value === 'on' || value === '1' || value === 'true');
