import { findKnownTerm, termsBeginning } from './dictionary.ts';
import { type Cursor, type PhraseSource, phraseCursorOf } from './known-phrases.ts';
import { PhraseCursor } from './phrases.ts';
import {
  allFields,
  documentCount,
  field,
  headFields,
  noDocument,
  PostingCursor,
  type Postings,
  postingsOf,
} from './postings.ts';
import type { IndexQuestion, QuestionUnit } from './question.ts';
import type { Segment } from './segment.ts';

/** Where a document has a part of a query, as bits. */
export const has = {
  title: 1,
  meantTitle: 2,
  category: 4,
  offered: 8,
  any: 16,
  meant: 32,
  /** In a wording of the first tier. */
  tier: 64,
} as const;

/** The documents of a segment that match what a query requires. */
export interface Matched {
  /** In order. */
  documents: Uint32Array;
  /**
   * 1 for each document that has all requirements without guesses, or for which all wordings are guesses; undefined
   * if the query has no tiers, or if documents were only counted.
   */
  sure: Uint8Array | undefined;
  /** For each unit where each matched document has it, by document; valid until the next search. */
  units: Uint8Array[];
}

/** The meaning of a posting's fields for a unit, by the bits of the fields. */
function meaningOf(isSure: boolean, isFirstTier: boolean, counted: number): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, fields) => {
    let bits = 0;
    if (fields & field.title) bits |= isSure ? has.title | has.meantTitle : has.title;
    if (fields & field.category) bits |= has.category;
    if (fields & field.offered) bits |= has.offered;
    if (fields & counted) bits |= isSure ? has.any | has.meant : has.any;
    if (isFirstTier && fields & counted) bits |= has.tier;
    return bits;
  });
}

const meaningsWithin = (counted: number) => ({
  /** By whether a wording is as good as the best, then by whether it is of the first tier. */
  wordings: [false, true].map((isSure) =>
    [false, true].map((isFirstTier) => meaningOf(isSure, isFirstTier, counted)),
  ),
  begun: Uint8Array.from({ length: 16 }, (_, fields) => (fields & counted ? has.any : 0)),
});
const meanings = {
  title: meaningsWithin(field.title),
  labels: meaningsWithin(field.category | field.offered),
  head: meaningsWithin(headFields),
  anywhere: meaningsWithin(allFields),
};

/** The postings of a segment in which a unit is matched. */
interface Sources {
  terms: { term: number; meaning: Uint8Array }[];
  phrases: PhraseSource[];
  /** The maximum number of documents with it. */
  estimate: number;
}

/** The postings of units by segment, cached, as successive queries share units. */
const sourcesOnce = new WeakMap<Segment, WeakMap<QuestionUnit, Sources>[]>();

function sourcesOf(segment: Segment, unit: QuestionUnit, isHeadOnly: boolean): Sources {
  let known = sourcesOnce.get(segment);
  if (!known) {
    known = [new WeakMap(), new WeakMap()];
    sourcesOnce.set(segment, known);
  }
  const ofUnits = known[Number(isHeadOnly)] as WeakMap<QuestionUnit, Sources>;
  const before = ofUnits.get(unit);
  if (before) return before;
  const sources = findSources(segment, unit, isHeadOnly);
  ofUnits.set(unit, sources);
  return sources;
}

function findSources(segment: Segment, unit: QuestionUnit, isHeadOnly: boolean): Sources {
  const { dictionary, postings } = segment;
  const meaning = meanings[unit.within ?? (isHeadOnly ? 'head' : 'anywhere')];
  const sources: Sources = { terms: [], phrases: [], estimate: 0 };
  const firstTier = unit.firstTier ?? unit.wordings.length;
  for (const [index, wording] of unit.wordings.entries()) {
    const own = meaning.wordings[Number(index < unit.sure)]?.[Number(index < firstTier)] as Uint8Array;
    if (wording.length > 1) {
      const size = PhraseCursor.of(segment, wording)?.size ?? 0;
      if (size > 0) {
        sources.phrases.push({ terms: wording, meaning: own, isRead: false, known: undefined });
      }
      sources.estimate += size;
      continue;
    }
    const term = findKnownTerm(dictionary, wording[0] ?? '');
    if (term < 0) continue;
    sources.terms.push({ term, meaning: own });
    sources.estimate += documentCount(postings, term);
  }
  if (unit.beginning !== undefined) {
    const { from, to } = termsBeginning(dictionary, unit.beginning);
    for (let term = from; term < to; term++) {
      sources.terms.push({ term, meaning: meaning.begun });
      sources.estimate += documentCount(postings, term);
    }
  }
  return sources;
}

/** Records where all documents of a term have it. The innermost loop of a search. */
function markAll(postings: Postings, term: number, meaning: Uint8Array, bits: Uint8Array): void {
  const { records } = postings;
  const { from, to, usual } = postingsOf(postings, term);
  const usually = meaning[usual] as number;
  let document = -1;
  for (let at = from; at < to; ) {
    let byte = records[at++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = records[at++] as number;
      value |= (byte & 127) << shift;
    }
    document += value >>> 1;
    const bit = value & 1 ? (meaning[records[at++] as number] as number) : usually;
    bits[document] = (bits[document] as number) | bit;
  }
}

/** Records where some documents have it. */
function markSome(cursor: Cursor, meaning: Uint8Array, bits: Uint8Array, documents: Uint32Array): void {
  for (const document of documents) {
    if (cursor.advance(document) === noDocument) return;
    if (cursor.document === document) {
      bits[document] = (bits[document] as number) | (meaning[cursor.fields] as number);
    }
  }
}

/** Skipping pays off if this many documents of a term are between candidates. */
const worthSkipping = 8;

function markUnit(
  segment: Segment,
  { terms, phrases }: Sources,
  bits: Uint8Array,
  among?: Uint32Array,
): void {
  const { postings } = segment;
  for (const { term, meaning } of terms) {
    if (among && documentCount(postings, term) > among.length * worthSkipping) {
      markSome(new PostingCursor(postings, term), meaning, bits, among);
    } else markAll(postings, term, meaning, bits);
  }
  for (const phrase of phrases) {
    const cursor = phraseCursorOf(segment, phrase);
    const { meaning } = phrase;
    if (!cursor) continue;
    if (among) markSome(cursor, meaning, bits, among);
    else {
      for (let document = cursor.next(); document !== noDocument; document = cursor.next()) {
        bits[document] = (bits[document] as number) | (meaning[cursor.fields] as number);
      }
    }
  }
}

/** For each required set the unit with the fewest documents: all matches have one of these. */
function leadersOf(required: readonly number[], sources: readonly Sources[]): Set<number> {
  const leaders = new Set<number>();
  for (const set of required) {
    let leader = -1;
    for (const [unit, { estimate }] of sources.entries()) {
      if (!(set & (1 << unit))) continue;
      if (leader < 0 || estimate < (sources[leader] as Sources).estimate) leader = unit;
    }
    if (leader >= 0) leaders.add(leader);
  }
  return leaders;
}

/** Below this share of all documents those with a unit are gathered; above it all documents are scanned. */
const fewShare = 1 / 32;

/** A unit whose documents include all matches, and the record of where documents have it. */
interface Leader {
  sources: Sources;
  bits: Uint8Array;
}

/** The documents with any of some units, in order; records where they have them. */
function documentsWith(segment: Segment, leaders: readonly Leader[]): Uint32Array {
  const { size } = segment;
  const most = leaders.reduce((sum, { sources }) => sum + sources.estimate, 0);
  if (most < size * fewShare) return gatherAll(segment, leaders);
  for (const { sources, bits } of leaders) markUnit(segment, sources, bits);
  const [first, ...others] = leaders.map(({ bits }) => bits);
  const notes = first && others.length > 0 ? first.slice() : (first ?? new Uint8Array());
  for (const unit of others) {
    for (let document = 0; document < size; document++) {
      notes[document] = (notes[document] as number) | (unit[document] as number);
    }
  }
  const found = new Uint32Array(Math.min(size, most));
  let count = 0;
  for (let document = 0; document < size; document++) {
    if ((notes[document] as number) & has.any) found[count++] = document;
  }
  return found.subarray(0, count);
}

/** The same for few postings, which are sorted instead of scanning every document. */
function gatherAll(segment: Segment, leaders: readonly Leader[]): Uint32Array {
  const found: number[] = [];
  for (const leader of leaders) gather(segment, leader, found);
  const gathered = Uint32Array.from(found).sort();
  if (leaders.length === 1) return gathered;
  let count = 0;
  for (let at = 0; at < gathered.length; at++) {
    if (at === 0 || gathered[at] !== gathered[at - 1]) gathered[count++] = gathered[at] as number;
  }
  return gathered.subarray(0, count);
}

/** Records where all documents have a unit, and appends those that have it to a list: each once, in no order. */
function gather(segment: Segment, { sources, bits }: Leader, into: number[]): void {
  const take = (cursor: Cursor, meaning: Uint8Array) => {
    for (let document = cursor.next(); document !== noDocument; document = cursor.next()) {
      const before = bits[document] as number;
      const after = before | (meaning[cursor.fields] as number);
      bits[document] = after;
      if (after & ~before & has.any) into.push(document);
    }
  };
  for (const { term, meaning } of sources.terms) take(new PostingCursor(segment.postings, term), meaning);
  for (const phrase of sources.phrases) {
    const cursor = phraseCursorOf(segment, phrase);
    if (cursor) take(cursor, phrase.meaning);
  }
}

/** The units of a set by number. */
const unitsOf = (set: number, units: number): number[] =>
  Array.from({ length: units }, (_, unit) => unit).filter((unit) => set & (1 << unit));

/** Retains the live documents, in place, that have all units of any set. */
function leaveMatching(
  documents: Uint32Array,
  { live }: Segment,
  units: readonly Uint8Array[],
  required: readonly number[],
): Uint32Array {
  const sets = required.map((set) => unitsOf(set, units.length).map((unit) => units[unit] as Uint8Array));
  // Candidates have at least one unit: for a query of one unit nothing remains to be checked.
  const isOne = units.length === 1;
  let count = 0;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    if (!live[document]) continue;
    if (isOne || hasAll(sets, document, has.any)) documents[count++] = document;
  }
  return documents.slice(0, count);
}

/** 1 for each document that has all units of any set in wordings of the first tier. */
function sureOnes(
  documents: Uint32Array,
  units: readonly Uint8Array[],
  required: readonly number[],
): Uint8Array {
  const sets = required.map((set) => unitsOf(set, units.length).map((unit) => units[unit] as Uint8Array));
  return Uint8Array.from(documents, (document) => Number(hasAll(sets, document, has.tier)));
}

/** Whether a document has all units of any set in a given way. */
function hasAll(sets: readonly (readonly Uint8Array[])[], document: number, way: number): boolean {
  for (const set of sets) {
    let at = 0;
    while (at < set.length && ((set[at] as Uint8Array)[document] as number) & way) at++;
    if (at === set.length) return true;
  }
  return false;
}

/** The record of each document, reused between searches, which are synchronous. */
const scratch: Uint8Array[] = [];

function emptyNotes(units: number, size: number): Uint8Array[] {
  return Array.from({ length: units }, (_, unit) => {
    const known = scratch[unit];
    const notes = known && known.length >= size ? known : new Uint8Array(Math.ceil(size * 1.25));
    scratch[unit] = notes;
    return notes.subarray(0, size).fill(0);
  });
}

/**
 * Finds the live documents that match what a query requires.
 * @param isCounted whether their order is irrelevant
 */
export function matchDocuments(segment: Segment, question: IndexQuestion, isCounted = false): Matched {
  const { size } = segment;
  const sources = question.units.map((unit) => sourcesOf(segment, unit, question.isHeadOnly));
  // A set with a unit that no document has matches nothing.
  const missing = sources.reduce((set, { estimate }, unit) => (estimate === 0 ? set | (1 << unit) : set), 0);
  const required = question.required.filter((set) => (set & missing) === 0);
  if (required.length === 0) return { documents: new Uint32Array(), sure: undefined, units: [] };
  const units = emptyNotes(sources.length, size);
  const leaders = leadersOf(required, sources);
  const led = documentsWith(
    segment,
    [...leaders].map((leader) => ({
      sources: sources[leader] as Sources,
      bits: units[leader] as Uint8Array,
    })),
  );
  const isNeeded = (unit: number) => !isCounted || required.some((set) => set & (1 << unit));
  for (const [unit, source] of sources.entries()) {
    if (!leaders.has(unit) && isNeeded(unit)) markUnit(segment, source, units[unit] as Uint8Array, led);
  }
  const documents = leaveMatching(led, segment, units, required);
  const isTiered = question.isTiered && !isCounted;
  return { documents, sure: isTiered ? sureOnes(documents, units, required) : undefined, units };
}
