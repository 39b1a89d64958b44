import type { ValueColumn } from './columns.ts';
import { type IndexFilter, passing } from './index-filter.ts';
import { allDocuments, type SegmentMatches } from './ranking.ts';
import type { Segment } from './segment.ts';
import type { ValueTables } from './value-table.ts';

/** The dimensions whose values select a small part of the listings: 4 bytes per document and dimension. */
const selective = ['city', 'category'];
/** Smaller segments are scanned as quickly. */
const leastDocuments = 1_000;
/** With a larger part of a segment, sorting its documents takes longer than scanning them all. */
const mostPart = 1 / 8;

/** The documents of a segment by their value of one dimension, in ascending order for each value. */
interface DocumentsByValue {
  /** The position of the first document of each value, and the end of the last. */
  starts: Uint32Array;
  documents: Uint32Array;
}

/** Columns of a segment never change. */
const known = new WeakMap<ValueColumn, DocumentsByValue>();

function documentsByValue(column: ValueColumn): DocumentsByValue {
  const before = known.get(column);
  if (before) return before;
  let highest = 0;
  for (const value of column) if (value > highest) highest = value;
  const starts = new Uint32Array(highest + 2);
  for (const value of column) starts[value + 1] = (starts[value + 1] as number) + 1;
  for (let value = 0; value <= highest; value++)
    starts[value + 1] = (starts[value + 1] as number) + (starts[value] as number);
  const ends = starts.slice();
  const documents = new Uint32Array(column.length);
  for (let document = 0; document < column.length; document++) {
    const value = column[document] as number;
    const at = ends[value] as number;
    documents[at] = document;
    ends[value] = at + 1;
  }
  const made = { starts, documents };
  known.set(column, made);
  return made;
}

/** The documents that satisfy the condition on one dimension. */
interface Selection {
  total: number;
  parts: Uint32Array[];
}

function selectionBy(column: ValueColumn, passes: Uint8Array): Selection {
  const { starts, documents } = documentsByValue(column);
  const parts: Uint32Array[] = [];
  let total = 0;
  for (let value = 0; value + 1 < starts.length; value++) {
    if (!passes[value]) continue;
    const part = documents.subarray(starts[value], starts[value + 1]);
    if (part.length === 0) continue;
    parts.push(part);
    total += part.length;
  }
  return { total, parts };
}

/**
 * The documents of a segment among which a filter without words can find any: those of the place or category that it
 * names, if these are few, otherwise all.
 */
export function candidates(segment: Segment, filter: IndexFilter, tables: ValueTables): SegmentMatches {
  if (segment.size < leastDocuments) return allDocuments(segment);
  let best: Selection | undefined;
  for (const name of selective) {
    const fits = filter.conditions[name];
    const column = segment.columns.dimensions[name];
    if (!fits || !column) continue;
    const selection = selectionBy(column, passing(fits, tables[name]));
    if (!best || selection.total < best.total) best = selection;
  }
  if (!best || best.total > segment.size * mostPart) return allDocuments(segment);
  const documents = new Uint32Array(best.total);
  let at = 0;
  for (const part of best.parts) {
    documents.set(part, at);
    at += part.length;
  }
  // In the order of the segment, as matches always are.
  if (best.parts.length > 1) documents.sort();
  return { segment, documents, areLive: false };
}
