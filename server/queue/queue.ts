import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Db } from '../database/connect.ts';
import { asWork } from '../database/patience.ts';
import { jobObserved } from '../metrics/observations.ts';
import { currentRequest, forRequest } from '../process/current-request.ts';
import { currentTrace, inSpan } from '../tracing/spans.ts';
import { quietly } from './complaints.ts';
import { queueConnection } from './connection.ts';
import { noteGivenUp } from './given-up.ts';
import { GiveUp, type JobKind } from './job-kind.ts';

export interface SendOptions {
  /** Not before this moment, or not before this number of seconds has passed. */
  startAfter?: Date | number;
}

export type Handler<Data> = (data: Data, job: { id: string }) => Promise<void>;

/** The data of repeated jobs. */
export type Nothing = Record<string, never>;

export interface Queue {
  /**
   * Sends a job. With a transaction, the job exists if and only if that is committed.
   * @throws if the database rejects it, so that the transaction of the job fails, too
   */
  send<Data extends object>(db: Db, kind: JobKind<Data>, data: Data, options?: SendOptions): Promise<void>;
  /**
   * Processes jobs of a kind from `start` on: at least once each, and again after growing delays if the handler
   * throws. Finished and given-up jobs are deleted at once, as their data may be secret.
   */
  work<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>): void;
  /**
   * Runs a handler when the queue is started, and at an interval from then on, by any free process: while one such
   * job is queued, no other is added, however many processes schedule it. The handler must be idempotent, also when
   * run concurrently.
   */
  repeat(kind: JobKind<Nothing>, everySeconds: number, handler: () => Promise<void>): void;
  /**
   * Creates missing tables of the queue, and starts to process jobs. Sending earlier does this too; repeated jobs
   * start here only.
   */
  start(): Promise<void>;
  /** Accepts no more jobs and waits, up to 30 seconds, for active ones. Jobs can still be sent. */
  drain(): Promise<void>;
  /** Closes the connections. Unfinished jobs are left to the next start. */
  stop(): Promise<void>;
  /** Fails if jobs cannot be processed or stored now. */
  check(): Promise<void>;
}

export interface QueueNeeds {
  connectionString: string;
  /** The address of a pooler in transaction mode before the database, if there is one. */
  pooler?: string | undefined;
  log: Logger;
  /**
   * The polling interval for jobs whose delay is over, in seconds, at least 0.5. New ones are announced at once.
   */
  pollSeconds?: number;
  /** The polling interval for jobs whose process died, in whole seconds. */
  superviseEverySeconds?: number;
  /** How long `drain` waits for active jobs, in milliseconds. */
  patienceMs?: number;
}

/** The heartbeat interval of workers; jobs of one that is silent for twice as long are reassigned. */
const SIGN_OF_LIFE_SECONDS = 5;
const WAITING_RETENTION_SECONDS = 7 * 24 * 3600;
const FAILED_RETENTION_SECONDS = 3600;

/** The key of the id of the request that sent a job, beside the job's data. */
const requestKey = '$requestId';
/** The key of its trace, if traces are recorded. */
const traceKey = '$traceparent';

/** A job queue in the site's own database, in a schema of its own, `pgboss`. */
export function createQueue(needs: QueueNeeds): Queue {
  const { connectionString, pooler, log, pollSeconds = 5, superviseEverySeconds = 15 } = needs;
  const connection = queueConnection(connectionString, pooler);
  const boss = new PgBoss({
    db: connection,
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

  const state: { is: 'new' | 'open' | 'draining' | 'stopped' } = { is: 'new' };
  let starting: Promise<void> | undefined;
  const known = new Map<string, Promise<void>>();
  const workers = new Map<string, () => Promise<unknown>>();
  const repeated = new Map<string, { kind: JobKind<Nothing>; everySeconds: number }>();
  const timers: NodeJS.Timeout[] = [];

  /** Creates the queue of a kind of jobs, with its settings in this release. */
  function know(kind: JobKind<object>): Promise<void> {
    const knowing = known.get(kind.name) ?? make(kind);
    known.set(kind.name, knowing);
    knowing.catch(() => known.delete(kind.name));
    return knowing;
  }
  async function make(kind: JobKind<object>): Promise<void> {
    // At most one repeated job is queued: pg-boss calls that policy so.
    const policy = repeated.has(kind.name) ? { policy: 'short' as const } : {};
    await boss.createQueue(kind.name, { ...settingsOf(kind), ...policy });
    await boss.updateQueue(kind.name, settingsOf(kind));
  }

  async function open(): Promise<void> {
    await boss.start();
    for (const begin of workers.values()) await begin();
    if (state.is === 'new') state.is = 'open';
  }
  async function start(): Promise<void> {
    if (state.is === 'stopped') throw new Error('the queue is stopped');
    starting ??= open().catch((error) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  function work<Data extends object>(kind: JobKind<Data>, handler: Handler<Data>): void {
    if (starting) throw new Error('the queue has started: say before what is worked on');
    workers.set(kind.name, async () => {
      await know(kind);
      await boss.work(
        kind.name,
        {
          localConcurrency: kind.atOnce,
          includeMetadata: true,
          heartbeatRefreshSeconds: SIGN_OF_LIFE_SECONDS,
          pollingIntervalSeconds: Math.min(pollSeconds, 2),
          notifyPollingIntervalSeconds: pollSeconds,
        },
        async ([job]: JobWithMetadata<Data>[]) => {
          if (job) await attempt(kind, handler, job);
          pollAgain(kind);
        },
      );
    });
  }

  async function startAll(): Promise<void> {
    await start();
    if (timers.length > 0 || state.is !== 'open') return;
    for (const { kind, everySeconds } of repeated.values()) {
      const ask = () => boss.send(kind.name, {}).catch((error: Error) => complain(error.message));
      timers.push(setInterval(() => void ask(), everySeconds * 1000).unref());
      await ask();
    }
  }
  const stopRepeating = () => timers.splice(0).forEach(clearInterval);

  return {
    start: startAll,
    async send(db, kind, data, options = {}) {
      await start();
      await know(kind);
      const requestId = currentRequest();
      const trace = currentTrace();
      const carried = {
        ...data,
        ...(requestId !== undefined && { [requestKey]: requestId }),
        ...(trace !== undefined && { [traceKey]: trace }),
      };
      const id = await boss.send(kind.name, carried, { ...options, db: fromKysely(db) });
      if (!id) throw new Error(`the queue took no job of kind ${kind.name}`);
    },
    work,
    repeat(kind, everySeconds, handler) {
      repeated.set(kind.name, { kind, everySeconds });
      work(kind, handler);
    },
    async drain() {
      stopRepeating();
      await starting?.catch(() => undefined);
      if (state.is === 'open') state.is = 'draining';
      const atRest = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await within(needs.patienceMs ?? 30_000, atRest);
    },
    async stop() {
      if (state.is === 'stopped') return;
      state.is = 'stopped';
      stopRepeating();
      await starting?.catch(() => undefined);
      // Callers that could wait have drained: active jobs are returned to the queue.
      await boss.stop({ graceful: false }).catch((error: Error) => complain(error.message));
      await connection.close();
    },
    async check() {
      if (state.is !== 'open') throw new Error('the queue is not open');
      await connection.executeSql('select 1 from pgboss.queue limit 1');
    },
  };

  /** One attempt of one job. For failures the log contains kind, id and reason, never the job's data. */
  async function attempt<Data extends object>(
    kind: JobKind<Data>,
    handler: Handler<Data>,
    job: JobWithMetadata<Data>,
  ): Promise<void> {
    const {
      [requestKey]: requestId,
      [traceKey]: parent,
      ...carried
    } = job.data as Data & { [requestKey]?: string; [traceKey]?: string };
    // What remains of a generic type without some keys has no type of its own.
    const data = carried as unknown as Data;
    const about = {
      job: kind.name,
      id: job.id,
      attempt: job.retryCount + 1,
      ...(requestId !== undefined && { requestId }),
    };
    const span = {
      name: `job ${kind.name}`,
      kind: 'consumer' as const,
      parent,
      attributes: { 'messaging.destination.name': kind.name, 'messaging.message.id': job.id },
    };
    const begunAt = performance.now();
    const report = (outcome: 'done' | 'failed' | 'given-up') =>
      jobObserved.report({ kind: kind.name, outcome, seconds: (performance.now() - begunAt) / 1000 });
    try {
      // The first job may start during a request, which has a shorter database timeout.
      const work = () => asWork(() => inSpan(span, () => handler(data, { id: job.id })));
      await (requestId === undefined ? work() : forRequest(requestId, work));
      report('done');
      if (requestId !== undefined) log.info(about, 'a job is done');
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      const isLast = error instanceof GiveUp || job.retryCount >= job.retryLimit;
      report(isLast ? 'given-up' : 'failed');
      if (!isLast) {
        log.warn({ ...about, reason }, 'a job failed and will be tried again');
        throw new Error(reason);
      }
      log.error({ ...about, reason }, 'a job was given up');
      await noteGivenUp(connection, kind.name).catch((cause: Error) => complain(cause.message));
    }
    await boss.deleteJob(kind.name, job.id);
  }

  /** After one job there may be more: polls again without waiting. */
  function pollAgain(kind: JobKind<object>): void {
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
    retentionSeconds: WAITING_RETENTION_SECONDS,
    deleteAfterSeconds: FAILED_RETENTION_SECONDS,
  };
}

/** Awaits a promise, but no longer than this number of milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
