import { listen } from '../../database/listen.ts';
import { inboxChannel } from './writing-queries.ts';

/**
 * Called with the member whose inbox changed, on any node; null means any member: notifications may have been
 * missed.
 */
export type InboxListener = (userId: number | null) => void;

/** Notifications of every change of an inbox. */
export interface InboxSignals {
  subscribe(listener: InboxListener): void;
  /** Registers a callback to run before the server stops accepting requests. */
  onEnd(end: () => void): void;
  /** Closes the streams of browsers, so that they connect to another node. */
  end(): void;
  close(): Promise<void>;
}

const NAME = 'arab-new-york-inbox';
/** The maximum delay between attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE_MS = 1_000;

/** Listens to the database on a connection of its own. */
export async function listenToInboxes(connectionString: string): Promise<InboxSignals> {
  const listeners: InboxListener[] = [];
  const ends: (() => void)[] = [];
  const notify: InboxListener = (userId) => {
    for (const listener of listeners) listener(userId);
  };
  const listening = await listen({
    connectionString,
    channel: inboxChannel,
    name: NAME,
    longestPauseMs: LONGEST_PAUSE_MS,
    onNotification: (payload) => notify(Number(payload)),
    onConnected: () => notify(null),
  });
  return {
    subscribe: (listener) => listeners.push(listener),
    onEnd: (end) => ends.push(end),
    end: () => {
      for (const end of ends) end();
    },
    close: () => listening.close(),
  };
}
