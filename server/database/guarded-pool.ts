import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { connectionObserved, statementObserved } from '../metrics/observations.ts';
import { currentPatience, type Patience } from './patience.ts';
import { preparedNameOf } from './prepared.ts';
import { DatabaseUnavailableError, isDatabaseLost } from './unavailable-error.ts';

/** A connection that takes longer to open is given up, whoever waits for it. */
const OPEN_WITHIN_MS = 30_000;

/**
 * The server looks each second whether whoever asked is still there, so that a statement nobody waits for any more ends,
 * and does not hold the locks of a transaction whose end never came. Not every system that servers run on can do that.
 */
const sessionSettings = `
  set idle_in_transaction_session_timeout = '60s';
  do $$ begin
    perform set_config('client_connection_check_interval', '1000', false);
  exception when others then null;
  end $$`;

/** A database that answers nothing for so long, in milliseconds, does not only have much to do. */
const silentAfterMs = 1_000;

const late = Symbol('late');

/** A wait is counted in slices of so many milliseconds. */
const sliceMs = 250;

/**
 * Waits no longer than this many milliseconds. Of the time for which this process was too busy to look whether the
 * promise settled, it counts one slice at most: an answer that has arrived is not late.
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

/** Whether the database answers on a new connection. Only silence says that it does not. */
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

/** What the connections to one database share: whether it answers. */
export interface Guard {
  /** A statement came too late, and none was answered since. */
  isSuspect: boolean;
  /** When it last answered a statement, by `performance.now`. */
  answeredAt: number;
  /** One question whether the database lives, for all who want to know at once. */
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
 * A pooler in transaction mode (PgBouncer) gives each transaction another connection to the database: what outlives one,
 * such as settings of a session or prepared statements, would be another client's.
 */
interface GuardedPoolConfig extends pg.PoolConfig {
  isPooled?: boolean;
}

/**
 * A pool whose connections may break or fall silent. An idle one that broke is replaced at the next query; whoever holds
 * one learns of it by the next. A statement that is not answered in time fails with `DatabaseUnavailableError`, and its
 * connection is given up; how long that may take is a matter of who waits (`patience.ts`).
 */
export class GuardedPool implements PostgresPool {
  readonly options: pg.PoolOptions;
  /** What the pool is called in metrics. */
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #guard: Guard;
  readonly #clients = new WeakMap<pg.PoolClient, GuardedClient>();
  /** When each of those began to wait who wait for a connection, the oldest first. */
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
    // Without listeners a connection that dies would end the process.
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
      // It is nobody's when it comes after all.
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

  /** Asks one thing, on whichever connection is free. */
  async query(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const client = await this.connect();
    try {
      const answer = await client.query(text, values);
      client.release();
      return answer;
    } catch (error) {
      // It may have begun a transaction, which nobody ends.
      client.release(true);
      throw error;
    }
  }

  /** How many connections there are, how many of them nobody uses, and how many wait for one. */
  counts(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /**
   * How long the oldest has waited who waits for a connection while the database answers others, in milliseconds; 0 if
   * nobody waits, or if the database is silent.
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
  /** What of the patience of its first statement went into waiting for the connection. */
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
    // Kysely and `pg` each have a type of their own for cursors.
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
    // With a statement under way this destroys the socket, and the pool makes another in its place.
    void (this.#client as pg.PoolClient & pg.Client).end().catch(() => undefined);
    throw new DatabaseUnavailableError('no answer in time');
  }

  /** Whether the database lives; also where the statement was answered meanwhile. */
  #isResponding({ probeWithinMs }: Patience, pending: Promise<unknown>): Promise<boolean> {
    const answered = pending.then(
      () => true,
      () => true,
    );
    return Promise.race([this.#guard.probe(probeWithinMs), answered]);
  }
}
