import { createHash } from 'node:crypto';
import type { ListingKind } from '../../contract/categories.ts';
import type { Lang } from '../../contract/locales.ts';
import { fold } from '../../contract/search.ts';
import type { SearchType } from '../../contract/search-results.ts';
import type { GoldRow } from '../../server/rooms/search/gold/rule.ts';

/** A listing as the generators see it. */
export interface CorpusRow extends GoldRow {
  /** Both titles, folded, words between single spaces. */
  foldedName: string;
  /** US cents a month, of a home. */
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
  /** What makes it hard. */
  class: string;
  q: string;
  lang: Lang;
  type: SearchType;
  /** Of the listings of its type. */
  isRight: (row: CorpusRow) => boolean;
  /** Whether every listing that is not right is wrong: else only what is missed can be told. */
  isExact: boolean;
}

/** One half is for working with; of the other nobody ever sees more than its figures. */
export type Half = 'working' | 'held out';

/** By the question alone, so that a question stays in its half whatever else is asked. */
export function halfOf({ class: of, q, type }: Question): Half {
  const [first = 0] = createHash('sha256').update(`${of}\n${type}\n${q}`).digest();
  return first < 128 ? 'working' : 'held out';
}

/** The words of a text, with the marks and apostrophes within them: «شبّاك» and «Ben's» are one each. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}\u0640]|['’](?=[\p{L}\p{N}]))*/gu) ?? [];

/** Whether a listing bears a name, in whatever spelling of case, marks and letters that fold together. */
export function bears(name: string): (row: CorpusRow) => boolean {
  const wanted = ` ${wordsOf(fold(name)).join(' ')} `;
  return (row) => row.foldedName.includes(wanted);
}
