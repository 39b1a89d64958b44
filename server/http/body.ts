import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { formTypes } from '../../contract/endpoint.ts';
import { AppError } from '../../contract/errors.ts';
import { defaultLang, type Lang } from '../../contract/locales.ts';
import { messageOf } from './messages.ts';
import { fieldErrors } from './problem.ts';
import { storable } from './storable.ts';

/** Rejects larger bodies, in bytes. */
export const bodyBound = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('payload_too_large');
    },
  });

async function parsed(context: Context, type: string): Promise<unknown> {
  try {
    return type === 'application/json' ? await context.req.json() : await context.req.parseBody();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('bad_request');
  }
}

function stored(sent: unknown, context: Context): unknown {
  const { fields, broken } = storable(sent);
  if (broken.length === 0) return fields;
  const sentence = messageOf('field.characters', context.get('lang') ?? defaultLang);
  const errors = Object.fromEntries(broken.map((path) => [path || '_', [sentence]]));
  throw new AppError('invalid_fields', undefined, errors);
}

/**
 * The body as JSON or as either form encoding.
 * @throws AppError `bad_request` for invalid JSON, `unsupported_media_type`, and `invalid_fields` if a text has a
 * lone surrogate
 */
export async function sentFields(context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!formTypes.some((one) => one === type)) throw new AppError('unsupported_media_type');
  return stored(await parsed(context, type), context);
}

/**
 * Validates the fields by the schema.
 * @throws AppError `invalid_fields` with a message for each invalid field
 */
export function checked<T extends z.ZodType>(schema: T, fields: unknown, lang: Lang): z.infer<T> {
  const result = schema.safeParse(fields);
  if (!result.success) throw new AppError('invalid_fields', undefined, fieldErrors(result.error, lang));
  return result.data;
}
