import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { connectionObserved, statementObserved } from '../metrics/observations.ts';
import { currentPatience, type Patience } from './patience.ts';
import { preparedNameOf } from './prepared.ts';
import { DatabaseUnavailableError, isDatabaseLost } from './unavailable-error.ts';

/** A connection that takes longer to open is abandoned. */
const OPEN_WITHIN_MS = 30_000;

/**
 * The server checks every second whether the client is connected, so that an abandoned statement ends, and releases
 * the locks of its transaction. Not all operating systems support it.
 */
const sessionSettings = `
  set idle_in_transaction_session_timeout = '60s';
  do $$ begin
    perform set_config('client_connection_check_interval', '1000', false);
  exception when others then null;
  end $$`;

/** A database without any response for this long, in milliseconds, is not merely busy. */
const silentAfterMs = 1_000;

const late = Symbol('late');

/** Waits are counted in slices of this many milliseconds. */
const sliceMs = 250;

/**
 * Waits at most this many milliseconds. While this process was too busy to check whether the promise settled, at
 * most one slice counts: a response that has arrived is not late.
 */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | typeof late> {
  if (milliseconds === Number.POSITIVE_INFINITY) return promise;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    const waitFor = (left: number) => {
      const slice = Math.min(Math.max(0, left), sliceMs);
      timer = setTimeout(() => {
        if (left > slice) waitFor(left - slice);
        // Due timers run before connections are read: what has arrived meanwhile is read first.
        else setImmediate(() => resolve(late));
      }, slice);
    };
    waitFor(milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Whether the database responds on a new connection. Any response, including an error, counts. */
async function answers(connectionString: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  const pending = client.connect().then(
    () => client.query('select 1').then(() => true),
    () => true,
  );
  const answer = await within(
    withinMs,
    pending.catch(() => true),
  );
  void client.end().catch(() => undefined);
  return answer !== late;
}

/** The shared state of the connections to one database: whether it responds. */
export interface Guard {
  /** A statement timed out, and none has completed since. */
  isSuspect: boolean;
  /** The time of the last completed statement, by `performance.now`. */
  answeredAt: number;
  /** One concurrent check whether the database is available, shared by all callers. */
  probe(withinMs: number): Promise<boolean>;
}

export function createGuard(connectionString: string): Guard {
  let probing: Promise<boolean> | undefined;
  return {
    isSuspect: false,
    answeredAt: Number.NEGATIVE_INFINITY,
    probe(withinMs) {
      probing ??= answers(connectionString, withinMs).finally(() => {
        probing = undefined;
      });
      return probing;
    },
  };
}

/**
 * A pooler in transaction mode (PgBouncer) gives each transaction another connection to the database: state beyond
 * a transaction, such as session settings or prepared statements, would affect other clients.
 */
export interface GuardedPoolConfig extends pg.PoolConfig {
  isPooled?: boolean;
}

/**
 * A pool that survives broken and hanging connections. An idle one that broke is replaced at the next query; a
 * broken one in use fails at its next query. A statement that times out fails with `DatabaseUnavailableError`, and
 * its connection is closed; the timeout depends on the caller (`patience.ts`).
 */
export class GuardedPool implements PostgresPool {
  readonly options: pg.PoolOptions;
  /** The name of the pool in metrics. */
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #guard: Guard;
  readonly #clients = new WeakMap<pg.PoolClient, GuardedClient>();
  /** When each pending request for a connection began to wait, oldest first. */
  readonly #waiting = new Set<{ since: number }>();
  readonly #isPooled: boolean;

  /** @param config.isPooled whether the connections are those of a pooler in transaction mode */
  constructor(name: string, { isPooled = false, ...config }: GuardedPoolConfig, guard: Guard) {
    this.name = name;
    this.#isPooled = isPooled;
    this.#guard = guard;
    this.#pool = new pg.Pool({
      connectionTimeoutMillis: OPEN_WITHIN_MS,
      keepAlive: true,
      ...config,
      onConnect: async (client) => {
        if (!isPooled) await client.query(sessionSettings);
        await config.onConnect?.(client);
      },
    });
    this.options = this.#pool.options;
    // Without a listener a connection error would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async connect(): Promise<GuardedClient> {
    const patience = currentPatience();
    const begunAt = performance.now();
    const waiting = { since: begunAt };
    this.#waiting.add(waiting);
    const connecting = this.#pool.connect();
    const total = this.#guard.isSuspect ? patience.suspectMs : patience.totalMs;
    const report = (hasFailed: boolean) =>
      connectionObserved.report({
        pool: this.name,
        seconds: (performance.now() - begunAt) / 1000,
        hasFailed,
      });
    const client = await within(total, connecting)
      .catch((error: unknown) => {
        report(true);
        throw isDatabaseLost(error) ? new DatabaseUnavailableError('no connection', error) : error;
      })
      .finally(() => this.#waiting.delete(waiting));
    report(client === late);
    if (client === late) {
      this.#guard.isSuspect = true;
      // If the connection opens after all, nothing uses it.
      connecting.then(
        (unwanted) => unwanted.release(),
        () => undefined,
      );
      throw new DatabaseUnavailableError('no connection in time');
    }
    const guarded =
      this.#clients.get(client) ?? new GuardedClient(this.name, client, this.#guard, this.#isPooled);
    this.#clients.set(client, guarded);
    guarded.spentMs = performance.now() - begunAt;
    return guarded;
  }

  /** Runs one statement on any free connection. */
  async query(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const client = await this.connect();
    try {
      const answer = await client.query(text, values);
      client.release();
      return answer;
    } catch (error) {
      // It may have begun a transaction, which nothing would end.
      client.release(true);
      throw error;
    }
  }

  /** The number of connections, idle connections, and waiting callers. */
  counts(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /**
   * The age of the oldest pending request for a connection while the database responds to others, in milliseconds;
   * 0 if there is none, or if the database does not respond.
   */
  waitMs(): number {
    const [oldest] = this.#waiting;
    const now = performance.now();
    return oldest && now - this.#guard.answeredAt < silentAfterMs ? now - oldest.since : 0;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class GuardedClient implements PostgresPoolClient {
  /** How much of the timeout of the first statement was spent waiting for the connection. */
  spentMs = 0;
  readonly #pool: string;
  readonly #client: pg.PoolClient;
  readonly #guard: Guard;
  readonly #isPooled: boolean;

  constructor(pool: string, client: pg.PoolClient, guard: Guard, isPooled: boolean) {
    this.#pool = pool;
    this.#client = client;
    this.#guard = guard;
    this.#isPooled = isPooled;
  }

  get processID(): number | undefined {
    return (this.#client as { processID?: number }).processID;
  }

  query<R>(sql: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    pending: string | PostgresCursor<R>,
    values?: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof pending === 'string') return this.#query<R>(pending, values);
    // Kysely and `pg` have different types for cursors.
    return this.#client.query(pending as never) as PostgresCursor<R>;
  }

  async #query<R>(sql: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const patience = currentPatience();
    const spent = this.spentMs;
    this.spentMs = 0;
    const begunAt = performance.now();
    const report = (hasFailed: boolean) =>
      statementObserved.report({
        pool: this.#pool,
        text: sql,
        seconds: (performance.now() - begunAt) / 1000,
        hasFailed,
      });
    const name = this.#isPooled ? undefined : preparedNameOf(sql);
    const pending: Promise<unknown> = name
      ? this.#client.query({ name, text: sql, values: values as unknown[] })
      : this.#client.query(sql, values as unknown[]);
    try {
      const answer = await this.#inTime(pending, patience, spent);
      this.#guard.isSuspect = false;
      this.#guard.answeredAt = performance.now();
      report(false);
      return answer as PostgresQueryResult<R>;
    } catch (error) {
      report(true);
      if (!(error instanceof pg.DatabaseError) && isDatabaseLost(error))
        throw new DatabaseUnavailableError('the connection was lost', error);
      throw error;
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #inTime<R>(pending: Promise<R>, patience: Patience, spentMs: number): Promise<R> {
    const total = this.#guard.isSuspect ? patience.suspectMs : patience.totalMs;
    const begunAt = performance.now() - Math.min(spentMs, total / 2);
    for (;;) {
      const left = begunAt + total - performance.now();
      const answer = await within(Math.min(left, patience.probeAfterMs), pending);
      if (answer !== late) return answer;
      const isOver = left <= patience.probeAfterMs;
      if (isOver || !(await this.#isResponding(patience, pending))) break;
    }
    this.#guard.isSuspect = true;
    pending.catch(() => undefined);
    // With a statement in progress this destroys the socket, and the pool opens another connection.
    void (this.#client as pg.PoolClient & pg.Client).end().catch(() => undefined);
    throw new DatabaseUnavailableError('no answer in time');
  }

  /** Whether the database is available, or the statement completed meanwhile. */
  #isResponding({ probeWithinMs }: Patience, pending: Promise<unknown>): Promise<boolean> {
    const answered = pending.then(
      () => true,
      () => true,
    );
    return Promise.race([this.#guard.probe(probeWithinMs), answered]);
  }
}
