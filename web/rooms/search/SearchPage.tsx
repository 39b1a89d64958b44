import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ResultsView } from '../../directory/ResultsView.tsx';
import { useDirectory } from '../../directory/use-directory.ts';
import { useAppSelector } from '../../store.ts';
import { Phrase } from '../../ui/Phrase.tsx';
import { NothingFound } from './NothingFound.tsx';

/** What was found for some words, in either language. */
export default function SearchPage() {
  const keyword = useParams().keyword?.trim() ?? '';
  const { filters, href } = useDirectory();
  const categories = useAppSelector((state) => state.services.categories.data);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const { data, status, key } = useAppSelector((state) => state.business.searchData);
  const list = useMemo(() => data && { data: data.data.business, meta: data.meta.business }, [data]);
  return (
    <ResultsView
      header={
        <h1>
          <Phrase of="directory:resultsFor" slot="query">
            <bdi dir="auto">{keyword}</bdi>
          </Phrase>
        </h1>
      }
      list={list}
      status={status}
      listKey={key}
      states={states}
      categories={categories}
      category={filters.category}
      categoryHref={(one) => href({ category: one.id === filters.category ? null : String(one.id) })}
      hasWords
      nothing={<NothingFound keyword={keyword} />}
    />
  );
}
