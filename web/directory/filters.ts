import type { QueryValue } from '../api.ts';
import { type Address, addressWithout } from '../lists/address.ts';
import { isByMap } from '../lists/map-area.ts';
import { oneOf, readFilters, readId, readPoint, readRadius, readWords } from '../lists/reading.ts';

/** As the contract spells them; repeated here so that no schema is bundled. */
export const sorts = ['relevance', 'nearest', 'newest', 'name', 'rated'] as const;
export type Sort = (typeof sorts)[number];

/** The filters of a list, parsed from its address. Invalid values are ignored. */
export interface Filters {
  category: number | null;
  city: number | null;
  openNow: boolean;
  verified: boolean;
  /** 4.5 stars or more. */
  rated: boolean;
  /** `lat,lng` in degrees. */
  near: string | null;
  /** The point is the center of a map view rather than a user's location: distances are meaningless. */
  byMap: boolean;
  radiusKm: number | null;
  q: string | null;
  sort: Sort | null;
  after: string | null;
}

/** The parameters that are filters; other parameters (`Page`, `lang`) are unchanged. */
const filterParams = [
  'category',
  'city',
  'open_now',
  'verified',
  'rated',
  'near',
  'by',
  'radius_km',
  'q',
] as const;
export type DirectoryChanges = Partial<
  Record<(typeof filterParams)[number] | 'sort' | 'after', string | null>
>;

const reading = {
  category: readId,
  city: readId,
  near: readPoint,
  radius_km: readRadius,
  q: readWords,
  sort: oneOf(...sorts),
};

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function isOn(text: string | null): boolean {
  return text === '1' || text === 'true';
}

export function filtersOf(params: URLSearchParams): Filters {
  const read = readFilters(reading, params);
  return {
    category: numberOf(read.category),
    city: numberOf(read.city),
    openNow: isOn(params.get('open_now')),
    verified: isOn(params.get('verified')),
    rated: isOn(params.get('rated')),
    near: read.near,
    byMap: read.near !== null && isByMap(params),
    radiusKm: numberOf(read.radius_km),
    q: read.q,
    sort: read.sort as Sort | null,
    after: params.get('after'),
  };
}

/** The order of the API response, whether the address names one or not. */
export function visibleSort(filters: Filters, hasWords = filters.q !== null): Sort {
  if (filters.sort) return filters.sort;
  return filters.near !== null && !filters.byMap && !hasWords ? 'nearest' : 'relevance';
}

/** The query string for the API. */
export function directoryQuery(filters: Filters): Record<string, QueryValue> {
  const { category, city, openNow, verified, rated, near, byMap, radiusKm, q, sort, after } = filters;
  return {
    category,
    city,
    open_now: openNow ? '1' : null,
    verified: verified ? '1' : null,
    rated: rated ? '1' : null,
    near,
    radius_km: radiusKm,
    q,
    sort: sort ?? (byMap ? 'relevance' : null),
    after,
  };
}

/** The number of active filters, without order and page. */
export function countOn(filters: Filters): number {
  const { category, city, openNow, verified, rated, near, q } = filters;
  return [category, city, openNow, verified, rated, near, q].filter(Boolean).length;
}

/** Whether the list is filtered, ordered or paged: such pages are not indexed. */
export function isNarrowed(filters: Filters): boolean {
  return countOn(filters) > 0 || filters.sort !== null || filters.after !== null;
}

/** The address without filters, with its order. */
export function addressWithoutFilters(address: Address): string {
  return addressWithout(address, filterParams);
}
