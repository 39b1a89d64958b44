import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Db, poolsOf } from '../database/connect.ts';
import { connectionObserved, statementObserved } from './observations.ts';

const verbs: ReadonlySet<string> = new Set([
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'],
]);

/** The first keyword of a statement; `other` for rare ones. */
export function verbOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return verbs.has(verb) ? verb : 'other';
}

/** Registers the metrics of statements and connection pools. */
export function registerDatabase(registry: Registry, db: Db): void {
  const registers = [registry];
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements that the database answered, by pool and first word.',
    labelNames: ['pool', 'verb'],
    buckets: [0.001, 0.0025, 0.01, 0.05, 0.25, 1, 3, 10],
    registers,
  });
  const statementErrors = new Counter({
    name: 'database_statement_errors_total',
    help: 'Statements that failed or were not answered in time.',
    labelNames: ['pool'],
    registers,
  });
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Time until a connection of the pool was free.',
    labelNames: ['pool'],
    buckets: [0.001, 0.01, 0.1, 1, 3],
    registers,
  });
  const connectionErrors = new Counter({
    name: 'database_connection_errors_total',
    help: 'Times that no connection of the pool could be had in time.',
    labelNames: ['pool'],
    registers,
  });
  for (const pool of ['main', 'words', 'queue']) {
    statementErrors.inc({ pool }, 0);
    connectionErrors.inc({ pool }, 0);
  }
  statementObserved.listen(({ pool, text, seconds, hasFailed }) => {
    if (hasFailed) statementErrors.inc({ pool });
    else statements.observe({ pool, verb: verbOf(text) }, seconds);
  });
  connectionObserved.listen(({ pool, seconds, hasFailed }) => {
    if (hasFailed) connectionErrors.inc({ pool });
    else waits.observe({ pool }, seconds);
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Open connections of the pool, in use or idle.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const pool of poolsOf(db)) {
        const { open, idle } = pool.counts();
        this.set({ pool: pool.name, state: 'idle' }, idle);
        this.set({ pool: pool.name, state: 'used' }, open - idle);
      }
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Statements and transactions that wait for a connection of the pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const pool of poolsOf(db)) this.set({ pool: pool.name }, pool.counts().waiting);
    },
  });
}
