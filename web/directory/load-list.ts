import type { QueryValue } from '../api.ts';
import { type LoadContext, need } from '../loading.ts';
import { business, services } from '../state/slices.ts';
import { directoryQuery, filtersOf } from './filters.ts';

/** Loads a list of places: a page of it, its categories and its areas. */
export async function loadList(
  { store, url }: LoadContext,
  fixed: Record<string, QueryValue>,
): Promise<void> {
  const query = { ...directoryQuery(filtersOf(url.searchParams)), ...fixed };
  await Promise.all([
    need(store.dispatch(services.thunks.categories({ query: { type: 'business' } }))),
    need(store.dispatch(business.thunks.stateAndCity())),
    need(store.dispatch(business.thunks.businessList({ query }))),
  ]);
}
