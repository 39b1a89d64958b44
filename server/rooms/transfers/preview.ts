import { stringify } from 'csv-stringify/sync';
import type { Either, Lang } from '../../../contract/locales.ts';
import { langs } from '../../../contract/locales.ts';
import type { Preview, RowProblem, TransferKind } from '../../../contract/transfers.ts';
import { defuse } from '../../transfer/defuse.ts';
import { formats } from '../../transfer/fields.ts';
import { rowMapper } from '../../transfer/map-row.ts';
import type { Mapping } from '../../transfer/mapping.ts';
import { type CsvOptions, openCsv } from '../../transfer/read-csv.ts';
import { type Reason, sentence } from '../../transfer/reason.ts';
import { Columns, type Problem } from '../../transfer/row.ts';
import { type Catalog, nameOf } from '../catalog/service.ts';
import type { ListingDraft } from '../listings/service.ts';

/** How a file is parsed, and for which kind. */
export interface Reading extends Pick<CsvOptions, 'delimiter' | 'encoding'> {
  path: string;
  kind: TransferKind;
  mapping: Mapping;
  catalog: Catalog;
  now: Date;
}

/** The maximum length of a displayed value, in characters. */
const previewLength = 200;

export function presentProblem({ reason, value, ...problem }: Problem, lang: Lang): RowProblem {
  return { ...problem, value: value.slice(0, previewLength), reason: sentence(lang, reason) };
}

/** The first rows of the file, unparsed. @throws TransferError */
export async function firstCells(path: string, options: CsvOptions, count: number) {
  const { header, portions } = await openCsv(path, options);
  const rows: string[][] = [];
  for await (const portion of portions) {
    for (const row of portion) {
      if (rows.length === count) break;
      if ('cells' in row) rows.push(row.cells.map((cell) => cell.slice(0, previewLength)));
    }
    if (rows.length === count) break;
  }
  return { columns: header, rows };
}

/** The first rows, parsed. @throws TransferError */
export async function previewRows(reading: Reading, lang: Lang, count: number): Promise<Preview> {
  const rows: Preview['rows'][number][] = [];
  const { header, portions } = await openCsv(reading.path, reading);
  const map = rowMapper(
    reading.mapping,
    formats[reading.kind],
    new Columns(header),
    reading.catalog,
    reading.now,
  );
  for await (const portion of portions) {
    for (const record of portion) {
      if (rows.length === count) return { rows };
      if ('error' in record) {
        const { line, text, error } = record;
        const problem = { line, column: '', level: 'error' as const, value: text, reason: error };
        rows.push({ line, refused: true, fields: [], problems: [presentProblem(problem, lang)] });
        continue;
      }
      const { row, draft } = map(record.line, record.cells);
      const problems = row.problems.map((problem) => presentProblem(problem, lang));
      const fields = draft ? presentDraft(draft, reading.catalog, lang) : [];
      rows.push({ line: record.line, refused: !draft, fields, problems });
    }
  }
  return { rows };
}

type PreviewField = Preview['rows'][number]['fields'][number];

function presentDraft(draft: ListingDraft, catalog: Catalog, lang: Lang): PreviewField[] {
  const plain = (name: string, value: unknown): PreviewField[] => {
    const text = textOf(name, value);
    return text === '' ? [] : [{ name, value: text.slice(0, previewLength), lang: null }];
  };
  const both = (name: string, text: Either): PreviewField[] =>
    langs.flatMap((one) => {
      const value = text[one]?.slice(0, previewLength);
      return value ? [{ name, value, lang: one }] : [];
    });
  const named = (rows: ({ name_en: string; name_ar: string } | undefined)[]) =>
    rows.flatMap((row) => (row ? [nameOf(row, lang)] : [])).join(lang === 'ar' ? '، ' : ', ');
  const place = named(catalog.placeChain(draft.placeId));
  return [
    ...both('title', draft.title),
    ...both('description', draft.description),
    ...plain('categories', named(draft.categoryIds.map((id) => catalog.category(id)))),
    ...plain('place', place),
    ...plain('street', draft.street),
    ...plain('zip', draft.zip),
    ...plain('phone', draft.phone),
    ...plain('email', draft.email),
    ...plain('priceCents', draft.priceCents),
    ...plain('verified', draft.verified),
    ...plain('anonymous', draft.anonymous),
    ...Object.entries(draft.detail).flatMap(([name, value]) => plain(camel(name), value)),
  ];
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '+';
  if (name.endsWith('Cents') && typeof value === 'number') return `$${(value / 100).toLocaleString('en-US')}`;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text === '{}' || text === '[]' ? '' : text;
}

/** The number of rows that are written at a time. */
const atOnce = 200;

/**
 * The rejected rows of the file, unparsed, with a column for the reasons: to be corrected and uploaded again.
 * @param also lines that only the database rejected, with reasons
 */
export async function* refusedRows(
  reading: Reading,
  lang: Lang,
  also: ReadonlyMap<number, Reason>,
): AsyncGenerator<Uint8Array> {
  const { header, portions } = await openCsv(reading.path, reading);
  const map = rowMapper(
    reading.mapping,
    formats[reading.kind],
    new Columns(header),
    reading.catalog,
    reading.now,
  );
  const column = freeName(header, lang === 'ar' ? 'المشكلة' : 'problem');
  const lines = (rows: string[][], mark = '') =>
    Buffer.from(
      mark +
        stringify(
          rows.map((row) => row.map(defuse)),
          { quoted_match: /\r|^\s|\s$/, record_delimiter: 'windows' },
        ),
    );
  yield lines([[...header, column]], '\uFEFF');
  let rows: string[][] = [];
  for await (const portion of portions) {
    for (const record of portion) {
      if ('error' in record) {
        const empty = header.slice(1).map(() => '');
        rows.push([record.text, ...empty, sentence(lang, record.error)]);
      } else {
        const { row, draft } = map(record.line, record.cells);
        const errors = row.problems.filter(({ level }) => level === 'error').map(({ reason }) => reason);
        const refusal = also.get(record.line);
        if (!draft || refusal) {
          const reasons = errors.length > 0 || !refusal ? errors : [refusal];
          rows.push([
            ...record.cells,
            reasons.map((reason) => sentence(lang, reason)).join(lang === 'ar' ? '؛ ' : '; '),
          ]);
        }
      }
      if (rows.length >= atOnce) {
        yield lines(rows);
        rows = [];
      }
    }
  }
  if (rows.length > 0) yield lines(rows);
}

function freeName(taken: readonly string[], name: string): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${name} ${number}`;
  return free;
}
