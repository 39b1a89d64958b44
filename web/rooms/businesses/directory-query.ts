import type { QueryValue } from '../../api.ts';

/** The filters of the directory that stand in a page's address, spelt as the API spells them. */
export const filterNames = [
  'category',
  'city',
  'open_now',
  'verified',
  'near',
  'radius_km',
  'q',
  'sort',
  'after',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The query of the API that a page's address asks for; what the address does not name stays out. */
export function directoryQuery(url: URL): Record<FilterName, QueryValue> {
  return Object.fromEntries(filterNames.map((name) => [name, url.searchParams.get(name)])) as Record<
    FilterName,
    QueryValue
  >;
}
