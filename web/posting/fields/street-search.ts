import type { Point } from '../../../contract/places.ts';

/** An address as a service of maps knows it. */
export interface FoundStreet {
  /** House number and street, in Latin letters as a postal address is written. */
  street: string;
  zip: string;
  point: Point | null;
}

/** An address that fits what was typed; the whole of it is asked for when it is taken. */
export interface StreetChoice {
  key: string;
  text: string;
  detail: string;
  find: () => Promise<FoundStreet>;
}

/** @throws when the service does not answer */
export type SearchStreets = (
  text: string,
  near: Point | null,
  signal: AbortSignal,
) => Promise<StreetChoice[]>;
