import type { BusinessCard, BusinessDetail } from '../../contract/businesses.ts';
import type { Category } from '../../contract/categories.ts';
import type { Home, OurServices } from '../../contract/content.ts';
import type { ListMeta } from '../../contract/envelope.ts';
import type { State } from '../../contract/places.ts';
import type { SearchResults, Suggestion } from '../../contract/search-results.ts';
import type { GeneralSettings } from '../../contract/settings.ts';
import { createFetchSlice } from './create-fetch-slice.ts';

/* The spec's client data slices, as far as pages read them. Field names are the spec's. */

export interface BusinessList {
  data: BusinessCard[];
  meta: ListMeta;
}

export const settings = createFetchSlice('settings', {
  generalSettings: { initial: null as GeneralSettings | null },
});

export const home = createFetchSlice('home', {
  homeData: { initial: null as Home | null },
});

export const services = createFetchSlice('services', {
  servicesData: { initial: null as OurServices | null },
  categories: { initial: [] as Category[] },
});

export const business = createFetchSlice('business', {
  businessData: { initial: null as BusinessDetail | null },
  businessList: { initial: null as BusinessList | null },
  searchData: { initial: null as SearchResults | null },
  suggestions: { initial: [] as Suggestion[] },
  stateAndCity: { initial: [] as State[] },
});
