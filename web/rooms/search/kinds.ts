import type { ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import type { SearchResults, SearchType } from '../../../contract/search-results.ts';

/** In the order of the tabs; duplicated here, as importing the contract's list would load its schemas. */
export const kinds = [
  'business',
  'rent',
  'job',
  'product',
  'event',
  'blog',
  'guide',
] as const satisfies SearchType[];

/** The query of a URL, within the limits of the API; null if there is none. */
export function keywordOf(param: string | undefined): string | null {
  const words = [...(param?.trim() ?? '')];
  // Truncated between characters: half of a surrogate pair is not a word.
  while (words.join('').length > limits.query.max) words.pop();
  return words.join('').trim() || null;
}

/** The number of results of some kinds together. */
export function totalOf(meta: Pick<SearchResults['meta'], SearchType>, of: readonly SearchType[] = kinds) {
  const lists: ListMeta[] = of.map((kind) => meta[kind]);
  return {
    total: lists.reduce((sum, { total }) => sum + total, 0),
    totalIsExact: lists.every(({ totalIsExact }) => totalIsExact),
  };
}

/** The URL of another kind of results; the place is the only filter that all kinds support. */
export function cityQuery(params: URLSearchParams): string {
  const city = params.get('city');
  return city && /^[1-9]\d{0,8}$/.test(city) ? `?city=${city}` : '';
}
