import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type Listening, listen } from '../database/listen.ts';

/** The tags that changed, from the database triggers; `all` if notifications may have been missed. */
export type Dropped = ReadonlySet<string> | 'all';
/**
 * @param isWithdrawn whether content was withdrawn from guests (closed, taken down, deleted). Listeners are
 * notified of such a change twice: once like of any other, and once with this flag.
 */
export type ChangeListener = (dropped: Dropped, isWithdrawn: boolean) => void;

/** Notifications of every change that guests see, on any node and by any means. */
export interface Changes {
  subscribe(listener: ChangeListener): void;
  /** Whether the connection for notifications is up. While it is not, all caches may be stale. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** The channel that the triggers notify. */
const CHANNEL = 'changes';
/** Precedes the tags of withdrawn content. */
const WITHDRAWN = 'withdrawn';
const NAME = 'arab-new-york-changes';
/** Changes of counts are passed on at most once in this interval, and with at most this delay, in milliseconds. */
const COUNTS_EVERY_MS = 500;
/** The maximum delay between attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE_MS = 1_000;

/** Invalidates all caches on every node. */
export async function notifyAll(db: Db): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, 'all')`.execute(db);
}

/**
 * Listens to the database. Every page displays the number of listings, so a change of these counts is a change of
 * every page: listeners are notified of the first at once, of subsequent ones together.
 */
export async function listenToChanges(connectionString: string): Promise<Changes> {
  const listeners: ChangeListener[] = [];
  let isListening = false;
  let isClosed = false;
  let countsAt = Number.NEGATIVE_INFINITY;
  let later: NodeJS.Timeout | undefined;

  function notify(dropped: Dropped, isWithdrawn = false): void {
    for (const listener of listeners) listener(dropped, isWithdrawn);
  }
  function notifyCounts(): void {
    later = undefined;
    countsAt = performance.now();
    notify(new Set(['counts']));
  }
  function take(payload: string): void {
    const tags = new Set(payload.split(' '));
    if (tags.has('all')) {
      notify('all');
      return;
    }
    const isWithdrawn = tags.delete(WITHDRAWN);
    if (tags.delete('counts')) {
      const wait = countsAt + COUNTS_EVERY_MS - performance.now();
      if (wait <= 0) notifyCounts();
      else later ??= setTimeout(notifyCounts, wait);
    }
    if (tags.size > 0) notify(tags, isWithdrawn);
  }

  const listening: Listening = await listen({
    connectionString,
    channel: CHANNEL,
    name: NAME,
    longestPauseMs: LONGEST_PAUSE_MS,
    onNotification: take,
    onConnected() {
      isListening = !isClosed;
      // Earlier notifications were missed.
      notify('all');
    },
    onLost() {
      isListening = false;
    },
  });
  return {
    subscribe: (listener) => listeners.push(listener),
    isListening: () => isListening,
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(later);
      await listening.close();
    },
  };
}
