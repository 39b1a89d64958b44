import { LRUCache } from 'lru-cache';
import type { Changes, Dropped } from '../../changes/changes.ts';
import type { CachedPage } from './cached-page.ts';

/** What is counted, since the start. */
export interface CacheCounts {
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
interface Rendering {
  result: Promise<RenderResult>;
  dropped: Set<string>;
  isBlind: boolean;
}

/** What a drawing came to: a page, or the way to another address. */
export type RenderResult =
  | {
      page: CachedPage;
      isCacheable: boolean;
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
export function createPageCache({
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
  const counts: CacheCounts = { hits: 0, misses: 0, old: 0, dropped: 0 };
  const renderings = new Map<string, Rendering>();
  const underWay = new Set<Rendering>();

  function index(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysOf.get(tag);
      if (keys) keys.add(key);
      else keysOf.set(tag, new Set([key]));
    }
  }
  function unindex(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysOf.get(tag);
      if (keys?.delete(key) && keys.size === 0) keysOf.delete(tag);
    }
  }
  const store = (bytes: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation(page, key) {
        page.weighed = page.bytes();
        return page.weighed + key.length * 2;
      },
      dispose: unindex,
    });
  const main = store(maxBytes * mainShare);
  const loose = store(maxBytes * (1 - mainShare));
  const storeOf = (page: CachedPage) => (page.isMain ? main : loose);

  function put(key: string, page: CachedPage): void {
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

  changes.subscribe((dropped: Dropped, isWithdrawn) => {
    // Whoever asks from now on must see the change: nobody joins a drawing that began before it.
    renderings.clear();
    for (const rendering of underWay) {
      if (dropped === 'all') rendering.isBlind = true;
      else for (const tag of dropped) rendering.dropped.add(tag);
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

  const isChanged = ({ isBlind, dropped }: Rendering, { tags }: CachedPage): boolean =>
    isBlind || (dropped.size > 0 && (tags.has('*') || [...dropped].some((tag) => tags.has(tag))));

  /** Its successor is nothing that is cached: a redirect, or not found. */
  function removeOutdated(key: string): void {
    if (peek(key)?.isOutdated) remove(key);
  }

  function begin(key: string, render: () => Promise<RenderResult>): Promise<RenderResult> {
    const wasListening = changes.isListening();
    const rendering: Rendering = { result: render(), dropped: new Set(), isBlind: !wasListening };
    renderings.set(key, rendering);
    underWay.add(rendering);
    rendering.result
      .then((result) => {
        if (result.redirect || (result.isWhole && !result.isCacheable)) return removeOutdated(key);
        const page = result.isCacheable ? result.page : undefined;
        if (page && changes.isListening() && !isChanged(rendering, page)) put(key, page);
      })
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(rendering);
        if (renderings.get(key) === rendering) renderings.delete(key);
      });
    return rendering.result;
  }

  return {
    counts,
    /** The page, whatever its age; as long as it may be shown at all. */
    find(key: string): CachedPage | undefined {
      const page = main.get(key) ?? loose.get(key);
      return page && now() < page.until + oldForMs ? page : undefined;
    },
    /** Whether nothing that the page shows can have changed. */
    isFresh: (page: CachedPage): boolean => !page.isOutdated && now() < page.until && changes.isListening(),
    /** Draws a page; all who want the same at once wait for one drawing. */
    render(key: string, render: () => Promise<RenderResult>): Promise<RenderResult> {
      return renderings.get(key)?.result ?? begin(key, render);
    },
    /** To be told after a page was asked for: it may have got a body more. */
    weigh(key: string, page: CachedPage): void {
      if (page.bytes() !== page.weighed && storeOf(page).peek(key) === page) put(key, page);
    },
    bytes: (): number => main.calculatedSize + loose.calculatedSize,
    size: (): number => main.size + loose.size,
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
