/** A value of a filter dimension: codes, numbers, booleans, ids with their ancestors, or combinations. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly number[]
  | readonly (string | number | null)[];

/**
 * The distinct values of a dimension, with numbers. Listings have few different categories, places, sizes or
 * conditions, so columns contain numbers, and a condition is evaluated once for each value instead of once for each
 * listing.
 */
export interface ValueTable {
  readonly values: readonly Value[];
  /** The number of a value, which is added if it is new. Values are equal if their JSON is. */
  numberOf(value: Value): number;
}

/** Tables by dimension. */
export type ValueTables = Readonly<Record<string, ValueTable>>;

export function createValueTable(known: readonly Value[] = []): ValueTable {
  const values = [...known];
  const numbers = new Map(values.map((value, number) => [JSON.stringify(value) ?? 'null', number]));
  return {
    values,
    numberOf(value) {
      const key = JSON.stringify(value) ?? 'null';
      const before = numbers.get(key);
      if (before !== undefined) return before;
      numbers.set(key, values.length);
      values.push(value);
      return values.length - 1;
    },
  };
}
