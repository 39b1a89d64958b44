import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { explainFileError, makeDataFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { type PostgresPlan, type PostgresProcess, startPostgres } from './postgres-process.ts';
import { makeSocketFolder, socketConnection } from './socket-folder.ts';
import { stopSurvivor } from './survivor.ts';

export interface EmbeddedOptions {
  /** Absolute path; created if missing. */
  dataDir: string;
  /** False only for disposable data: faster, and lost on a power failure. */
  durable?: boolean;
  /** Overrides of the settings below, by PostgreSQL's names. */
  settings?: Record<string, string>;
  /** Called when the database crashed; it is restarted at once. */
  onCrash?: () => void;
}

export interface Embedded {
  connectionString: string;
  stop(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: '',
  max_connections: '50',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the packaged PostgreSQL on the files below `dataDir`, accessible by a private socket only, and supervises
 * it until `stop`.
 * @throws FolderInUseError if another server uses the folder; StartError for other errors that an operator can fix
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = await makeDataFolder(options.dataDir);
  const lock = await lockFolder(dataDir).catch(explainFileError);
  try {
    const plan = await prepare(dataDir, options);
    const keeper = keepRunning(plan, await startPostgres(plan), options.onCrash);
    const stop = async () => {
      await keeper.stop();
      await rm(plan.socketFolder, { recursive: true, force: true });
      await lock.release();
    };
    return { connectionString: socketConnection(plan.socketFolder), stop };
  } catch (error) {
    await lock.release();
    return explainFileError(error);
  }
}

async function prepare(dataDir: string, options: EmbeddedOptions): Promise<PostgresPlan> {
  const durable = options.durable ?? true;
  const cluster = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  await stopSurvivor(cluster);
  const account = chooseAccount(binaries.postgres, dataDir);
  await ensureCluster(binaries, account, cluster, durable);
  return {
    account,
    cluster,
    postgres: binaries.postgres,
    socketFolder: await makeSocketFolder(account, dataDir),
    logFile: join(dataDir, 'postgres.log'),
    settings: { ...SETTINGS, ...(durable ? {} : THROW_AWAY), ...options.settings },
  };
}

/** Restarts a crashed database, with exponential backoff. */
function keepRunning(plan: PostgresPlan, first: PostgresProcess, onCrash?: () => void) {
  let current: PostgresProcess | undefined = first;
  const stopping = new AbortController();
  const keep = async () => {
    for (let delay = 50; ; delay = Math.min(delay * 2, 5_000)) {
      await current?.ended;
      if (stopping.signal.aborted) return;
      if (current) onCrash?.();
      current = undefined;
      try {
        current = await startPostgres(plan);
        delay = 50;
      } catch {
        await wait(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
      if (stopping.signal.aborted) await current?.stop();
    }
  };
  const supervision = keep();
  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervision;
    },
  };
}
