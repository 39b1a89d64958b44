import type { Logger } from 'pino';

const QUIET_MS = 60_000;

/**
 * Logs errors of the queue. While the database is unavailable each of its loops fails every few seconds with the
 * same message: those of a minute are combined in one line.
 */
export function quietly(log: Logger, now: () => number = Date.now): (message: string) => void {
  const saidAt = new Map<string, number>();
  return (message) => {
    const kind = message.replace(/ \(Queue:.*$/, '');
    const at = now();
    if (at - (saidAt.get(kind) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    for (const [other, when] of saidAt) if (at - when >= QUIET_MS) saidAt.delete(other);
    saidAt.set(kind, at);
    log.warn({ reason: kind }, 'queue error');
  };
}
