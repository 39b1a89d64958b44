const metersPerMile = 1609.344;

/** Formatted miles: «0.4», «3», never 0. */
export function milesOfMeters(meters: number): number {
  const miles = meters / metersPerMile;
  return miles < 10 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles);
}

export function milesOfKm(km: number): number {
  return milesOfMeters(km * 1000);
}

export function kmOfMiles(miles: number): number {
  return Math.round((miles * metersPerMile) / 100) / 10;
}

/** The distances that a list can be filtered by. */
export const radiusMiles = [1, 3, 5, 10, 25] as const;
