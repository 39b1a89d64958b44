import type { ListingKind } from '../../../contract/categories.ts';
import type { Point } from '../../../contract/places.ts';
import { knownStreet } from '../../geography/known-streets.ts';

/** About 100 m: enough for the block, but not the house. */
const decimals = 3;

/** The public location of a rental. The column `position` is rounded in the same way. */
export function approximate(point: Point | null): Point | null {
  if (!point) return null;
  const round = (degrees: number) => Number(degrees.toFixed(decimals));
  return { lat: round(point.lat), lng: round(point.lng) };
}

/** A street as published, with its search words. */
export interface PublicStreet {
  name: string;
  /** The cross street. */
  cross: string | null;
  /** Other spellings of both, for the search index. */
  spellings: readonly string[];
}

/**
 * The public street of a listing. Businesses publish their address as written; otherwise only a recognized street
 * is published, never a house number, however the address is written.
 */
export function publicStreet(kind: ListingKind, street: string | null): PublicStreet | null {
  if (kind === 'business') return street ? { name: street, cross: null, spellings: [] } : null;
  const known = knownStreet(street);
  return known && { name: known.name, cross: known.near, spellings: known.spellings };
}

/** All search words of a street. */
export function streetTexts(street: PublicStreet | null): string[] {
  return street ? [street.name, street.cross, ...street.spellings].filter((text) => text !== null) : [];
}

/** The location of a job as its poster wrote it; for anonymous posters only a recognized street. */
export function publicLocation(location: string | null | undefined, anonymous: boolean): string | null {
  return anonymous ? (knownStreet(location ?? null)?.name ?? null) : (location ?? null);
}
