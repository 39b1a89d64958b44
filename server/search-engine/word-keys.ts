/**
 * Numbers of words by keys. Of a key a hash of 32 bits is stored, or nearly so many: now and then another key has the
 * same one. The first bits of the hash are the number of a bucket; an entry is the rest of it and the number of the word.
 */
export interface WordKeys {
  /** How many bits of an entry the number of the word takes. */
  numberBits: number;
  /** How many bits of a hash are the number of the bucket. */
  bucketBits: number;
  /** Where the entries of each bucket begin; one more ends the last. */
  bucketStarts: Uint32Array;
  /** In ascending order within each bucket. */
  entries: Uint32Array;
}

/** Entries are sorted in parts, so that none keeps others waiting. */
const partBits = 6;
/** Floats hold 53 bits, of which an entry takes 32. */
const mostBucketBits = 20;
/** A part is copied in so many steps, between which others have their turn. */
const copiedAtOnce = 100_000;

/** FNV-1a over the code units of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** What of an entry is left of a hash. */
const restOf = (hash: number, bucketBits: number, numberBits: number) => (hash << bucketBits) >>> numberBits;

/** The first entry of a range that is not less. */
function firstFrom(entries: Uint32Array, range: { from: number; to: number }, least: number): number {
  let { from, to } = range;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entries[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Adds the numbers of the words of a key, in their order; rarely one of another key. */
export function addWordsWithKey(
  { numberBits, bucketBits, bucketStarts, entries }: WordKeys,
  key: string,
  into: Set<number>,
): void {
  const hash = hashOf(key);
  const bucket = hash >>> (32 - bucketBits);
  const scale = 2 ** numberBits;
  const least = restOf(hash, bucketBits, numberBits) * scale;
  const range = { from: bucketStarts[bucket] as number, to: bucketStarts[bucket + 1] as number };
  for (let at = firstFrom(entries, range, least); at < range.to; at++) {
    const number = (entries[at] as number) - least;
    if (number >= scale) return;
    into.add(number);
  }
}

/** Gathers keys of so many words, which are numbered from 0 on. */
export function createWordKeys(words: number) {
  const numberBits = Math.max(1, Math.ceil(Math.log2(words)));
  // A word has some 16 keys, so that about eight share a bucket.
  const bucketBits = Math.min(mostBucketBits, Math.max(partBits, Math.floor(Math.log2(words * 2))));
  const scale = 2 ** numberBits;
  /** Of each part its buckets and entries, as bucket × 2^32 + entry. */
  const gathered: number[][] = Array.from({ length: 2 ** partBits }, () => []);
  return {
    add(key: string, number: number): void {
      const hash = hashOf(key);
      const entry = restOf(hash, bucketBits, numberBits) * scale + number;
      gathered[hash >>> (32 - partBits)]?.push((hash >>> (32 - bucketBits)) * 2 ** 32 + entry);
    },
    /** Sorts what was gathered, in steps between which others have their turn. */
    *finish(): Generator<void, WordKeys> {
      const entries = new Uint32Array(gathered.reduce((sum, { length }) => sum + length, 0));
      const bucketStarts = new Uint32Array(2 ** bucketBits + 1);
      let at = 0;
      let next = 0;
      for (const part of gathered) {
        const sorted = Float64Array.from(part).sort();
        part.length = 0;
        yield;
        for (const one of sorted) {
          const bucket = Math.floor(one / 2 ** 32);
          while (next <= bucket) bucketStarts[next++] = at;
          entries[at++] = one % 2 ** 32;
          if (at % copiedAtOnce === 0) yield;
        }
      }
      bucketStarts.fill(at, next);
      return { numberBits, bucketBits, bucketStarts, entries };
    },
  };
}
