import type { BusinessCard } from '../../../contract/businesses.ts';
import type { Explained } from '../../../contract/search-results.ts';
import { ResultsView } from '../../directory/ResultsView.tsx';
import { useDirectory } from '../../directory/use-directory.ts';
import { useAppSelector } from '../../store.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { useFoundList } from './use-found.ts';
import { whyOf } from './Why.tsx';

/** The row displays the first services as written, and highlights them. */
const showsWhy = ({ services, why }: BusinessCard & Explained) =>
  why?.in === 'details' && services.some(({ text }) => text === why.parts.join(''));

/** Places that match a query, in either language. */
export default function BusinessesFoundPage() {
  const { list, status, listKey } = useFoundList('business');
  const { filters, href } = useDirectory();
  const categories = useAppSelector((state) => state.services.categories.data);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  return (
    <ResultsView
      header={<ResultsHead type="business" />}
      list={list}
      status={status}
      listKey={listKey}
      states={states}
      categories={categories}
      category={filters.category}
      categoryHref={(one) => href({ category: one.id === filters.category ? null : String(one.id) })}
      hasWords
      nothing={<NothingFound type="business" />}
      whyOf={(business) => whyOf(showsWhy(business) ? { guessed: business.guessed } : business)}
    />
  );
}
