import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type Address, addressWith, type Changes } from './address.ts';

export interface ListAddress<C extends Changes = Changes> {
  address: Address;
  params: URLSearchParams;
  /** The address with filters changed. */
  href: (changes: C) => string;
  /** Goes there, leaving the page where it is scrolled to. */
  go: (changes: C) => void;
}

/**
 * What the address says of a list. While a change of filters is on its way, that is what it will say, so
 * that switches answer at once.
 */
export function useListAddress(): ListAddress {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  const address = { path: here.pathname, search };
  const href = (changes: Changes) => addressWith(address, changes);
  return {
    address,
    params: new URLSearchParams(search),
    href,
    go: (changes) => void navigate(href(changes), { preventScrollReset: true }),
  };
}
