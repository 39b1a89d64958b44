import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { currentRequest, forRequest } from '../process/current-request.ts';
import { inSpan } from '../tracing/spans.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { insideOf } from './inside.ts';

/** The properties of a request that are counted after its response. */
export interface Answered {
  method: string;
  /** The path template, whose number is bounded. */
  route: string;
  status: number;
  ms: number;
}

/** Called for every network request; must be fast. */
export type OnAnswered = (answered: Answered) => void;

const isId = /^\d{1,9}$/;

/**
 * A path for the log: the literals of the template and ids. Other segments, such as search terms and tokens of
 * emailed links, are replaced by `-`. The query is omitted.
 * @param route the matched template
 */
export function loggedPath(path: string, route: string): string {
  const literals = new Set(route.split('/'));
  return path
    .replace(/\?.*$/s, '')
    .split('/')
    .map((part) => (literals.has(part) || isId.test(part) ? part : '-'))
    .join('/');
}

/** The template of the handler: a page's route in the site map, or the path of a router. */
export const routeOf = (context: Context<ApiEnvironment>): string =>
  context.get('pageRoute') ?? routePath(context);

export interface LoggedRequest extends Answered {
  requestId: string;
  path: string;
}

/**
 * Writes the access log at `info`. Lines contain neither addresses of visitors nor their input, so redaction, which
 * takes four times as long as writing a line, is skipped.
 */
export function accessLog(log: Logger): (request: LoggedRequest) => void {
  const lines = log.child({}, { redact: [] });
  return ({ requestId, method, route, path, status, ms }) => {
    if (!lines.isLevelEnabled('info')) return;
    const rounded = Math.round(ms * 10) / 10;
    lines.info({ requestId, method, route, path: loggedPath(path, route), status, ms: rounded });
  };
}

/** The span of a request: names in the code and its id, which the log has, too. Neither its path nor its sender. */
export const requestSpan = (requestId: string, { method, route, status }: Answered) => ({
  name: `${method} ${route}`,
  attributes: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'app.request.id': requestId,
  },
});

/**
 * Gives every request an id, returns it in the response, and logs the request and its duration. In-process requests
 * of pages are part of the page's own.
 */
export function requestLog(log: Logger, onAnswered?: OnAnswered): MiddlewareHandler<ApiEnvironment> {
  const write = accessLog(log);
  return async (context, next) => {
    const requestId = currentRequest() ?? randomUUID();
    context.set('requestId', requestId);
    const startedAt = performance.now();
    const process = () => forRequest(requestId, next);
    if (insideOf(context)) {
      await process();
      context.res.headers.set('x-request-id', requestId);
      return;
    }
    const { method, path } = context.req;
    const { trace: parent } = context.get('client');
    const answered = await inSpan({ name: method, kind: 'server', parent }, async (span) => {
      await process();
      const { status } = context.res;
      const done = { method, route: routeOf(context), status, ms: performance.now() - startedAt };
      const { name, attributes } = requestSpan(requestId, done);
      span.rename(name);
      span.set(attributes);
      if (status >= 500) span.fail();
      return done;
    });
    context.res.headers.set('x-request-id', requestId);
    onAnswered?.(answered);
    write({ requestId, path, ...answered });
  };
}
