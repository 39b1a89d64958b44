import { type Kysely, sql } from 'kysely';

/**
 * The words of the index, with keys that find misspellings: the stem of an Arabic word, the audible consonants, the
 * word with one letter removed. `listings` is the number of listings with the word, capped at some hundreds, so
 * that common words are not updated constantly.
 */
const words = `
create table search_word (
  word text collate "C" primary key check (length(word) between 1 and 60),
  listings integer not null default 1 check (listings > 0),
  stem text collate "C" not null,
  sound text collate "C" not null,
  slips text[] not null
);
create index search_word_stem on search_word (stem);
create index search_word_sound on search_word (sound) where sound <> '';
create index search_word_slips on search_word using gin (slips);
`;

/**
 * Search statistics: folded words by day, with the number of searches and of those without results, without users.
 */
const counts = `
create table search_count (
  day date not null,
  words text not null check (length(words) between 1 and 200),
  asked integer not null default 0 check (asked >= 0),
  missed integer not null default 0 check (missed between 0 and asked),
  primary key (day, words)
);
`;

const kinds = ['business', 'product', 'rental', 'job'];

/**
 * Words are searched by kind, titles first: an index for each kind avoids reading the listings of others.
 * Misspelled words are found by deletion keys instead of trigrams.
 */
const indexes = kinds.map(
  (kind) => `
create index listing_search_${kind} on listing using gin (search_vector)
  where status = 'published' and kind = '${kind}';
create index listing_titles_${kind} on listing using gin (ts_filter(search_vector, '{a}'))
  where status = 'published' and kind = '${kind}';
`,
);
const replaced = `
drop index listing_search;
drop index listing_trigram;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [words, counts, ...indexes, replaced]) await sql.raw(part).execute(db);
}
