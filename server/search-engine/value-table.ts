/** What a listing is narrowed by: codes, figures, switches, ids with all that they lie in, what belongs together. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly number[]
  | readonly (string | number | null)[];

/**
 * The distinct values of a dimension, each with a number. Listings have few different categories, places, sizes or
 * conditions, so a column holds numbers, and a condition is asked once for each value instead of once for each listing.
 */
export interface ValueTable {
  readonly values: readonly Value[];
  /** The number of a value, which is added where it is new. Values are the same where their JSON is. */
  numberOf(value: Value): number;
}

/** Tables by the names of their dimensions. */
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
