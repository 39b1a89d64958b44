import type { Point } from '../../../contract/places.ts';

/** An address of a map service. */
export interface FoundStreet {
  /** House number and street, in Latin letters as on mail. */
  street: string;
  zip: string;
  point: Point | null;
}

/** A suggested address; its details are requested when it is selected. */
export interface StreetChoice {
  key: string;
  text: string;
  detail: string;
  find: () => Promise<FoundStreet>;
}

/** @throws if the service does not respond */
export type SearchStreets = (
  text: string,
  near: Point | null,
  signal: AbortSignal,
) => Promise<StreetChoice[]>;
