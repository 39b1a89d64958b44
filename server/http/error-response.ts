import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { defaultLang, parseLang } from '../../contract/locales.ts';
import { overloadRetrySeconds } from './admission/refuse-overload.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { maintenanceRetrySeconds } from './maintenance.ts';
import { codeOf, problemOf, problemResponse } from './problem.ts';
import { loggedPath, routeOf } from './request-log.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** When to come back after an error that says so itself, in seconds. */
const retrySeconds: Partial<Record<ErrorCode, number>> = {
  maintenance: maintenanceRetrySeconds,
  overloaded: overloadRetrySeconds,
};

/** Error codes of streams whose connection ended early, where they do not pass on its own error. */
const prematureEnd: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/**
 * Whether a request failed because its client disconnected, for example during an upload, and not because of the
 * server: another error while the client is gone is the server's.
 */
export function isDepartedClient(error: unknown, context: Context): boolean {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (!incoming?.destroyed || incoming.complete || !(error instanceof Error)) return false;
  return error === incoming.errored || prematureEnd.has((error as NodeJS.ErrnoException).code);
}

/** The response to any error: a problem in the language of the URL. Server errors are logged. */
export function errorResponse(error: unknown, context: Context<ApiEnvironment>, log: Logger): Response {
  const isDeparted = isDepartedClient(error, context);
  const code = isDeparted ? 'bad_request' : codeOf(error);
  const requestId = context.get('requestId');
  const { path } = context.req;
  const route = routeOf(context);
  const where = { requestId, route, path: loggedPath(path, route) };
  if (isDeparted) log.debug(where, 'the client disconnected');
  else if (code === 'internal' || code === 'unavailable') log.error({ err: error, ...where });
  const lang = context.get('lang') ?? parseLang(path.split('/')[3]) ?? defaultLang;
  const errors = error instanceof AppError ? error.errors : undefined;
  const retryAfter = error instanceof TooManyRequests ? error.retryAfter : retrySeconds[code];
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return problemResponse(problemOf(code, lang, undefined, errors), headers);
}
