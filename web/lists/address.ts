/** An address: its path and query. */
export interface Address {
  path: string;
  search: string;
}

/** Parameters to set; null removes one. */
export type Changes = Record<string, string | null | undefined>;

/**
 * The address with changed filters. It leads to the first page, and without a point the sort by distance is
 * removed.
 */
export function addressWith({ path, search }: Address, changes: Changes): string {
  const params = new URLSearchParams(search);
  params.delete('after');
  params.delete('from');
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  if (!params.has('near')) {
    params.delete('by');
    params.delete('radius_km');
    if (params.get('sort') === 'nearest') params.delete('sort');
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The address without these parameters. */
export function addressWithout(address: Address, names: readonly string[]): string {
  return addressWith(address, Object.fromEntries(names.map((name) => [name, null])));
}
