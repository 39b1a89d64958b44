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

/** So soon a failed reading is tried again, in milliseconds. */
const retryMs = 1_000;
/** So long a question waits for changes that the index is about to take up, in milliseconds. */
const patienceMs = 100;
/** So often the index is compared with the database, in milliseconds. */
const compareEveryMs = 600_000;
/** Contents are compared in so many shares, one each time: every listing's once in two hours. */
const shares = 12;
/** So many words at least came later before the vocabulary is made anew. */
const leastRenewed = 5_000;
/** The tags of changes of articles begin so. */
const articleTags = 'content:';

/** What the follower of the database was asked to do. */
interface Tasks {
  /** Take up what changed since it last looked; part of everything else. */
  listings: boolean;
  articles: boolean;
  /** Of which listings also the contents. */
  comparison: Share | undefined;
}

const nothing: Tasks = { listings: false, articles: false, comparison: undefined };

/** An index of the published listings in the memory of this process, derived from the database. */
export interface SearchEngine {
  /**
   * The index of a kind, once it has taken up all changes that were notified of until now: nobody is told of a change
   * and then finds the list as it was. Undefined while it is being built, or where that takes long.
   */
  current(kind: ListingKind): Promise<KindIndex | undefined>;
  /** The index of a kind as it is; undefined while it is being built. */
  index(kind: ListingKind): KindIndex | undefined;
  /** The index of blogs, news and guide articles; undefined while it is being built. */
  articles(): KindIndex | undefined;
  /** The words of all of them; undefined while they are being built. */
  vocabulary(): Vocabulary | undefined;
  /** Settles when the index was built, or when the engine was closed before. */
  ready: Promise<void>;
  /** As `refresh`, but waits no longer than a question does, and does not fail: what is late comes soon. */
  takeUp(): Promise<void>;
  /** Brings the index up to what the database has at the time of asking. */
  refresh(): Promise<void>;
  /** Compares the index with the database and reads what differs; answers how many listings differed. */
  verify(): Promise<number>;
  close(): Promise<void>;
}

/** An index of so many listings takes some 500 MB. */
const mostInMemory = 2_000_000;

/**
 * The search engine that the settings ask for; undefined where PostgreSQL answers searches.
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
 * Builds the index in the background and follows the database from then on: its triggers log which listings were
 * written, and notify. Whatever is found is read from the database before it is shown, so that an index that lags behind
 * by a moment shows nothing that was withdrawn.
 * @param options.folder where the index is stored, so that the next start loads it; without it the index is built each time
 */
export function createSearchEngine(
  db: Db,
  changes: Changes,
  log: Logger,
  { folder }: { folder?: string } = {},
): SearchEngine {
  let indexes: KindIndexes | undefined;
  let snapshot = '';
  let isClosed = false;
  let articles: KindIndex | undefined;
  let vocabulary: Vocabulary | undefined;
  let tasks = nothing;
  /** What the last comparison found. */
  let differing = 0;
  let following: Promise<void> | undefined;
  /** Settles when the index has all changes that were notified of; undefined while it has. */
  let catchingUp: PromiseWithResolvers<void> | undefined;
  let merging: Promise<void> | undefined;
  let making: Promise<void> | undefined;
  /** Which contents are compared next. */
  let nextCompared = 0;
  /** Segments that came while a vocabulary is being made. */
  let learned: Segment[] | undefined;
  let retry: NodeJS.Timeout | undefined;
  /** Whether the index comes from a file: what was written past the log since then is found by comparing only. */
  let isLoaded = false;

  /** Takes up some listings as they are now. */
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

  /** Adds the words of a new segment, also to the vocabulary that is being made. */
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

  /** Makes the vocabulary where there is none; in the background anew where many of its words came later. */
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

  /** Compares all counts, and the contents of a share of the listings, and reads what differs. */
  async function compare(share: Share): Promise<void> {
    differing = 0;
    for (const [kind, index] of indexes ?? []) {
      const ids = await findDifferences(db, kind, index, share);
      differing += ids.length;
      await take(ids);
    }
    if (differing > 0) log.warn({ listings: differing }, 'the search index differed from the database');
  }

  /** Does what was asked for so far, and what is asked for meanwhile. What failed is asked for again with the next. */
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
        // At once, so that whoever asks from here on begins anew.
        if (!tasks.listings) following = undefined;
      }
    }
  }

  /** One reading at a time; what is asked for meanwhile is read by the next one. */
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

  /** Waits until all changes that were notified of are in the index, but not for long. */
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
    // Notifications may have been missed, or rows were written past the triggers.
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
