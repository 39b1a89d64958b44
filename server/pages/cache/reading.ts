import { LRUCache } from 'lru-cache';
import type { Answer, Carrier } from '../../../web/entry.server.tsx';
import type { Changes } from '../../changes/changes.ts';
import { type ReadTags, recordTags, tagsOfRead } from './read-tags.ts';

/** Calls the application's own API in process. */
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** The reads of one rendering of a page. */
export interface Reading {
  carry: Carrier;
  /** The tags whose change invalidates the page. */
  tags: Set<string>;
  /** Whether something in it depends on the current minute. */
  byMinute: boolean;
  /** False if one of the reads failed. */
  isWhole: boolean;
}

const answersAtMost = 120;
/** Counts also change with time, when a listing expires. */
const cacheMs = 60_000;
const minute = 60_000;

/** Until when data read at this moment is valid, in milliseconds since 1970. Opening hours begin and end on full minutes. */
export function trueUntil(readAt: number, byMinute: boolean): number {
  return byMinute ? (Math.floor(readAt / minute) + 1) * minute : readAt + cacheMs;
}

interface CachedAnswer {
  asking: Promise<Answer>;
  tags: readonly string[];
  until: number;
}

/** Whether many pages share a read: lists, menus and settings, but no queries that a visitor typed. */
const isCommon = (address: string, readTags: ReadTags): boolean =>
  !readTags.record && !readTags.tags.includes('*') && !/[?&](q|after|near)=/.test(address);

/** The path of a read below the base of the API, without its query. */
export const belowBase = (address: string): string =>
  address.replace(/^\/api\/[^/]+\/[^/]+\/[^/]+\//, '').replace(/\?.*$/, '');

/**
 * The reads of pages. Responses that many pages share are cached until they change, so that a page that only the
 * counts in its menus invalidated is rendered without a query. Without change notifications nothing is cached.
 * @param now milliseconds since 1970
 */
export function createReadings(ask: Ask, changes: Changes | undefined, now: () => number): () => Reading {
  const answers = new LRUCache<string, CachedAnswer>({ max: answersAtMost });
  changes?.subscribe((dropped) => {
    if (dropped === 'all') {
      answers.clear();
      return;
    }
    for (const [address, { tags }] of [...answers.entries()])
      if (tags.some((tag) => dropped.has(tag))) answers.delete(address);
  });

  /** Concurrent reads share a response; one that was requested before a change is not used after it. */
  function askCommon(address: string, { tags, byMinute = false }: ReadTags): Promise<Answer> {
    const known = answers.get(address);
    if (known && now() < known.until) return known.asking;
    const entry = { asking: ask(address), tags, until: trueUntil(now(), byMinute) };
    answers.set(address, entry);
    const forget = () => answers.peek(address) === entry && answers.delete(address);
    entry.asking.then((answer) => answer.ok || forget(), forget);
    return entry.asking;
  }

  return () => {
    const reading: Reading = {
      tags: new Set(),
      byMinute: false,
      isWhole: true,
      async carry(address, init) {
        const path = belowBase(address);
        const readTags = tagsOfRead(path);
        for (const tag of readTags.tags) reading.tags.add(tag);
        if (readTags.byMinute) reading.byMinute = true;
        const isCached = changes?.isListening() && isCommon(address, readTags);
        const answer = await (isCached ? askCommon(address, readTags) : ask(address, init));
        if (answer.status >= 500) reading.isWhole = false;
        if (readTags.record) {
          const found = answer.ok ? await answer.json() : undefined;
          for (const tag of recordTags(readTags.record, path, found)) reading.tags.add(tag);
        }
        return answer;
      },
    };
    return reading;
  };
}
