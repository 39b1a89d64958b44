import { sql } from 'kysely';
import type { ListingKind } from '../contract/categories.ts';
import type { Db } from '../server/database/connect.ts';
import type { Chance } from './understanding/chance.ts';
import { typeOf } from './understanding/question.ts';
import { slip } from './understanding/slips.ts';

/* Queries from words of the listings' titles, with the same frequencies as in the titles. */

interface Title {
  kind: ListingKind;
  words: string;
  place: string;
}

/** Titles of random listings with the names of their places. */
export async function readTitles(db: Db, count: number): Promise<Title[]> {
  const { rows } = await sql<Title>`
    select l.kind, l.search_title as words, p.name_en as place from listing as l join place as p on p.id = l.place_id
    where l.status = 'published' order by hashint8(l.id) limit ${count}`.execute(db);
  return rows;
}

const wordsOf = ({ words }: Title) => words.split(' ').filter((word) => word.length > 2);

/** How queries are made from a title. */
const makers: Record<string, (title: Title, chance: Chance) => string> = {
  'one word': (title, chance) => chance.of(wordsOf(title)),
  'two words': (title, chance) => `${chance.of(wordsOf(title))} ${chance.of(wordsOf(title))}`,
  'a word and a place': (title, chance) => `${chance.of(wordsOf(title))} ${title.place}`,
  'the beginning of a word': (title, chance) => chance.of(wordsOf(title)).slice(0, 5),
  'a slip': (title, chance) => slip(chance.of(wordsOf(title)), chance),
};

export interface UnseenSearch {
  words: string;
  kind: ListingKind;
  /** Below the API's base path. */
  path: string;
  /** Whether its words were used before; then the path has another page size. */
  isRepeated: boolean;
}

/** Distinct searches, equally many from each generator. */
export function* unseenSearches(titles: readonly Title[], chance: Chance): Generator<UnseenSearch, never> {
  const paths = new Set<string>();
  for (let turn = 0; ; turn++) {
    for (const make of Object.values(makers)) {
      const title = chance.of(titles);
      if (wordsOf(title).length === 0) continue;
      const { kind } = title;
      const words = make(title, chance);
      const plain = `search?q=${encodeURIComponent(words)}&type=${typeOf[kind]}`;
      const isRepeated = paths.has(plain);
      // If there are no unused words, another page size makes a distinct query.
      const path = isRepeated ? `${plain}&limit=${10 + (turn % 30)}` : plain;
      yield { words, kind, path, isRepeated };
      paths.add(plain);
    }
  }
}
