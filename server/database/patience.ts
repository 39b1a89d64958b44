import { AsyncLocalStorage } from 'node:async_hooks';

/** Database timeouts by type of work, all in milliseconds. */
export interface Patience {
  /** For acquiring a connection and the statement that follows it, together. */
  totalMs: number;
  /** The same after the last statement timed out, on any connection. */
  suspectMs: number;
  /** After this time a statement's connection is suspected to be broken, and the database is checked. */
  probeAfterMs: number;
  /** The timeout of that check. */
  probeWithinMs: number;
}

/** For visitors who wait for a page or response: it has to arrive within five seconds, including other work. */
const visitor: Patience = {
  totalMs: 3_000,
  suspectMs: 700,
  probeAfterMs: Number.POSITIVE_INFINITY,
  probeWithinMs: 0,
};

/**
 * The back office changes thousands of rows at once: slow statements may continue while the database is available.
 */
const backOffice: Patience = {
  totalMs: 30_000,
  suspectMs: 30_000,
  probeAfterMs: 1_500,
  probeWithinMs: 2_500,
};

/** Migrations, imports, commands and jobs have no timeout while the database is available. */
const work: Patience = {
  totalMs: Number.POSITIVE_INFINITY,
  suspectMs: Number.POSITIVE_INFINITY,
  probeAfterMs: 15_000,
  probeWithinMs: 15_000,
};

/** A replica that is slower than this is not waited for: the primary is asked, within the visitor's own time. */
const replica = { totalMs: 1_500, suspectMs: 300 };

const current = new AsyncLocalStorage<Patience>();

/** The timeouts of the current work. */
export const currentPatience = (): Patience => current.getStore() ?? work;

export const asVisitor = <T>(run: () => T): T => current.run(visitor, run);
export const asBackOffice = <T>(run: () => T): T => current.run(backOffice, run);
/** For work that continues after the request that started it. */
export const asWork = <T>(run: () => T): T => current.run(work, run);
/** For a statement that another server can answer as well. */
export const asReaderOfReplica = <T>(run: () => T): T => current.run({ ...visitor, ...replica }, run);
