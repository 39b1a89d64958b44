import { listen } from '../../database/listen.ts';
import { inboxChannel } from './writing-queries.ts';

/** Told whose inbox changed, on whichever node; null where that may be anybody's: notifications may have been missed. */
export type InboxListener = (userId: number | null) => void;

/** Notifications of every change of an inbox. */
export interface InboxSignals {
  subscribe(listener: InboxListener): void;
  /** Calls what is to be ended before the server stops taking requests. */
  onEnd(end: () => void): void;
  /** Ends what was opened for browsers, so that they turn to another node. */
  end(): void;
  close(): Promise<void>;
}

const NAME = 'arab-new-york-inbox';
/** The longest pause between attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE_MS = 1_000;

/** Listens to the database, on a connection of its own. */
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
