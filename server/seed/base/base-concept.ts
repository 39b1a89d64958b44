/** Wordings, in both languages, that ask for one and the same thing. */
export interface BaseConcept {
  slug: string;
  terms: string[];
}
