import { ByteWriter, NumberWriter } from './byte-writer.ts';

/*
 * The postings of a term: which documents have it, in which fields and at which positions. Two streams of numbers of
 * variable length, so that whoever asks only which documents have a term never decodes a position:
 *
 *   entries     one number a document: 16 × (its distance from the previous one) + the fields that have the term
 *   positions   for each document its positions as distances: 2 × distance + 1 if another follows; where the term is
 *               in several fields, 8 × distance + 2 × field + 1 if another follows
 *
 * Every `blockSize` documents a block begins, to which a cursor can skip.
 */

/** Fields of a document, as bits: its title, the names of its category, what it offers and where it is, its text. */
export const field = { title: 1, category: 2, offered: 4, text: 8 } as const;
/** Everything but the running text. */
export const headFields = field.title | field.category | field.offered;
export const allFields = headFields | field.text;

export const blockSize = 128;

/** The postings of all terms of a segment, by the number of the term. */
export interface Postings {
  /** How many documents have each term. */
  documentCounts: Uint32Array;
  entryStarts: Uint32Array;
  entries: Uint8Array;
  positionStarts: Uint32Array;
  positions: Uint8Array;
  /** Where the blocks of each term begin; the first block of a term has none. One more entry ends the last. */
  blockStarts: Uint32Array;
  /** Of each block: the document before it, and where its streams begin. */
  blockDocuments: Uint32Array;
  blockEntries: Uint32Array;
  blockPositions: Uint32Array;
}

/** Writes the positions of one document in a term: each as 4 × position + the number of its field (0 to 3). */
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

/** Writes the postings of one term after the other, of each its documents in their order. */
export class PostingsWriter {
  private readonly counts = new NumberWriter();
  private readonly entryStarts = new NumberWriter();
  private readonly entries = new ByteWriter();
  private readonly positionStarts = new NumberWriter();
  private readonly positions = new ByteWriter();
  private readonly blockStarts = new NumberWriter();
  private readonly blockDocuments = new NumberWriter();
  private readonly blockEntries = new NumberWriter();
  private readonly blockPositions = new NumberWriter();
  private count = 0;
  private before = -1;

  beginTerm(): void {
    this.count = 0;
    this.before = -1;
  }

  /** @param source where the positions of the document are, as `writePositions` writes them */
  add(document: number, fields: number, source: Uint8Array, from: number, to: number): void {
    if (this.count === 0) {
      this.entryStarts.push(this.entries.length);
      this.positionStarts.push(this.positions.length);
      this.blockStarts.push(this.blockDocuments.length);
    }
    if (this.count > 0 && this.count % blockSize === 0) {
      this.blockDocuments.push(this.before);
      this.blockEntries.push(this.entries.length);
      this.blockPositions.push(this.positions.length);
    }
    this.entries.number(((document - this.before) << 4) | fields);
    this.positions.copy(source, from, to);
    this.before = document;
    this.count++;
  }

  /** Ends the term; one without documents is not written. Answers whether it has any. */
  endTerm(): boolean {
    if (this.count > 0) this.counts.push(this.count);
    return this.count > 0;
  }

  finish(): Postings {
    this.entryStarts.push(this.entries.length);
    this.positionStarts.push(this.positions.length);
    this.blockStarts.push(this.blockDocuments.length);
    return {
      documentCounts: this.counts.finish(),
      entryStarts: this.entryStarts.finish(),
      entries: this.entries.finish(),
      positionStarts: this.positionStarts.finish(),
      positions: this.positions.finish(),
      blockStarts: this.blockStarts.finish(),
      blockDocuments: this.blockDocuments.finish(),
      blockEntries: this.blockEntries.finish(),
      blockPositions: this.blockPositions.finish(),
    };
  }
}

/** No document comes behind this one. */
export const noDocument = 0xffff_ffff;

/** Goes through the documents of a term in their order. It begins before the first. */
export class PostingCursor {
  document = -1;
  /** The fields in which the document has the term. */
  fields = 0;
  /** Where the positions of the document begin. */
  private readonly postings: Postings;
  private readonly term: number;
  private at: number;
  private readonly end: number;
  private nextBlock: number;
  private readonly lastBlock: number;
  /** The document within its block, and how far the stream of positions was followed. */
  private index = -1;
  private positionsIndex = 0;
  private positionsAt: number;

  constructor(postings: Postings, term: number) {
    this.postings = postings;
    this.term = term;
    this.at = postings.entryStarts[term] as number;
    this.end = postings.entryStarts[term + 1] as number;
    this.nextBlock = postings.blockStarts[term] as number;
    this.lastBlock = postings.blockStarts[term + 1] as number;
    this.positionsAt = postings.positionStarts[term] as number;
  }

  /** How many documents there are in all. */
  get size(): number {
    return this.postings.documentCounts[this.term] as number;
  }

  /** Goes to the next document; answers it, or `noDocument` at the end. */
  next(): number {
    if (this.at >= this.end) {
      this.document = noDocument;
      return noDocument;
    }
    const { entries } = this.postings;
    if (this.nextBlock < this.lastBlock && this.at === this.postings.blockEntries[this.nextBlock]) {
      this.enterBlock();
    }
    let byte = entries[this.at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = entries[this.at++] as number;
      value |= (byte & 127) << shift;
    }
    this.document += value >>> 4;
    this.fields = value & 15;
    this.index++;
    return this.document;
  }

  /** Goes to the first document that is not before the given one, which must not be behind. */
  advance(document: number): number {
    if (this.document >= document) return this.document;
    const { blockDocuments } = this.postings;
    if (this.nextBlock < this.lastBlock && (blockDocuments[this.nextBlock] as number) < document) {
      // The block in which the document must be: the last whose predecessor is before it.
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
   * The positions of the document in the given fields, in their order.
   * @param into is emptied first
   */
  readPositions(wanted: number, into: number[]): void {
    into.length = 0;
    const { positions } = this.postings;
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
      let byte = positions[at++] as number;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = positions[at++] as number;
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

  /** Where the positions of the document are, for whoever copies them. */
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

  /** Behind the positions of one document: its last number is even. */
  private skipPositions(): void {
    const { positions } = this.postings;
    for (let more = 1; more; ) {
      let byte = positions[this.positionsAt++] as number;
      more = byte & 1;
      while (byte > 127) byte = positions[this.positionsAt++] as number;
    }
  }
}
