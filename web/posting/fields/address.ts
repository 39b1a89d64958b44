import type { GazetteerEntry } from '../../../contract/gazetteer.ts';
import type { Point } from '../../../contract/places.ts';
import { westernDigits } from '../../../contract/search.ts';

/** The draft of an address. */
export interface AddressValue {
  street: string;
  cityId: number | null;
  /** Two letters: NY. */
  stateCode: string | null;
  zip: string;
  point: Point | null;
}

export const emptyAddress: AddressValue = { street: '', cityId: null, stateCode: null, zip: '', point: null };

const zipDigits = 5;

/** The digits of a ZIP code as typed: five, in Western digits; of ZIP+4 the first five. */
export function typedZip(text: string): string {
  return westernDigits(text).replace(/\D/g, '').slice(0, zipDigits);
}

export function isWholeZip(zip: string): boolean {
  return zip.length === zipDigits;
}

/**
 * The address with a place of the gazetteer: city and state, its ZIP code if it has one, and its center unless the
 * user has set the pin. An existing ZIP code outside the place is removed.
 */
export function withEntry(
  value: AddressValue,
  entry: GazetteerEntry,
  keeps: { point: boolean; zip: boolean },
): AddressValue {
  const { cityId, stateCode, zip, lat, lng } = entry;
  return {
    ...value,
    cityId,
    stateCode,
    zip: zip ?? (keeps.zip || cityId === value.cityId ? value.zip : ''),
    // The center of a ZIP code is more precise than that of its city.
    point: keeps.point || (keeps.zip && value.point) ? value.point : { lat, lng },
  };
}
