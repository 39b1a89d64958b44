import { type ListAddress, useListAddress } from '../lists/use-list-address.ts';
import { type Filters, filtersOf } from './filters.ts';

export interface Directory extends ListAddress {
  filters: Filters;
}

/** The filters of the list of places in the address. */
export function useDirectory(): Directory {
  const list = useListAddress();
  return { ...list, filters: filtersOf(list.params) };
}
