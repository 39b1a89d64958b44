import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { isSeen, pageKindOf, sourceOf } from './page-view.ts';
import { addCounts, type Counts } from './queries.ts';

/** The interval between writes. Counts that are not yet written when the process dies are lost. */
const everyMs = 5_000;
/** The maximum number of distinct search terms that are buffered: further ones are not counted. */
const mostWords = 5_000;

const none = (): Counts => ({ pages: new Map(), activity: new Map(), searches: new Map(), scans: new Map() });
const add = (to: Map<string, number>, key: string, count: number) => to.set(key, (to.get(key) ?? 0) + count);

/**
 * Counts frequent events in memory and writes them in batches, so that page requests do not wait for it; the counts
 * of several nodes are summed. Contains no personal data.
 * @param publicUrl identifies referrers of the site itself
 */
export function createCounting(db: Db, publicUrl: string) {
  const ownHost = new URL(publicUrl).hostname;
  let counts = none();
  let writing: Promise<void> = Promise.resolve();

  function addSearch(words: string, { asked, missed }: { asked: number; missed: number }): void {
    const known = counts.searches.get(words);
    if (!known && counts.searches.size >= mostWords) return;
    counts.searches.set(words, { asked: (known?.asked ?? 0) + asked, missed: (known?.missed ?? 0) + missed });
  }

  async function write(): Promise<void> {
    const batch = counts;
    counts = none();
    try {
      await addCounts(db, batch);
    } catch {
      // The database is unavailable: the counts are written next time.
      for (const [key, count] of batch.pages) add(counts.pages, key, count);
      for (const [key, count] of batch.activity) add(counts.activity, key, count);
      for (const [words, count] of batch.searches) addSearch(words, count);
      for (const [code, count] of batch.scans) add(counts.scans, code, count);
    }
  }
  /** Writes the buffered counts. */
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    /** Counts a served page. @returns whether a person requested it */
    page({ headers }: Pick<Request, 'headers'>, { target, lang }: { target: string; lang: Lang }): boolean {
      if (!isSeen(headers)) return false;
      const kind = pageKindOf(target);
      if (kind) add(counts.pages, `${kind} ${lang} ${sourceOf(headers, ownHost)}`, 1);
      return true;
    },
    /** Counts a search that was answered from a cache. */
    search(words: string, isMissed: boolean): void {
      addSearch(words, { asked: 1, missed: isMissed ? 1 : 0 });
    },
    /** Counts a view of a post or a request for its contact details. */
    post(what: 'seen' | 'reached', kind: ListingKind): void {
      add(counts.activity, `${what} ${kind}`, 1);
    },
    /** Counts an opened short address, except by bots and prefetching browsers. */
    scan({ headers }: Pick<Request, 'headers'>, code: string): void {
      if (isSeen(headers)) add(counts.scans, code, 1);
    },
    flush,
    /** To be called after the last response. */
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
export type Counting = ReturnType<typeof createCounting>;
