/* The city is small enough to be a plane: distances are those of the column `position` of the database. */

/** Kilometers of a degree of latitude. */
export const kmPerDegree = 111.195;
/** Shrinks degrees of longitude to the length of degrees of latitude in New York. */
export const longitudeScale = 0.7585;
