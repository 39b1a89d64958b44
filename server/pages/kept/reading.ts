import { LRUCache } from 'lru-cache';
import type { Answer, Carrier } from '../../../web/entry.server.tsx';
import type { Changes } from '../../changes/changes.ts';
import { recordTags, type Shown, shownBy } from './shown-tags.ts';

/** Asks the application's own API, without a network between. */
export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

/** What is read for one drawing of a page, and what is to be known of it. */
export interface Reading {
  carry: Carrier;
  /** The tags whose change makes the page another. */
  tags: Set<string>;
  /** Whether something in it changes with the minute. */
  byMinute: boolean;
  /** False where the application could not answer one of the questions. */
  isWhole: boolean;
}

const answersAtMost = 120;
/** Numbers of entries change by the clock, too, when one expires. */
const keptForMs = 60_000;
const minute = 60_000;

/** Until when what is read at this moment says nothing false. Opening hours begin and end with a minute. */
export function trueUntil(readAt: number, byMinute: boolean): number {
  return byMinute ? (Math.floor(readAt / minute) + 1) * minute : readAt + keptForMs;
}

interface KeptAnswer {
  asking: Promise<Answer>;
  tags: readonly string[];
  until: number;
}

/** What is asked for again and again: lists and what stands around them, but no words of somebody's own. */
const isCommon = (address: string, shown: Shown): boolean =>
  !shown.record && !shown.tags.includes('*') && !/[?&](q|after|near)=/.test(address);

/** The path of a read below the base of the API, without its query. */
export const belowBase = (address: string): string =>
  address.replace(/^\/api\/[^/]+\/[^/]+\/[^/]+\//, '').replace(/\?.*$/, '');

/**
 * The way in which pages read. What many of them read alike is kept until it changes, so that a page which only the
 * numbers in its menus made another is drawn without asking the database; without word of changes nothing is.
 * @param now milliseconds since 1970
 */
export function createReadings(ask: Ask, changes: Changes | undefined, now: () => number): () => Reading {
  const answers = new LRUCache<string, KeptAnswer>({ max: answersAtMost });
  changes?.hear((dropped) => {
    if (dropped === 'all') {
      answers.clear();
      return;
    }
    for (const [address, { tags }] of [...answers.entries()])
      if (tags.some((tag) => dropped.has(tag))) answers.delete(address);
  });

  /** Those who ask at once share an answer; one that is asked for before a change is not found after it. */
  function askCommon(address: string, { tags, byMinute = false }: Shown): Promise<Answer> {
    const known = answers.get(address);
    if (known && now() < known.until) return known.asking;
    const kept = { asking: ask(address), tags, until: trueUntil(now(), byMinute) };
    answers.set(address, kept);
    const forget = () => answers.peek(address) === kept && answers.delete(address);
    kept.asking.then((answer) => answer.ok || forget(), forget);
    return kept.asking;
  }

  return () => {
    const reading: Reading = {
      tags: new Set(),
      byMinute: false,
      isWhole: true,
      async carry(address, init) {
        const path = belowBase(address);
        const shown = shownBy(path);
        for (const tag of shown.tags) reading.tags.add(tag);
        if (shown.byMinute) reading.byMinute = true;
        const isKept = changes?.isHearing() && isCommon(address, shown);
        const answer = await (isKept ? askCommon(address, shown) : ask(address, init));
        if (answer.status >= 500) reading.isWhole = false;
        if (shown.record) {
          const found = answer.ok ? await answer.json() : undefined;
          for (const tag of recordTags(shown.record, path, found)) reading.tags.add(tag);
        }
        return answer;
      },
    };
    return reading;
  };
}
