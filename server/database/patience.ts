import { AsyncLocalStorage } from 'node:async_hooks';

/** How long work waits for the database, all in milliseconds. */
export interface Patience {
  /** For a connection and the statement that follows it, together. */
  totalMs: number;
  /** The same while the last statement came too late, on whatever connection. */
  suspectMs: number;
  /** After so long a statement's connection is suspected to be dead, and the database is asked whether it lives. */
  probeAfterMs: number;
  /** So long it has to answer. */
  probeWithinMs: number;
}

/**
 * Whoever waits for a page or an answer: it has to come within five seconds, and what else is done for it takes time,
 * too.
 */
const visitor: Patience = {
  totalMs: 3_000,
  suspectMs: 700,
  probeAfterMs: Number.POSITIVE_INFINITY,
  probeWithinMs: 0,
};

/** The back office changes thousands of rows at once: slow statements may go on as long as the database lives. */
const backOffice: Patience = {
  totalMs: 30_000,
  suspectMs: 30_000,
  probeAfterMs: 1_500,
  probeWithinMs: 2_500,
};

/** Migrations, imports, commands and jobs take as long as they take, on a database that lives. */
const work: Patience = {
  totalMs: Number.POSITIVE_INFINITY,
  suspectMs: Number.POSITIVE_INFINITY,
  probeAfterMs: 15_000,
  probeWithinMs: 15_000,
};

const current = new AsyncLocalStorage<Patience>();

/** How long the work under way waits. */
export const currentPatience = (): Patience => current.getStore() ?? work;

export const asVisitor = <T>(run: () => T): T => current.run(visitor, run);
export const asBackOffice = <T>(run: () => T): T => current.run(backOffice, run);
/** For work that goes on after the request which began it. */
export const asWork = <T>(run: () => T): T => current.run(work, run);
