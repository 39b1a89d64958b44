import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the request that this is done for, also by the job of a queue that the request sent; undefined for none. */
export const currentRequest = (): string | undefined => current.getStore();

/** Does something for a request, which whatever is called from there knows by `currentRequest`. */
export const forRequest = <T>(requestId: string, run: () => T): T => current.run(requestId, run);
