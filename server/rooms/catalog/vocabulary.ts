import { lightStem, slips, soundOf } from '../../../contract/spelling.ts';
import type { Db } from '../../database/connect.ts';
import { isWord } from '../../search-engine/search-engine.ts';
import { addNames } from './paired-name-queries.ts';
import { pairedNameOf } from './paired-names.ts';
import { addWords, hasNoWords, readPublishedVectors } from './vocabulary-queries.ts';

const wordsAtOnce = 10_000;

/** The words and names of many listings or articles, counted first and stored together: each is looked up once. */
export function createWordCount() {
  const counts = new Map<string, number>();
  const names = new Map<string, { name: string; other: string; listings: number }>();
  const countName = (name: string, other: string) => {
    const known = names.get(`${name}\n${other}`);
    if (known) known.listings++;
    else names.set(`${name}\n${other}`, { name, other, listings: 1 });
  };
  return {
    /** @param vectors the texts of search vectors */
    add(vectors: readonly string[]): void {
      for (const vector of vectors) {
        const paired = pairedNameOf(vector);
        if (paired) {
          countName(paired.latin, paired.arabic);
          countName(paired.arabic, paired.latin);
        }
        for (const [, word = ''] of vector.matchAll(/'([^']+)':/g)) {
          if (!isWord(word)) continue;
          counts.set(word, (counts.get(word) ?? 0) + 1);
        }
      }
    },
    async remember(db: Db): Promise<void> {
      const all = [...counts];
      for (let from = 0; from < all.length; from += wordsAtOnce) {
        const words = all.slice(from, from + wordsAtOnce).map(([word, listings]) => ({
          word,
          listings,
          stem: lightStem(word),
          sound: soundOf(word),
          slips: slips(word),
        }));
        await addWords(db, words);
      }
      const paired = [...names.values()];
      for (let from = 0; from < paired.length; from += wordsAtOnce) {
        await addNames(db, paired.slice(from, from + wordsAtOnce));
      }
    },
  };
}

/**
 * Stores the words of listings or articles, so that queries with other spellings find them. Words in other scripts
 * have no keys, and numbers are found literally.
 * @param vectors the texts of their search vectors
 */
export async function rememberWords(db: Db, vectors: readonly string[]): Promise<void> {
  const words = createWordCount();
  words.add(vectors);
  await words.remember(db);
}

const atOnce = 2_000;

/**
 * Stores the words of all public rows if the table of words is empty, on a site that predates it. All or nothing;
 * costs one query if there is nothing to do.
 */
export async function rememberPublishedWords(db: Db): Promise<void> {
  if (!(await hasNoWords(db))) return;
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('search_name').execute();
    for (const table of ['listing', 'content'] as const) {
      for (let after = 0; ; ) {
        const rows = await readPublishedVectors(tx, table, after, atOnce);
        await rememberWords(
          tx,
          rows.map(({ search_vector }) => search_vector),
        );
        after = rows.at(-1)?.id ?? 0;
        if (rows.length < atOnce) break;
      }
    }
  });
}
