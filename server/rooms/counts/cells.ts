import type { Value } from '../../search-engine/search-engine.ts';

/** The value of a cell in one of its dimensions, as the database function of its type writes it. */
export type CellValue = Value;

/** The conditions on counted cells; dimensions that are not named are unrestricted. */
export type CellConditions = Record<string, (value: CellValue) => boolean>;

/** A dimension that is counted by value. */
export interface CellFacet {
  name: string;
  dimension: string;
  /** The values of a cell that are counted; all values of an array, `1` if true, by default. */
  valuesOf?: ((value: CellValue) => readonly string[]) | undefined;
}

export interface CellCount {
  total: number;
  facets: Record<string, { value: string; count: number }[]>;
}

interface Dimension {
  /** For each cell the position of its value. */
  at: number[];
  values: CellValue[];
  places: Map<string, number>;
}

/** The counted values unless a facet specifies others: all values of an array, `1` if true. */
export function valuesOfCell(value: CellValue): readonly string[] {
  if (value === null || value === false) return [];
  if (value === true) return ['1'];
  return typeof value === 'object' ? value.map(String) : [String(value)];
}

/**
 * The cells of one type: the number of listings for each combination of filter values. Values are stored once, and
 * cells by position, so that tens of thousands of cells are scanned in a millisecond.
 */
export function createCells() {
  const slots = new Map<string, number>();
  const counts: number[] = [];
  const dimensions = new Map<string, Dimension>();

  function newSlot(cell: string): number {
    const slot = counts.length;
    for (const [name, value] of Object.entries(JSON.parse(cell) as Record<string, CellValue>)) {
      let dimension = dimensions.get(name);
      if (!dimension) {
        dimension = { at: [], values: [], places: new Map() };
        dimensions.set(name, dimension);
      }
      const key = JSON.stringify(value);
      let place = dimension.places.get(key);
      if (place === undefined) {
        place = dimension.values.push(value) - 1;
        dimension.places.set(key, place);
      }
      dimension.at[slot] = place;
    }
    counts.push(0);
    slots.set(cell, slot);
    return slot;
  }

  return {
    add(cell: string, more: number): void {
      const slot = slots.get(cell) ?? newSlot(cell);
      counts[slot] = (counts[slot] ?? 0) + more;
    },
    count(conditions: CellConditions, facets: readonly CellFacet[]): CellCount {
      const masks = Object.entries(conditions).map(([name, fits]) => {
        const { at = [], values = [] } = dimensions.get(name) ?? {};
        return { at, fits: values.map(fits) };
      });
      const summed = facets.map(({ dimension }) => {
        const { at = [], values = [] } = dimensions.get(dimension) ?? {};
        return { at, values, sums: new Array<number>(values.length).fill(0) };
      });
      let total = 0;
      for (let slot = 0; slot < counts.length; slot++) {
        const count = counts[slot] as number;
        if (count === 0 || !masks.every(({ at, fits }) => fits[at[slot] as number])) continue;
        total += count;
        for (const { at, sums } of summed) {
          const place = at[slot] as number;
          sums[place] = (sums[place] as number) + count;
        }
      }
      const found = facets.map(({ name, valuesOf = valuesOfCell }, index) => {
        const { values = [], sums = [] } = summed[index] ?? {};
        const byValue = new Map<string, number>();
        for (const [place, sum] of sums.entries()) {
          if (sum === 0) continue;
          for (const value of valuesOf(values[place] as CellValue)) {
            byValue.set(value, (byValue.get(value) ?? 0) + sum);
          }
        }
        return [name, [...byValue].map(([value, count]) => ({ value, count }))] as const;
      });
      return { total, facets: Object.fromEntries(found) };
    },
  };
}
export type Cells = ReturnType<typeof createCells>;
