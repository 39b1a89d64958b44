import { PhraseCursor } from './phrases.ts';
import { noDocument } from './postings.ts';
import type { Segment } from './segment.ts';

/** A wording of several words. */
export interface PhraseSource {
  terms: readonly string[];
  meaning: Uint8Array;
  /** Whether the documents with it have been determined. */
  isRead: boolean;
  /** These documents; undefined if there are many. */
  known: KnownPhrase | undefined;
}

/** The documents of a phrase in order, and the fields in which each has it. */
interface KnownPhrase {
  documents: Uint32Array;
  fields: Uint8Array;
}

/** Iterates over documents in order. Starts before the first. */
export interface Cursor {
  document: number;
  fields: number;
  next(): number;
  advance(document: number): number;
}

/** Phrases in more documents than this are not cached: each document takes five bytes. */
const mostKnown = 500;

/** Iterates over the cached documents of a phrase. */
class KnownPhraseCursor implements Cursor {
  document = -1;
  fields = 0;
  private at = -1;
  private readonly phrase: KnownPhrase;

  constructor(phrase: KnownPhrase) {
    this.phrase = phrase;
  }

  next(): number {
    const { documents, fields } = this.phrase;
    this.at++;
    this.document = documents[this.at] ?? noDocument;
    this.fields = fields[this.at] ?? 0;
    return this.document;
  }

  advance(document: number): number {
    while (this.document < document || this.at < 0) this.next();
    return this.document;
  }
}

/** The documents of a phrase; undefined if there are too many to be cached. */
function readPhrase(cursor: PhraseCursor): KnownPhrase | undefined {
  const documents: number[] = [];
  const fields: number[] = [];
  for (let document = cursor.next(); document !== noDocument; document = cursor.next()) {
    if (documents.length === mostKnown) return undefined;
    documents.push(document);
    fields.push(cursor.fields);
  }
  return { documents: Uint32Array.from(documents), fields: Uint8Array.from(fields) };
}

/** Iterates over the documents of a phrase, which are determined on first use. */
export function phraseCursorOf(segment: Segment, phrase: PhraseSource): Cursor | undefined {
  if (!phrase.isRead) {
    const cursor = PhraseCursor.of(segment, phrase.terms);
    phrase.known = cursor && readPhrase(cursor);
    phrase.isRead = true;
  }
  return phrase.known ? new KnownPhraseCursor(phrase.known) : PhraseCursor.of(segment, phrase.terms);
}
