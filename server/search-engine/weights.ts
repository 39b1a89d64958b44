/* How listings are scored, by the index in memory and by PostgreSQL alike. docs/search.md explains the figures. */

/** What a part of a query is worth by where a listing has it. */
export const worth = {
  title: 1,
  category: 0.7,
  offered: 0.65,
  text: 0.2,
  /** The share of these that is left where a listing has only guesses at what is meant, or words that begin so. */
  guessed: 0.8,
  /** Added where a title has a wording that surely means the same. */
  meant: 0.15,
  /** Added where the listing is of a category that the part names. */
  itself: 0.3,
  /** Of a part that names a place, where the listing lies elsewhere. */
  otherPlace: 0.3,
};
/** Added for the title as a whole, and for being of the kind that most matches are of. */
export const bonus = { begins: 0.2, beginsWithOne: 0.1, holds: 0.15, brevity: 0.15, ofItsKind: 0.15 };
/**
 * Added at last where a listing has every part in a wording that is no guess, or in any where all are: more than
 * everything else together, so that what is sure comes before every guess.
 */
export const sureTier = 4;
/** By how much a score grows at most for being complete, fresh and near. */
export const lift = { boost: 0.15, fresh: 0.05, near: 0.5 };
/** A distance at which nearness counts half. */
export const nearKm = 1.5;
/** An age at which freshness counts half. */
export const freshDays = 30;
