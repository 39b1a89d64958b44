import { type Listening, listen } from '../database/listen.ts';

/** What changed: tags as the triggers of the database tell them, or nobody knows what. */
export type Dropped = ReadonlySet<string> | 'all';
/**
 * @param isWithdrawn whether something that guests could see was withdrawn from them (closed, taken down, deleted). Such
 * a change is told twice: as any other, and once more so marked.
 */
export type Hear = (dropped: Dropped, isWithdrawn: boolean) => void;

/** Word of every change of what guests see, on whichever node and by whatever hand it was made. */
export interface Changes {
  hear(hear: Hear): void;
  /** Whether changes are heard now. While they are not, nothing that is kept can be trusted to be so still. */
  isHearing(): boolean;
  close(): Promise<void>;
}

/** Of the triggers in the migration that tells changes. */
const CHANNEL = 'changes';
/** Precedes the tags of what was withdrawn from guests. */
const WITHDRAWN = 'withdrawn';
const NAME = 'arab-new-york-changes';
/** A site that changes again and again has all its numbers read anew once in this time, and so no later. */
const COUNTS_EVERY_MS = 500;
/** A database that is back is heard again so soon. */
const LONGEST_PAUSE_MS = 1_000;

/**
 * Listens to the database. Every page shows how many entries the site has, so a change of these numbers is a change
 * of every page: the first is told at once, those soon after it together.
 */
export async function listenToChanges(connectionString: string): Promise<Changes> {
  const listeners: Hear[] = [];
  let isHearing = false;
  let isClosed = false;
  let countsAt = Number.NEGATIVE_INFINITY;
  let later: NodeJS.Timeout | undefined;

  function tell(dropped: Dropped, isWithdrawn = false): void {
    for (const listener of listeners) listener(dropped, isWithdrawn);
  }
  function tellCounts(): void {
    later = undefined;
    countsAt = performance.now();
    tell(new Set(['counts']));
  }
  function take(payload: string): void {
    const tags = new Set(payload.split(' '));
    if (tags.has('all')) {
      tell('all');
      return;
    }
    const isWithdrawn = tags.delete(WITHDRAWN);
    if (tags.delete('counts')) {
      const wait = countsAt + COUNTS_EVERY_MS - performance.now();
      if (wait <= 0) tellCounts();
      else later ??= setTimeout(tellCounts, wait);
    }
    if (tags.size > 0) tell(tags, isWithdrawn);
  }

  const listening: Listening = await listen({
    connectionString,
    channel: CHANNEL,
    name: NAME,
    longestPauseMs: LONGEST_PAUSE_MS,
    onNotification: take,
    onConnected() {
      isHearing = !isClosed;
      // What was said meanwhile was not heard.
      tell('all');
    },
    onLost() {
      isHearing = false;
    },
  });
  return {
    hear: (hear) => listeners.push(hear),
    isHearing: () => isHearing,
    async close() {
      isClosed = true;
      isHearing = false;
      clearTimeout(later);
      await listening.close();
    },
  };
}
