import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { refusalObserved } from '../metrics/observations.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { clientAddress } from './client-address.ts';
import { countedAs } from './network-address.ts';
import type { Rate, RateStore } from './rate-store.ts';
import { TooManyRequests } from './too-many-requests.ts';

/**
 * Consumes one request of a key, or as many as its cost.
 * @throws TooManyRequests if the limit is exceeded
 */
export type TakeOne = (key: string, cost?: number) => Promise<void>;

/** Consumes requests of a key, and returns those that turn out not to count. */
export interface KeyCount {
  take: TakeOne;
  giveBack(key: string): Promise<void>;
}

/** Counts by an account, an address or any other key. The key itself is stored as a hash. */
export function keyCount(store: RateStore, name: string, rate: Rate): KeyCount {
  const limiter = store(name, rate);
  const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    async take(key, cost = 1) {
      try {
        await limiter.consume(hashKey(key), cost);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        refusalObserved.report({ limit: name });
        throw new TooManyRequests(refused.msBeforeNext);
      }
    },
    async giveBack(key) {
      await limiter.reward(hashKey(key));
    },
  };
}

/** As `keyCount`, for requests that always count. */
export const keyLimit = (store: RateStore, name: string, rate: Rate): TakeOne =>
  keyCount(store, name, rate).take;

/** The network of a request; undefined for in-process requests of pages, which have no connection. */
export function networkOf(context: Context<ApiEnvironment>): string | undefined {
  const address = clientAddress(context);
  return address === undefined ? undefined : countedAs(address);
}

/**
 * Consumes the cost of a request from the limit of its network address. In-process requests of pages cost nothing.
 * @throws TooManyRequests
 */
export type AddressTake = (context: Context<ApiEnvironment>, cost?: number) => Promise<void>;

export function addressTake(store: RateStore, name: string, rate: Rate): AddressTake {
  const take = keyLimit(store, name, rate);
  return async (context, cost) => {
    const network = networkOf(context);
    if (network !== undefined) await take(network, cost);
  };
}

/** Middleware that consumes one per request. */
export const taking =
  (take: AddressTake): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    await take(context);
    await next();
  };

/** Creates middleware that limits each network address. */
export type AddressLimit = (name: string, rate: Rate) => MiddlewareHandler<ApiEnvironment>;

/** Limits requests by network address; further ones get 429 with `Retry-After`. */
export const addressLimit =
  (store: RateStore): AddressLimit =>
  (name, rate) =>
    taking(addressTake(store, name, rate));

/** No limits. */
export const noAddressLimit: AddressLimit = () => (_context, next) => next();
