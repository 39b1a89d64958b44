import { memoize } from '../../process/memoize.ts';

/*
 * How well a Latin word and an Arabic one write the same sound. The evidence is a table of correspondences between
 * short runs of letters, learned from names that people write in both scripts (`bench/hearing`): each has the
 * binary logarithm of how many times oftener the two stand for each other than by accident.
 */

/** The beginning and the end of a word, which correspond to themselves or belong to a run: «^a», «^ع». */
export const begin = '^';
export const end = '$';

export const bounded = (word: string): string => `${begin}${word}${end}`;

/** So many letters of a run at most, its bounds included: of the Latin word, and of the Arabic one. */
export const longestRun = { latin: 4, arabic: 3 };

/** By the Latin run, then by the Arabic one. Either may be empty: a vowel that is not written, a letter that is not heard. */
export type Correspondences = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Whether two runs may correspond: a bound is in both or in neither, of three Latin letters at most, and of one Arabic letter, or of two for one. */
export function mayCorrespond(latin: string, arabic: string): boolean {
  if (latin.includes(begin) !== arabic.includes(begin) || latin.includes(end) !== arabic.includes(end)) {
    return false;
  }
  const latinLength = latin.replace(/[\^$]/g, '').length;
  const written = arabic.replace(/[\^$]/g, '').length;
  if (latinLength === 0 && written === 0) return latin.length === 1 && arabic.length === 1;
  return latinLength <= 3 && (written <= 1 || (written === 2 && latinLength === 1));
}

/** A table as it is committed: a line for each Latin run, then the Arabic ones with their weights. */
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

/** The runs of a word that a table knows, in the order of where they begin. */
interface Runs {
  /** Where the runs from each place on begin in the list; one more ends the last. */
  starts: Int16Array;
  /** Of each run its number in the table, and where it ends in the word. */
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

/** The best sums up to each pair of places, reused by one comparison after the other. */
let sums = new Float64Array(1_024);

/** Questions are compared with the same words of the index again and again. */
const mostRemembered = 3_000;

export interface Hearing {
  /** The greatest sum of evidence over all ways to part both words into corresponding runs, in bits; -Infinity where there is none. */
  evidenceOf(latinWord: string, arabicWord: string): number;
}

/** @param table as it was learned; some hundreds of correspondences */
export function createHearing(table: Correspondences): Hearing {
  const latinIds = new Map([...table.keys()].map((run, id) => [run, id]));
  const arabicRuns = [...new Set([...table.values()].flatMap((row) => [...row.keys()]))];
  const arabicIds = new Map(arabicRuns.map((run, id) => [run, id]));
  const width = arabicRuns.length;
  const weights = new Float32Array(latinIds.size * width).fill(impossible);
  for (const [latin, row] of table)
    for (const [arabic, weight] of row)
      weights[(latinIds.get(latin) as number) * width + (arabicIds.get(arabic) as number)] = weight;
  // By the words as they are: joining them to their bounds for each comparison would take as long as the comparison.
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
      // Each word has two bounds, and a place behind its last letter.
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
