import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListingKind } from '../../contract/categories.ts';
import type { Lang } from '../../contract/locales.ts';
import { fold } from '../../contract/search.ts';
import type { SearchType } from '../../contract/search-results.ts';
import { publicSets } from '../../server/rooms/search/gold/public-sets.ts';
import { Chance, sample } from './chance.ts';
import { bears, type CorpusRow, halfOf, type Question, typeOf, wordsOf } from './question.ts';
import { onWrongLayout, slip } from './slips.ts';
import { respellArabic, respellLatin } from './spellings.ts';

const langOf = (text: string): Lang => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

interface Named {
  name: string;
  type: SearchType;
  lang: Lang;
}

/** Names of two to four words that only a few listings have, so that the right results are unambiguous. */
function namesOf(rows: readonly CorpusRow[], kind: ListingKind, count: number): Named[] {
  const bearers = new Map<string, { name: string; count: number }>();
  for (const row of rows) {
    if (row.kind !== kind) continue;
    for (const name of row.name.split(' / ')) {
      const words = wordsOf(name);
      if (words.length < 2 || words.length > 4 || words.join('').length < 8) continue;
      const key = fold(words.join(' '));
      const known = bearers.get(key) ?? { name: words.join(' '), count: 0 };
      bearers.set(key, { ...known, count: known.count + 1 });
    }
  }
  const few = [...bearers.values()].filter((one) => one.count <= 5);
  return (['en', 'ar'] as const).flatMap((lang) =>
    sample(
      few.filter(({ name }) => langOf(name) === lang),
      count,
      ({ name }) => name,
    ).map(({ name }) => ({ name, lang, type: typeOf[kind] })),
  );
}

/** The words of a name with one of them changed: the longest that is long enough. */
function withWord(name: string, atLeast: number, change: (word: string) => string): string | null {
  const words = name.split(' ');
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0);
  const word = words[longest] ?? '';
  if (word.length < atLeast || /\d/.test(word)) return null;
  return words.map((one, at) => (at === longest ? change(one) : one)).join(' ');
}

function variantsOf({ name, lang, type }: Named): Question[] {
  const chance = new Chance(name);
  const respelled = lang === 'ar' ? respellArabic(name, chance) : null;
  const variants: [string, string | null][] = [
    ['name as it stands', name],
    ['one slip', withWord(name, 4, (word) => slip(word, chance))],
    ['two slips in a long word', withWord(name, 7, (word) => slip(slip(word, chance), chance))],
    ['respelled', respelled],
    ['keyboard in the other language', onWrongLayout(name)],
  ];
  return variants.flatMap(([of, q]) =>
    q && (of === 'name as it stands' || q !== name)
      ? [{ class: of, q, lang, type, isRight: bears(name), isExact: false }]
      : [],
  );
}

export interface NamePair {
  latin: string;
  arabic: string;
  /** The script of its listing. */
  written: 'latin' | 'arabic';
}

/** Names in both scripts; a listing has one of them, chosen at random. */
export function namePairs(): NamePair[] {
  const lines = readFileSync(join(publicSets, 'arabic/business_name_pairs_en_ar.tsv'), 'utf8')
    .split('\n')
    .slice(1);
  const pairs = lines.flatMap((line) => {
    const [latin = '', arabic = ''] = line.split('\t').map((cell) => wordsOf(cell).join(' '));
    if (wordsOf(latin).length === 0 || wordsOf(arabic).length === 0) return [];
    const written = new Chance(latin + arabic).next() < 0.5 ? ('latin' as const) : ('arabic' as const);
    return [{ latin, arabic, written }];
  });
  const seen = new Set<string>();
  return pairs.filter(({ latin, arabic }) => {
    const key = fold(`${latin} ${arabic}`);
    return seen.has(key) ? false : seen.add(key);
  });
}

function bearsEither(one: string, other: string): (row: CorpusRow) => boolean {
  const [bearsOne, bearsOther] = [bears(one), bears(other)];
  return (row) => bearsOne(row) || bearsOther(row);
}

function questionsOfPair({ latin, arabic, written }: NamePair): Question[] {
  const other = written === 'latin' ? arabic : latin;
  const question = {
    lang: langOf(other),
    type: 'business' as const,
    // Other listings of the sets may have the name as queried.
    isRight: bearsEither(latin, arabic),
    isExact: false,
  };
  const respelled =
    langOf(other) === 'en' ? respellLatin(other, new Chance(other)) : respellArabic(other, new Chance(other));
  return [
    { ...question, class: 'name in the other script', q: other },
    ...(respelled === other
      ? []
      : [{ ...question, class: 'name in the other script, respelled', q: respelled }]),
  ];
}

const queriedPairs = (pairs: readonly NamePair[]) => sample(pairs, 500, ({ latin }) => latin);

/** The folded names, in both scripts, of the held-out half's queries, which are not used for learning. */
export function heldOutNames(): Set<string> {
  const heldOut = queriedPairs(namePairs()).filter((pair) =>
    questionsOfPair(pair).some((question) => halfOf(question) === 'held out'),
  );
  return new Set(heldOut.flatMap(({ latin, arabic }) => [fold(latin), fold(arabic)]));
}

/** Queries for listings by name, in common spellings. */
export function nameQuestions(rows: readonly CorpusRow[], pairs: readonly NamePair[]): Question[] {
  const named = [
    ...namesOf(rows, 'business', 150),
    ...namesOf(rows, 'job', 70),
    ...namesOf(rows, 'product', 70),
    ...namesOf(rows, 'rental', 70),
  ];
  return [...named.flatMap(variantsOf), ...queriedPairs(pairs).flatMap(questionsOfPair)];
}
