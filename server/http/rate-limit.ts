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
 * Takes one of the requests that whoever has this key may make, or as many as it costs.
 * @throws TooManyRequests when there is none left
 */
export type TakeOne = (key: string, cost?: number) => Promise<void>;

/** Takes requests of a key, and gives back those that turn out to count for nothing. */
export interface KeyCount {
  take: TakeOne;
  giveBack(key: string): Promise<void>;
}

/** Counts by an account, an address or whatever else the key names. The key itself is not kept. */
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

/** As `keyCount`, where each request counts. */
export const keyLimit = (store: RateStore, name: string, rate: Rate): TakeOne =>
  keyCount(store, name, rate).take;

/** The network that a request is counted as; undefined for the pages' own, which come without a connection. */
export function networkOf(context: Context<ApiEnvironment>): string | undefined {
  const address = clientAddress(context);
  return address === undefined ? undefined : countedAs(address);
}

/**
 * Takes what a request costs from what the network address that it comes from may have. The pages' own requests,
 * which come without a connection, cost nothing.
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

/** The middleware that takes one for each request. */
export const taking =
  (take: AddressTake): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    await take(context);
    await next();
  };

/** Makes the middleware that bounds one network address. */
export type AddressLimit = (name: string, rate: Rate) => MiddlewareHandler<ApiEnvironment>;

/** Lets a network address ask so often and no more; beyond it is answered 429 and told when to come back. */
export const addressLimit =
  (store: RateStore): AddressLimit =>
  (name, rate) =>
    taking(addressTake(store, name, rate));

/** Lets everybody ask as often as they like. */
export const noAddressLimit: AddressLimit = () => (_context, next) => next();
