import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/**
 * The id of the request that the current work belongs to, also in a queue job that the request sent; undefined for
 * none.
 */
export const currentRequest = (): string | undefined => current.getStore();

/** Runs work for a request, which `currentRequest` returns to everything that it calls. */
export const forRequest = <T>(requestId: string, run: () => T): T => current.run(requestId, run);
