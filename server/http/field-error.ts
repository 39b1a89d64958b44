import { AppError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/locales.ts';
import { type MessageKey, messageOf } from './messages.ts';

/** An error of one field that no schema can detect, in the language of the request. */
export function fieldError(field: string, key: MessageKey, lang: Lang): AppError {
  return new AppError('invalid_fields', undefined, { [field]: [messageOf(key, lang)] });
}

/** Errors of several fields. */
export function fieldsError(keys: Record<string, MessageKey>, lang: Lang): AppError {
  const errors = Object.entries(keys).map(([field, key]) => [field, [messageOf(key, lang)]]);
  return new AppError('invalid_fields', undefined, Object.fromEntries(errors));
}
