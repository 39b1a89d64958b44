import { ByteWriter, NumberWriter } from './byte-writer.ts';

const encoder = new TextEncoder();

/**
 * The terms of a segment in the order of their UTF-8 bytes, back to back. A term's number is its place in that order, so
 * that terms with the same beginning are a range of numbers.
 */
export interface Dictionary {
  termBytes: Uint8Array;
  /** Where each term begins; one more entry ends the last. */
  termStarts: Uint32Array;
}

/** How many terms there are. */
export function termCount({ termStarts }: Dictionary): number {
  return termStarts.length - 1;
}

/** Negative where the term comes before the bytes, 0 where it is the same, positive where it comes after them. */
function compare({ termBytes, termStarts }: Dictionary, term: number, bytes: Uint8Array): number {
  const start = termStarts[term] as number;
  const length = (termStarts[term + 1] as number) - start;
  const shorter = Math.min(length, bytes.length);
  for (let at = 0; at < shorter; at++) {
    const difference = (termBytes[start + at] as number) - (bytes[at] as number);
    if (difference !== 0) return difference;
  }
  return length - bytes.length;
}

/** The number of the first term that is not before the bytes. */
function firstFrom(dictionary: Dictionary, bytes: Uint8Array): number {
  let from = 0;
  let to = termCount(dictionary);
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(dictionary, middle, bytes) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The number of a term, or -1 where there is none. */
export function findTerm(dictionary: Dictionary, text: string): number {
  const bytes = encoder.encode(text);
  const term = firstFrom(dictionary, bytes);
  return term < termCount(dictionary) && compare(dictionary, term, bytes) === 0 ? term : -1;
}

/** The range of terms that begin with a text: the first, and the one behind the last. */
export function termsBeginning(dictionary: Dictionary, text: string): { from: number; to: number } {
  const bytes = encoder.encode(text);
  const from = firstFrom(dictionary, bytes);
  // No byte of UTF-8 is 255, so this is behind everything that begins so.
  const behind = new Uint8Array(bytes.length + 1);
  behind.set(bytes);
  behind[bytes.length] = 255;
  return { from, to: firstFrom(dictionary, behind) };
}

/** Writes terms that come in the order of their bytes. */
export class DictionaryWriter {
  private readonly bytes = new ByteWriter();
  private readonly starts = new NumberWriter();

  add(bytes: Uint8Array, from = 0, to = bytes.length): void {
    this.starts.push(this.bytes.length);
    this.bytes.copy(bytes, from, to);
  }

  finish(): Dictionary {
    this.starts.push(this.bytes.length);
    return { termBytes: this.bytes.finish(), termStarts: this.starts.finish() };
  }
}

/** The bytes by which terms are ordered. */
export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Orders terms by their bytes. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
