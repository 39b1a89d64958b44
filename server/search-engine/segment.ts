import { ByteWriter } from './byte-writer.ts';
import { type Columns, type ColumnValues, columnsOf } from './columns.ts';
import { bytesOf, compareBytes, type Dictionary, DictionaryWriter } from './dictionary.ts';
import { field, type Postings, PostingsWriter, writePositions } from './postings.ts';
import type { ValueTables } from './value-table.ts';

/**
 * A part of an index. Its words never change: a listing that changes is added to a newer segment, and its document here
 * is marked as dead.
 */
export interface Segment {
  dictionary: Dictionary;
  postings: Postings;
  columns: Columns;
  /** How many documents it has, dead ones too. */
  size: number;
  /** 1 for each document that counts, 0 for one that was replaced or removed. */
  live: Uint8Array;
  liveCount: number;
  /** Numbers of documents in the order of their ids. */
  byId: Uint32Array;
}

/** A listing as it is added to an index. */
export interface SegmentDocument extends ColumnValues {
  /** The text of its `tsvector`: `'term':1A,5C,9`, as PostgreSQL writes it. */
  vector: string;
}

const fieldNumbers: Record<string, number> = { A: 0, B: 1, C: 2, D: 3 };
const lexeme = /'([^']+)':([0-9A-D,]+)/g;
const placed = /(\d+)([A-D]?)/g;

/** The terms of a vector with what `writePositions` takes. */
function* postingsIn(vector: string): Generator<{ term: string; fields: number; positions: number[] }> {
  for (const [, term = '', list = ''] of vector.matchAll(lexeme)) {
    let fields = 0;
    const positions: number[] = [];
    for (const [, position, weight = ''] of list.matchAll(placed)) {
      const number = fieldNumbers[weight] ?? 3;
      fields |= 1 << number;
      positions.push((Number(position) << 2) | number);
    }
    yield { term, fields, positions };
  }
}

interface Gathered {
  term: string;
  /** Document, fields, and where its positions begin and end. */
  entries: number[];
}

/** Builds a segment of some listings. */
export function buildSegment(documents: readonly SegmentDocument[], tables: ValueTables): Segment {
  const gathered = new Map<string, Gathered>();
  const positions = new ByteWriter();
  const columns = columnsOf(documents, tables);
  for (const [document, { vector }] of documents.entries()) {
    let titleLength = 0;
    for (const { term, fields, positions: list } of postingsIn(vector)) {
      if (fields & field.title) for (const one of list) if ((one & 3) === 0) titleLength++;
      const from = positions.length;
      writePositions(positions, list, fields);
      const known = gathered.get(term);
      if (known) known.entries.push(document, fields, from, positions.length);
      else gathered.set(term, { term, entries: [document, fields, from, positions.length] });
    }
    columns.titleLengths[document] = titleLength;
  }
  const terms = [...gathered.values()]
    .map((one) => ({ ...one, bytes: bytesOf(one.term) }))
    .sort((one, other) => compareBytes(one.bytes, other.bytes));
  const dictionary = new DictionaryWriter();
  const postings = new PostingsWriter();
  for (const { bytes, entries } of terms) {
    dictionary.add(bytes);
    postings.beginTerm();
    for (let at = 0; at < entries.length; at += 4) {
      const [document, fields, from, to] = entries.slice(at, at + 4) as [number, number, number, number];
      postings.add(document, fields, positions.bytes, from, to);
    }
    postings.endTerm();
  }
  return segmentOf(dictionary.finish(), postings.finish(), columns);
}

/** A segment all of whose documents are live. */
export function segmentOf(dictionary: Dictionary, postings: Postings, columns: Columns): Segment {
  const { ids } = columns;
  const size = ids.length;
  const byId = Uint32Array.from({ length: size }, (_, document) => document);
  byId.sort((one, other) => (ids[one] as number) - (ids[other] as number));
  return { dictionary, postings, columns, size, live: new Uint8Array(size).fill(1), liveCount: size, byId };
}

/** The document of a listing that counts, or -1. */
export function documentOf({ byId, columns, live }: Segment, id: number): number {
  let from = 0;
  let to = byId.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((columns.ids[byId[middle] as number] as number) < id) from = middle + 1;
    else to = middle;
  }
  for (let at = from; at < byId.length; at++) {
    const document = byId[at] as number;
    if (columns.ids[document] !== id) break;
    if (live[document]) return document;
  }
  return -1;
}

/** Marks the document of a listing as dead, where there is one. */
export function removeFrom(segment: Segment, id: number): boolean {
  const document = documentOf(segment, id);
  if (document < 0) return false;
  segment.live[document] = 0;
  segment.liveCount--;
  return true;
}
