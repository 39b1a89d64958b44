/** An address: where it is and what it says. */
export interface Address {
  path: string;
  search: string;
}

/** Parameters to set; null takes one away. */
export type Changes = Record<string, string | null | undefined>;

/**
 * The address with filters changed. It leads to the first page of the new list, and without a point there
 * is no distance from it.
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
