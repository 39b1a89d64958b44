import { PhraseCursor } from './phrases.ts';
import { noDocument } from './postings.ts';
import type { Segment } from './segment.ts';

/** A wording of several words. */
export interface PhraseSource {
  terms: readonly string[];
  meaning: Uint8Array;
  /** Whether somebody went through the documents that have it. */
  isRead: boolean;
  /** These; undefined where they are many. */
  known: KnownPhrase | undefined;
}

/** The documents of a phrase in their order, and the fields in which each has it. */
interface KnownPhrase {
  documents: Uint32Array;
  fields: Uint8Array;
}

/** Goes through documents in their order. It begins before the first. */
export interface Cursor {
  document: number;
  fields: number;
  next(): number;
  advance(document: number): number;
}

/** The documents of a phrase that more have are not remembered: each takes five bytes. */
const mostKnown = 500;

/** Goes through the documents of a phrase that are known. */
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

/** The documents of a phrase; undefined where they are too many to be remembered. */
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

/** Goes through the documents of a phrase. Those that it has are found out the first time. */
export function phraseCursorOf(segment: Segment, phrase: PhraseSource): Cursor | undefined {
  if (!phrase.isRead) {
    const cursor = PhraseCursor.of(segment, phrase.terms);
    phrase.known = cursor && readPhrase(cursor);
    phrase.isRead = true;
  }
  return phrase.known ? new KnownPhraseCursor(phrase.known) : PhraseCursor.of(segment, phrase.terms);
}
