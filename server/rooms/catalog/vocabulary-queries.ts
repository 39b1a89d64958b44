import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type IndexWord, mostWords, type WordLookup } from '../../search-engine/search-engine.ts';

/** A word of the index and how many listings have it; from `countedWords` on that is «at least». */
export type KnownWord = IndexWord;

/** From so many listings on a word is common, and is counted no further. */
export const countedWords = 200;

/** As `Vocabulary.find` of the search engine, by the table of words. */
export async function readWords(db: Db, { words, stems, sounds, slips }: WordLookup): Promise<KnownWord[]> {
  const ofEach = (column: 'stem' | 'sound', keys: readonly string[], limit: number) => sql`
    select w.* from unnest(${keys}::text[]) as k (key) cross join lateral (
      select word, listings, stem, sound from search_word
      where ${sql.ref(column)} = k.key ${column === 'sound' ? sql`and sound <> ''` : sql``}
      order by listings desc, word limit ${limit}
    ) as w`;
  const { rows } = await sql<KnownWord>`
    select word, listings, stem, sound from search_word where word = any (${words}::text[])
    union ${ofEach('stem', stems, mostWords.stems)}
    union ${ofEach('sound', sounds, mostWords.sounds)}
    union (
      select word, listings, stem, sound from search_word where slips && ${slips}::text[]
      order by listings desc, word limit ${mostWords.slips}
    )`.execute(db);
  rows.sort((one, other) => other.listings - one.listings || (one.word < other.word ? -1 : 1));
  return rows;
}

/** A word of the index, and how many listings have it, counted up to `countedWords`. */
export type Completion = Pick<KnownWord, 'word' | 'listings'>;

/** The commonest words that begin so; the others are looked at only where the common ones are too few. */
export async function readCompletions(db: Db, beginning: string, limit: number): Promise<Completion[]> {
  const begun = sql`word >= ${beginning} and word < ${`${beginning}\u{10FFFF}`}`;
  const { rows } = await sql<Completion>`
    with common as materialized (
      select word, listings from search_word where ${begun} and listings >= ${sql.lit(countedWords)}
      order by listings desc, word limit ${limit}
    )
    select word, listings from common
    union all (
      select word, listings from search_word
      where (select count(*) from common) < ${limit} and ${begun} and listings < ${sql.lit(countedWords)}
      order by listings desc, word limit ${limit}
    )
    order by listings desc, word limit ${limit}`.execute(db);
  return rows;
}

/** More words than so many with the same beginning are not named. */
const mostBegun = 100;

/** The words of the index that begin so, for each beginning; those are left out that too many begin with. */
export async function readBegun(db: Db, beginnings: readonly string[]): Promise<Map<string, string[]>> {
  if (beginnings.length === 0) return new Map();
  const { rows } = await sql<{ beginning: string; words: string[] }>`
    select b.beginning, array (
      select w.word from search_word as w
      where w.word >= b.beginning and w.word < b.beginning || ${'\u{10FFFF}'}
      limit ${mostBegun + 1}
    ) as words
    from unnest(${beginnings}::text[]) as b (beginning)`.execute(db);
  return new Map(
    rows.filter(({ words }) => words.length <= mostBegun).map(({ beginning, words }) => [beginning, words]),
  );
}

/** A word with its keys, and how many listings more have it. */
export interface CountedWord extends KnownWord {
  slips: string[];
}

/**
 * Adds words to those of the index, or to how many listings have them. Common words are left alone, so that two who
 * write at once do not wait for each other; the others are taken in their order, so that never both wait.
 */
export async function addWords(db: Db, words: readonly CountedWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`
    insert into search_word (word, listings, stem, sound, slips)
    select r.word, r.listings, r.stem, r.sound, r.slips
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as r (word text, listings integer, stem text, sound text, slips text[])
    where not exists (select 1 from search_word w where w.word = r.word collate "C" and w.listings >= ${countedWords})
    order by r.word collate "C"
    on conflict (word) do update set listings = search_word.listings + excluded.listings`.execute(db);
}

/** Whether no word is known: on a site that is new, or older than the words are. */
export async function hasNoWords(db: Db): Promise<boolean> {
  return (await db.selectFrom('search_word').select('word').limit(1).executeTakeFirst()) === undefined;
}

/** The vectors of what is shown behind an id, in the order of ids. */
export function readPublishedVectors(db: Db, table: 'listing' | 'content', afterId: number, limit: number) {
  return db
    .selectFrom(table)
    .select(['id', 'search_vector'])
    .where('status', '=', 'published')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The vectors of some listings or articles, of those that are shown. */
export async function readVectorsOf(db: Db, table: 'listing' | 'content', ids: readonly number[]) {
  const rows = await db
    .selectFrom(table)
    .select('search_vector')
    .where('status', '=', 'published')
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ search_vector }) => search_vector);
}

/** Changes when any concept does: what editors do acts at once. */
export async function readConceptStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as stamp from concept`.execute(db);
  return rows[0]?.stamp ?? '';
}

export function readConcepts(db: Db) {
  return db.selectFrom('concept').select(['slug', 'terms']).orderBy('id').execute();
}
