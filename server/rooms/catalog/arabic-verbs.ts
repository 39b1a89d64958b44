/*
 * Which verb or noun an Arabic word may be a form of, for the tables of needs: persons, tenses of the dialects,
 * pronouns, the dative and negation are attached to it («مابيشتغلوش», «تصلحهالي», «كيصلحو», «عالحيطان»). All words
 * are folded and without article. A caller looks the candidates up, so that wrong ones do no harm.
 */

/** All concatenations of one string of each list. */
function joined(...lists: string[][]): Set<string> {
  return new Set(lists.reduce((all, list) => all.flatMap((start) => list.map((end) => start + end)), ['']));
}

const persons = ['ا', 'ي', 'ت', 'ن'];

/** Prefixes of the present and of the future, with their person. */
const plain = {
  prefixes: new Set(['', ...persons, 'ب', 'بي', 'بت', 'بن', 'ه', 'هن', 'ح']),
  suffixes: new Set(['', 'ه', 'ها', 'هم', 'لي', 'و', 'وا']),
};

const tenses = ['', 'ب', 'م', 'ح', 'ه', 'ك', 'د', 'س', 'غ', 'ل'];
const personal = joined(['', 'و', 'ما'], tenses, persons);

/** The same from Morocco to Iraq, with particles, the passive, and everything that may follow. */
const colloquial = {
  prefixes: new Set([
    ...plain.prefixes,
    ...joined(['', 'و', 'ف', 'ما'], ['', 'ب', 'ل'], ['', 'ن', 'ت']),
    ...joined(['', 'و', 'ف', 'ما'], tenses, persons, ['', 'ن', 'ت']),
  ]),
  suffixes: joined(
    ['', 'و', 'وا', 'ت', 'ي', 'ين', 'ون'],
    ['', 'ه', 'ها', 'هم', 'ني', 'نا', 'ك', 'كم'],
    ['', 'لي', 'لنا', 'لك', 'له', 'لها', 'لهم', 'لو'],
    ['', 'ش', 'يش'],
  ),
};

const longest = { prefix: 5, suffix: 8 };

/** Verbs of two letters are short enough to occur in any word: only plain forms of them count. */
const least = { stem: 2, colloquialStem: 3, noun: 3 };

/** A verb that begins with alef loses it after a prefix: «نشتري» of «اشتري». */
const withAlef = (prefix: string, stem: string) => (prefix === '' ? [] : [`ا${stem}`]);

/**
 * The verbs that a word may be a form of.
 * @param isPlain whether only the commonest forms count, as for a verb without object
 */
export function verbsOf(term: string, isPlain = false): string[] {
  const found = new Set<string>();
  // «البسها» has lost what looks like an article; «البسة» really has one.
  for (const word of isPlain || term.length < least.noun ? [term] : [term, `ال${term}`]) {
    for (let from = 0; from <= Math.min(longest.prefix, word.length - least.stem); from++) {
      const prefix = word.slice(0, from);
      if (!colloquial.prefixes.has(prefix)) continue;
      for (let left = 0; left <= Math.min(longest.suffix, word.length - from - least.stem); left++) {
        const to = word.length - left;
        const stem = word.slice(from, to);
        if (word !== term && from !== 1) continue;
        const isSimple = plain.prefixes.has(prefix) && plain.suffixes.has(word.slice(to));
        if (!isSimple && (isPlain || stem.length < least.colloquialStem)) continue;
        if (!colloquial.suffixes.has(word.slice(to))) continue;
        for (const verb of [stem, ...withAlef(prefix, stem)]) found.add(verb);
      }
    }
  }
  return [...found];
}

/** The verbs that a word may be a personal form of the present or future of, so that it is no noun and no name. */
export function presentVerbsOf(term: string): string[] {
  const found: string[] = [];
  for (let from = 1; from <= Math.min(longest.prefix, term.length - least.colloquialStem); from++) {
    if (!personal.has(term.slice(0, from))) continue;
    for (let to = term.length; to - from >= least.colloquialStem; to--) {
      if (!colloquial.suffixes.has(term.slice(to))) continue;
      const stem = term.slice(from, to);
      found.push(stem, `ا${stem}`);
    }
  }
  return found;
}

const particles = /^و?(عال|هال|لهال|بهال|ب|ل|ع|ه|ف|ك|و)/;

/** Words of two letters keep their article as terms: «النت»، «البق». */
const shortWithArticle = /^ال..$/;

/** Suffixes of possession and number, and what replaces them. */
const nounSuffixes: [suffix: string, instead: string][] = [
  ...['تي', 'تنا', 'تك', 'ته', 'تها', 'تهم', 'تكم', 'تين', 'ات', 'اتي'].map((suffix): [string, string] => [
    suffix,
    'ه',
  ]),
  ...['ي', 'نا', 'ك', 'ه', 'ها', 'هم', 'كم', 'ين', 'ان', 'ات', 'اتي'].map((suffix): [string, string] => [
    suffix,
    '',
  ]),
];

/** The nouns that a word may be a form of, itself first. */
export function nounsOf(term: string): string[] {
  if (shortWithArticle.test(term)) return [term, term.slice(2)];
  const bare = term.replace(particles, '');
  const found = new Set([term]);
  for (const word of [term, bare]) {
    if (word.length < least.noun) continue;
    found.add(word);
    for (const [suffix, instead] of nounSuffixes) {
      const noun = word.slice(0, -suffix.length) + instead;
      if (word.endsWith(suffix) && noun.length >= least.noun) found.add(noun);
    }
  }
  return [...found];
}
