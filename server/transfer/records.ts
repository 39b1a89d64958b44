import { type Reason, why } from './reason.ts';

/** A record of a CSV file, unparsed, and the line that it begins on (the header is line 1). */
export interface RawRecord {
  line: number;
  text: string;
  /** The error in its quotes; undefined if it is well formed. */
  error?: Reason;
}

/** A record that is longer than this (in characters) lacks its closing quote. */
const longestRecord = 1_000_000;

type Scan = { end: number; next: number; lines: number; error?: Reason } | 'unfinished';

/**
 * Splits a text that arrives in chunks into records: quoted fields may contain delimiters, doubled quotes and line
 * breaks of every type. A record with an unbalanced quote ends with its line and is marked, so that one invalid row
 * never absorbs the valid ones after it. Empty lines are counted and skipped.
 */
export class RecordCutter {
  readonly #delimiter: string;
  #buffer = '';
  #line = 1;

  constructor(delimiter = ',') {
    this.#delimiter = delimiter;
  }

  /** Adds the next chunk. @returns the complete records */
  push(piece: string): RawRecord[] {
    this.#buffer += piece;
    return this.#cut(false);
  }

  /** Ends the input. @returns the remaining records */
  end(): RawRecord[] {
    return this.#cut(true);
  }

  #cut(last: boolean): RawRecord[] {
    const records: RawRecord[] = [];
    let start = 0;
    while (start < this.#buffer.length) {
      const scan = this.#scan(start, last);
      if (scan === 'unfinished') break;
      const text = this.#buffer.slice(start, scan.end);
      const { error } = scan;
      if (text !== '') records.push(error ? { line: this.#line, text, error } : { line: this.#line, text });
      this.#line += scan.lines;
      start = scan.next;
    }
    this.#buffer = this.#buffer.slice(start);
    return records;
  }

  #scan(start: number, last: boolean): Scan {
    const text = this.#buffer;
    let lines = 1;
    let quoted = false;
    let fieldStart = start;
    let error: Reason | undefined;
    for (let at = start; at < text.length; at++) {
      const char = text[at];
      if (quoted) {
        if (char === '"') {
          const after = text[at + 1];
          if (after === undefined && !last) return 'unfinished';
          if (after === '"') at++;
          else {
            quoted = false;
            if (after !== undefined && after !== this.#delimiter && after !== '\n' && after !== '\r') {
              error ??= why('text_after_quote');
            }
          }
        } else if (char === '\n' || (char === '\r' && text[at + 1] !== '\n')) lines++;
        if (quoted && at - start > longestRecord) return this.#firstLine(start);
      } else if (char === '"') {
        if (at === fieldStart) quoted = true;
        else error ??= why('quote_within');
      } else if (char === this.#delimiter) fieldStart = at + 1;
      else if (char === '\n' || char === '\r') {
        if (char === '\r' && at + 1 === text.length && !last) return 'unfinished';
        if (error && lines > 1) return this.#firstLine(start, error);
        const next = char === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
        return { end: at, next, lines, ...(error && { error }) };
      }
    }
    if (!last) return 'unfinished';
    if (quoted) return this.#firstLine(start);
    if (error && lines > 1) return this.#firstLine(start, error);
    return { end: text.length, next: text.length, lines, ...(error && { error }) };
  }

  /** The first line alone, for a record with unbalanced quotes: the following lines may be valid rows. */
  #firstLine(start: number, error = why('quote_open')): Scan {
    const found = /\r\n|\r|\n/g;
    found.lastIndex = start;
    const stop = found.exec(this.#buffer);
    const end = stop ? stop.index : this.#buffer.length;
    const next = stop ? found.lastIndex : end;
    return { end, next, lines: 1, error };
  }
}
