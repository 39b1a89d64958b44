import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { problemOf, problemResponse } from './problem.ts';

/** The header with the key of a program. */
export const keyHeader = 'x-api-key';

/** The use of a key's quota after a request. */
export interface Quota {
  limit: number;
  remaining: number;
  isExceeded: boolean;
  /** Seconds until it begins again. */
  resetSeconds: number;
}

/**
 * Requests with a key are counted by its daily quota, those without by their network address. A key authorizes
 * nothing but reading what is public.
 * @param byNetwork the limit of requests without a key
 * @param keysOfNetwork the limit of requests with keys, valid or not
 * @param take counts a request of a key; null if the key is invalid
 * @throws AppError `invalid_key`, `read_only_key`
 */
export function keyQuota(
  byNetwork: MiddlewareHandler<ApiEnvironment>,
  keysOfNetwork: MiddlewareHandler<ApiEnvironment>,
  take: (key: string, at: Date) => Promise<Quota | null>,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const key = context.req.header(keyHeader);
    if (key === undefined) return byNetwork(context, next);
    let response: Response | undefined;
    await keysOfNetwork(context, async () => {
      const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
      if (!isRead || context.req.header('authorization') !== undefined) throw new AppError('read_only_key');
      const quota = await take(key, context.get('now'));
      if (!quota) throw new AppError('invalid_key');
      const { limit, remaining, isExceeded, resetSeconds } = quota;
      const headers = {
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': String(resetSeconds),
      };
      if (isExceeded) {
        const problem = problemOf('quota_exceeded', context.get('lang'));
        response = problemResponse(problem, { ...headers, 'retry-after': String(resetSeconds) });
        return;
      }
      await next();
      // Afterwards, so that errors state it, too; in place, as `context.header` would make a new response.
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    });
    return response;
  };
}
