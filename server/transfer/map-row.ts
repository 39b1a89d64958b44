import { hash } from 'node:crypto';
import type { Catalog } from '../rooms/catalog/service.ts';
import type { ListingDraft } from '../rooms/listings/service.ts';
import { fuse } from './defuse.ts';
import { makeDraft } from './draft.ts';
import { columnOf, columnsOf, evaluate, isBuilt, mappingColumns } from './evaluate.ts';
import { type FieldName, namesOf, type TransferFormat } from './fields.ts';
import { KeySet } from './key-set.ts';
import type { Condition, Mapping } from './mapping.ts';
import { placeFinder } from './place-finder.ts';
import { why } from './reason.ts';
import { type Columns, Row } from './row.ts';
import { TransferError } from './transfer-error.ts';
import { builderFor, setValue, specsOf, type Values } from './values.ts';

export interface MappedRow {
  row: Row;
  /** Null if the row is rejected; its problems state why. */
  draft: ListingDraft | null;
}

/** Keys that are longer than this (in characters) are stored as a hash. */
const longestKey = 200;

/**
 * Prepares a mapping for a file.
 * @returns a function that converts rows to listings, to be called in the order of the file: it remembers the keys
 * @throws TransferError if the mapping requires a column that the file lacks, or contains an unknown place
 */
export function rowMapper(
  whole: Mapping,
  format: TransferFormat,
  columns: Columns,
  catalog: Catalog,
  now: Date,
) {
  const fields = namesOf(format);
  const mapping = withoutMissing(whole, columns);
  requireColumns(mapping, fields, columns);
  const specs = specsOf(mapping, format);
  const mapped = new Set(specs.map(({ name }) => name));
  const findPlace = placeFinder(mapping.place, catalog);
  const seen = new KeySet();
  const repeats = new Map<string, number>();
  const columnNames = fieldColumns(mapping);

  /** The key of a row, which is rejected if it has none or a duplicate. */
  const keyOf = (row: Row, source: string): string | null => {
    const lists = mapping.key.every((part) => typeof part === 'string') ? [mapping.key] : mapping.key;
    const names = lists
      .map((list) => [list].flat())
      .find((list) => list.some((name) => row.cell(name).trim() !== ''));
    const column = (names ?? mapping.key.flat())[0] ?? '';
    const cells = names?.map((name) => fuse(row.cell(name)));
    if (!cells) {
      row.report('error', column, why('no_key'));
      return null;
    }
    const whole = cells.join('|');
    const key = whole.length > longestKey ? hash('sha256', whole) : whole;
    const first = seen.firstLine(`${source}\n${key}`, row.line);
    if (first === undefined) return key;
    if (mapping.repeated === 'refuse') {
      row.report('error', column, why('key_twice', { line: first }));
      return null;
    }
    const count = (repeats.get(key) ?? 1) + 1;
    repeats.set(key, count);
    return `${key}#${count}`;
  };

  return (line: number, cells: string[]): MappedRow => {
    const row = new Row(columns, line, cells);
    const refused: MappedRow = { row, draft: null };
    const skip = mapping.skipIf.find((condition) => holds(condition, row.cell(condition.column)));
    if (skip) {
      row.report('error', skip.column, skippedBy(skip));
      return refused;
    }
    const source = typeof mapping.source === 'string' ? mapping.source : evaluate(mapping.source, row);
    if (!source) {
      row.report('error', columnNames('source'), why('no_source'));
      return refused;
    }
    const key = keyOf(row, source);
    if (key === null) return refused;
    const values: Values = {};
    for (const field of specs) if (!isBuilt(field.spec)) setValue(values, field, row);
    const number = (value: unknown) => (typeof value === 'number' ? value : null);
    const found = findPlace(row, { lat: number(values.lat), lng: number(values.lng) });
    for (const field of specs) {
      const lang = field.name.endsWith('Ar') ? 'ar' : 'en';
      if (isBuilt(field.spec)) setValue(values, field, row, builderFor(lang, values, found.place, row));
    }
    const takesPoint = mapping.fields.lat !== undefined;
    if (takesPoint && found.isRough) {
      row.report('warning', columnNames('lat'), why('rough_point'));
    }
    const point = takesPoint ? found.point : null;
    const { place } = found;
    const input = {
      format,
      values,
      mapped,
      place,
      point,
      source: { name: source, key },
      now,
      columnOf: columnNames,
    };
    return { row, draft: makeDraft(input, catalog, row) };
  };
}

/** The mapping without optional fields whose columns the file lacks. */
function withoutMissing(mapping: Mapping, columns: Columns): Mapping {
  const fields = Object.entries(mapping.fields).filter(
    ([, spec]) => !spec?.optional || columnsOf(spec).every((name) => columns.find(name)),
  );
  return { ...mapping, fields: Object.fromEntries(fields) };
}

function requireColumns(mapping: Mapping, fields: string[], columns: Columns): void {
  const missing = mappingColumns(mapping, fields).filter((name) => !columns.find(name));
  if (missing.length === 0) return;
  throw new TransferError(
    `The mapping needs columns that the file doesn’t have: ${missing.join(', ')}. The file has: ${columns.names.join(', ')}.`,
    why('columns_missing', { missing }),
  );
}

/** The source column of a field, or of a part of a composed field. */
function fieldColumns(mapping: Mapping): (field: string) => string {
  const parts: Record<string, FieldName[]> = {
    title: ['titleEn', 'titleAr', 'title'],
    description: ['descriptionEn', 'descriptionAr', 'description'],
    point: ['lat', 'lng'],
    categoryId: ['categories'],
    categoryIds: ['categories'],
  };
  return (field) => {
    if (field === 'source') return typeof mapping.source === 'string' ? '' : columnOf(mapping.source);
    const { slug, borough, zip, lat } = mapping.place;
    const spec =
      field === 'place'
        ? (slug ?? borough ?? zip ?? lat ?? mapping.fields.lat)
        : (parts[field] ?? [field as FieldName]).map((name) => mapping.fields[name]).find(Boolean);
    return (spec && columnOf(spec)) || field;
  };
}

/** A mapping states reasons in one language or in both; without Arabic the rule itself is named. */
function skippedBy({ reason }: Condition) {
  const { en, ar } = typeof reason === 'string' ? { en: reason, ar: undefined } : reason;
  return why('skipped', { reason: en, ...(ar && { reasonAr: ar }) });
}

function holds({ in: values, below, above }: Condition, cell: string): boolean {
  const number = cell.trim() === '' ? Number.NaN : Number(cell);
  return (
    (values?.includes(cell) ?? false) ||
    (below !== undefined && number < below) ||
    (above !== undefined && number > above)
  );
}
