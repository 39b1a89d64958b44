/** Numbers of words by keys. A key is kept as a hash of 32 bits: now and then another key has the same one. */
export interface WordKeys {
  /** The numbers of the words of a key, in their order; rarely one of another key. */
  find(key: string): Iterable<number>;
}

/** Hash and number of a word stand in one float: the number takes so many of its 53 bits. */
const numberBits = 2 ** 21;
/** Entries are sorted in parts, so that none keeps others waiting. */
const parts = 64;

/** FNV-1a over the code units of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The first entry that is not less. */
function firstFrom(entries: Float64Array, least: number): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entries[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Gathers keys. Words beyond the first 2 million are not found by keys. */
export function createWordKeys() {
  const gathered: number[][] = Array.from({ length: parts }, () => []);
  return {
    add(key: string, number: number): void {
      if (number >= numberBits) return;
      const hash = hashOf(key);
      gathered[Math.floor(hash / (2 ** 32 / parts))]?.push(hash * numberBits + number);
    },
    /** Sorts what was gathered, in steps between which others have their turn. */
    *finish(): Generator<void, WordKeys> {
      const sorted: Float64Array[] = [];
      for (const part of gathered) {
        sorted.push(Float64Array.from(part).sort());
        part.length = 0;
        yield;
      }
      const entries = new Float64Array(sorted.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of sorted) {
        entries.set(part, at);
        at += part.length;
      }
      return {
        *find(key) {
          const least = hashOf(key) * numberBits;
          for (let next = firstFrom(entries, least); next < entries.length; next++) {
            const entry = entries[next] as number;
            if (entry >= least + numberBits) return;
            yield entry - least;
          }
        },
      };
    },
  };
}
