import type { ListingKind } from '../../../../contract/categories.ts';
import type { Lang } from '../../../../contract/locales.ts';
import type { SearchType } from '../../../../contract/search-results.ts';

/*
 * The gold set: what people ask, and by which rule a listing of the public data sets is right. The rules were
 * written from reading the data (the cuisine of a register, the type of a product, the name on the door, the
 * neighbourhood of a point), before anything was searched for, and say nothing about how it is found.
 */

/** A listing as the rules see it: what its source says, in the spelling of the source. */
export interface GoldRow {
  id: number;
  kind: ListingKind;
  source: string;
  /** Both titles. */
  name: string;
  /** Both descriptions. */
  text: string;
  /** What it offers: the cuisine or trade of its register. */
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
  /** Who hires. */
  company: string;
}

export type Rule = (row: GoldRow) => boolean;

export interface GoldQuestion {
  q: string;
  lang: Lang;
  /** The list that the person looks at. */
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

/** Questions of one kind of list; several wordings may mean one and the same. */
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
