import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/*
 * Prometheus scrapes one port, and the worker that accepts the request must report for all of them. It requests the
 * metrics from the primary process; the library there collects and aggregates those of all workers.
 */

interface Question {
  type: 'metrics-question';
  id: number;
}

interface Reply {
  type: 'metrics-reply';
  id: number;
  text?: string;
  error?: string;
}

const isReply = (message: unknown): message is Reply => (message as Reply | null)?.type === 'metrics-reply';
const isQuestion = (message: unknown): message is Question =>
  (message as Question | null)?.type === 'metrics-question';

/** Responds to workers that request the metrics of all of them. */
export function answerMetricsOfAll(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (!isQuestion(message)) return;
    const { id } = message;
    const reply = (said: Pick<Reply, 'text' | 'error'>) => {
      if (worker.isConnected()) worker.send({ type: 'metrics-reply', id, ...said } satisfies Reply);
    };
    all.clusterMetrics().then(
      (text) => reply({ text }),
      (error: Error) => reply({ error: error.message }),
    );
  });
}

/**
 * A reader of the metrics of all workers from within one; in a single process, its own.
 * @param registry the metrics of this process
 */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Created for its side effect: from now on this worker responds to the primary process.
  new AggregatorRegistry();
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  process.on('message', (message) => {
    if (!isReply(message)) return;
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.text === undefined) waiter?.reject(new Error(`No metrics of all workers: ${message.error}`));
    else waiter?.resolve(message.text);
  });
  let last = 0;
  return () => {
    const id = ++last;
    const waiter = Promise.withResolvers<string>();
    waiting.set(id, waiter);
    process.send?.({ type: 'metrics-question', id } satisfies Question);
    return waiter.promise;
  };
}
