import { type Kysely, sql } from 'kysely';

/**
 * The words of the index, with the keys by which a question finds those that are written otherwise: the stem of an
 * Arabic word, the consonants that one hears, the word without any one of its letters. `listings` is how many have
 * it, counted up to some hundreds only, so that common words are not written again and again.
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

/** What was searched for, how often, and how often in vain: the folded words and the day, nobody's name. */
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
 * Words are asked of one kind at a time, titles first: an index for each kind answers without looking at the
 * others' listings. Words that are misspelt are found by their slips, no longer by trigrams.
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
