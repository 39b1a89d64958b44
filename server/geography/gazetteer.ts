import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Coordinates } from './distance.ts';

/** The location of a ZIP code: its center, and the name of the post town in English. */
export interface ZipPlace extends Coordinates {
  city: string;
  /** Two letters: NY. */
  stateCode: string;
}

const require = createRequire(import.meta.url);

/** An entry of the zipcodes package (BSD), with the fields in the order of its data file. */
const ENTRY =
  /"(\d{5})":\{"zip":"\d{5}","latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"city":"([^"]*)","state":"([A-Z]{2})"/g;

/**
 * Reads the package's data file as text. Loading it as a module costs 95 MB and 350 ms, since it also builds lists
 * for every state and country; this takes less than half of the memory and a sixth of the time.
 *
 * @throws if the file has no entries: then the package has changed its format
 */
function readPlaces(): ReadonlyMap<string, ZipPlace> {
  const text = readFileSync(require.resolve('zipcodes/lib/codes.js'), 'utf8');
  const places = new Map<string, ZipPlace>();
  const cities = new Map<string, string>();
  for (const [, zip = '', lat, lng, city = '', stateCode = ''] of text.matchAll(ENTRY)) {
    const name = cities.get(city) ?? city;
    cities.set(name, name);
    places.set(zip, { lat: Number(lat), lng: Number(lng), city: name, stateCode });
  }
  if (places.size === 0) throw new Error('The zipcodes package has no entries in the expected format.');
  return places;
}

let places: ReadonlyMap<string, ZipPlace> | undefined;

/** All codes of some states, in their order. The first call reads the data. */
export function zipPlacesOf(stateCodes: ReadonlySet<string>): [zip: string, place: ZipPlace][] {
  places ??= readPlaces();
  return [...places]
    .filter(([, { stateCode }]) => stateCodes.has(stateCode))
    .sort(([a], [b]) => a.localeCompare(b));
}

/**
 * The location of a United States ZIP code, or undefined for anything else. ZIP+4 is reduced to its first five
 * digits. The first call reads the data.
 */
export function zipPlace(zip: string): ZipPlace | undefined {
  const code = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(zip)?.[1];
  if (!code) return undefined;
  places ??= readPlaces();
  return places.get(code);
}

/** Three-digit prefixes (sectional centers of the Postal Service) whose codes are all in the city. */
const CITY_PREFIXES = ['100', '101', '102', '103', '104', '111', '112', '113', '114', '116'];

/** Codes of Queens under a prefix that it shares with Nassau County: Glen Oaks and Floral Park. */
const CITY_CODES = ['11001', '11004', '11005'];

/** Whether an existing ZIP code is delivered in one of the five boroughs. */
export function isNewYorkCityZip(zip: string): boolean {
  const code = zip.trim().slice(0, 5);
  if (!zipPlace(code)) return false;
  return CITY_CODES.includes(code) || CITY_PREFIXES.some((prefix) => code.startsWith(prefix));
}
