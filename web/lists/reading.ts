import { limits } from '../../contract/limits.ts';
import { westernDigits } from '../../contract/search.ts';

/** Parses the value of one filter as the API expects it; null if invalid. */
export type Read = (text: string) => string | null;
export type Reading = Record<string, Read>;
/** The filters of an address; null if absent. */
export type Filters<R extends Reading> = { [Name in keyof R]: string | null };

const pointForm = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

export const readId: Read = (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : null);

/** `lat,lng` in degrees. */
export const readPoint: Read = (text) => {
  if (!pointForm.test(text)) return null;
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? text : null;
};

export const readRadius: Read = (text) => {
  const km = Number(text);
  if (!text || !Number.isFinite(km) || km <= 0) return null;
  return String(Math.min(Math.max(km, limits.radiusKm.min), limits.radiusKm.max));
};

export const readWords: Read = (text) => text.trim().slice(0, limits.query.max) || null;

export function oneOf(...codes: readonly string[]): Read {
  return (text) => (codes.includes(text) ? text : null);
}

/** A number in multiples of `step` from 0 to `max`; digits of every script are accepted. */
export function numberUpTo(max: number, step = 1): Read {
  return (text) => {
    const digits = westernDigits(text).replace(/[\s,٬$]/g, '');
    const number = Number(digits);
    const fits = digits !== '' && number >= 0 && number <= max && Number.isInteger(number / step);
    return fits ? String(number) : null;
  };
}

/** Whole dollars. */
export const readDollars = numberUpTo(limits.priceCents.max / 100);

export function readFilters<R extends Reading>(reading: R, params: URLSearchParams): Filters<R> {
  const read = Object.fromEntries(
    Object.entries(reading).map(([name, of]) => [name, of(params.get(name) ?? '')]),
  ) as Record<string, string | null>;
  if (!read.near) {
    if ('radius_km' in read) read.radius_km = null;
    if (read.sort === 'nearest') read.sort = null;
  }
  return read as Filters<R>;
}
