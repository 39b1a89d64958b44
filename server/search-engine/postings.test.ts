import { describe, expect, it } from 'vitest';
import { chanceOf } from '../seed/synthetic/chance.ts';
import { ByteWriter } from './byte-writer.ts';
import { blockSize, field, noDocument, PostingCursor, PostingsWriter, writePositions } from './postings.ts';

interface Entry {
  document: number;
  /** Each as 4 × position + the number of its field. */
  placed: number[];
}

/** Synthetic entries of a term, some of them far apart and some with many positions in several fields. */
function entriesOf(seed: number, count: number): Entry[] {
  const { next: chance } = chanceOf(seed);
  let document = -1;
  return Array.from({ length: count }, () => {
    document += 1 + Math.floor(chance() ** 4 * 5_000);
    const placed: number[] = [];
    let position = 0;
    let number = 0;
    for (let left = 1 + Math.floor(chance() ** 3 * 12); left > 0; left--) {
      position += 1 + Math.floor(chance() ** 3 * 3_000);
      number = Math.min(3, number + Math.floor(chance() * 2));
      placed.push(position * 4 + number);
    }
    return { document, placed };
  });
}

const fieldsOf = ({ placed }: Entry) => placed.reduce((fields, one) => fields | (1 << (one & 3)), 0);

function write(terms: Entry[][]) {
  const writer = new PostingsWriter();
  for (const entries of terms) {
    writer.beginTerm();
    for (const entry of entries) {
      const positions = new ByteWriter();
      writePositions(positions, entry.placed, fieldsOf(entry));
      writer.add(entry.document, fieldsOf(entry), positions.bytes, 0, positions.length);
    }
    writer.endTerm();
  }
  return writer.finish();
}

const lists = [
  entriesOf(1, 1),
  entriesOf(2, blockSize),
  entriesOf(3, blockSize + 1),
  entriesOf(4, 5 * blockSize + 7),
];
const postings = write(lists);

describe.each(lists.map((entries, term) => ({ entries, term })))('term $term', ({ entries, term }) => {
  it('has its documents, with fields and positions', () => {
    const cursor = new PostingCursor(postings, term);
    const read: Entry[] = [];
    const positions: number[] = [];
    while (cursor.next() !== noDocument) {
      const placed: number[] = [];
      for (const [number, one] of Object.values(field).entries()) {
        cursor.readPositions(one, positions);
        placed.push(...positions.map((position) => position * 4 + number));
      }
      read.push({ document: cursor.document, placed: placed.sort((a, b) => a - b) });
    }
    expect(read).toEqual(entries.map((entry) => ({ ...entry, placed: entry.placed.sort((a, b) => a - b) })));
    expect(cursor.size).toBe(entries.length);
  });
  it('can be skipped to any document', () => {
    const { next: chance } = chanceOf(term + 100);
    const last = entries.at(-1)?.document ?? 0;
    for (let tries = 0; tries < 50; tries++) {
      const cursor = new PostingCursor(postings, term);
      const positions: number[] = [];
      for (let wanted = 0; wanted <= last; wanted += 1 + Math.floor(chance() ** 3 * last)) {
        const expected = entries.find(({ document }) => document >= wanted);
        expect(cursor.advance(wanted)).toBe(expected?.document ?? noDocument);
        if (!expected) break;
        cursor.readPositions(15, positions);
        expect(positions).toEqual(expected.placed.map((one) => one >> 2));
      }
    }
  });
});
