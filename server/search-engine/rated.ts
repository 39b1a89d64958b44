import type { Columns } from './columns.ts';
import type { Value, ValueTables } from './value-table.ts';
import { lift, usualStars } from './weights.ts';

/** The dimension with the Bayesian mean of a business's reviews, to one decimal; null below five reviews. */
export const ratedDimension = 'rated';

/** The factor of a mean: 1 for the usual mean and for listings without one, at most one star more or less. */
function ratedFactor(mean: Value): number {
  if (typeof mean !== 'number') return 1;
  return 1 + lift.rated * Math.max(-1, Math.min(1, mean - usualStars));
}

/** Returns the factor of documents by their reviews; undefined if no listing of the kind has reviews. */
export function ratedLift(
  { dimensions }: Columns,
  tables: ValueTables,
): ((document: number) => number) | undefined {
  const column = dimensions[ratedDimension];
  const table = tables[ratedDimension];
  if (!column || !table) return undefined;
  const factors = Float64Array.from(table.values, ratedFactor);
  return (document) => factors[column[document] as number] ?? 1;
}
