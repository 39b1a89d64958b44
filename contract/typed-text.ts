import { z } from 'zod';
import { emailSchema } from './contact-details.ts';

/* What people type, made clean. A message of a schema here is a key of the server's message files. */

/**
 * Embeddings, overrides and isolates turn the order in which everything behind them is read, as in a name that ends in
 * `\u202egpj.exe`. Pages find the direction of a text by themselves; the marks and joiners that Arabic needs are none of
 * these.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A line of text: blanks and control characters are one blank. */
export const line = (text: string) =>
  text
    .replace(turning, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Text in lines: no control characters but their ends. */
export const lines = (text: string) =>
  text
    .replace(turning, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

/** An address as people type it: blanks around it are dropped, capitals mean nothing. */
export const typedEmailSchema = z
  .string({ error: 'field.email' })
  .trim()
  .toLowerCase()
  .refine((email) => emailSchema.safeParse(email).success, { error: 'field.email' });

/** A switch of a form: a browser sends `on`, JSON sends true. */
export const checkboxSchema = z
  .union([z.boolean(), z.enum(['on', '1', 'true', 'off', '0', 'false', ''])])
  .transform((value) => value === true || value === 'on' || value === '1' || value === 'true');
