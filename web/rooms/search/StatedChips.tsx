import type { SearchType } from '../../../contract/search-results.ts';
import { searchPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { addressWith } from '../../lists/address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { type ActiveFilter, FilterChips } from '../../ui/FilterChips.tsx';
import { priceLimitWords } from '../../ui/Price.tsx';
import { useFound } from './use-found.ts';

/** The bedrooms and prices that were read from the query; each is a link to the query without it. */
export function StatedChips({ type }: { type: SearchType | null }) {
  const t = useWords();
  const { search } = useListAddress().address;
  const { data } = useFound();
  const chips: ActiveFilter[] = [];
  for (const { of, value, words, without } of data?.meta.stated ?? []) {
    const label =
      of === 'bedrooms' ? t('rental-cards:bedrooms', { count: value }) : priceLimitWords(of, value, t);
    const last = chips.at(-1);
    // Both ends of a range are stated by the same words, which are removed together.
    if (last?.key === words) last.label += ` · ${label}`;
    else {
      const path = without ? searchPath(without, type) : type === 'product' ? '/market-place' : '/Rent';
      chips.push({ key: words, label, href: addressWith({ path, search }, {}) });
    }
  }
  return <FilterChips filters={chips} />;
}
