import { findKnownTerm } from './dictionary.ts';
import { field, noDocument, PostingCursor } from './postings.ts';
import type { Segment } from './segment.ts';

const eachField = Object.values(field);

/** Iterates over the documents with some consecutive terms. */
export class PhraseCursor {
  document = -1;
  /** The fields in which the document has the phrase. */
  fields = 0;
  private readonly cursors: PostingCursor[];
  /** The cursor with the fewest documents leads. */
  private readonly leader: PostingCursor;
  private readonly positions: number[][];

  private constructor(cursors: PostingCursor[]) {
    this.cursors = cursors;
    this.leader = cursors.reduce((one, other) => (other.size < one.size ? other : one));
    this.positions = cursors.map(() => []);
  }

  /** Undefined if the segment lacks one of the terms. */
  static of({ dictionary, postings }: Segment, terms: readonly string[]): PhraseCursor | undefined {
    const numbers = terms.map((term) => findKnownTerm(dictionary, term));
    if (numbers.length === 0 || numbers.includes(-1)) return undefined;
    return new PhraseCursor(numbers.map((number) => new PostingCursor(postings, number)));
  }

  /** The maximum number of matching documents. */
  get size(): number {
    return this.leader.size;
  }

  next(): number {
    if (this.document === noDocument) return noDocument;
    return this.advance(this.document + 1);
  }

  /** Seeks the first document that is not before the given one and has the phrase. */
  advance(document: number): number {
    if (this.document >= document) return this.document;
    let at = this.leader.advance(document);
    while (at !== noDocument) {
      let common = at;
      for (const cursor of this.cursors) {
        common = cursor.advance(common);
        if (common !== at) break;
      }
      if (common === at) {
        this.fields = this.fieldsHere();
        if (this.fields !== 0) break;
        at = this.leader.advance(at + 1);
      } else at = this.leader.advance(common);
    }
    this.document = at;
    return at;
  }

  /** Whether the title begins with the phrase. */
  beginsTitle(): boolean {
    return this.cursors.every((cursor, index) => {
      const positions = this.positions[index] as number[];
      cursor.readPositions(field.title, positions);
      return positions.includes(index + 1);
    });
  }

  private fieldsHere(): number {
    let common = 15;
    for (const { fields } of this.cursors) common &= fields;
    if (common === 0 || this.cursors.length === 1) return common;
    let found = 0;
    for (const one of eachField) if (common & one && this.isIn(one)) found |= one;
    return found;
  }

  private isIn(one: number): boolean {
    const { cursors, positions } = this;
    for (let index = 0; index < cursors.length; index++) {
      (cursors[index] as PostingCursor).readPositions(one, positions[index] as number[]);
    }
    // Loops, as closures for each document were a fifth of what a search allocated.
    for (const position of positions[0] as number[]) {
      let index = 1;
      while (index < positions.length && (positions[index] as number[]).includes(position + index)) index++;
      if (index === positions.length) return true;
    }
    return false;
  }
}
