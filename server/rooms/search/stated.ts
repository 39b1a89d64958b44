import type { SearchQuery, SearchType, StatedLimit } from '../../../contract/search-results.ts';
import { readStatedLimits } from '../catalog/service.ts';

/** A search of one type, with stated bedrooms and prices as filters. */
interface Narrowed {
  /** The query without the words of limits; filters of the URL remain. */
  query: SearchQuery;
  exactBedrooms: number | undefined;
  stated: StatedLimit[];
}

export type Narrowing = (query: SearchQuery, type: SearchType) => Narrowed;

/** A search for all of its words: none of them is a limit. */
export function unnarrowed(query: SearchQuery): Narrowed {
  return { query, exactBedrooms: undefined, stated: [] };
}

/**
 * Narrows a search of rentals by stated bedrooms and prices, one of products by prices, and leaves other types
 * unchanged.
 */
export function narrowedBy(query: SearchQuery, type: SearchType): Narrowed {
  if (type !== 'rent' && type !== 'product') return unnarrowed(query);
  const { limits, rest } = readStatedLimits(query.q);
  if (limits.length === 0 || (type === 'product' && limits.some(({ of }) => of === 'bedrooms'))) {
    return unnarrowed(query);
  }
  const stated = (of: StatedLimit['of']) => limits.find((limit) => limit.of === of)?.value;
  return {
    query: {
      ...query,
      q: rest,
      price_min: query.price_min ?? stated('price_min'),
      price_max: query.price_max ?? stated('price_max'),
    },
    // A minimum in the URL was selected after the words were typed.
    exactBedrooms: query.bedrooms === undefined ? stated('bedrooms') : undefined,
    stated: limits,
  };
}
