import { fold, stripArticle, termOf, terms } from '../../contract/search.ts';
import { concepts } from '../../server/seed/base/concepts.ts';
import { Chance, sample } from './chance.ts';
import { type CorpusRow, type Question, wordsOf } from './question.ts';
import { slip } from './slips.ts';
import { toArabizi } from './spellings.ts';

/** Arabic feminine adjectives of languages, as in CLDR («التركية»), with the English name. */
function peoples(): { english: string; masculine: string }[] {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const arabic = new Intl.DisplayNames('ar', { type: 'language' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => {
    const [name, feminine] = [english.of(code), arabic.of(code)];
    const masculine = feminine && /^ال(\p{L}+)ة$/u.exec(feminine)?.[1];
    return name && name !== code && masculine ? [{ english: name, masculine }] : [];
  });
}

/** All expressions for a cuisine, some of which are in the register of restaurants. */
function originQuestions(rows: readonly CorpusRow[]): Question[] {
  const offers = new Set(rows.map((row) => row.offers.trim()).filter(Boolean));
  const known = peoples().filter(({ english }) =>
    [...offers].some((one) => new RegExp(`^${english}\\b`).test(one)),
  );
  return known.flatMap(({ english, masculine }) => {
    const plain = new RegExp(`\\b${english}\\b|${masculine}`, 'i');
    const folded = fold(masculine);
    const isRight = (row: CorpusRow) =>
      plain.test(row.offers) || plain.test(row.name) || row.foldedName.includes(folded);
    const phrasings: [string, 'en' | 'ar'][] = [
      [`مطعم ${masculine}`, 'ar'],
      [`المطعم ال${masculine}`, 'ar'],
      [`مطاعم ${masculine}ة`, 'ar'],
      [`اكل ${masculine}`, 'ar'],
      [`أكلات ${masculine}ه`, 'ar'],
      [`${english} restaurant`, 'en'],
      [`${english} food`, 'en'],
      [`${english} cuisine`, 'en'],
    ];
    return phrasings.map(([q, lang]) => ({
      class: 'food of a people',
      q,
      lang,
      type: 'business',
      isRight,
      isExact: true,
    }));
  });
}

/** Words in many titles of a kind, with their number. */
function commonWords(rows: readonly CorpusRow[], pattern: RegExp, atLeast: number): string[] {
  const counts = new Map<string, number>();
  for (const { foldedName } of rows) {
    for (const word of new Set(foldedName.trim().split(' ')))
      if (pattern.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= atLeast).map(([word]) => word);
}

/** A word in singular or plural: “surf” and “surfs” match. */
const has = (word: string) => {
  const term = termOf(word);
  return (row: CorpusRow) =>
    row.foldedName.includes(` ${term}`) && row.foldedName.split(' ').some((one) => termOf(one) === term);
};
/** A word with this prefix, after any article. */
const hasBegunBare = (stem: string) => (row: CorpusRow) =>
  row.foldedName.split(' ').some((word) => word.startsWith(stem) || stripArticle(word).startsWith(stem));
/** Synonyms: listings with these words only are right results, too. */
const translated = new Set(
  concepts.flatMap(({ terms: wordings }) => wordings.flatMap((wording) => terms(wording))),
);

/** Common Arabic words of business names in Latin letters and digits. */
function arabiziQuestions(rows: readonly CorpusRow[]): Question[] {
  const businesses = rows.filter(({ kind }) => kind === 'business');
  const common = commonWords(businesses, /^[\u0621-\u064a]{3,}$/, 8);
  // «وقهوة» is two words: results with the second one are right.
  const words = common.filter(
    (word) =>
      word.length >= 4 &&
      !translated.has(termOf(word)) &&
      !(word.startsWith('و') && common.includes(word.slice(1))),
  );
  return sample(words, 300, String).map((word) => ({
    class: 'Arabizi',
    q: toArabizi(word, new Chance(word)),
    lang: 'en',
    type: 'business',
    isRight: hasBegunBare(stripArticle(word)),
    isExact: false,
  }));
}

/** An Arabic word without its article and singular ending: the part that its forms share. */
const stemOf = (word: string) => stripArticle(word).replace(/ه$/, '');

/** Possible forms of an Arabic word: a plural has no other, and «ة» becomes «ات». */
function formsOf(word: string): string[] {
  const bare = stripArticle(word);
  const withArticle = word === bare ? `ال${bare}` : bare;
  if (/(ات|ين|ون|ان|[ايوء])$/.test(bare)) return [withArticle];
  return bare.endsWith('ه') ? [withArticle, `${stemOf(bare)}ات`] : [withArticle, `${bare}ين`, `${bare}ة`];
}

/** A word of a job's or a product's title, as written, with a typo, or in another form. */
function titleWordQuestions(rows: readonly CorpusRow[]): Question[] {
  const kinds = [
    { kind: 'job', type: 'job' },
    { kind: 'product', type: 'product' },
  ] as const;
  return kinds.flatMap(({ kind, type }) => {
    const own = rows.filter((row) => row.kind === kind);
    const plain = (pattern: RegExp, atLeast: number) =>
      sample(
        commonWords(own, pattern, atLeast).filter((word) => !translated.has(termOf(word))),
        150,
        String,
      );
    return [...plain(/^[a-z]{5,}$/, 5), ...plain(/^[\u0621-\u064a]{4,}$/, 2)].flatMap((word): Question[] => {
      const lang = /[a-z]/.test(word) ? ('en' as const) : ('ar' as const);
      const isRight = lang === 'ar' ? hasBegunBare(stemOf(word)) : has(word);
      const question = { lang, type, isRight, isExact: false };
      const forms = lang === 'ar' ? formsOf(word) : [];
      return [
        { ...question, class: 'word of a title', q: word },
        { ...question, class: 'word of a title, one slip', q: slip(word, new Chance(word)) },
        ...forms.map((q) => ({ ...question, class: 'form of an Arabic word', q })),
      ];
    });
  });
}

/** Invented words, for which no result is right. */
function nonsenseQuestions(): Question[] {
  const [consonants, vowels] = ['bcdfghjklmnpqrstvwxz', 'aeiou'];
  const arabicLetters = 'بتثجحخدذرزسشصضطظعغفقكلمنهوي';
  return Array.from({ length: 200 }, (_, at): Question => {
    const chance = new Chance(`nonsense ${at}`);
    const lang = at % 2 === 0 ? ('en' as const) : ('ar' as const);
    const syllables = 4 + chance.below(2);
    const latin = () => chance.of([...consonants]) + chance.of([...consonants]) + chance.of([...vowels]);
    const arabic = () => chance.of([...arabicLetters]) + chance.of([...arabicLetters]);
    const q = Array.from({ length: syllables }, lang === 'en' ? latin : arabic).join('');
    return { class: 'nonsense', q, lang, type: 'business', isRight: () => false, isExact: true };
  });
}

/** Queries for kinds of food, trades and goods rather than names. */
export function kindQuestions(rows: readonly CorpusRow[]): Question[] {
  return [
    ...originQuestions(rows),
    ...arabiziQuestions(rows),
    ...titleWordQuestions(rows),
    ...nonsenseQuestions(),
  ].filter(({ q }) => wordsOf(q).length > 0);
}
