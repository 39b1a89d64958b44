import cluster from 'node:cluster';
import { joinDatabase, type OpenDatabase, openDatabase } from './database/connect.ts';
import { StartError } from './database/embedded/start-error.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { countForWorkers } from './http/rate-store.ts';
import { answerMetricsOfAll } from './metrics/cluster-metrics.ts';
import { createPost } from './post.ts';
import { prepareSite } from './prepare-site.ts';
import { fatal } from './process/fatal.ts';
import { requireFreePort } from './process/listen.ts';
import { createLog, type Log } from './process/log.ts';
import { stopSignal } from './process/stop-signals.ts';
import { startWorkers } from './process/workers.ts';
import { senderOf } from './rooms/settings/service.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { serveSite } from './serve-site.ts';
import { fullDiskMessage, isDiskFull } from './storage/disk-full.ts';
import { startTracing } from './tracing/start-tracing.ts';

/*
 * A single process prepares the site and serves it. With WORKERS above one it prepares the site, runs the embedded
 * database, and starts that many processes of this program, which serve.
 */

interface Start {
  environment: Environment;
  log: Log;
  database: OpenDatabase;
  /** Resolves to the reason for the shutdown. */
  stopped: Promise<string>;
}

async function main(): Promise<void> {
  const stopped = stopSignal();
  const environment = readEnvironment();
  const { workers } = environment;
  const log = createLog(environment);
  const onCrash = () => log.error('the database crashed; restarting it');
  const database = cluster.isWorker
    ? await joinDatabase(environment)
    : await openDatabase(environment, { onCrash, workers });
  const start = { environment, log, database, stopped };
  try {
    if (cluster.isWorker) await serve({ ...start, log: log.child({ worker: cluster.worker?.id }) });
    else if (workers === 1) await serve(start, () => prepare(start));
    else await serveByWorkers(start);
  } catch (error) {
    throw isDiskFull(error) ? new StartError(fullDiskMessage(error, environment)) : error;
  } finally {
    await database.close();
  }
}

async function prepare({ environment, database }: Start): Promise<void> {
  await requireFreePort(environment);
  await prepareSite(environment, database.db);
}

/** Serves in this process until shutdown. */
async function serve({ environment, log, database, stopped }: Start, before?: () => Promise<void>) {
  const { db, connectionString } = database;
  const endTracing = await startTracing(environment, log);
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  const opening = async () => {
    await before?.();
    return serveSite(environment, log, database, post);
  };
  try {
    const site = await unless(stopped, opening());
    if (site && !cluster.isWorker) announce(environment);
    const reason = await stopped;
    log.info({ reason }, 'stopping');
    // After Ctrl-C, or if the parent process has died, there is no load balancer to wait for.
    if (reason === 'SIGTERM') await site?.prepareToEnd();
    await site?.close();
  } finally {
    await post.queue.stop();
    await endTracing();
  }
}

/** Starts the workers and supervises them until shutdown. */
async function serveByWorkers(start: Start) {
  const { environment, log, stopped } = start;
  const isPrepared = await unless(
    stopped,
    prepare(start).then(() => true),
  );
  if (!isPrepared) return;
  answerMetricsOfAll();
  countForWorkers();
  const workers = startWorkers(environment.workers, log);
  try {
    await unless(
      stopped,
      workers.listening.then(() => announce(environment)),
    );
    const reason = await stopped;
    log.info({ reason }, 'stopping');
    await workers.end(reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
  } finally {
    await workers.end('SIGINT');
  }
}

/** The result of the preparation, or undefined if a shutdown was requested first; then errors are ignored. */
function unless<T>(stopped: Promise<unknown>, begun: Promise<T>): Promise<T | undefined> {
  begun.catch(() => undefined);
  return Promise.race([begun, stopped.then(() => undefined)]);
}

function announce({ demo, port }: Environment): void {
  const accounts = demo ? demoAccounts : [];
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email}  ${password}`);
  if (lines.length > 0) lines.unshift('Demo accounts:');
  console.log([`Open http://localhost:${port}`, ...lines].join('\n'));
}

main().then(() => process.exit(0), fatal);
