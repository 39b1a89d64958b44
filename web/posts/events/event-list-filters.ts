import type { EventCard } from '../../../contract/events.ts';
import type { Translate } from '../../i18n/words.ts';
import { type Facets, placeName } from '../../lists/facet-links.ts';
import { type Filters, oneOf, readFilters, readId } from '../../lists/reading.ts';
import type { RootState } from '../../store.ts';

/* As the contract spells them; written here so that no schema has to travel to the browser. */

const reading = {
  category: readId,
  price: oneOf('free', 'paid', 'donation'),
  audience: oneOf('everyone', 'families', 'children', 'youth', 'women', 'men', 'seniors'),
  city: readId,
  sort: oneOf('relevance', 'soonest', 'newest'),
};
export type EventListFilters = Filters<typeof reading>;

/** The filters that “clear all” removes: not the order. */
export const eventFilterNames = Object.keys(reading).filter((name) => name !== 'sort');

export function eventListFiltersOf(params: URLSearchParams): EventListFilters {
  return readFilters(reading, params);
}

const prices = { free: 'cards:free', paid: 'event-lists:paid', donation: 'event-cards:donation' } as const;

/** The label of a filter value: in the panel, and as a chip while it is active. */
export function eventFilterWords(
  name: keyof EventListFilters,
  value: string,
  { t, state, facets }: { t: Translate; state: Pick<RootState, 'business'>; facets: Facets },
): string | null {
  switch (name) {
    case 'category':
      return facets.category?.find((one) => one.value === value)?.label ?? value;
    case 'price':
      return t(prices[value as EventCard['priceType']]);
    case 'audience':
      return t(`event-cards:for_${value as EventCard['audience'][number]}`);
    case 'city':
      return placeName(state.business.stateAndCity.data, Number(value)) ?? value;
    default:
      return null;
  }
}
