import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ListingKind, listingKinds } from '../../contract/categories.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/connect.ts';
import { buildArticleIndex } from './article-index.ts';
import { batchSize, compact, type KindIndexes } from './building.ts';
import { allRanges, findDifferences, type Share } from './comparison.ts';
import type { IndexedListing, KindIndex } from './kind-index.ts';
import { estimateListings, readChangesSince, readListings } from './listing-queries.ts';
import { createPersistence } from './persistence.ts';
import type { Segment } from './segment.ts';
import { inTimeSlices } from './time-slices.ts';
import { Vocabulary } from './vocabulary.ts';

export type { IndexFilter } from './index-filter.ts';
export type { Found, KindIndex, Listed } from './kind-index.ts';
export type { IndexOrder } from './ordering.ts';
export { type IndexQuestion, mostUnits } from './question.ts';
export type { Value } from './value-table.ts';
export { type IndexWord, isWord, mostWords, type Vocabulary, type WordLookup } from './vocabulary.ts';

/** The delay before a failed read is retried, in milliseconds. */
const retryMs = 1_000;
/** The interval of comparisons with the database, in milliseconds. */
const compareEveryMs = 600_000;
/** The number of shares in which contents are compared, one each time: every listing once in two hours. */
const shares = 12;
/** The minimum number of new words before the vocabulary is rebuilt. */
const leastRenewed = 5_000;
/** The prefixes of change tags of articles. */
const articleTags = 'content:';

/** The pending work of the follower of the database. */
interface Tasks {
  /** Index the changes since the last read; part of all other work. */
  listings: boolean;
  articles: boolean;
  /** The listings whose contents are compared as well. */
  comparison: Share | undefined;
}

const nothing: Tasks = { listings: false, articles: false, comparison: undefined };

/** An in-memory index of the published listings, derived from the database. */
export interface SearchEngine {
  /**
   * The index of a kind, once it includes all changes that were notified so far: clients that were notified of a
   * change do not find the old list. Undefined while it is being built, or if that takes long.
   */
  current(kind: ListingKind): Promise<KindIndex | undefined>;
  /** The current index of a kind; undefined while it is being built. */
  index(kind: ListingKind): KindIndex | undefined;
  /** The index of blogs, news and guide articles; undefined while it is being built. */
  articles(): KindIndex | undefined;
  /** The words of all indexes; undefined while they are being built. */
  vocabulary(): Vocabulary | undefined;
  /** Settles when the index is built, or when the engine is closed before. */
  ready: Promise<void>;
  /** As `refresh`, but with the timeout of a query, and never fails: late changes follow soon. */
  takeUp(): Promise<void>;
  /** Updates the index to the current state of the database. */
  refresh(): Promise<void>;
  /** Compares the index with the database and reads differences. @returns the number of different listings */
  verify(): Promise<number>;
  close(): Promise<void>;
}

/** An index of this many listings takes about 500 MB. */
const mostInMemory = 2_000_000;

/**
 * The search engine of the settings; undefined if PostgreSQL is searched.
 * @param environment.searchEngine `auto`: in memory unless the site has too many listings
 */
export async function chooseSearchEngine(
  { searchEngine, dataDir }: { searchEngine: 'auto' | 'memory' | 'postgres'; dataDir: string },
  db: Db,
  changes: Changes,
  log: Logger,
): Promise<SearchEngine | undefined> {
  if (searchEngine === 'postgres') return undefined;
  if (searchEngine === 'auto' && (await estimateListings(db)) > mostInMemory) return undefined;
  return createSearchEngine(db, changes, log, { folder: join(dataDir, 'search-index') });
}

/**
 * Builds the index in the background and then follows the database: its triggers log which listings were written,
 * and notify. Results are read from the database before they are displayed, so that a lagging index never discloses
 * withdrawn listings.
 * @param options.folder the folder of the stored index, which the next start loads; without it the index is built
 * each time
 * @param options.patienceMs how long a query waits for changes that are being indexed, in milliseconds
 */
export function createSearchEngine(
  db: Db,
  changes: Changes,
  log: Logger,
  { folder, patienceMs = 100 }: { folder?: string; patienceMs?: number } = {},
): SearchEngine {
  let indexes: KindIndexes | undefined;
  let snapshot = '';
  let isClosed = false;
  let articles: KindIndex | undefined;
  let vocabulary: Vocabulary | undefined;
  let tasks = nothing;
  /** The result of the last comparison. */
  let differing = 0;
  let following: Promise<void> | undefined;
  /** Settles when the index includes all notified changes; undefined while it does. */
  let catchingUp: PromiseWithResolvers<void> | undefined;
  let merging: Promise<void> | undefined;
  let making: Promise<void> | undefined;
  /** The share of contents that is compared next. */
  let nextCompared = 0;
  /** Segments that were added while a vocabulary is being built. */
  let learned: Segment[] | undefined;
  let retry: NodeJS.Timeout | undefined;
  /**
   * Whether the index was loaded from a file: only comparing finds writes since then that are missing in the log.
   */
  let isLoaded = false;

  /** Indexes the current state of some listings. */
  async function take(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += batchSize) {
      const some = ids.slice(from, from + batchSize);
      for (const [kind, index] of indexes ?? []) {
        const listings: IndexedListing[] = await readListings(db, kind, some);
        const published = new Set(listings.map(({ id }) => id));
        index.replace(
          listings,
          some.filter((id) => !published.has(id)),
        );
        const newest = index.segments.at(-1);
        if (listings.length > 0 && newest) learn(newest);
      }
    }
    startMerging();
  }

  const isStopped = () => isClosed;
  const persistence = createPersistence({
    db,
    folder,
    log,
    isStopped,
    current: () => ({ snapshot, indexes, vocabulary }),
  });

  async function open(): Promise<void> {
    const opened = await persistence.open();
    if (!opened) return;
    ({ snapshot, indexes, vocabulary } = opened);
    isLoaded = vocabulary !== undefined;
  }

  async function catchUp(): Promise<void> {
    if (!indexes) await open();
    if (isClosed || !indexes) return;
    const changed = await readChangesSince(db, snapshot);
    if (changed.isIncomplete) {
      indexes = undefined;
      vocabulary = undefined;
      return catchUp();
    }
    await take(changed.ids);
    snapshot = changed.snapshot;
  }

  async function takeArticles(): Promise<void> {
    articles = await buildArticleIndex(db);
    for (const segment of articles.segments) learn(segment);
  }

  /** Adds the words of a new segment, also to a vocabulary that is being built. */
  function learn(segment: Segment): void {
    vocabulary?.add(segment);
    learned?.push(segment);
  }

  async function makeVocabulary(): Promise<void> {
    learned = [];
    const segments = [...(indexes?.values() ?? []), ...(articles ? [articles] : [])].flatMap(
      (one) => one.segments,
    );
    const made = await inTimeSlices(Vocabulary.of(segments), isStopped);
    for (const segment of learned) made?.add(segment);
    vocabulary = made;
    learned = undefined;
  }

  /** Builds the vocabulary if there is none; rebuilds it in the background if many words were added. */
  async function renewVocabulary(): Promise<void> {
    if (vocabulary) {
      const { all, recent } = vocabulary.size;
      if (recent < Math.max(leastRenewed, all / 10)) return;
    }
    making ??= makeVocabulary().finally(() => {
      making = undefined;
    });
    if (!vocabulary) await making;
  }

  function nextShare(): Share {
    nextCompared = (nextCompared + 1) % shares;
    return { number: nextCompared, of: shares };
  }

  /** Compares all counts, and the contents of a share of the listings, and reads differences. */
  async function compare(share: Share): Promise<void> {
    differing = 0;
    for (const [kind, index] of indexes ?? []) {
      const ids = await findDifferences(db, kind, index, share);
      differing += ids.length;
      await take(ids);
    }
    if (differing > 0) log.warn({ listings: differing }, 'the search index differed from the database');
  }

  /** Does all pending work, including what is requested meanwhile. Failed work is retried with the next. */
  async function follow(): Promise<void> {
    for (let task = tasks; task.listings && !isClosed; task = tasks) {
      tasks = nothing;
      try {
        await catchUp();
        if (!tasks.listings) {
          catchingUp?.resolve();
          catchingUp = undefined;
        }
        if (task.articles) await takeArticles();
        if (task.comparison) await compare(task.comparison);
        await renewVocabulary();
        persistence.saveBuilt();
      } catch (error) {
        tasks = {
          listings: false,
          articles: tasks.articles || task.articles,
          comparison: tasks.comparison ?? task.comparison,
        };
        throw error;
      } finally {
        // Synchronously, so that later requests start a new read.
        if (!tasks.listings) following = undefined;
      }
    }
  }

  /** One read at a time; later requests are handled by the next one. */
  function refresh(more: Partial<Tasks> = {}): Promise<void> {
    tasks = {
      listings: true,
      articles: tasks.articles || (more.articles ?? false),
      comparison: more.comparison ?? tasks.comparison,
    };
    catchingUp ??= Promise.withResolvers();
    following ??= follow();
    return following;
  }

  /** Waits until all notified changes are in the index, with a short timeout. */
  async function caughtUpSoon(): Promise<void> {
    if (!catchingUp) return;
    const timer = new AbortController();
    await Promise.race([
      catchingUp.promise,
      wait(patienceMs, undefined, { ref: false, signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
  }

  function refreshSoon(more?: Partial<Tasks>): void {
    if (isClosed) return;
    refresh(more).catch((error: unknown) => {
      if (isClosed) return;
      log.warn({ error: String(error) }, 'the search index could not be brought up to date');
      retry ??= setTimeout(() => {
        retry = undefined;
        refreshSoon();
      }, retryMs);
    });
  }

  async function mergeAll(): Promise<void> {
    for (const index of indexes?.values() ?? []) await compact(index, isStopped);
  }

  function startMerging(): void {
    merging ??= mergeAll().finally(() => {
      merging = undefined;
    });
  }

  const kindTags = new Set<string>(listingKinds);
  changes.subscribe((dropped) => {
    // Notifications may have been missed, or rows were written without triggers.
    if (dropped === 'all') return refreshSoon({ articles: true, comparison: nextShare() });
    const tags = [...dropped];
    const hasArticles = tags.some((tag) => tag.startsWith(articleTags));
    if (hasArticles || tags.some((tag) => kindTags.has(tag))) refreshSoon({ articles: hasArticles });
  });
  const comparing = setInterval(
    () => refreshSoon({ articles: true, comparison: nextShare() }),
    compareEveryMs,
  ).unref();
  const ready = refresh({ articles: true }).then(
    () => isLoaded && refreshSoon({ comparison: nextShare() }),
    (error: unknown) => {
      log.warn({ error: String(error) }, 'the search index could not be built yet');
      refreshSoon();
    },
  );

  return {
    async current(kind) {
      if (indexes) await caughtUpSoon();
      return catchingUp ? undefined : indexes?.get(kind);
    },
    index: (kind) => indexes?.get(kind),
    articles: () => articles,
    vocabulary: () => vocabulary,
    ready: ready.then(() => undefined),
    async takeUp() {
      if (!indexes) return;
      refreshSoon();
      await caughtUpSoon();
    },
    refresh: () => refresh(),
    async verify() {
      await refresh({ comparison: allRanges });
      return differing;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(comparing);
      await Promise.allSettled([following, merging, making]);
      await persistence.close();
    },
  };
}
