import type { ZodError } from 'zod';
import { AppError, type ErrorCode, errorStatus, type Problem } from '../../contract/errors.ts';
import type { Lang } from '../../contract/locales.ts';
import { isDatabaseLost } from '../database/unavailable-error.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { isMessageKey, type MessageKey, messageOf } from './messages.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** The message keys of schema errors. */
const issueKeys: Record<string, MessageKey> = {
  invalid_type: 'field.format',
  too_small: 'field.too_small',
  too_big: 'field.too_big',
  invalid_value: 'field.choice',
  invalid_format: 'field.format',
};

/** A schema may use a message key as its message. */
export function issueKey({ code, message }: ZodError['issues'][number]): MessageKey {
  if (isMessageKey(message)) return message;
  if (code === 'invalid_type' && message.endsWith('received undefined')) return 'field.missing';
  return issueKeys[code] ?? 'field.format';
}

/** The invalid fields of a failed validation, with messages in the language of the request. */
export function fieldErrors(error: ZodError, lang: Lang): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || '_';
    const sentence = messageOf(issueKey(issue), lang);
    errors[field] = [...new Set([...(errors[field] ?? []), sentence])];
  }
  return errors;
}

/** The public part of an error: never a stack trace, SQL or a file path. */
export function problemOf(
  code: ErrorCode,
  lang: Lang,
  detail?: string,
  errors?: Record<string, string[]>,
): Problem {
  const status = errorStatus[code];
  const title = titles[status] ?? 'Error';
  return {
    type: `/api/docs#${code}`,
    title,
    status,
    detail: detail ?? title,
    message: messageOf(code, lang),
    code,
    ...(errors && { errors }),
  };
}

/** The `Retry-After` of 503 responses, in seconds: a recovered database is detected within a few. */
export const retryAfterSeconds = 10;

/** `application/problem+json` in the language of the request. */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(problem.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/** A unique violation or a deadlock between concurrent requests. */
function isRace(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && ['23505', '40001', '40P01'].includes(code);
}

export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (isDiskFull(error)) return 'storage_full';
  if (isRace(error)) return 'conflict';
  return isDatabaseLost(error) || error instanceof StorageUnavailable ? 'unavailable' : 'internal';
}
