/* The scoring of listings, which the index in memory and PostgreSQL share. docs/search.md explains the values. */

/** The weight of a part of a query by the field in which a listing has it. */
export const worth = {
  title: 1,
  category: 0.7,
  offered: 0.65,
  text: 0.2,
  /** The factor for listings that match only uncertain interpretations or prefixes. */
  guessed: 0.8,
  /** Added if a title has a certain synonym. */
  meant: 0.15,
  /** Added if the listing is in the category that the part names. */
  itself: 0.35,
  /** The weight of a part that names a place, for listings elsewhere. */
  otherPlace: 0.3,
};
/** Added for the title as a whole, and for the kind of most matches. */
export const bonus = {
  begins: 0.2,
  beginsWithOne: 0.1,
  beginsWithKind: 0.15,
  holds: 0.15,
  brevity: 0.15,
  ofItsKind: 0.15,
};
/**
 * Added last if a listing has every part in a certain interpretation, or in any if all are uncertain: more than the
 * sum of everything else, so that certain matches rank before uncertain ones.
 */
export const sureTier = 4;
/** The maximum factors for completeness, freshness and distance, and for reviews: as much more or less. */
export const lift = { boost: 0.15, fresh: 0.05, near: 0.5, rated: 0.05 };
/** The mean of reviews that changes nothing: that of the imaginary reviews in `listing.rating_rank`. */
export const usualStars = 4;
/** The distance at which the distance factor is halved. */
export const nearKm = 1.5;
/** The age at which the freshness factor is halved. */
export const freshDays = 30;
