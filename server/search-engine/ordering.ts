import type { Columns } from './columns.ts';
import { distanceTo, type IndexFilter, priceDimension } from './index-filter.ts';
import type { Value, ValueTables } from './value-table.ts';

/** The sort key of a list: a column, or a number derived from the value of a dimension. */
export type IndexOrder = { isDescending: boolean } & (
  | { by: 'newest' | 'boost' | 'nearest' }
  /** Documents without a price are last in both directions. */
  | { by: 'price' }
  | { by: 'value'; dimension: string; keyOf: (value: Value) => number }
);

/** Returns the sort key of documents; NaN if they have none. */
export function sortKeysOf(
  columns: Columns,
  order: IndexOrder,
  { near }: IndexFilter,
  tables: ValueTables,
): (document: number) => number {
  const { publishedAt, boosts } = columns;
  switch (order.by) {
    case 'newest':
      return (document) => publishedAt[document] as number;
    case 'boost':
      return (document) => boosts[document] as number;
    case 'nearest':
      return (document) => (near ? distanceTo(columns, document, near) : Number.NaN);
    case 'price': {
      const last = order.isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      const keyOf = (price: Value) => (typeof price === 'number' ? price : last);
      return valueKeys(columns, tables, { dimension: priceDimension, keyOf }, last);
    }
    case 'value':
      return valueKeys(columns, tables, order, Number.NaN);
  }
}

/** Returns the number derived from the value of a dimension. */
function valueKeys(
  { dimensions }: Columns,
  tables: ValueTables,
  { dimension, keyOf }: { dimension: string; keyOf: (value: Value) => number },
  missing: number,
): (document: number) => number {
  const column = dimensions[dimension];
  const keys = Float64Array.from(tables[dimension]?.values ?? [], keyOf);
  return (document) => keys[column?.[document] ?? -1] ?? missing;
}
