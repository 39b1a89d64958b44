import { fitsOf, type IndexFilter } from './index-filter.ts';
import type { Filtered } from './ranking.ts';
import type { Value, ValueTables } from './value-table.ts';

/** The rows that pass a filter, all of which are counted. */
export interface Counted {
  total: number;
  /** The number of rows for each value of a dimension. */
  countValues(dimension: string): { value: Value; count: number }[];
  /** The number of rows whose values satisfy further conditions. */
  countWith(conditions: IndexFilter['conditions']): number;
}

/** Counts the rows that passed a filter, across all segments. */
export function countedOf(filtered: readonly Filtered[], tables: ValueTables): Counted {
  return {
    total: filtered.reduce((sum, { passed }) => sum + passed.length, 0),
    countWith: (conditions) =>
      filtered.reduce((sum, { segment, passed, matches }) => {
        const fits = fitsOf(segment.columns, conditions, tables);
        let count = 0;
        for (const index of passed) if (fits(matches.documents[index] as number)) count++;
        return sum + count;
      }, 0),
    countValues: (dimension) => {
      const { values = [] } = tables[dimension] ?? {};
      const counts = new Float64Array(values.length);
      /** The values that occur: few of all if few rows passed. */
      const counted: number[] = [];
      for (const { segment, passed, matches } of filtered) {
        const column = segment.columns.dimensions[dimension];
        if (!column) continue;
        for (const index of passed) {
          const value = column[matches.documents[index] as number] as number;
          if (counts[value] === 0) counted.push(value);
          counts[value] = (counts[value] as number) + 1;
        }
      }
      return counted
        .sort((one, other) => one - other)
        .map((number) => ({ value: values[number] as Value, count: counts[number] as number }));
    },
  };
}
