import { LRUCache } from 'lru-cache';
import type { Changes, Dropped } from '../../changes/changes.ts';
import type { KeptPage } from './kept-page.ts';

/** What is counted, since the start. */
export interface KeptCounts {
  hits: number;
  misses: number;
  /** Served though they could not be drawn anew. */
  old: number;
  dropped: number;
}

/** Of the bytes, so much is for pages of which there are only so many; free words must not drive them out. */
const mainShare = 0.75;
/** A page that cannot be drawn anew is shown so long after the clock made it another. */
const oldForMs = 86_400_000;

/** A drawing under way, and what changed since it began. */
interface Drawing {
  result: Promise<Drawn>;
  dropped: Set<string>;
  isBlind: boolean;
}

/** What a drawing came to: a page, or the way to another address. */
export type Drawn =
  | {
      page: KeptPage;
      mayBeKept: boolean;
      /** False where something that the page shows could not be read. */
      isWhole: boolean;
      redirect?: undefined;
    }
  | { page?: undefined; redirect: Redirect };

export interface Redirect {
  status: number;
  location: string;
}

/**
 * Pages that were drawn before, up to a number of bytes, until something that they show changes or their time is
 * over. What was drawn of data read before a change is never kept after it: word of a change is held against every
 * drawing under way. A page that changed or is over its time stays as a last resort, to be served while no database is
 * there to render its successor; a page that shows something which was withdrawn from guests is gone at once.
 */
export function createKeptPages({
  maxBytes,
  changes,
  now,
}: {
  maxBytes: number;
  changes: Changes;
  /** Milliseconds since 1970. */
  now: () => number;
}) {
  const keysOf = new Map<string, Set<string>>();
  const counts: KeptCounts = { hits: 0, misses: 0, old: 0, dropped: 0 };
  const drawings = new Map<string, Drawing>();
  const underWay = new Set<Drawing>();

  function index(page: KeptPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysOf.get(tag);
      if (keys) keys.add(key);
      else keysOf.set(tag, new Set([key]));
    }
  }
  function unindex(page: KeptPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysOf.get(tag);
      if (keys?.delete(key) && keys.size === 0) keysOf.delete(tag);
    }
  }
  const store = (bytes: number) =>
    new LRUCache<string, KeptPage>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation(page, key) {
        page.weighed = page.bytes();
        return page.weighed + key.length * 2;
      },
      dispose: unindex,
    });
  const main = store(maxBytes * mainShare);
  const loose = store(maxBytes * (1 - mainShare));
  const storeOf = (page: KeptPage) => (page.isMain ? main : loose);

  function put(key: string, page: KeptPage): void {
    // Before it is set: what it takes the place of takes its own tags away.
    main.delete(key);
    loose.delete(key);
    storeOf(page).set(key, page);
    if (storeOf(page).peek(key) === page) index(page, key);
  }
  const peek = (key: string) => main.peek(key) ?? loose.peek(key);
  function remove(key: string): void {
    if (main.delete(key) || loose.delete(key)) counts.dropped++;
  }
  function invalidate(key: string): void {
    const page = peek(key);
    if (!page || page.isOutdated) return;
    page.isOutdated = true;
    counts.dropped++;
  }

  changes.hear((dropped: Dropped, isWithdrawn) => {
    // Whoever asks from now on must see the change: nobody joins a drawing that began before it.
    drawings.clear();
    for (const drawing of underWay) {
      if (dropped === 'all') drawing.isBlind = true;
      else for (const tag of dropped) drawing.dropped.add(tag);
    }
    if (dropped === 'all') {
      counts.dropped += main.size + loose.size;
      main.clear();
      loose.clear();
      return;
    }
    const drop = isWithdrawn ? remove : invalidate;
    for (const tag of [...dropped, '*']) for (const key of [...(keysOf.get(tag) ?? [])]) drop(key);
  });

  const isChanged = ({ isBlind, dropped }: Drawing, { tags }: KeptPage): boolean =>
    isBlind || (dropped.size > 0 && (tags.has('*') || [...dropped].some((tag) => tags.has(tag))));

  /** Its successor is nothing that is cached: a redirect, or not found. */
  function removeOutdated(key: string): void {
    if (peek(key)?.isOutdated) remove(key);
  }

  function begin(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const heard = changes.isHearing();
    const drawing: Drawing = { result: draw(), dropped: new Set(), isBlind: !heard };
    drawings.set(key, drawing);
    underWay.add(drawing);
    drawing.result
      .then((drawn) => {
        if (drawn.redirect || (drawn.isWhole && !drawn.mayBeKept)) return removeOutdated(key);
        const page = drawn.mayBeKept ? drawn.page : undefined;
        if (page && changes.isHearing() && !isChanged(drawing, page)) put(key, page);
      })
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(drawing);
        if (drawings.get(key) === drawing) drawings.delete(key);
      });
    return drawing.result;
  }

  return {
    counts,
    /** The page, whatever its age; as long as it may be shown at all. */
    find(key: string): KeptPage | undefined {
      const page = main.get(key) ?? loose.get(key);
      return page && now() < page.until + oldForMs ? page : undefined;
    },
    /** Whether nothing that the page shows can have changed. */
    isFresh: (page: KeptPage): boolean => !page.isOutdated && now() < page.until && changes.isHearing(),
    /** Draws a page; all who want the same at once wait for one drawing. */
    draw(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
      return drawings.get(key)?.result ?? begin(key, draw);
    },
    /** To be told after a page was asked for: it may have got a body more. */
    weigh(key: string, page: KeptPage): void {
      if (page.bytes() !== page.weighed && storeOf(page).peek(key) === page) put(key, page);
    },
    bytes: (): number => main.calculatedSize + loose.calculatedSize,
    size: (): number => main.size + loose.size,
  };
}
export type KeptPages = ReturnType<typeof createKeptPages>;
