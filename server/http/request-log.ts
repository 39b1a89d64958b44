import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnvironment } from './api-environment.ts';

/** Gives every request an id, says it in the answer, and logs what was asked and how long it took. */
export function requestLog(log: Logger): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.debug({
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms,
    });
  };
}
