import { memoize } from '../../process/memoize.ts';

/*
 * Measures how well a Latin and an Arabic word write the same sound, by a table of correspondences between short
 * runs of letters, learned from names that are written in both scripts (`bench/hearing`). Each weight is the binary
 * logarithm of how many times more often two runs correspond than by chance.
 */

/** The boundaries of a word, which correspond to each other or are part of a run: “^a”, “^ع”. */
export const begin = '^';
export const end = '$';

export const bounded = (word: string): string => `${begin}${word}${end}`;

/** The maximum length of a run, boundaries included: in the Latin and the Arabic word. */
export const longestRun = { latin: 4, arabic: 3 };

/** By the Latin run, then by the Arabic one. Either may be empty: an unwritten vowel, a silent letter. */
export type Correspondences = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Whether two runs may correspond: boundaries must be in both or in neither; at most three Latin letters for one
 * Arabic letter, or two for one.
 */
export function mayCorrespond(latin: string, arabic: string): boolean {
  if (latin.includes(begin) !== arabic.includes(begin) || latin.includes(end) !== arabic.includes(end)) {
    return false;
  }
  const latinLength = latin.replace(/[\^$]/g, '').length;
  const written = arabic.replace(/[\^$]/g, '').length;
  if (latinLength === 0 && written === 0) return latin.length === 1 && arabic.length === 1;
  return latinLength <= 3 && (written <= 1 || (written === 2 && latinLength === 1));
}

/** The committed format of a table: a line per Latin run, followed by the Arabic runs with their weights. */
export function parseCorrespondences(text: string): Correspondences {
  const table = new Map<string, Map<string, number>>();
  for (const line of text.trim().split('\n')) {
    const [latin = '', ...cells] = line.split(' ');
    const row = cells.map((cell) => cell.split(':') as [string, string]);
    table.set(latin === '-' ? '' : latin, new Map(row.map(([arabic, weight]) => [arabic, Number(weight)])));
  }
  return table;
}

export function printCorrespondences(table: Correspondences): string {
  return [...table]
    .map(([latin, row]) => [latin || '-', ...[...row].map((cell) => cell.join(':'))].join(' '))
    .join('\n');
}

const impossible = Number.NEGATIVE_INFINITY;

/** The runs of a word that are in a table, ordered by position. */
interface Runs {
  /** Where the runs from each position begin in the list; a final entry ends the last. */
  starts: Int16Array;
  /** For each run its number in the table, and its end in the word. */
  ids: Int16Array;
  ends: Int16Array;
}

function runsOf(word: string, longest: number, idOf: ReadonlyMap<string, number>): Runs {
  const starts = [0];
  const ids: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at <= word.length; at++) {
    for (let end = at; end <= Math.min(word.length, at + longest); end++) {
      const id = idOf.get(word.slice(at, end));
      if (id === undefined) continue;
      ids.push(id);
      ends.push(end);
    }
    starts.push(ids.length);
  }
  return { starts: Int16Array.from(starts), ids: Int16Array.from(ids), ends: Int16Array.from(ends) };
}

/** The best sums up to each pair of positions; the buffer is reused between comparisons. */
let sums = new Float64Array(1_024);

/** Queries are compared with the same words of the index repeatedly. */
const mostRemembered = 3_000;

export interface Hearing {
  /**
   * The maximum sum of evidence over all segmentations of both words into corresponding runs, in bits; -Infinity if
   * there is none.
   */
  evidenceOf(latinWord: string, arabicWord: string): number;
}

/** @param table the learned table with some hundreds of correspondences */
export function createHearing(table: Correspondences): Hearing {
  const latinIds = new Map([...table.keys()].map((run, id) => [run, id]));
  const arabicRuns = [...new Set([...table.values()].flatMap((row) => [...row.keys()]))];
  const arabicIds = new Map(arabicRuns.map((run, id) => [run, id]));
  const width = arabicRuns.length;
  const weights = new Float32Array(latinIds.size * width).fill(impossible);
  for (const [latin, row] of table)
    for (const [arabic, weight] of row)
      weights[(latinIds.get(latin) as number) * width + (arabicIds.get(arabic) as number)] = weight;
  // Keyed by the bare words: adding boundaries for each comparison would take as long as the comparison.
  const latinRunsOf = memoize(
    (word: string) => runsOf(bounded(word), longestRun.latin, latinIds),
    mostRemembered,
  );
  const arabicRunsOf = memoize(
    (word: string) => runsOf(bounded(word), longestRun.arabic, arabicIds),
    mostRemembered,
  );
  return {
    evidenceOf(latinWord, arabicWord) {
      const latinRuns = latinRunsOf(latinWord);
      const arabicRuns = arabicRunsOf(arabicWord);
      // Each word has two boundaries, and a position after its last letter.
      const length = latinWord.length + 2;
      const places = arabicWord.length + 3;
      const size = (length + 1) * places;
      if (sums.length < size) sums = new Float64Array(size * 2);
      const best = sums.fill(impossible, 0, size);
      best[0] = 0;
      for (let at = 0; at <= length; at++) {
        const latinFrom = latinRuns.starts[at] as number;
        const latinTo = latinRuns.starts[at + 1] as number;
        for (let other = 0; other < places; other++) {
          const before = best[at * places + other] as number;
          if (before === impossible) continue;
          const arabicFrom = arabicRuns.starts[other] as number;
          const arabicTo = arabicRuns.starts[other + 1] as number;
          for (let run = latinFrom; run < latinTo; run++) {
            const row = (latinRuns.ids[run] as number) * width;
            const end = latinRuns.ends[run] as number;
            for (let written = arabicFrom; written < arabicTo; written++) {
              const otherEnd = arabicRuns.ends[written] as number;
              if (end === at && otherEnd === other) continue;
              const sum = before + (weights[row + (arabicRuns.ids[written] as number)] as number);
              const place = end * places + otherEnd;
              if (sum > (best[place] as number)) best[place] = sum;
            }
          }
        }
      }
      return best[size - 1] as number;
    },
  };
}
