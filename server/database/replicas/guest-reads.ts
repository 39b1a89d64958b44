import { AsyncLocalStorage } from 'node:async_hooks';

const reading = new AsyncLocalStorage<true>();

/** Runs the read of a guest, whose statements may be sent to a replica of the database. */
export const asGuestRead = <T>(run: () => T): T => reading.run(true, run);

/** Whether the current work is the read of a guest. */
export const isGuestRead = (): boolean => reading.getStore() === true;
