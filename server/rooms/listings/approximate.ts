import type { Point } from '../../../contract/places.ts';

/** About 100 m: enough to see the block, not the door. */
const decimals = 3;

/** Where a home lies, as far as everybody may know. The column `position` is rounded in the same way. */
export function approximate(point: Point | null): Point | null {
  if (!point) return null;
  const round = (degrees: number) => Number(degrees.toFixed(decimals));
  return { lat: round(point.lat), lng: round(point.lng) };
}

const houseNumber =
  /^\s*(?:(?:no\.?|number|رقم)\s*)?#?\d+(?:\s*[-–/&]\s*\d+)?(?:-?[a-z])?(?:\s+1\/2)?(?:\s*[,،]\s*|\s+)(?=\S)/iu;
const unit =
  /[\s,،]+(?:(?:apt|apartment|unit|suite|ste|floor|fl)\b\.?\s*|(?:شقة|رقم)\s+|#\s*)[\p{L}\p{N}-]+\s*$/iu;

/** A street without the number of the house and of the flat: «120 34th St, Apt 4B» is «34th St». */
export function withoutNumber(street: string | null): string | null {
  if (street === null) return null;
  return street.replace(houseNumber, '').replace(unit, '').trim() || null;
}
