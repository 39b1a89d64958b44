import { LRUCache } from 'lru-cache';
import type { Answer, Carrier } from '../../../web/entry.server.tsx';
import type { Changes } from '../../changes/changes.ts';
import { recordTags, shownBy } from './shown-tags.ts';

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

/** What every page asks for, whatever else it shows, and lists ask for to choose among. */
const isShared = (path: string): boolean => /^(general-settings|cities|listings)$/.test(path);
const sharedAtMost = 300;
/** Numbers of entries change by the clock, too, when one expires. */
export const keptForMs = 60_000;

/** The path of a read below the base of the API, without its query. */
const belowBase = (address: string): string =>
  address.replace(/^\/api\/[^/]+\/[^/]+\/[^/]+\//, '').replace(/\?.*$/, '');

/**
 * The way in which pages read. What all of them read alike is kept until it changes; without word of changes it
 * is not.
 */
export function createReadings(ask: Ask, changes: Changes | undefined): () => Reading {
  const shared = new LRUCache<string, Promise<Answer>>({ max: sharedAtMost, ttl: keptForMs });
  changes?.hear((dropped) => {
    if (dropped === 'all' || ['settings', 'catalog', 'counts'].some((tag) => dropped.has(tag)))
      shared.clear();
  });

  function askShared(address: string): Promise<Answer> {
    const known = shared.get(address);
    if (known) return known;
    const asking = ask(address);
    shared.set(address, asking);
    const forget = () => shared.peek(address) === asking && shared.delete(address);
    asking.then((answer) => answer.ok || forget(), forget);
    return asking;
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
        const isKept = changes?.isHearing() && isShared(path);
        const answer = await (isKept ? askShared(address) : ask(address, init));
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
