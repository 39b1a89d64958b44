import {
  begin,
  bounded,
  type Correspondences,
  createHearing,
  end,
  longestRun,
  mayCorrespond,
} from '../../server/rooms/catalog/hearing.ts';

/** A word in both scripts, folded. */
export interface WordPair {
  latin: string;
  arabic: string;
}

/** Conventions of writers that rarely occur in names: digits for letters, and French spellings. */
const conventions: [string, string, number][] = [
  ['2', 'ا', 6],
  ['2', '', 2],
  ['2', 'ق', 4],
  ['2', 'ء', 3],
  ['2', 'ي', 6],
  ['2', 'و', 4],
  ['3', 'ع', 12],
  ['3', 'غ', 2],
  ['5', 'خ', 8],
  ['6', 'ط', 8],
  ['6', 'ظ', 2],
  ['7', 'ح', 12],
  ['7', 'خ', 2],
  ['8', 'ق', 5],
  ['8', 'غ', 2],
  ['9', 'ق', 3],
  ['9', 'ص', 5],
  ['9', 'ض', 2],
  ['ch', 'ش', 25],
  ['ou', 'و', 40],
  ['ou', '', 6],
  ['dj', 'ج', 8],
  ['g', 'ج', 30],
  ['g', 'ق', 12],
  ['g', 'غ', 10],
  ['gh', 'ق', 2],
  ['gh', 'ج', 2],
  ['q', 'غ', 2],
  ['k', 'ق', 15],
  ['q', 'ك', 3],
  ['x', 'كس', 10],
  ['kh', 'خ', 15],
  ['th', 'ث', 8],
  ['th', 'ذ', 4],
  ['dh', 'ض', 4],
  ['dh', 'ذ', 4],
  ['dh', 'ظ', 4],
  ['z', 'ذ', 5],
  ['z', 'ظ', 5],
  ['z', 'ض', 1],
  ['s', 'ث', 6],
  ['d', 'ذ', 5],
  ['d', 'ض', 8],
  ['t', 'ث', 4],
  ['a', 'ع', 20],
  ['e', 'ع', 4],
  ['i', 'ع', 4],
  ['o', 'ع', 3],
  ['u', 'ع', 3],
  ['y', 'ج', 3],
  ['j', 'ي', 1],
  ['p', 'ب', 20],
  ['v', 'ف', 10],
  ['v', 'ب', 1],
  ['v', 'و', 1],
  ['ah$', 'ه$', 15],
  ['eh$', 'ه$', 10],
  ['a$', 'ه$', 25],
  ['e$', 'ه$', 10],
];

/** Runs of both scripts that may correspond, by number. */
class Runs {
  readonly all: [latin: string, arabic: string][] = [];
  readonly #ids = new Map<string, number>();

  idOf(latin: string, arabic: string): number {
    const key = `${latin} ${arabic}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#ids.set(key, this.all.length);
    return this.all.push([latin, arabic]) - 1;
  }
}

/** All steps from one position of a pair of words to a later one, in order of their start. */
interface Lattice {
  from: Int32Array;
  to: Int32Array;
  run: Int32Array;
  last: number;
}

function latticeOf({ latin: latinWord, arabic: arabicWord }: WordPair, runs: Runs): Lattice {
  const [latin, arabic] = [bounded(latinWord), bounded(arabicWord)];
  const width = arabic.length + 1;
  const [from, to, run]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at <= latin.length; at++)
    for (let other = 0; other <= arabic.length; other++)
      for (let length = 0; length <= longestRun.latin && at + length <= latin.length; length++)
        for (
          let more = length === 0 ? 1 : 0;
          more <= longestRun.arabic && other + more <= arabic.length;
          more++
        ) {
          const [one, two] = [latin.slice(at, at + length), arabic.slice(other, other + more)];
          if (!mayCorrespond(one, two)) continue;
          from.push(at * width + other);
          to.push((at + length) * width + other + more);
          run.push(runs.idOf(one, two));
        }
  const last = (latin.length + 1) * width - 1;
  return { from: Int32Array.from(from), to: Int32Array.from(to), run: Int32Array.from(run), last };
}

/** Adds the expected number of each correspondence in a pair (forward-backward algorithm). */
function expect({ from, to, run, last }: Lattice, chances: Float64Array, into: Float64Array): void {
  const forward = new Float64Array(last + 1);
  const backward = new Float64Array(last + 1);
  forward[0] = 1;
  backward[last] = 1;
  const chanceOf = (step: number) => chances[run[step] as number] as number;
  for (let step = 0; step < from.length; step++) {
    const [begun, reached] = [from[step] as number, to[step] as number];
    forward[reached] = (forward[reached] as number) + (forward[begun] as number) * chanceOf(step);
  }
  for (let step = from.length - 1; step >= 0; step--) {
    const [begun, reached] = [from[step] as number, to[step] as number];
    backward[begun] = (backward[begun] as number) + (backward[reached] as number) * chanceOf(step);
  }
  const all = forward[last] as number;
  if (all === 0) return;
  for (let step = 0; step < from.length; step++) {
    const share =
      ((forward[from[step] as number] as number) *
        chanceOf(step) *
        (backward[to[step] as number] as number)) /
      all;
    const id = run[step] as number;
    into[id] = (into[id] as number) + share;
  }
}

/** The frequency of each character in the words, without boundaries. */
function shares(words: readonly string[]): (run: string) => number {
  const counts = new Map<string, number>();
  for (const sign of words.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const all = words.join('').length;
  return (run) =>
    [...run].reduce(
      (product, sign) =>
        sign === begin || sign === end ? product : (product * ((counts.get(sign) ?? 0) + 1)) / (all + 40),
      1,
    );
}

const rounds = 8;
/** Correspondences that occur less often, except conventions, are coincidences. */
const leastSeen = 2;
/** Longer runs are penalized, as otherwise whole words would be memorized. */
const perLetter = 0.45;

/** Learns correspondences by expectation maximization. */
export function learn(pairs: readonly WordPair[]): Correspondences {
  const runs = new Runs();
  const lattices = pairs.map((pair) => latticeOf(pair, runs));
  const agreed = conventions.map(([latin, arabic, seen]) => [runs.idOf(latin, arabic), seen] as const);
  const price = runs.all.map(([latin]) => perLetter ** Math.max(0, latin.length - 1));
  let counts = new Float64Array(runs.all.length);
  let chances = Float64Array.from(
    runs.all,
    ([latin, arabic]) => (latin === '' || arabic === '' ? 0.02 : 0.1) ** (latin.length + arabic.length),
  );
  let all = 0;
  for (let round = 0; round < rounds; round++) {
    counts = new Float64Array(runs.all.length);
    for (const lattice of lattices) expect(lattice, chances, counts);
    for (const [id, seen] of agreed) counts[id] = (counts[id] as number) + seen;
    all = counts.reduce((sum, one) => sum + one, 0);
    chances = counts.map((seen, id) => ((seen + 0.01) / (all + 10)) * (price[id] as number));
  }
  const latinShare = shares(pairs.map(({ latin }) => latin));
  const arabicShare = shares(pairs.map(({ arabic }) => arabic));
  const table = new Map<string, Map<string, number>>();
  for (const [id, [latin, arabic]] of runs.all.entries()) {
    const seen = counts[id] as number;
    if (seen < leastSeen) continue;
    const weight = Math.log2(seen / all / (latinShare(latin) * arabicShare(arabic)));
    const row = table.get(latin) ?? new Map<string, number>();
    row.set(arabic, Math.round(weight * 10) / 10);
    table.set(latin, row);
  }
  allowSilence(table);
  return table;
}

/** Any letter may correspond to nothing, at a cost, as the writing of vowels varies. */
const silence = { vowel: -2.5, consonant: -7 };

function allowSilence(table: Map<string, Map<string, number>>): void {
  const allow = (latin: string, arabic: string, least: number) => {
    const row = table.get(latin) ?? new Map<string, number>();
    row.set(arabic, Math.max(least, row.get(arabic) ?? least));
    table.set(latin, row);
  };
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789')
    allow(letter, '', /[aeiouyhw]/.test(letter) ? silence.vowel : silence.consonant);
  for (const letter of 'ءابتثجحخدذرزسشصضطظعغفقكلمنهويپچڤگ')
    allow('', letter, /[اويهءع]/.test(letter) ? silence.vowel : silence.consonant);
}

/** The pairs of words in two names that sound alike according to a table: each word once, most likely first. */
export function alignedWords(
  latin: readonly string[],
  arabic: readonly string[],
  table: Correspondences,
  least: number,
): WordPair[] {
  const { evidenceOf } = createHearing(table);
  const all = latin
    .flatMap((one) =>
      arabic.map((other) => ({
        latin: one,
        arabic: other,
        score: evidenceOf(one, other) / (one.length + other.length),
      })),
    )
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
  const taken = new Set<string>();
  return all.flatMap(({ latin: one, arabic: other }) => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [{ latin: one, arabic: other }];
  });
}
