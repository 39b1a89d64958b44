import type { CellConditions, CellValue } from '../counts/service.ts';

/** That a list of ids contains one. */
export const hasId = (id: number) => (value: CellValue) => (value as readonly number[]).includes(id);

/** That a listing is in all of some places; omitted ones, and 0, are unrestricted. */
export function isInPlaces(places: readonly (number | undefined)[]): CellConditions {
  const given = places.filter((id): id is number => id !== undefined && id !== 0);
  return given.length > 0 ? { city: (value) => given.every((id) => hasId(id)(value)) } : {};
}

/** The conjunction of both; a dimension in both has to satisfy both. */
export function both(one: CellConditions, other: CellConditions): CellConditions {
  const joined = { ...one };
  for (const [name, fits] of Object.entries(other)) {
    const before = one[name];
    joined[name] = before ? (value) => before(value) && fits(value) : fits;
  }
  return joined;
}
