import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { isSeen, pageKindOf, sourceOf } from './page-view.ts';
import { addCounts, type Counts } from './queries.ts';

/** Numbers are written so often. What a process that dies had not written yet is lost. */
const everyMs = 5_000;
/** Different words that wait to be written: what comes beyond is not counted. */
const mostWords = 5_000;

const none = (): Counts => ({ pages: new Map(), activity: new Map(), searches: new Map(), scans: new Map() });
const add = (to: Map<string, number>, key: string, count: number) => to.set(key, (to.get(key) ?? 0) + count);

/**
 * Counts in memory what happens all the time, and writes it in batches: nobody who asks for a page waits for it, and
 * several nodes add up. Nothing about people is in it.
 * @param publicUrl whose pages are the site's own
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
      // The database is away: they wait for the next time.
      for (const [key, count] of batch.pages) add(counts.pages, key, count);
      for (const [key, count] of batch.activity) add(counts.activity, key, count);
      for (const [words, count] of batch.searches) addSearch(words, count);
      for (const [code, count] of batch.scans) add(counts.scans, code, count);
    }
  }
  /** Writes what was counted so far. */
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    /** Counts a page that was answered. @returns whether a person asked for it */
    page({ headers }: Pick<Request, 'headers'>, { target, lang }: { target: string; lang: Lang }): boolean {
      if (!isSeen(headers)) return false;
      const kind = pageKindOf(target);
      if (kind) add(counts.pages, `${kind} ${lang} ${sourceOf(headers, ownHost)}`, 1);
      return true;
    },
    /** Counts a question that was answered before anybody searched. */
    search(words: string, isMissed: boolean): void {
      addSearch(words, { asked: 1, missed: isMissed ? 1 : 0 });
    },
    /** Counts that a post was looked at, or its poster asked for. */
    post(what: 'seen' | 'reached', kind: ListingKind): void {
      add(counts.activity, `${what} ${kind}`, 1);
    },
    /** Counts that a short address was opened, unless a robot opened it or a browser fetched it ahead. */
    scan({ headers }: Pick<Request, 'headers'>, code: string): void {
      if (isSeen(headers)) add(counts.scans, code, 1);
    },
    flush,
    /** To be called once no more is answered. */
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
export type Counting = ReturnType<typeof createCounting>;
