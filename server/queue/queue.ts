import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../database/connect.ts';
import { quietly } from './complaints.ts';
import { GiveUp, type JobKind } from './job-kind.ts';

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

export type Handler<Data> = (data: Data, job: { id: string }) => Promise<void>;

export interface Queue {
  /**
   * Hands a job over. With a transaction, the job is there if and only if that is committed.
   * @throws when the database refuses, so that what belongs to the job is not done either
   */
  send<Data extends object>(db: Db, kind: JobKind<Data>, data: Data, options?: SendOptions): Promise<void>;
  /**
   * Works on jobs of a kind from `start` on: at least once each, and again, after growing pauses, when the handler
   * throws. A job that is done or given up is deleted at once: what it carries may be secret. Said before `start`.
   */
  work<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>): void;
  /** Makes the queue's tables when they are missing. Whoever sends before does this too. */
  start(): Promise<void>;
  /** Takes no more jobs, waits up to 30 seconds for those under way, and leaves the rest to the next start. */
  stop(): Promise<void>;
  /** Fails when jobs cannot be taken or kept now. */
  check(): Promise<void>;
}

export interface QueueNeeds {
  connectionString: string;
  log: Logger;
  /** Every kind that is sent or worked on here. */
  kinds: readonly JobKind<object>[];
  /** How often to look for jobs whose pause is over, in seconds, at least 0.5. New ones are told of at once. */
  lookEverySeconds?: number;
  /** How often to look for jobs whose process died, in whole seconds. */
  superviseEverySeconds?: number;
  /** How long `stop` waits for jobs under way, in milliseconds, at least 1000. */
  patienceMs?: number;
}

/** A worker says this often that it lives; jobs of one that is silent for twice as long go to another. */
const SIGN_OF_LIFE_SECONDS = 5;
const KEPT_WAITING_SECONDS = 7 * 24 * 3600;
const KEPT_FAILED_SECONDS = 3600;

/** A queue of jobs in the site's own database, in a schema of its own, `pgboss`. */
export function createQueue(needs: QueueNeeds): Queue {
  const { connectionString, log, kinds, lookEverySeconds = 5, superviseEverySeconds = 15 } = needs;
  const boss = new PgBoss({
    connectionString,
    application_name: 'arab-new-york-queue',
    max: 3,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
    maintenanceIntervalSeconds: 600,
    monitorVacuum: false,
    reindex: false,
  });
  const complain = quietly(log);
  boss.on('error', (error) => complain(error.message));
  boss.on('warning', (warning) => complain(warning.message));

  let starting: Promise<void> | undefined;
  let isStopped = false;
  const workers: (() => Promise<unknown>)[] = [];
  let isOpen = false;

  async function open(): Promise<void> {
    await boss.start();
    for (const kind of kinds) await boss.createQueue(kind.name, settingsOf(kind));
    for (const kind of kinds) await boss.updateQueue(kind.name, settingsOf(kind));
    for (const begin of workers) await begin();
    isOpen = true;
  }
  const start = () => {
    if (isStopped) throw new Error('the queue is stopped');
    starting ??= open().catch((error) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };

  return {
    start: async () => start(),
    async send(db, kind, data, options = {}) {
      await start();
      const id = await boss.send(kind.name, data, { ...options, db: fromKysely(db) });
      if (!id) throw new Error(`the queue took no job of kind ${kind.name}`);
    },
    work(kind, handler) {
      if (starting) throw new Error('the queue has started: say before what is worked on');
      workers.push(() =>
        boss.work(
          kind.name,
          {
            localConcurrency: kind.atOnce,
            includeMetadata: true,
            heartbeatRefreshSeconds: SIGN_OF_LIFE_SECONDS,
            pollingIntervalSeconds: Math.min(lookEverySeconds, 2),
            notifyPollingIntervalSeconds: lookEverySeconds,
          },
          async ([job]: JobWithMetadata<Parameters<typeof handler>[0]>[]) => {
            if (job) await attempt(kind, handler, job);
            lookAgain(kind);
          },
        ),
      );
    },
    async stop() {
      isStopped = true;
      isOpen = false;
      await starting?.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: needs.patienceMs ?? 30_000 });
    },
    async check() {
      if (!isOpen) throw new Error('the queue is not open');
      const { rows } = await boss.getDb().executeSql('select 1 from pgboss.queue limit 1');
      if (rows.length === 0) throw new Error('the queue has no kinds of jobs');
    },
  };

  /** One try of one job. Of a failure the log learns kind, id and reason, never what the job carries. */
  async function attempt<Data extends object>(
    kind: JobKind<Data>,
    handler: Handler<Data>,
    job: JobWithMetadata<Data>,
  ) {
    const about = { job: kind.name, id: job.id, attempt: job.retryCount + 1 };
    try {
      await handler(job.data, { id: job.id });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      const isLast = error instanceof GiveUp || job.retryCount >= job.retryLimit;
      if (!isLast) {
        log.warn({ ...about, reason }, 'a job failed and will be tried again');
        throw new Error(reason);
      }
      log.error({ ...about, reason }, 'a job was given up');
    }
    await boss.deleteJob(kind.name, job.id);
  }

  /** Where one job was there may be more: nobody waits for the next look. */
  function lookAgain(kind: JobKind<object>): void {
    for (const worker of boss.getWipData()) if (worker.name === kind.name) boss.notifyWorker(worker.id);
  }
}

function settingsOf(kind: JobKind<object>) {
  return {
    notify: true,
    expireInSeconds: kind.withinSeconds,
    heartbeatSeconds: 2 * SIGN_OF_LIFE_SECONDS,
    retryLimit: kind.retries,
    retryBackoff: true,
    retryDelay: kind.pauseSeconds,
    retryDelayMax: kind.longestPauseSeconds,
    retentionSeconds: KEPT_WAITING_SECONDS,
    deleteAfterSeconds: KEPT_FAILED_SECONDS,
  };
}
