import { useLocation } from 'react-router';
import { type EventFilters, eventFiltersOf } from './event-filters.ts';

/** What the address narrows the calendar to. */
export function useEventFilters(): EventFilters {
  return eventFiltersOf(new URLSearchParams(useLocation().search));
}
