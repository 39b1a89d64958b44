import type { ListingKind } from '../../../../contract/categories.ts';
import type { Lang } from '../../../../contract/locales.ts';
import type { SearchType } from '../../../../contract/search-results.ts';

/*
 * The gold set: typical queries, and rules that determine which listings of the public data sets are correct
 * results. The rules were written from the data (the cuisine in a register, the type of a product, the name of a
 * business, the neighborhood of a point) before any search was run, and are independent of the search.
 */

/** A listing as the rules use it: with the values and spelling of its source. */
export interface GoldRow {
  id: number;
  kind: ListingKind;
  source: string;
  /** Both titles. */
  name: string;
  /** Both descriptions. */
  text: string;
  /** Services: the cuisine or trade in its register. */
  offers: string;
  /** Slugs, ancestors included. */
  categories: string[];
  places: string[];
  street: string;
  zip: string;
  bedrooms: number | null;
  accommodation: string | null;
  /** Of a product. */
  type: string;
  brand: string;
  color: string;
  condition: string | null;
  /** The employer. */
  company: string;
}

export type Rule = (row: GoldRow) => boolean;

export interface GoldQuestion {
  q: string;
  lang: Lang;
  /** The list that is searched. */
  type: SearchType;
  isRight: Rule;
}

export const all =
  (...rules: Rule[]): Rule =>
  (row) =>
    rules.every((rule) => rule(row));
export const any =
  (...rules: Rule[]): Rule =>
  (row) =>
    rules.some((rule) => rule(row));
export const name =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.name);
export const text =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.text);
export const offers =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.offers);
export const category =
  (...slugs: string[]): Rule =>
  (row) =>
    slugs.some((slug) => row.categories.includes(slug));
export const place =
  (...slugs: string[]): Rule =>
  (row) =>
    slugs.some((slug) => row.places.includes(slug));

const arabic = /\p{Script=Arabic}/u;

/** Queries of one kind of list; several wordings may be equivalent. */
export function asked(type: SearchType, kind: ListingKind, questions: [string | string[], Rule][]) {
  return questions.flatMap(([wordings, isRight]) =>
    [wordings].flat().map(
      (q): GoldQuestion => ({
        q,
        lang: arabic.test(q) ? 'ar' : 'en',
        type,
        isRight: (row) => row.kind === kind && isRight(row),
      }),
    ),
  );
}
