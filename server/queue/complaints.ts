import type { Logger } from 'pino';

const QUIET_MS = 60_000;

/**
 * Logs what the queue complains of. While the database is away each of its loops fails every few seconds with the
 * same words: a minute's worth of them is one line.
 */
export function quietly(log: Logger, now: () => number = Date.now): (message: string) => void {
  const saidAt = new Map<string, number>();
  return (message) => {
    const kind = message.replace(/ \(Queue:.*$/, '');
    const at = now();
    if (at - (saidAt.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    for (const [other, when] of saidAt) if (at - when >= QUIET_MS) saidAt.delete(other);
    saidAt.set(kind, at);
    log.warn({ reason: kind }, 'the queue has trouble');
  };
}
