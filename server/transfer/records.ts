import { type Reason, why } from './reason.ts';

/** One record of a CSV file as it stands there, and the line that it begins on (the header is line 1). */
export interface RawRecord {
  line: number;
  text: string;
  /** What is wrong with its quotes; nothing when it is well formed. */
  error?: Reason;
}

/** A record that is longer than this (characters) has lost its closing quote somewhere. */
const longestRecord = 1_000_000;

type Scan = { end: number; next: number; lines: number; error?: Reason } | 'unfinished';

/**
 * Cuts a text that arrives in pieces into records: quoted fields may hold delimiters, doubled quotes and
 * line breaks of every sort. A record with a broken quote ends with its line and is marked, so that one
 * bad row never swallows the good ones after it. Empty lines are counted and passed over.
 */
export class RecordCutter {
  readonly #delimiter: string;
  #buffer = '';
  #line = 1;

  constructor(delimiter = ',') {
    this.#delimiter = delimiter;
  }

  /** Takes the next piece; answers the records that are complete by now. */
  push(piece: string): RawRecord[] {
    this.#buffer += piece;
    return this.#cut(false);
  }

  /** Says that nothing follows; answers the rest. */
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

  /** The first line alone, for a record whose quotes are broken: what follows may be good rows. */
  #firstLine(start: number, error = why('quote_open')): Scan {
    const found = /\r\n|\r|\n/g;
    found.lastIndex = start;
    const stop = found.exec(this.#buffer);
    const end = stop ? stop.index : this.#buffer.length;
    const next = stop ? found.lastIndex : end;
    return { end, next, lines: 1, error };
  }
}
