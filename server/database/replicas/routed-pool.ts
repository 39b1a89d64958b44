import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { GuardedPool } from '../guarded-pool.ts';
import { asReaderOfReplica } from '../patience.ts';
import { isDatabaseLost } from '../unavailable-error.ts';
import { isGuestRead } from './guest-reads.ts';

/** A pool of connections to a replica. */
export interface ReplicaPool {
  pool: GuardedPool;
  /** Called when the replica did not respond. */
  onLost(): void;
}

/**
 * SQLSTATEs of statements that a replica rejects and the primary does not: a statement conflicts with changes that
 * have to be replayed, or it writes.
 */
const rejections: ReadonlySet<unknown> = new Set(['40001', '25006']);

const isRejection = (error: unknown): boolean =>
  error instanceof Error && rejections.has((error as { code?: unknown }).code);

/**
 * Sends the statements of guests' reads to a replica, while there is one to read from, and all others to the primary.
 * What fails on a replica is sent to the primary.
 */
export class RoutedPool implements PostgresPool {
  readonly options: PostgresPool['options'];
  readonly #primary: GuardedPool;
  readonly #choose: () => ReplicaPool | undefined;

  /** @param choose the replica to read from next; undefined for none */
  constructor(primary: GuardedPool, choose: () => ReplicaPool | undefined) {
    this.options = primary.options;
    this.#primary = primary;
    this.#choose = choose;
  }

  async connect(): Promise<PostgresPoolClient> {
    const replica = isGuestRead() ? this.#choose() : undefined;
    if (!replica) return this.#primary.connect();
    try {
      const client = await asReaderOfReplica(() => replica.pool.connect());
      return new ReplicaClient(client, replica, this.#primary);
    } catch (error) {
      if (!isDatabaseLost(error)) throw error;
      replica.onLost();
      return this.#primary.connect();
    }
  }

  /** The pools are closed by their owner. */
  async end(): Promise<void> {}
}

/** A connection to a replica, replaced by one to the primary when its first statement fails. */
class ReplicaClient implements PostgresPoolClient {
  #client: PostgresPoolClient;
  #replica: ReplicaPool | undefined;
  readonly #primary: GuardedPool;

  constructor(client: PostgresPoolClient, replica: ReplicaPool, primary: GuardedPool) {
    this.#client = client;
    this.#replica = replica;
    this.#primary = primary;
  }

  query<R>(sql: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    pending: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof pending === 'string' ? this.#query(pending, values) : this.#client.query(pending);
  }

  async #query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const replica = this.#replica;
    if (!replica) return this.#client.query(sql, values);
    // A transaction cannot move; later statements of one stay where it began.
    const isMovable = !this.#hasBegun;
    this.#hasBegun = true;
    try {
      return await asReaderOfReplica(() => this.#client.query<R>(sql, values));
    } catch (error) {
      const isLost = isDatabaseLost(error);
      if (isLost) replica.onLost();
      if (!isMovable || !(isLost || isRejection(error))) throw error;
      this.#client.release();
      this.#replica = undefined;
      this.#client = await this.#primary.connect();
      return this.#client.query(sql, values);
    }
  }
  #hasBegun = false;

  release(): void {
    this.#client.release();
  }
}
