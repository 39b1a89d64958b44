/** A part of a question: a word or an expression, and everything that means the same. */
export interface QuestionUnit {
  /** Each a list of terms that follow each other. */
  wordings: readonly (readonly string[])[];
  /** So many of them, the first ones, surely mean the same; the rest are guesses. */
  sure: number;
  /** So many of them, the first ones, mean what was written; where these are none, all are guesses. Absent: all of them. */
  known?: number;
  /** Terms that begin so have the part, too. */
  beginning: string | undefined;
  /** The place that it names. */
  placeId: number | undefined;
  /** The categories that it names. */
  categoryIds: readonly number[];
  /** Where alone its words count: in the title, or in the title, the category and what is offered. Absent: anywhere. */
  within?: 'title' | 'head' | undefined;
}

/** What an index is asked. */
export interface IndexQuestion {
  /** At most 30. */
  units: readonly QuestionUnit[];
  /** Which units a listing must have: all of any of these sets, each as bits by the number of the unit. */
  required: readonly number[];
  /** Words in the running text do not count. */
  isHeadOnly: boolean;
  /** Whether listings that surely have what is required come before all that have it by a guess or a beginning. */
  isTiered: boolean;
  /** All terms of the question: what a title may begin with. */
  phrase: readonly string[];
}

/** Sets hold so many units at most. */
export const mostUnits = 30;
