import { createHash } from 'node:crypto';
import type { ListingKind } from '../../contract/categories.ts';
import type { Lang } from '../../contract/locales.ts';
import { fold } from '../../contract/search.ts';
import type { SearchType } from '../../contract/search-results.ts';
import type { GoldRow } from '../../server/rooms/search/gold/rule.ts';

/** A listing as the generators use it. */
export interface CorpusRow extends GoldRow {
  /** Both titles, folded, with single spaces between words. */
  foldedName: string;
  /** US cents per month, for a home. */
  priceCents: number | null;
}

export const typeOf: Record<ListingKind, SearchType> = {
  business: 'business',
  rental: 'rent',
  job: 'job',
  event: 'event',
  product: 'product',
};

export interface Question {
  /** Its difficulty. */
  class: string;
  q: string;
  lang: Lang;
  type: SearchType;
  /** Among the listings of its type. */
  isRight: (row: CorpusRow) => boolean;
  /** Whether all other listings are wrong; otherwise only missing results can be judged. */
  isExact: boolean;
}

/** One half is for development; of the other only figures are reported. */
export type Half = 'working' | 'held out';

/** By its text only, so that a query stays in its half whatever the other queries are. */
export function halfOf({ class: of, q, type }: Question): Half {
  const [first = 0] = createHash('sha256').update(`${of}\n${type}\n${q}`).digest();
  return first < 128 ? 'working' : 'held out';
}

/** The words of a text, with diacritics and apostrophes within them: «شبّاك» and “Ben's” are one each. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}\u0640]|['’](?=[\p{L}\p{N}]))*/gu) ?? [];

/** Whether a listing has a name, in any spelling that folds to the same letters. */
export function bears(name: string): (row: CorpusRow) => boolean {
  const wanted = ` ${wordsOf(fold(name)).join(' ')} `;
  return (row) => row.foldedName.includes(wanted);
}
