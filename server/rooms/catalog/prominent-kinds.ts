import type { ListingKind } from '../../../contract/categories.ts';
import type { SearchType } from '../../../contract/search-results.ts';

/**
 * The identifying parts of listings: the title, or the title, the category and the offer. Descriptions also mention
 * other kinds of things: the carpenters that a manager directs.
 */
export type Prominence = 'title' | 'head';

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
