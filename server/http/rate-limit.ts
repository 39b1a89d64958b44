import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiEnvironment } from './api-environment.ts';
import { clientAddress, countedAs } from './client-address.ts';
import { problemOf, problemResponse } from './problem.ts';

/** So many requests in so many seconds, from one address. */
export interface Rate {
  points: number;
  seconds: number;
}

/**
 * Lets an address ask so often and no more; beyond it is answered 429 and told when to come back. Every
 * call makes a count of its own, kept in the memory of this process. The pages' own requests, which come
 * without a connection, are not counted.
 */
export function rateLimit({ points, seconds }: Rate): MiddlewareHandler<ApiEnvironment> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (context, next) => {
    const address = clientAddress(context);
    const refused = address === undefined ? undefined : await consume(limiter, countedAs(address));
    if (!refused) return next();
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    return problemResponse(problemOf('too_many_requests', context.get('lang')), {
      'retry-after': String(seconds),
    });
  };
}

/** Lets everybody ask as often as they like. */
export function noLimit(_rate: Rate): MiddlewareHandler<ApiEnvironment> {
  return (_context, next) => next();
}

/** Undefined when there was a point left, else what is known about when there will be one. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}
