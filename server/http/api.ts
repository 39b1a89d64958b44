import { type Hook, OpenAPIHono, type z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { AppError, problemSchema } from '../../contract/errors.ts';
import { isLang } from '../../contract/locales.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { fieldErrors } from './problem.ts';

const refuse: Hook<unknown, ApiEnvironment, string, unknown> = (result, context) => {
  if (!result.success) {
    throw new AppError('invalid_fields', undefined, fieldErrors(result.error, context.get('lang')));
  }
};

/** A router of a room: schema errors become field errors. */
export function apiRouter() {
  return new OpenAPIHono<ApiEnvironment>({ defaultHook: refuse });
}

const problem = { content: { 'application/problem+json': { schema: problemSchema } } };

/** The responses of a read, for the OpenAPI document. Records that can expire or be closed may be gone. */
export function answers<T extends z.ZodType>(schema: T, description: string) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    404: { description: 'Not found', ...problem },
    422: { description: 'Bad fields', ...problem },
    429: { description: 'Too many requests; `Retry-After` says when to come back', ...problem },
  };
}

/** The bearer token requirement, for the OpenAPI document. */
export const bearerSecurity: Record<string, string[]>[] = [{ bearer: [] }];

/** Reads of public data may have a key, which counts them by its quota. */
export const optionalKey: Record<string, string[]>[] = [{}, { apiKey: [] }];

/** The response of member endpoints without a token. */
export const membersOnly = {
  401: { description: 'Without a token, or with a dead one', ...problem },
  403: { description: 'Not yours', ...problem },
};

/** The response of a read whose record expired or was closed. */
export const gone = { 410: { description: 'No longer available', ...problem } };

/** The response if the state of a record does not allow the action. */
export const conflicts = { 409: { description: 'Not as it is now', ...problem } };

/**
 * Parses city, language and city id from the base path. Unknown values respond 404.
 * @param isPlace whether a city, borough or neighborhood with an id exists
 * @param now the clock of request times
 */
export function apiBase(
  cityCode: string,
  isPlace: (id: number) => Promise<boolean>,
  now: () => Date,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { city, lang, cityId } = context.req.param() as Record<string, string>;
    if (!isLang(lang)) throw new AppError('not_found');
    context.set('lang', lang);
    if (city !== cityCode) throw new AppError('unknown_city');
    if (!cityId || !/^\d{1,9}$/.test(cityId)) throw new AppError('not_found');
    const id = Number(cityId);
    if (id !== 0 && !(await isPlace(id))) throw new AppError('not_found');
    context.set('cityId', id);
    context.set('now', now());
    await next();
  };
}

/** Responses of public reads may be cached and revalidated; those to requests with a token never. */
export const readHeaders: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  await next();
  if (context.req.method !== 'GET' || context.res.status !== 200) return;
  const own = context.req.header('authorization') !== undefined;
  // Not by `context.header`, which makes a new response of the stream of this one.
  const { headers } = context.res;
  headers.set('cache-control', own ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  headers.append('vary', 'Authorization, Accept-Encoding');
};
