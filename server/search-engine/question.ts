/** A part of a query: a word or an expression, with all its synonyms. */
export interface QuestionUnit {
  /** Each a list of consecutive terms. */
  wordings: readonly (readonly string[])[];
  /** The number of wordings, from the first, that certainly mean the same; the rest are guesses. */
  sure: number;
  /** The number of wordings, from the first, that rank before the others. If omitted, all of them. */
  firstTier?: number;
  /** Terms with these prefixes match the part, too. */
  beginning: string | undefined;
  /** The place that it names. */
  placeId: number | undefined;
  /** The categories that it names. */
  categoryIds: readonly number[];
  /**
   * The fields in which its words count: the title, the category and the offer (`labels`), or these three (`head`). If
   * omitted, all.
   */
  within?: 'title' | 'labels' | 'head' | undefined;
}

/** A query of an index. */
export interface IndexQuestion {
  /** At most 30. */
  units: readonly QuestionUnit[];
  /** The units that a listing must have: all of any of these sets, each as bits by the number of the unit. */
  required: readonly number[];
  /** Words in the description do not count. */
  isHeadOnly: boolean;
  /** Whether listings that certainly have the requirements rank before all that match by a guess or a prefix. */
  isTiered: boolean;
  /** All terms of the query: the possible beginning of a title. */
  phrase: readonly string[];
  /** Other words for the kind of thing: a title that begins with one names it, rather than something of it. */
  beginnings?: readonly string[] | undefined;
}

/** The maximum number of units in a set. */
export const mostUnits = 30;
