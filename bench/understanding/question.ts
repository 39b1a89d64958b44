import { createHash } from 'node:crypto';
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

export interface Question {
  /** What makes it hard. */
  class: string;
  q: string;
  lang: Lang;
  type: SearchType;
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

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Whether a listing bears a name, in whatever spelling of case, marks and letters that fold together. */
export function bears(name: string): (row: CorpusRow) => boolean {
  const wanted = ` ${wordsOf(fold(name)).join(' ')} `;
  return (row) => row.foldedName.includes(wanted);
}
