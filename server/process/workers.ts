import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../database/embedded/start-error.ts';
import type { Log } from './log.ts';

/**
 * A worker with a shorter lifetime probably died of a cause that persists: the delay before the next one doubles.
 * In milliseconds.
 */
const shortLife = 10_000;
const firstPause = 100;
const longestPause = 30_000;

export interface Workers {
  /**
   * Resolves once all of them listen; rejects with a StartError if one exits before that, after printing the
   * reason.
   */
  listening: Promise<void>;
  /** Stops all workers and waits for them. On SIGTERM they continue to serve while load balancers take notice. */
  end(signal: 'SIGTERM' | 'SIGINT'): Promise<void>;
}

/** Starts processes of this program that share one port, and replaces any that exits. */
export function startWorkers(count: number, log: Log): Workers {
  const ending = new AbortController();

  /** Keeps one worker running until all are stopped. */
  async function keep(first: Worker): Promise<void> {
    let pause = firstPause;
    for (let worker = first; ; worker = cluster.fork()) {
      const { id, process } = worker;
      const since = Date.now();
      log.info({ worker: id, pid: process.pid }, 'worker started');
      const [code, signal] = await ended(worker);
      if (ending.signal.aborted) return;
      log.error({ worker: id, pid: process.pid, code, signal }, 'worker died');
      pause = Date.now() - since < shortLife ? Math.min(pause * 2, longestPause) : firstPause;
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
    }
  }

  const first = Array.from({ length: count }, () => cluster.fork());
  const running = Promise.all(first.map(keep));
  return {
    listening: Promise.all(first.map(listens)).then(() => undefined),
    async end(signal) {
      ending.abort();
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
      await running;
    },
  };
}

/** Its exit code or signal; neither if the system could not start it. */
async function ended(worker: Worker): Promise<[number | null, string | null]> {
  const [code, signal] = await once(worker, 'exit').catch(() => [null, null]);
  return [code, signal];
}

async function listens(worker: Worker): Promise<void> {
  const failed = ended(worker).then(() => {
    throw new StartError('A worker could not start.');
  });
  failed.catch(() => undefined);
  await Promise.race([once(worker, 'listening'), failed]);
}
