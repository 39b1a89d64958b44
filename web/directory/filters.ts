import { limits } from '../../contract/limits.ts';
import type { QueryValue } from '../api.ts';

/** As the contract spells them; written here so that no schema has to travel to the browser. */
export const sorts = ['relevance', 'nearest', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What an address narrows a list to. What it says wrongly counts as not said. */
export interface Filters {
  category: number | null;
  city: number | null;
  openNow: boolean;
  verified: boolean;
  /** `lat,lng` in degrees. */
  near: string | null;
  /** The point is the middle of a part of the map, not where somebody is: distances from it mean nothing. */
  byMap: boolean;
  radiusKm: number | null;
  q: string | null;
  sort: Sort | null;
  after: string | null;
}

/** The parameters that are filters; the rest of an address (`Page`, `lang`) is left as it is. */
const filterParams = ['category', 'city', 'open_now', 'verified', 'near', 'by', 'radius_km', 'q'] as const;
export type FilterParam = (typeof filterParams)[number] | 'sort' | 'after';
export type Changes = Partial<Record<FilterParam, string | null>>;

const mapMark = 'map';
const nearForm = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

function idOf(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function isOn(text: string | null): boolean {
  return text === '1' || text === 'true';
}

function radiusOf(text: string | null): number | null {
  const km = Number(text);
  if (!text || !Number.isFinite(km) || km <= 0) return null;
  return Math.min(Math.max(km, limits.radiusKm.min), limits.radiusKm.max);
}

function nearOf(text: string | null): string | null {
  if (!text || !nearForm.test(text)) return null;
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? text : null;
}

export function filtersOf(params: URLSearchParams): Filters {
  const near = nearOf(params.get('near'));
  const sort = sorts.find((one) => one === params.get('sort')) ?? null;
  return {
    category: idOf(params.get('category')),
    city: idOf(params.get('city')),
    openNow: isOn(params.get('open_now')),
    verified: isOn(params.get('verified')),
    near,
    byMap: near !== null && params.get('by') === mapMark,
    radiusKm: near === null ? null : radiusOf(params.get('radius_km')),
    q: params.get('q')?.trim().slice(0, limits.query.max) || null,
    sort: sort === 'nearest' && near === null ? null : sort,
    after: params.get('after'),
  };
}

/** The order that the API answers in, whether the address names one or not. */
export function sortShown(filters: Filters, hasWords = filters.q !== null): Sort {
  if (filters.sort) return filters.sort;
  return filters.near !== null && !filters.byMap && !hasWords ? 'nearest' : 'relevance';
}

/** The query of the API. */
export function directoryQuery(filters: Filters): Record<string, QueryValue> {
  const { category, city, openNow, verified, near, byMap, radiusKm, q, sort, after } = filters;
  return {
    category,
    city,
    open_now: openNow ? '1' : null,
    verified: verified ? '1' : null,
    near,
    radius_km: radiusKm,
    q,
    sort: sort ?? (byMap ? 'relevance' : null),
    after,
  };
}

/** How many filters are on; the order and the place in the list are none. */
export function countOn(filters: Filters): number {
  const { category, city, openNow, verified, near, q } = filters;
  return [category, city, openNow, verified, near, q].filter(Boolean).length;
}

/** Whether this is not the plain list: such pages are not for search engines. */
export function isNarrowed(filters: Filters): boolean {
  return countOn(filters) > 0 || filters.sort !== null || filters.after !== null;
}

/** An address: where it is and what it says. */
export interface Address {
  path: string;
  search: string;
}

/**
 * The address with filters changed; null takes one away. It leads to the first page of the new list,
 * and without a point there is no distance from it.
 */
export function addressWith({ path, search }: Address, changes: Changes): string {
  const params = new URLSearchParams(search);
  params.delete('after');
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

/** The address without any filter, its order kept. */
export function addressWithoutFilters(address: Address): string {
  return addressWith(address, Object.fromEntries(filterParams.map((name) => [name, null])));
}

/** A point as an address has it: 3 places are 110 m, near enough to look around and no nearer than that. */
export function nearText({ lat, lng }: { lat: number; lng: number }): string {
  return `${Number(lat.toFixed(3))},${Number(lng.toFixed(3))}`;
}

/** The changes that narrow a list to what a map shows. */
export function mapAreaChanges(centre: { lat: number; lng: number }, radiusKm: number): Changes {
  const bounded = Math.min(Math.max(radiusKm, limits.radiusKm.min), limits.radiusKm.max);
  return { near: nearText(centre), by: mapMark, radius_km: String(Number(bounded.toFixed(2))), sort: null };
}

const usualRadiusKm = 5;

/** The point and radius of an address, as a part of a map. */
export function areaOf({ near, radiusKm }: Filters) {
  if (near === null) return null;
  const [lat = 0, lng = 0] = near.split(',').map(Number);
  return { centre: { lat, lng }, radiusKm: radiusKm ?? usualRadiusKm };
}
