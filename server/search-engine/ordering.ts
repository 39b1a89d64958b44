import type { Columns } from './columns.ts';
import { distanceTo, type IndexFilter } from './index-filter.ts';
import type { Value, ValueTables } from './value-table.ts';

/** What a list is sorted by: a column, or what the value of a dimension stands for. */
export type IndexOrder = { isDescending: boolean } & (
  | { by: 'newest' | 'boost' | 'nearest' }
  /** What has no price comes last, whichever way. */
  | { by: 'price' }
  | { by: 'value'; dimension: string; keyOf: (value: Value) => number }
);

/** Tells of documents what they are sorted by; NaN where nothing tells it. */
export function sortKeysOf(
  columns: Columns,
  order: IndexOrder,
  { near }: IndexFilter,
  tables: ValueTables,
): (document: number) => number {
  const { publishedAt, boosts, prices } = columns;
  switch (order.by) {
    case 'newest':
      return (document) => publishedAt[document] as number;
    case 'boost':
      return (document) => boosts[document] as number;
    case 'nearest':
      return (document) => (near ? distanceTo(columns, document, near) : Number.NaN);
    case 'price': {
      const last = order.isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      return (document) => {
        const price = prices[document] as number;
        return Number.isNaN(price) ? last : price;
      };
    }
    case 'value': {
      const column = columns.dimensions[order.dimension];
      const keys = Float64Array.from(tables[order.dimension]?.values ?? [], order.keyOf);
      return (document) => keys[column?.[document] ?? -1] ?? Number.NaN;
    }
  }
}
