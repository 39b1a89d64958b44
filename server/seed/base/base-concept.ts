/** Wordings with one meaning, in both languages. */
export interface BaseConcept {
  slug: string;
  terms: string[];
}
