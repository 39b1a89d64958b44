import { ByteWriter, NumberWriter } from './byte-writer.ts';

/*
 * The postings of a term: the documents with the term, their fields and positions. A record of variable-length
 * integers, in which positions come last, so that reading only documents never decodes them:
 *
 * - header: 16 × number of documents + the most frequent fields; for several documents also the length of the
 *   entries in bytes; for several blocks also the number of the first of them
 * - entries: one number per document: 2 × its distance from the previous one + 1 if its fields differ from the most
 *   frequent ones, which then follow as a byte
 * - positions: for each document its positions as distances: 2 × distance + 1 if another follows; if the term is in
 *   several fields, 8 × distance + 2 × field + 1 if another follows
 *
 * A block begins every `blockSize` documents, to which a cursor can skip.
 */

/** Fields of a document, as bits: title, category names, services and location, text. */
export const field = { title: 1, category: 2, offered: 4, text: 8 } as const;
/** All fields except the text. */
export const headFields = field.title | field.category | field.offered;
export const allFields = headFields | field.text;

export const blockSize = 128;

/** The postings of all terms of a segment, by term number. */
export interface Postings {
  /** The start of each term's record, and the end of the last. */
  starts: Uint32Array;
  records: Uint8Array;
  /** For each block of a term but the first: the preceding document, and the start of its entries and positions. */
  blockDocuments: Uint32Array;
  blockEntries: Uint32Array;
  blockPositions: Uint32Array;
}

/** The header of a record. */
export interface PostingsOfTerm {
  count: number;
  /** The most frequent fields. */
  usual: number;
  /** The position of its entries. */
  from: number;
  to: number;
  /** The numbers of its blocks but the first; their count follows from `count`. */
  firstBlock: number;
  lastBlock: number;
}

/** The number of documents with a term. */
export function documentCount({ starts, records }: Postings, term: number): number {
  let at = starts[term] as number;
  let byte = records[at++] as number;
  let value = byte & 127;
  for (let shift = 7; byte > 127; shift += 7) {
    byte = records[at++] as number;
    value |= (byte & 127) << shift;
  }
  return value >>> 4;
}

/** Reads the header of a term's record. */
export function postingsOf({ starts, records }: Postings, term: number): PostingsOfTerm {
  let at = starts[term] as number;
  const number = () => {
    let byte = records[at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = records[at++] as number;
      value |= (byte & 127) << shift;
    }
    return value;
  };
  const first = number();
  const count = first >>> 4;
  let length = count > 1 ? number() : 0;
  const firstBlock = count > blockSize ? number() : 0;
  if (count === 1) {
    const begin = at;
    // The single entry has the usual fields and is one number.
    number();
    length = at - begin;
    at = begin;
  }
  return {
    count,
    usual: first & 15,
    from: at,
    to: at + length,
    firstBlock,
    lastBlock: firstBlock + Math.ceil(count / blockSize) - 1,
  };
}

/** Writes the positions of one document in a term: each as 4 × position + field number (0 to 3). */
export function writePositions(into: ByteWriter, placed: readonly number[], fields: number): void {
  const isOneField = (fields & (fields - 1)) === 0;
  let before = 0;
  for (const [index, one] of placed.entries()) {
    const position = one >>> 2;
    const more = index + 1 < placed.length ? 1 : 0;
    const distance = position - before;
    into.number(isOneField ? (distance << 1) | more : (distance << 3) | ((one & 3) << 1) | more);
    before = position;
  }
}

/** Writes the postings of terms in order, and for each its documents in order. */
export class PostingsWriter {
  private readonly starts = new NumberWriter();
  private readonly records = new ByteWriter();
  private readonly blockDocuments = new NumberWriter();
  private readonly blockEntries = new NumberWriter();
  private readonly blockPositions = new NumberWriter();
  /** Of the current term: its documents, their fields and positions, and the start of those of each block. */
  private readonly documents: number[] = [];
  private readonly fields: number[] = [];
  private readonly positions = new ByteWriter();
  private readonly positionsOfBlocks: number[] = [];
  private readonly entries = new ByteWriter();

  beginTerm(): void {
    this.documents.length = 0;
    this.fields.length = 0;
    this.positions.length = 0;
    this.positionsOfBlocks.length = 0;
    this.entries.length = 0;
  }

  /** @param source the document's positions, as written by `writePositions` */
  add(document: number, fields: number, source: Uint8Array, from: number, to: number): void {
    if (this.documents.length % blockSize === 0) this.positionsOfBlocks.push(this.positions.length);
    this.documents.push(document);
    this.fields.push(fields);
    this.positions.copy(source, from, to);
  }

  /** Ends the term; one without documents is not written. @returns whether it has any */
  endTerm(): boolean {
    const { documents, records } = this;
    const count = documents.length;
    if (count === 0) return false;
    const usual = this.usualFields();
    const entriesOfBlocks = this.writeEntries(usual);
    this.starts.push(records.length);
    records.number((count << 4) | usual);
    if (count > 1) records.number(this.entries.length);
    if (count > blockSize) records.number(this.blockDocuments.length);
    const begin = records.length;
    for (let block = 1; block < entriesOfBlocks.length; block++) {
      this.blockDocuments.push(documents[block * blockSize - 1] as number);
      this.blockEntries.push(begin + (entriesOfBlocks[block] as number));
      this.blockPositions.push(begin + this.entries.length + (this.positionsOfBlocks[block] as number));
    }
    records.copy(this.entries.bytes, 0, this.entries.length);
    records.copy(this.positions.bytes, 0, this.positions.length);
    return true;
  }

  finish(): Postings {
    this.starts.push(this.records.length);
    return {
      starts: this.starts.finish(),
      records: this.records.finish(),
      blockDocuments: this.blockDocuments.finish(),
      blockEntries: this.blockEntries.finish(),
      blockPositions: this.blockPositions.finish(),
    };
  }

  /** The most frequent fields. */
  private usualFields(): number {
    const counts = new Uint32Array(16);
    for (const fields of this.fields) counts[fields] = (counts[fields] as number) + 1;
    return counts.indexOf(Math.max(...counts));
  }

  /** @returns the start of the entries of each block */
  private writeEntries(usual: number): number[] {
    const { documents, fields, entries } = this;
    const blocks: number[] = [];
    let before = -1;
    for (let at = 0; at < documents.length; at++) {
      if (at % blockSize === 0) blocks.push(entries.length);
      const document = documents[at] as number;
      const own = fields[at] as number;
      entries.number(((document - before) << 1) | (own === usual ? 0 : 1));
      if (own !== usual) entries.number(own);
      before = document;
    }
    return blocks;
  }
}

/** No document comes after this one. */
export const noDocument = 0xffff_ffff;

/** Iterates over the documents of a term in order. Starts before the first. */
export class PostingCursor {
  document = -1;
  /** The fields in which the document has the term. */
  fields = 0;
  /** The total number of documents. */
  readonly size: number;
  private readonly postings: Postings;
  /** The fields of documents whose entry has none. */
  private readonly usual: number;
  private at: number;
  private readonly end: number;
  private nextBlock: number;
  private readonly lastBlock: number;
  /** The document within its block, and the position in the stream of positions. */
  private index = -1;
  private positionsIndex = 0;
  private positionsAt: number;

  constructor(postings: Postings, term: number) {
    const { count, usual, from, to, firstBlock, lastBlock } = postingsOf(postings, term);
    this.postings = postings;
    this.size = count;
    this.usual = usual;
    this.at = from;
    this.end = to;
    this.nextBlock = firstBlock;
    this.lastBlock = lastBlock;
    this.positionsAt = to;
  }

  /** Moves to the next document, and returns it, or `noDocument` at the end. */
  next(): number {
    if (this.at >= this.end) {
      this.document = noDocument;
      return noDocument;
    }
    const { records } = this.postings;
    if (this.nextBlock < this.lastBlock && this.at === this.postings.blockEntries[this.nextBlock]) {
      this.enterBlock();
    }
    let byte = records[this.at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = records[this.at++] as number;
      value |= (byte & 127) << shift;
    }
    this.document += value >>> 1;
    this.fields = value & 1 ? (records[this.at++] as number) : this.usual;
    this.index++;
    return this.document;
  }

  /** Moves to the first document that is not before the given one, which must not be before the current one. */
  advance(document: number): number {
    if (this.document >= document) return this.document;
    const { blockDocuments } = this.postings;
    if (this.nextBlock < this.lastBlock && (blockDocuments[this.nextBlock] as number) < document) {
      // The block that must contain the document: the last whose predecessor is before it.
      let from = this.nextBlock;
      let to = this.lastBlock - 1;
      while (from < to) {
        const middle = (from + to + 1) >>> 1;
        if ((blockDocuments[middle] as number) < document) from = middle;
        else to = middle - 1;
      }
      this.nextBlock = from;
      this.enterBlock();
    }
    while (this.next() < document);
    return this.document;
  }

  private enterBlock(): void {
    const block = this.nextBlock++;
    this.document = this.postings.blockDocuments[block] as number;
    this.at = this.postings.blockEntries[block] as number;
    this.positionsAt = this.postings.blockPositions[block] as number;
    this.index = -1;
    this.positionsIndex = 0;
  }

  /**
   * The positions of the document in the given fields, in order.
   * @param into is cleared first
   */
  readPositions(wanted: number, into: number[]): void {
    into.length = 0;
    const { records } = this.postings;
    while (this.positionsIndex < this.index) {
      this.skipPositions();
      this.positionsIndex++;
    }
    const { fields } = this;
    const isOneField = (fields & (fields - 1)) === 0;
    const isWanted = (fields & wanted) !== 0;
    let at = this.positionsAt;
    let position = 0;
    for (let more = 1; more; ) {
      let byte = records[at++] as number;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = records[at++] as number;
        value |= (byte & 127) << shift;
      }
      more = value & 1;
      if (isOneField) {
        position += value >>> 1;
        if (isWanted) into.push(position);
      } else {
        position += value >>> 3;
        if (((1 << ((value >>> 1) & 3)) & wanted) !== 0) into.push(position);
      }
    }
  }

  /** The byte range of the document's positions, for copying. */
  positionBytes(): { from: number; to: number } {
    while (this.positionsIndex < this.index) {
      this.skipPositions();
      this.positionsIndex++;
    }
    const from = this.positionsAt;
    this.skipPositions();
    this.positionsIndex++;
    return { from, to: this.positionsAt };
  }

  /** The end of one document's positions: its last number is even. */
  private skipPositions(): void {
    const { records } = this.postings;
    for (let more = 1; more; ) {
      let byte = records[this.positionsAt++] as number;
      more = byte & 1;
      while (byte > 127) byte = records[this.positionsAt++] as number;
    }
  }
}
