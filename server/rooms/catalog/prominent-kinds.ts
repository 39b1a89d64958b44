import type { ListingKind } from '../../../contract/categories.ts';
import type { SearchType } from '../../../contract/search-results.ts';

/**
 * The identifying parts of listings: the title, the category and the offer (`labels`), or all three. Descriptions also
 * mention other kinds of things: the carpenters that a manager directs.
 */
export type Prominence = 'title' | 'labels' | 'head';

/**
 * The identifying parts of listings by kind. The texts of jobs mention colleagues, and those of businesses what is
 * nearby; features of a home are often in its text only.
 */
export const prominenceOf: Partial<Record<ListingKind | SearchType, Prominence>> = {
  business: 'head',
  product: 'head',
  event: 'head',
  job: 'title',
};

/**
 * The same for results that lack a part of the query. A business is then what its category or its offer says: a café
 * called “Doctor Coffee” is no answer to “skin doctor”.
 */
export const looseProminenceOf: typeof prominenceOf = { ...prominenceOf, business: 'labels' };

/** Added to the looseness of a match in the identifying parts of listings. */
export const prominentLooseness = { head: 100, title: 200, labels: 300 } as const;
