import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, stripArticle } from '../../contract/search.ts';
import { isArabic, soundOf } from '../../contract/spelling.ts';
import type { Correspondences } from '../../server/rooms/catalog/hearing.ts';
import { publicSets } from '../../server/rooms/search/gold/public-sets.ts';
import { wordsOf as separated } from '../understanding/question.ts';
import { alignedWords, learn, type WordPair } from './learning.ts';

/** The words of one name in both scripts, in no particular order. */
interface NameWords {
  latin: string[];
  arabic: string[];
}

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);

const latinWords = (text: string) =>
  wordsOf(text)
    .filter((word) => /^(?=.*[a-z]{2})[a-z0-9]+$/.test(word) && !/^(al|el|the|and|of)$/.test(word))
    .map((word) => word.replace(/^[ae]l(?=[a-z]{3})/, ''));

const arabicWords = (text: string) =>
  wordsOf(text)
    .filter((word) => isArabic(word) && word.length > 1)
    .map(stripArticle);

function readNames(
  file: string,
  latinAt: number,
  arabicAt: number,
  leftOut: ReadonlySet<string>,
): NameWords[] {
  const keyOf = (cell = '') => fold(separated(cell).join(' '));
  return readFileSync(join(publicSets, 'arabic', file), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((cells) => !leftOut.has(keyOf(cells[latinAt])) && !leftOut.has(keyOf(cells[arabicAt])))
    .map((cells) => ({ latin: latinWords(cells[latinAt] ?? ''), arabic: arabicWords(cells[arabicAt] ?? '') }))
    .filter(({ latin, arabic }) => latin.length > 0 && arabic.length > 0);
}

const unique = (pairs: readonly WordPair[]) => [
  ...new Map(pairs.map((pair) => [`${pair.latin} ${pair.arabic}`, pair])).values(),
];

/** The minimum evidence per letter for two words of a name to count as the same. */
const leastAligned = 0.35;
const rounds = 2;

/**
 * Learns from the names of businesses and places in the public data sets.
 * @param leftOut folded names, in either script, that are not used for learning
 * @returns the table, and the pairs of words in the names, matched by sound
 */
export function learnFromNames(leftOut: ReadonlySet<string>): {
  table: Correspondences;
  pairs: WordPair[];
} {
  const names = [
    ...readNames('business_name_pairs_en_ar.tsv', 0, 1, leftOut),
    ...readNames('places_en_ar.tsv', 1, 2, leftOut),
  ];
  let pairs = unique(
    names.flatMap(({ latin, arabic }) =>
      latin.flatMap((one) =>
        arabic
          .filter((other) => soundOf(one).length > 1 && soundOf(one) === soundOf(other))
          .map((other) => ({ latin: one, arabic: other })),
      ),
    ),
  );
  let table = learn(pairs);
  for (let round = 0; round < rounds; round++) {
    const known = table;
    pairs = unique(names.flatMap(({ latin, arabic }) => alignedWords(latin, arabic, known, leastAligned)));
    table = learn(pairs);
  }
  return { table, pairs };
}
