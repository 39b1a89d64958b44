import type { ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import type { SearchResults, SearchType } from '../../../contract/search-results.ts';

/** In the order of the tabs; written here, as the contract's own list brings its schemas along. */
export const kinds = [
  'business',
  'rent',
  'job',
  'product',
  'event',
  'blog',
  'guide',
] as const satisfies SearchType[];

/** The words of an address, as far as the API takes them; null where there are none. */
export function keywordOf(param: string | undefined): string | null {
  const words = [...(param?.trim() ?? '')];
  // Cut between characters: half of one is no word.
  while (words.join('').length > limits.query.max) words.pop();
  return words.join('').trim() || null;
}

/** How many results there are of some kinds together. */
export function totalOf(meta: Pick<SearchResults['meta'], SearchType>, of: readonly SearchType[] = kinds) {
  const lists: ListMeta[] = of.map((kind) => meta[kind]);
  return {
    total: lists.reduce((sum, { total }) => sum + total, 0),
    totalIsExact: lists.every(({ totalIsExact }) => totalIsExact),
  };
}

/** Where another kind of results is; the place is the one filter that all kinds know. */
export function cityQuery(params: URLSearchParams): string {
  const city = params.get('city');
  return city && /^[1-9]\d{0,8}$/.test(city) ? `?city=${city}` : '';
}
