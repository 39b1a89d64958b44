import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type Address, addressWith, type Changes } from './address.ts';

export interface ListAddress<C extends Changes = Changes> {
  address: Address;
  params: URLSearchParams;
  /** The address with changed filters. */
  href: (changes: C) => string;
  /** Navigates there without scrolling. */
  go: (changes: C) => void;
}

/**
 * The filters in the address of a list. During navigation, those of the next address, so that switches respond at
 * once.
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
