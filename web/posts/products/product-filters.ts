import type { Translate } from '../../i18n/words.ts';

import { placeName } from '../../lists/facet-links.ts';
import { type Filters, oneOf, readDollars, readFilters, readId, readWords } from '../../lists/reading.ts';
import type { RootState } from '../../store.ts';
import { priceLimitWords } from '../../ui/Price.tsx';
import { conditionWords } from '../../ui/ProductCard.tsx';

/* As the contract spells them; repeated here so that no schema is bundled. */

export const productSorts = ['relevance', 'newest', 'price_low', 'price_high'] as const;

const reading = {
  main_id: readId,
  category_id: readId,
  type: oneOf('sale', 'buy'),
  q: readWords,
  condition: oneOf('new', 'used'),
  free: oneOf('1'),
  delivery: oneOf('1'),
  price_min: readDollars,
  price_max: readDollars,
  city: readId,
  sort: oneOf(...productSorts),
};
export type ProductFilters = Filters<typeof reading>;
export type ProductFilterName = keyof ProductFilters;

/** The filters that «clear all» removes: neither the side nor the order. */
export const productFilterNames = Object.keys(reading).filter((name) => name !== 'type' && name !== 'sort');

export function productFiltersOf(params: URLSearchParams): ProductFilters {
  return readFilters(reading, params);
}

/** The query string for the API. */
export function productQuery(filters: ProductFilters, params: URLSearchParams) {
  return { ...filters, after: params.get('after') };
}

/** A category of the marketplace by id. */
export function marketCategory(state: Pick<RootState, 'market'>, id: string | null | undefined) {
  return state.market.marketNav.data.find((category) => String(category.id) === id);
}

export const typeWords = { sale: 'products:tabSale', buy: 'products:tabBuy' } as const;

interface Known {
  t: Translate;
  state: Pick<RootState, 'market' | 'business'>;
}

/** The label of a filter value: in the panel, and as a chip while active. */
export function productFilterWords(
  name: ProductFilterName,
  value: string,
  { t, state }: Known,
): string | null {
  switch (name) {
    case 'main_id':
    case 'category_id':
      return marketCategory(state, value)?.name ?? value;
    case 'type':
      return t(typeWords[value as keyof typeof typeWords]);
    case 'q':
      return t('directory:searchWords', { query: value });
    case 'condition':
      return t(conditionWords[value as keyof typeof conditionWords]);
    case 'free':
      return t('cards:free');
    case 'delivery':
      return t('products:delivery');
    case 'price_min':
    case 'price_max':
      return priceLimitWords(name, value, t);
    case 'city':
      return placeName(state.business.stateAndCity.data, Number(value)) ?? value;
    default:
      return null;
  }
}
