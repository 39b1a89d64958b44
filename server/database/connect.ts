import { realpath } from 'node:fs/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Environment } from '../environment.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { socketConnection, socketFolder } from './embedded/socket-folder.ts';
import { StartError } from './embedded/start-error.ts';
import { createGuard, GuardedPool, type GuardedPoolConfig } from './guarded-pool.ts';
import { createReplicas, type ReplicaNeeds, type Replicas } from './replicas/replicas.ts';
import { RoutedPool } from './replicas/routed-pool.ts';
import type { Tables } from './tables.ts';

/** The database as queries of rooms use it. */
export type Db = Kysely<Tables>;

/** PostgreSQL types that `pg` would return as text, or as a Date in the local time zone. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Counts, sums and arrays of ids are returned as numbers (they stay below 2^53), a timestamptz as a Date, a date as
 * `YYYY-MM-DD`.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
// A one-dimensional array in PostgreSQL's output syntax: `{1,NULL,3}`.
types.setTypeParser(INT8_ARRAY, (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((value) => (value === 'NULL' ? null : Number(value))),
);
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, (text: string) => text);

/**
 * Settings of connections that use bitmap index scans only: with enough memory for words of a quarter of a million
 * rows, beyond which bitmaps become lossy and whole pages are rechecked.
 */
export const bitmapSettings = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_indexonlyscan: 'off',
  work_mem: '16MB',
};

const most = 10;
const throughBitmaps = new WeakMap<Db, Db>();
const throughOthers = new WeakMap<Db, Db>();
const poolsByDb = new WeakMap<Db, readonly GuardedPool[]>();
const replicasByDb = new WeakMap<Db, Replicas>();
const readsByDb = new WeakMap<Db, Db>();

const kysely = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

interface PoolOptions {
  connectionString: string;
  /** The maximum number of connections; 10 by default. */
  max?: number;
  /** Whether a pooler in transaction mode is at that address. */
  isPooled?: boolean;
}

/** A pool of connections, and a smaller one for full-text queries. */
function openPools(names: { main: string; words: string }, options: PoolOptions) {
  const { connectionString, max = most, isPooled = false } = options;
  const guard = createGuard(connectionString);
  const common = { connectionString, types, isPooled, application_name: 'arab-new-york' };
  const settings = Object.entries(bitmapSettings).map(([name, value]) => `set ${name} = '${value}'`);
  // Not in the connection string: poolers reject settings there, and it may contain others.
  const words: GuardedPoolConfig = {
    ...common,
    max: Math.ceil(max / 2),
    ...(!isPooled && { onConnect: async (client) => void (await client.query(settings.join('; '))) }),
  };
  return {
    main: new GuardedPool(names.main, { ...common, max }, guard),
    words: new GuardedPool(names.words, words, guard),
  };
}

/**
 * Opens pools of connections to a database, and to its replicas. Each connects on first use, and reconnects after an
 * outage. Timeouts are in `patience.ts`.
 * @param config.replicas guests' reads through `readsOf` are sent there, once the result of `replicasOf` watches them
 */
export function connect({
  replicas: read,
  ...options
}: PoolOptions & { replicas?: Omit<ReplicaNeeds, 'open'> | undefined }): Db {
  const { main, words } = openPools({ main: 'main', words: 'words' }, options);
  const replicaPools: GuardedPool[] = [];
  const replicas =
    read &&
    createReplicas({
      ...read,
      open(connectionString, name) {
        const pools = openPools({ main: name, words: `${name}-words` }, { ...options, connectionString });
        replicaPools.push(pools.main, pools.words);
        return pools;
      },
    });
  const end = async () => {
    await Promise.all([replicas?.close(), main.end(), words.end()]);
  };
  const db = kysely({ options: main.options, connect: () => main.connect(), end });
  poolsByDb.set(db, [main, words, ...replicaPools]);
  const throughWords = kysely(words);
  throughOthers.set(db, throughWords);
  if (!options.isPooled) throughBitmaps.set(db, throughWords);
  if (!replicas) return db;
  replicasByDb.set(db, replicas);
  const reads = kysely(new RoutedPool(main, () => replicas.choose('main')));
  const wordReads = kysely(new RoutedPool(words, () => replicas.choose('words')));
  readsByDb.set(db, reads);
  throughOthers.set(reads, wordReads);
  if (!options.isPooled) throughBitmaps.set(reads, wordReads);
  return db;
}

/** The same database for reads that guests make as well: theirs are sent to replicas, if there are any. */
export const readsOf = (db: Db): Db => readsByDb.get(db) ?? db;

/** The replicas of a database, of which none is read before they are watched. */
export const replicasOf = (db: Db): Replicas | undefined => replicasByDb.get(db);

/**
 * The same database over connections that use bitmap index scans only; undefined within a transaction, which has a
 * connection is the usual one, and behind a pooler, whose connections are everybody's.
 */
export function bitmapsOf(db: Db): Db | undefined {
  return throughBitmaps.get(db);
}

/** The same database over other connections, which are free while transactions hold all usual ones. */
export const othersOf = (db: Db): Db | undefined => throughOthers.get(db);

/** The connection pools of a database, for metrics. */
export const poolsOf = (db: Db): readonly GuardedPool[] => poolsByDb.get(db) ?? [];

export interface OpenDatabase {
  db: Db;
  /** The database itself, not a pooler before it: for listeners, backups and all else that needs a session of its own. */
  connectionString: string;
  /** Closes the connections, and stops the embedded database if this process started it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** For commands: if a running server has started the embedded database of DATA_DIR, connect to that one. */
  join?: boolean;
  /** Called when the embedded database crashed; it is restarted at once. */
  onCrash?: () => void;
  /** The number of processes that connect to the embedded database; one by default. */
  workers?: number;
}

/** Connections of one process: its pools, the queue's, and listeners. */
const connectionsOfWorker = 25;
/** Reserved for commands, backups and administrators. */
const spareConnections = 25;

/**
 * Opens the database of the settings: DATABASE_URL, or the embedded one below DATA_DIR.
 * @throws StartError if it cannot be reached, is older than PostgreSQL 15, or is in use by another server
 */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'> & Partial<OtherAddresses>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  if (environment.databaseUrl) return openServer(environment.databaseUrl, environment);
  try {
    const { connectionString, stop } = await startEmbedded({
      dataDir: environment.dataDir,
      onCrash: options.onCrash,
      settings: { max_connections: String(spareConnections + connectionsOfWorker * (options.workers ?? 1)) },
    });
    return await openAt(connectionString, 'the embedded database', stop);
  } catch (error) {
    if (!options.join || !(error instanceof FolderInUseError)) throw error;
    return openAt(socketConnection(socketFolder(error.folder)), `the database of pid ${error.pid}`);
  }
}

/**
 * Opens the database for a worker: DATABASE_URL, or the embedded one, which runs in the parent process.
 * @throws StartError if it cannot be reached
 */
export async function joinDatabase({
  databaseUrl,
  dataDir,
  ...others
}: Pick<Environment, 'databaseUrl' | 'dataDir'> & OtherAddresses): Promise<OpenDatabase> {
  if (databaseUrl) return openServer(databaseUrl, others);
  return openAt(socketConnection(socketFolder(await realpath(dataDir))), 'the embedded database');
}

type OtherAddresses = Pick<Environment, 'databaseListenUrl' | 'databaseReplicas'>;

/** Opens DATABASE_URL, which is a pooler's address where DATABASE_LISTEN_URL names the database itself. */
async function openServer(
  databaseUrl: string,
  { databaseListenUrl, databaseReplicas }: Partial<OtherAddresses>,
): Promise<OpenDatabase> {
  const replicas = databaseReplicas && {
    connectionString: databaseListenUrl ?? databaseUrl,
    ...databaseReplicas,
  };
  if (databaseListenUrl === undefined) return openAt(databaseUrl, 'DATABASE_URL', undefined, { replicas });
  await requireVersion(databaseListenUrl, 'DATABASE_LISTEN_URL');
  const opened = await openAt(databaseUrl, 'DATABASE_URL', undefined, { replicas, isPooled: true });
  return { ...opened, connectionString: databaseListenUrl };
}

async function openAt(
  connectionString: string,
  name: string,
  stop?: () => Promise<void>,
  options: Omit<Parameters<typeof connect>[0], 'connectionString'> = {},
): Promise<OpenDatabase> {
  const db = connect({ connectionString, ...options });
  const close = async () => {
    await db.destroy();
    await stop?.();
  };
  try {
    await requireVersion(connectionString, name);
    return { db, connectionString, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `server_version_num` of the oldest PostgreSQL that the migrations support. */
const OLDEST = 150_000;
const CONNECT_WITHIN = 10_000;

async function requireVersion(connectionString: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < OLDEST) {
      throw new StartError(
        `${name} is PostgreSQL ${Math.floor(version / 10_000)}; 15 is the oldest that will do.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot reach ${name}: ${messageOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** For a host name with several addresses Node throws one aggregate error, whose own message is empty. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
