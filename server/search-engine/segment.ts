import { ByteWriter } from './byte-writer.ts';
import { type Columns, type ColumnValues, columnsOf, neverExpires } from './columns.ts';
import { bytesOf, compareBytes, type Dictionary, DictionaryWriter } from './dictionary.ts';
import { field, type Postings, PostingsWriter, writePositions } from './postings.ts';
import type { ValueTables } from './value-table.ts';

/**
 * A part of an index. Its words never change: a changed listing is added to a newer segment, and its document here
 * is marked as dead.
 */
export interface Segment {
  dictionary: Dictionary;
  postings: Postings;
  columns: Columns;
  /** The number of documents, including dead ones. */
  size: number;
  /** 1 for each live document, 0 for one that was replaced or removed. */
  live: Uint8Array;
  liveCount: number;
  /** The number of leading documents that are in the order of their ids. */
  ordered: number;
  /** The numbers of the others in the order of their ids: listings that were added again to a merged index. */
  unordered: Uint32Array;
}

/** A listing to be indexed. */
export interface SegmentDocument extends ColumnValues {
  /** The text of its `tsvector`: `'term':1A,5C,9`, in PostgreSQL's output syntax. */
  vector: string;
}

const fieldNumbers: Record<string, number> = { A: 0, B: 1, C: 2, D: 3 };
const lexeme = /'([^']+)':([0-9A-D,]+)/g;
const placed = /(\d+)([A-D]?)/g;

interface TermOfVector {
  term: string;
  fields: number;
  /** Each as 4 × position + field number. */
  positions: number[];
}

/** The terms of a vector in the format of `writePositions`. */
function postingsIn(vector: string): TermOfVector[] {
  const terms: TermOfVector[] = [];
  const firsts = [1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [, term = '', list = ''] of vector.matchAll(lexeme)) {
    let fields = 0;
    const positions: number[] = [];
    for (const [, position, weight = ''] of list.matchAll(placed)) {
      const number = fieldNumbers[weight] ?? 3;
      fields |= 1 << number;
      positions.push((Number(position) << 2) | number);
      firsts[number] = Math.min(firsts[number] as number, Number(position));
    }
    terms.push({ term, fields, positions });
  }
  // Relative to the field, since phrases do not cross fields: smaller numbers take fewer bytes. Titles begin at 1
  // anyway.
  const inField = (one: number) => one - (((firsts[one & 3] as number) - 1) << 2);
  for (const one of terms) one.positions = one.positions.map(inField).sort((a, b) => a - b);
  return terms;
}

interface Gathered {
  term: string;
  /** Document, fields, and the range of its positions. */
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
    columns.titleLengths[document] = Math.min(titleLength, 255);
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

/** The number of leading documents that are in the order of their ids. */
function orderedIn(ids: Uint32Array): number {
  for (let document = 1; document < ids.length; document++) {
    if ((ids[document] as number) <= (ids[document - 1] as number)) return document;
  }
  return ids.length;
}

/** A segment with live documents only. */
export function segmentOf(dictionary: Dictionary, postings: Postings, columns: Columns): Segment {
  const { ids } = columns;
  const size = ids.length;
  const ordered = orderedIn(ids);
  const unordered = Uint32Array.from({ length: size - ordered }, (_, at) => ordered + at);
  unordered.sort((one, other) => (ids[one] as number) - (ids[other] as number));
  const live = new Uint8Array(size).fill(1);
  return { dictionary, postings, columns, size, live, liveCount: size, ordered, unordered };
}

/** Binary search: the position of the first element of a sorted list that is not below a number. */
function firstFrom(length: number, id: number, idAt: (at: number) => number): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (idAt(middle) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The live document of a listing, or -1. */
export function documentOf({ ordered, unordered, columns, live }: Segment, id: number): number {
  const { ids } = columns;
  const first = firstFrom(ordered, id, (at) => ids[at] as number);
  if (first < ordered && ids[first] === id && live[first]) return first;
  for (
    let at = firstFrom(unordered.length, id, (one) => ids[unordered[one] as number] as number);
    at < unordered.length;
    at++
  ) {
    const document = unordered[at] as number;
    if (ids[document] !== id) break;
    if (live[document]) return document;
  }
  return -1;
}

/** Whether a sorted list of documents contains one. */
export function includes(documents: Uint32Array, document: number): boolean {
  return documents[firstFrom(documents.length, document, (at) => documents[at] as number)] === document;
}

/** Marks the document of a listing as dead, if it exists. */
export function removeFrom(segment: Segment, id: number): boolean {
  const document = documentOf(segment, id);
  if (document < 0) return false;
  segment.live[document] = 0;
  segment.liveCount--;
  return true;
}

/** When the first live document of a segment expires, and of how many live ones it is the first. */
const firstExpiries = new WeakMap<Segment, { second: number; liveCount: number }>();

/**
 * Whether a live document has expired by a time, in seconds since 1970: mostly none has, as jobs close them. Documents
 * only die, so that the first one known cannot be too late.
 */
export function hasExpired(segment: Segment, second: number): boolean {
  const known = firstExpiries.get(segment);
  if (known && (known.second > second || known.liveCount === segment.liveCount)) {
    return known.second <= second;
  }
  const { live, liveCount, columns } = segment;
  let first = neverExpires + 1;
  for (let document = 0; document < segment.size; document++) {
    const expiry = columns.expiresAt[document] as number;
    if (expiry < first && live[document]) first = expiry;
  }
  firstExpiries.set(segment, { second: first, liveCount });
  return first <= second;
}
