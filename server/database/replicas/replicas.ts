import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { GuardedPool } from '../guarded-pool.ts';
import { createLagMeter } from './lag.ts';
import { primaryProbe, replicaProbe } from './probe.ts';
import type { ReplicaPool } from './routed-pool.ts';

/** Why a replica is not read from. */
type ReplicaProblem = 'away' | 'behind' | 'not-standby' | 'other-database';

export interface ReplicaState {
  /** Host and port. */
  name: string;
  /** Undefined if guests' reads are sent there, except for moments after a change. */
  problem: ReplicaProblem | undefined;
  /** Undefined if it does not respond. */
  lagMs: number | undefined;
}

/** The replicas of a database, as seen by one process. */
export interface Replicas {
  /** The pool of one to read from, of each in turn; undefined while the primary has to be read. */
  choose(pool: keyof ReplicaPools): ReplicaPool | undefined;
  /** From now on only replicas that have replayed everything committed so far are read. */
  hold(): void;
  /**
   * Measures positions until closed; before that no replica is read. Every change is a hold: what is read after its
   * notification contains it. To be called before others subscribe, which may read at once.
   */
  watch(changes: { subscribe(onChange: () => void): void }): void;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface ReplicaPools {
  main: GuardedPool;
  words: GuardedPool;
}

/** The interval of measurements, in milliseconds. */
const everyMs = 1_000;
/** The first interval while replicas have not replayed a change; it doubles each time. In milliseconds. */
const shortestMs = 10;

interface Replica {
  name: string;
  pools: ReplicaPools;
  probe: ReturnType<typeof replicaProbe>;
  problem: ReplicaProblem | undefined;
  /** The last measured position; everything before it is visible there. */
  replayed: number;
  lagMs: number | undefined;
}

export interface ReplicaNeeds {
  /** The address of the primary itself. */
  connectionString: string;
  /** Each the address of a single server: a balancer would give positions of one and connections to another. */
  urls: readonly string[];
  /** A replica that lags more is not read until it lags less than half as much. In milliseconds. */
  longestLagMs: number;
  open(url: string, name: string): ReplicaPools;
}

/** The name of a replica for operators: host and port, without user and password. */
export function replicaName(url: string): string {
  const { host, port } = new pg.Client({ connectionString: url });
  return `${host}:${port}`;
}

export function createReplicas({ connectionString, urls, longestLagMs, open }: ReplicaNeeds): Replicas {
  const primary = primaryProbe(connectionString);
  const replicas = urls.map((url, index): Replica => {
    const replica: Replica = {
      name: replicaName(url),
      pools: open(url, `replica-${index + 1}`),
      probe: replicaProbe(url, () => lose(replica)),
      problem: 'away',
      replayed: 0,
      lagMs: undefined,
    };
    return replica;
  });
  const lag = createLagMeter();
  /** Counts holds; a position of the primary is sufficient if it was measured after the last one. */
  let holds = 0;
  let required: { position: number; holds: number } | undefined;
  let identity: string | undefined;
  let turn = 0;
  let watching: Promise<void> | undefined;
  let sleep = new AbortController();
  let isClosed = false;

  const isHeld = () => required?.holds !== holds;
  const isReadable = ({ problem, replayed }: Replica) =>
    problem === undefined && required !== undefined && !isHeld() && replayed >= required.position;

  function lose(replica: Replica): void {
    replica.problem = 'away';
    replica.lagMs = undefined;
  }

  function hold(): void {
    holds += 1;
    sleep.abort();
  }

  async function measurePrimary(): Promise<void> {
    const before = holds;
    const { written, identity: own } = await primary.position();
    // Another server is the primary now, which may have fewer positions.
    if (required && written < required.position) required = undefined;
    identity = own;
    lag.note(performance.now(), written);
    if (isHeld() || required === undefined) required = { position: written, holds: before };
  }

  async function measure(replica: Replica): Promise<void> {
    try {
      const found = await replica.probe.position();
      const isForeign = identity !== undefined && found.identity !== identity;
      if (isForeign || found.replayed === null) {
        replica.problem = isForeign ? 'other-database' : 'not-standby';
        replica.lagMs = undefined;
        return;
      }
      const lagMs = lag.lagMs(performance.now(), found.replayed);
      const longest = replica.problem === undefined ? longestLagMs : longestLagMs / 2;
      Object.assign(replica, { ...found, lagMs, problem: lagMs > longest ? 'behind' : undefined });
    } catch {
      lose(replica);
    }
  }

  async function watch(): Promise<void> {
    let pause = shortestMs;
    let waitsFor = holds;
    while (!isClosed) {
      // While the primary is away, the positions measured before remain true.
      await measurePrimary().catch(() => undefined);
      await Promise.all(replicas.map(measure));
      lag.forget(Math.min(...replicas.map(({ replayed }) => replayed)));
      if (waitsFor !== holds) pause = shortestMs;
      waitsFor = holds;
      const isWaiting = isHeld() || replicas.some((one) => one.problem === undefined && !isReadable(one));
      pause = isWaiting ? Math.min(pause * 2, everyMs) : everyMs;
      await wait(pause, undefined, { signal: sleep.signal }).catch(() => undefined);
      if (sleep.signal.aborted) {
        sleep = new AbortController();
        pause = shortestMs;
        // Bounds the measurements while changes follow each other.
        await wait(shortestMs);
      }
    }
  }

  return {
    choose(pool) {
      for (let count = 0; count < replicas.length; count++) {
        turn = (turn + 1) % replicas.length;
        const replica = replicas[turn];
        if (!replica || !isReadable(replica)) continue;
        return { pool: replica.pools[pool], onLost: () => lose(replica) };
      }
      return undefined;
    },
    hold,
    watch(changes) {
      changes.subscribe(hold);
      watching ??= watch();
    },
    states: () => replicas.map(({ name, problem, lagMs }) => ({ name, problem, lagMs })),
    async close() {
      isClosed = true;
      sleep.abort();
      await watching;
      await Promise.all([primary, ...replicas.map(({ probe }) => probe)].map((probe) => probe.close()));
      await Promise.all(replicas.flatMap(({ pools }) => [pools.main.end(), pools.words.end()]));
    },
  };
}
