/**
 * The numbers of words by key. Keys are stored as hashes of about 32 bits, so that collisions are rare but
 * possible. The first bits of the hash are the number of a bucket; an entry consists of the rest and the number of
 * the word.
 */
export interface WordKeys {
  /** The number of bits of an entry for the number of the word. */
  numberBits: number;
  /** The number of bits of a hash for the number of the bucket. */
  bucketBits: number;
  /** Where the entries of each bucket begin; a final entry ends the last. */
  bucketStarts: Uint32Array;
  /** In ascending order within each bucket. */
  entries: Uint32Array;
}

/** Entries are sorted in parts, so that the event loop is not blocked for long. */
const partBits = 6;
/** Doubles represent 53-bit integers, of which an entry takes 32 bits. */
const mostBucketBits = 20;
/** The number of steps in which a part is copied, yielding between them. */
const copiedAtOnce = 100_000;

/** FNV-1a over the code units of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The part of a hash that is stored in an entry. */
const restOf = (hash: number, bucketBits: number, numberBits: number) => (hash << bucketBits) >>> numberBits;

/** The first entry of a range that is not below a value. */
function firstFrom(entries: Uint32Array, range: { from: number; to: number }, least: number): number {
  let { from, to } = range;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entries[middle] as number) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Appends the numbers of the words with a key, in order; rarely includes one with another key. */
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

/** Collects the keys of a number of words, which are numbered from 0. */
export function createWordKeys(words: number) {
  const numberBits = Math.max(1, Math.ceil(Math.log2(words)));
  // A word has about 16 keys, so that about eight share a bucket.
  const bucketBits = Math.min(mostBucketBits, Math.max(partBits, Math.floor(Math.log2(words * 2))));
  const scale = 2 ** numberBits;
  /** The buckets and entries of each part, as bucket × 2^32 + entry. */
  const gathered: number[][] = Array.from({ length: 2 ** partBits }, () => []);
  return {
    add(key: string, number: number): void {
      const hash = hashOf(key);
      const entry = restOf(hash, bucketBits, numberBits) * scale + number;
      gathered[hash >>> (32 - partBits)]?.push((hash >>> (32 - bucketBits)) * 2 ** 32 + entry);
    },
    /** Sorts the collected entries in steps, between which the caller can yield. */
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
