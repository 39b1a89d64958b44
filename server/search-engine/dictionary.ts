import { memoize } from '../process/memoize.ts';
import { ByteWriter, NumberWriter } from './byte-writer.ts';

const encoder = new TextEncoder();

/*
 * The terms of a segment in the order of their UTF-8 bytes. A term's number is its position in that order, so that
 * terms with the same prefix are a range of numbers. Terms are front-coded: the number of bytes shared with the
 * previous term, the number of the remaining bytes, and these bytes. Every `blockSize` terms one is written in
 * full, from which decoding starts.
 */

export interface Dictionary {
  /** The number of terms. */
  size: number;
  termBytes: Uint8Array;
  /** The start of each block. */
  blockStarts: Uint32Array;
}

const blockSize = 16;

/** Reads terms in order. */
export class TermReader {
  private readonly dictionary: Dictionary;
  private at = 0;
  private next = 0;
  private read = new Uint8Array(64);
  private length = 0;

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary;
  }

  /** The number of the current term. */
  get term(): number {
    return this.next - 1;
  }

  /** The bytes of the current term, until the next one is read. */
  get bytes(): Uint8Array {
    return this.read.subarray(0, this.length);
  }

  /** Seeks the first term of a block; `advance` reads it. */
  seekBlock(block: number): void {
    this.next = block * blockSize;
    this.at = this.dictionary.blockStarts[block] as number;
    this.length = 0;
  }

  /** Seeks the block of a term; `advance` reads its terms, those before it first. */
  seekTerm(term: number): void {
    this.seekBlock(Math.floor(term / blockSize));
  }

  /** Reads the next term. @returns whether there is one */
  advance(): boolean {
    if (this.next >= this.dictionary.size) return false;
    const shared = this.number();
    const added = this.number();
    const { termBytes } = this.dictionary;
    const length = shared + added;
    if (length > this.read.length) {
      const larger = new Uint8Array(length * 2);
      larger.set(this.read.subarray(0, shared));
      this.read = larger;
    }
    for (let index = shared; index < length; index++) this.read[index] = termBytes[this.at++] as number;
    this.length = length;
    this.next++;
    return true;
  }

  /** Negative if the current term sorts before the bytes, 0 if it is equal, positive if after. */
  compareWith(bytes: Uint8Array): number {
    const shorter = Math.min(this.length, bytes.length);
    for (let at = 0; at < shorter; at++) {
      const difference = (this.read[at] as number) - (bytes[at] as number);
      if (difference !== 0) return difference;
    }
    return this.length - bytes.length;
  }

  private number(): number {
    const { termBytes } = this.dictionary;
    let byte = termBytes[this.at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = termBytes[this.at++] as number;
      value |= (byte & 127) << shift;
    }
    return value;
  }
}

/** The number of the first term that does not sort before the bytes, and whether it is equal. */
function firstFrom(dictionary: Dictionary, bytes: Uint8Array): { term: number; isSame: boolean } {
  const reader = new TermReader(dictionary);
  // The last block whose first term does not sort after the bytes.
  let from = 0;
  let to = dictionary.blockStarts.length - 1;
  while (from < to) {
    const middle = (from + to + 1) >>> 1;
    reader.seekBlock(middle);
    reader.advance();
    if (reader.compareWith(bytes) <= 0) from = middle;
    else to = middle - 1;
  }
  if (dictionary.size > 0) reader.seekBlock(from);
  while (reader.advance()) {
    const order = reader.compareWith(bytes);
    if (order >= 0) return { term: reader.term, isSame: order === 0 };
  }
  return { term: dictionary.size, isSame: false };
}

/** The number of a term, or -1 if it does not exist. */
export function findTerm(dictionary: Dictionary, text: string): number {
  const { term, isSame } = firstFrom(dictionary, encoder.encode(text));
  return isSame ? term : -1;
}

/** The number of cached term numbers of each dictionary, in each of two generations. */
const mostRemembered = 3_000;
const remembered = new WeakMap<Dictionary, (text: string) => number>();

/** As `findTerm` with a cache, for queries, which repeat the same words and synonyms. */
export function findKnownTerm(dictionary: Dictionary, text: string): number {
  let find = remembered.get(dictionary);
  if (!find) {
    find = memoize((wanted: string) => findTerm(dictionary, wanted), mostRemembered);
    remembered.set(dictionary, find);
  }
  return find(text);
}

/** The range of terms with a prefix: the first, and the one after the last. */
export function termsBeginning(dictionary: Dictionary, text: string): { from: number; to: number } {
  const bytes = encoder.encode(text);
  // No UTF-8 byte is 255, so this sorts after everything with the prefix.
  const behind = new Uint8Array(bytes.length + 1);
  behind.set(bytes);
  behind[bytes.length] = 255;
  return { from: firstFrom(dictionary, bytes).term, to: firstFrom(dictionary, behind).term };
}

/** The bytes of a term, by its number. */
export function termBytesOf(dictionary: Dictionary, term: number): Uint8Array {
  const reader = new TermReader(dictionary);
  reader.seekTerm(term);
  while (reader.term < term && reader.advance());
  return reader.bytes;
}

/** Merges the terms of several dictionaries, in order. */
export class MergedTerms {
  /** The current term. */
  bytes = new Uint8Array();
  /** The dictionaries that contain it, with its number in each. */
  holders: { dictionary: number; term: number }[] = [];
  /** Each at its next term; undefined after its last. */
  private readonly readers: (TermReader | undefined)[];

  constructor(dictionaries: readonly Dictionary[]) {
    this.readers = dictionaries.map((dictionary) => nextOf(new TermReader(dictionary)));
  }

  /** Reads the next term. @returns whether there is one */
  advance(): boolean {
    const { readers } = this;
    for (const { dictionary } of this.holders) readers[dictionary] = nextOf(readers[dictionary]);
    this.holders = [];
    let first: TermReader | undefined;
    for (const reader of readers)
      if (reader && (!first || reader.compareWith(first.bytes) < 0)) first = reader;
    if (!first) return false;
    this.bytes = first.bytes.slice();
    for (const [dictionary, reader] of readers.entries()) {
      if (reader?.compareWith(this.bytes) === 0) this.holders.push({ dictionary, term: reader.term });
    }
    return true;
  }
}

const nextOf = (reader: TermReader | undefined) => (reader?.advance() ? reader : undefined);

/** Writes terms in the order of their bytes. */
export class DictionaryWriter {
  private readonly bytes = new ByteWriter();
  private readonly starts = new NumberWriter();
  private size = 0;
  private before = new Uint8Array();

  /** @param bytes are copied */
  add(bytes: Uint8Array): void {
    let shared = 0;
    if (this.size % blockSize === 0) this.starts.push(this.bytes.length);
    else {
      const most = Math.min(bytes.length, this.before.length);
      while (shared < most && bytes[shared] === this.before[shared]) shared++;
    }
    this.bytes.number(shared);
    this.bytes.number(bytes.length - shared);
    this.bytes.copy(bytes, shared, bytes.length);
    this.before = bytes.slice();
    this.size++;
  }

  finish(): Dictionary {
    return { size: this.size, termBytes: this.bytes.finish(), blockStarts: this.starts.finish() };
  }
}

/** The bytes by which terms are sorted. */
export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Sorts terms by their bytes. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
