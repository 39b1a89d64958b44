import { Hono } from 'hono';
import type { Db } from '../../database/connect.ts';
import type { Queue } from '../../queue/queue.ts';
import type { Storage } from '../../storage/storage.ts';
import { pingDatabase } from './queries.ts';

const answerWithinMs = 2_000;

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('late')), answerWithinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export interface HealthNeeds {
  db: Db;
  storage: Storage;
  queue: Pick<Queue, 'check'>;
  /** True from the moment that shutdown was requested. */
  isDraining: () => boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve traffic. Without storage it is degraded but ready: only
 * pictures are missing, and as nodes share the storage, a load balancer would otherwise remove all of them at once.
 */
export function healthRoutes({ db, storage, queue, isDraining }: HealthNeeds) {
  return new Hono()
    .get('/healthz', (context) => context.json({ data: { status: 'ok' } }))
    .get('/readyz', async (context) => {
      const works = async (work: Promise<void>) => {
        try {
          await inTime(work);
          return 'ok';
        } catch {
          return 'failed';
        }
      };
      const [database, files, jobs] = await Promise.all([
        works(pingDatabase(db)),
        works(storage.check()),
        works(queue.check()),
      ]);
      const draining = isDraining();
      const ready = database === 'ok' && jobs === 'ok' && !draining;
      const status = !ready ? 'not ready' : files === 'ok' ? 'ready' : 'degraded';
      const data = { status, database, storage: files, queue: jobs, draining };
      return context.json({ data }, ready ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
