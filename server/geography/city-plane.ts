/* Planar approximation for the city: distances equal those of the database column `position`. */

/** Kilometers per degree of latitude. */
export const kmPerDegree = 111.195;
/** The ratio of a degree of longitude to a degree of latitude in New York. */
export const longitudeScale = 0.7585;
