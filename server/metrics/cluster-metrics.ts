import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/*
 * Prometheus asks one port, and whichever worker the request meets must speak for all of them. That worker asks the
 * process that keeps the workers; the library there asks each worker and adds up what they say.
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

/** Answers workers that want the metrics of all of them. */
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
 * How the metrics of all workers are read from within one; in a process that serves alone, its own.
 * @param registry what this process counts
 */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Made for its side effect: from now on this worker answers the process that keeps it.
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
