import { type Reason, why } from './reason.ts';

export type Level = 'error' | 'warning';

/** One line of the report. */
export interface Problem {
  line: number;
  column: string;
  level: Level;
  value: string;
  reason: Reason;
}

/** The columns of a file and how a mapping's names refer to them. */
export class Columns {
  readonly names: string[];
  readonly #places: Map<string, number>;

  constructor(names: string[]) {
    this.names = names;
    this.#places = new Map(names.map((name, index) => [name, index]));
  }

  /** The target of a name: a column, or, for `attributes.gender`, a path into the JSON of one. */
  find(name: string): { index: number; path: string[] } | undefined {
    const index = this.#places.get(name);
    if (index !== undefined) return { index, path: [] };
    const dot = name.indexOf('.');
    const column = dot > 0 ? this.#places.get(name.slice(0, dot)) : undefined;
    return column === undefined ? undefined : { index: column, path: name.slice(dot + 1).split('.') };
  }
}

/** One row of a file during mapping: its cells by name, and its problems. */
export class Row {
  readonly line: number;
  readonly problems: Problem[] = [];
  readonly #columns: Columns;
  readonly #cells: string[];
  readonly #parsed = new Map<number, unknown>();

  constructor(columns: Columns, line: number, cells: string[]) {
    this.#columns = columns;
    this.line = line;
    this.#cells = cells;
  }

  /** The cell, or the value at a path in its JSON; empty if there is none. */
  cell(name: string): string {
    const place = this.#columns.find(name);
    if (!place) return '';
    const text = this.#cells[place.index] ?? '';
    if (place.path.length === 0) return this.#clean(name, text);
    if (!this.#parsed.has(place.index)) this.#parsed.set(place.index, this.#parse(name, text));
    let value = this.#parsed.get(place.index);
    for (const step of place.path) {
      value =
        value !== null && typeof value === 'object' && Object.hasOwn(value, step)
          ? (value as Record<string, unknown>)[step]
          : undefined;
    }
    if (value === undefined || value === null) return '';
    return this.#clean(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }

  report(level: Level, column: string, reason: Reason): void {
    const value = this.cell(column);
    const same = JSON.stringify(reason);
    const known = (one: Problem) =>
      one.level === level && one.column === column && JSON.stringify(one.reason) === same;
    if (!this.problems.some(known)) this.problems.push({ line: this.line, column, level, value, reason });
  }

  get refused(): boolean {
    return this.problems.some((problem) => problem.level === 'error');
  }

  #parse(name: string, text: string): unknown {
    if (text === '') return undefined;
    try {
      return JSON.parse(text);
    } catch {
      this.report('warning', name.slice(0, name.indexOf('.')), why('no_json'));
      return undefined;
    }
  }

  /** Characters that the database rejects, and replacement characters of earlier decoding errors. */
  #clean(name: string, text: string): string {
    if (!/[\0\uFFFD]|\p{Cs}/u.test(text)) return text;
    const mended = text.replaceAll('\0', '').toWellFormed();
    const reason = why('lost_bytes');
    if (!this.problems.some((problem) => problem.column === name && problem.reason.key === reason.key)) {
      this.problems.push({ line: this.line, column: name, level: 'warning', value: mended, reason });
    }
    return mended;
  }
}
