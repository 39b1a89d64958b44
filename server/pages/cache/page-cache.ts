import { LRUCache } from 'lru-cache';
import type { Changes, Dropped } from '../../changes/changes.ts';
import type { CachedPage } from './cached-page.ts';

/** Counters since the start. */
export interface CacheCounts {
  hits: number;
  misses: number;
  /** Stale responses, because rendering failed. */
  old: number;
  dropped: number;
}

/** The share of bytes for pages whose number is bounded, so that searches do not evict them. */
const mainShare = 0.75;
/** How long after its expiry a page is served if it cannot be rendered. */
const oldForMs = 86_400_000;

/** A rendering in progress, and the changes since it began. */
interface Rendering {
  result: Promise<RenderResult>;
  dropped: Set<string>;
  isBlind: boolean;
}

/** The result of a rendering: a page or a redirect. */
export type RenderResult =
  | {
      page: CachedPage;
      isCacheable: boolean;
      /** False if something that the page displays could not be read. */
      isWhole: boolean;
      redirect?: undefined;
    }
  | { page?: undefined; redirect: Redirect };

export interface Redirect {
  status: number;
  location: string;
}

/**
 * Caches rendered pages, up to a number of bytes, until something that they display changes or they expire. Pages
 * rendered from data that was read before a change are never stored after it: changes are compared with every
 * rendering in progress. A changed or expired page remains as a last resort, to be served while the database is
 * unavailable; a page with content that was withdrawn from guests is deleted at once.
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
    // Before the new entry is set: removing the old one removes its tags.
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
    // Later requests must see the change: none joins a rendering that began before it.
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

  /** The new result is not cacheable: a redirect or a 404. */
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
    /** The page of any age, as long as it may be served at all. */
    find(key: string): CachedPage | undefined {
      const page = main.get(key) ?? loose.get(key);
      return page && now() < page.until + oldForMs ? page : undefined;
    },
    /** Whether nothing that the page displays can have changed. */
    isFresh: (page: CachedPage): boolean => !page.isOutdated && now() < page.until && changes.isListening(),
    /** Renders a page; concurrent requests share one rendering. */
    render(key: string, render: () => Promise<RenderResult>): Promise<RenderResult> {
      return renderings.get(key)?.result ?? begin(key, render);
    },
    /** To be called after a page was served: it may have one more body. */
    weigh(key: string, page: CachedPage): void {
      if (page.bytes() !== page.weighed && storeOf(page).peek(key) === page) put(key, page);
    },
    bytes: (): number => main.calculatedSize + loose.calculatedSize,
    size: (): number => main.size + loose.size,
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
