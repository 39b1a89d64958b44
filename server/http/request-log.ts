import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { currentRequest, forRequest } from '../process/current-request.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { insideOf } from './inside.ts';

/** What is counted of a request once it was answered. */
export interface Answered {
  method: string;
  /** The template of the path, of which there are only so many. */
  route: string;
  status: number;
  ms: number;
}

/** Called for every request of the network; must be fast. */
export type OnAnswered = (answered: Answered) => void;

const isId = /^\d{1,9}$/;

/**
 * A path as a log may show it: the words of the template and ids. What else visitors write into addresses, such as the
 * words that they search for and the tokens of mailed links, becomes `-`. The query is left out.
 * @param route the template that the path was found by
 */
export function loggedPath(path: string, route: string): string {
  const literals = new Set(route.split('/'));
  return path
    .replace(/\?.*$/s, '')
    .split('/')
    .map((part) => (literals.has(part) || isId.test(part) ? part : '-'))
    .join('/');
}

/** The template of what answered, or refused to: a page's path of the site map, or the path of a router. */
export const routeOf = (context: Context<ApiEnvironment>): string =>
  context.get('pageRoute') ?? routePath(context);

export interface LoggedRequest extends Answered {
  requestId: string;
  path: string;
}

/**
 * Writes the lines of the access log, at `info`. Neither addresses of visitors nor anything that they wrote is in them,
 * so the search for secrets, which takes four times as long as writing a line, is left out.
 */
export function accessLog(log: Logger): (request: LoggedRequest) => void {
  const lines = log.child({}, { redact: [] });
  return ({ requestId, method, route, path, status, ms }) => {
    if (!lines.isLevelEnabled('info')) return;
    const rounded = Math.round(ms * 10) / 10;
    lines.info({ requestId, method, route, path: loggedPath(path, route), status, ms: rounded });
  };
}

/**
 * Gives every request an id, says it in the answer, and logs what was asked and how long it took. Requests that pages
 * make in process are part of the page's own.
 */
export function requestLog(log: Logger, onAnswered?: OnAnswered): MiddlewareHandler<ApiEnvironment> {
  const write = accessLog(log);
  return async (context, next) => {
    const requestId = currentRequest() ?? randomUUID();
    context.set('requestId', requestId);
    const startedAt = performance.now();
    await forRequest(requestId, next);
    context.res.headers.set('x-request-id', requestId);
    if (insideOf(context)) return;
    const { method, path } = context.req;
    const { status } = context.res;
    const answered = { method, route: routeOf(context), status, ms: performance.now() - startedAt };
    onAnswered?.(answered);
    write({ requestId, path, ...answered });
  };
}
