import type { Translate, WordKey } from '../i18n/words.ts';

const sortWords = {
  relevance: 'directory:sortRelevance',
  newest: 'directory:sortNewest',
  nearest: 'directory:sortNearest',
  price_low: 'post-lists:sortPriceLow',
  price_high: 'post-lists:sortPriceHigh',
  salary_high: 'post-lists:sortSalaryHigh',
} satisfies Record<string, WordKey>;
type SortName = keyof typeof sortWords;

interface Source {
  sorts: readonly SortName[];
  /** The order in the address. */
  sort: string | null;
  q: string | null;
  /** A point from which distances are measured. */
  near?: boolean;
}

/** The sort orders, and the current one of the API; only search results can be sorted by relevance. */
export function sortChoice({ sorts, sort, q, near = false }: Source, t: Translate) {
  const value = sort ?? (q !== null ? 'relevance' : near ? 'nearest' : 'newest');
  const options = sorts
    .filter((one) => one !== 'relevance' || q !== null || value === 'relevance')
    .map((one) => ({ value: one, label: t(sortWords[one]) }));
  return { value, options };
}
