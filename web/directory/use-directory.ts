import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type Address, addressWith, type Changes, type Filters, filtersOf } from './filters.ts';

export interface Directory {
  address: Address;
  filters: Filters;
  /** The address with filters changed. */
  href: (changes: Changes) => string;
  /** Goes there, leaving the page where it is scrolled to. */
  go: (changes: Changes) => void;
}

/**
 * What the address narrows the list to. While a change of filters is on its way, that is what it will
 * narrow it to, so that switches answer at once.
 */
export function useDirectory(): Directory {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  const address = { path: here.pathname, search };
  const href = (changes: Changes) => addressWith(address, changes);
  return {
    address,
    filters: filtersOf(new URLSearchParams(search)),
    href,
    go: (changes) => void navigate(href(changes), { preventScrollReset: true }),
  };
}
