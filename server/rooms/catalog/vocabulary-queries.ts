import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type IndexWord, mostWords, type WordLookup } from '../../search-engine/search-engine.ts';

/** A word of the index and the number of its listings; from `countedWords` on that is “at least”. */
export type KnownWord = IndexWord;

/** The number of listings at which a word is frequent, and no longer counted. */
export const countedWords = 200;

/** As `Vocabulary.find` of the search engine, with the table of words. */
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

/** A word of the index, and the number of its listings, counted up to `countedWords`. */
export type Completion = Pick<KnownWord, 'word' | 'listings'>;

/** The most frequent words with this prefix; the others are read only if the frequent ones are too few. */
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

/** The maximum number of words listed for a prefix. */
const mostBegun = 100;

/** The words of the index for each prefix; prefixes with too many words are omitted. */
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

/** A word with its keys, and the increment of its listing count. */
export interface CountedWord extends KnownWord {
  slips: string[];
}

/**
 * Adds words to the index, or increments their listing counts. Frequent words are not updated, so that concurrent
 * writers do not block each other; the others are locked in order, which prevents deadlocks.
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

/** Whether the table of words is empty: on a new site, or one that predates it. */
export async function hasNoWords(db: Db): Promise<boolean> {
  return (await db.selectFrom('search_word').select('word').limit(1).executeTakeFirst()) === undefined;
}

/** The vectors of public rows after an id, ordered by id. */
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

/** The vectors of some listings or articles, if public. */
export async function readVectorsOf(db: Db, table: 'listing' | 'content', ids: readonly number[]) {
  const rows = await db
    .selectFrom(table)
    .select('search_vector')
    .where('status', '=', 'published')
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ search_vector }) => search_vector);
}

/** Changes when any concept does, so that edits take effect immediately. */
export async function readConceptStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as stamp from concept`.execute(db);
  return rows[0]?.stamp ?? '';
}

export function readConcepts(db: Db) {
  return db.selectFrom('concept').select(['slug', 'terms']).orderBy('id').execute();
}
