import type { ListingKind } from '../../../contract/categories.ts';
import type { Point } from '../../../contract/places.ts';
import { knownStreet } from '../../geography/known-streets.ts';

/** About 100 m: enough to see the block, not the door. */
const decimals = 3;

/** Where a home lies, as far as everybody may know. The column `position` is rounded in the same way. */
export function approximate(point: Point | null): Point | null {
  if (!point) return null;
  const round = (degrees: number) => Number(degrees.toFixed(decimals));
  return { lat: round(point.lat), lng: round(point.lng) };
}

/** A street as it is published, and what else finds it. */
export interface PublicStreet {
  name: string;
  /** The street that it meets. */
  cross: string | null;
  /** Other spellings of both, for the search index. */
  spellings: readonly string[];
}

/**
 * The street of a listing as everybody may know it. Businesses publish their address as it stands; of everything else
 * only a recognized street is published, never the number of a house, however the address is written.
 */
export function publicStreet(kind: ListingKind, street: string | null): PublicStreet | null {
  if (kind === 'business') return street ? { name: street, cross: null, spellings: [] } : null;
  const known = knownStreet(street);
  return known && { name: known.name, cross: known.near, spellings: known.spellings };
}

/** All words of a street that a listing is found by. */
export function streetTexts(street: PublicStreet | null): string[] {
  return street ? [street.name, street.cross, ...street.spellings].filter((text) => text !== null) : [];
}

/** Where a job is, as its poster wrote it; of one who stays unnamed only a street that is recognized. */
export function publicLocation(location: string | null | undefined, anonymous: boolean): string | null {
  return anonymous ? (knownStreet(location ?? null)?.name ?? null) : (location ?? null);
}
